import { readFileSync } from 'node:fs';
import { parse, type TomlTable } from 'smol-toml';
import type { Both, GameEvent, Json, Lang, Question } from '../src/documents';
import { Words, type Cast } from '../src/words/words';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

export const questions = JSON.parse(file('fixtures/questions.json')) as Record<string, { question: Question; view: Json }>;
export const events = JSON.parse(file('fixtures/events.json')) as Record<string, GameEvent & { text: Both }>;

export const wordFile = (name: string) => file(`../../data/words/${name}.ftl`);

export function wordsOf(lang: Lang): Words {
  const files = ['cardgame', 'web', 'web-miniatures', 'web-sotas', 'web-exterminate'];
  return new Words(lang, [wordFile(lang), ...files.map((it) => wordFile(`${it}.${lang}`))]);
}

const deck = parse(file('../../data/cardgame/deck.toml'));
const cards = new Map(Object.values(deck).flatMap((group) => (Array.isArray(group) ? (group as TomlTable[]) : [])).map((it) => [String(it['id']), it]));

export const cast: Cast = {
  seats: ['Ada', 'Bob', 'Cléo', 'Dan'],
  thing: (lang, id) => String(cards.get(id)?.[lang] ?? id),
};
