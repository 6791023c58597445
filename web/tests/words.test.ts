import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { argOf, argsOf, kebab, variant } from '../src/words/args';
import { cast, events, questions, wordsOf } from './fixtures';
import { a, de, typeset } from '../src/words/french';
import { inches } from '../src/words/lengths';
import { addWords, inBoth } from '../src/words/reader.svelte';

describe('documents become messages as in the words crate', () => {
  it('names the variant and its arguments', () => {
    const nested = { Paid: { by: 1, pool: { dice: 3, of: null }, all: true } };
    expect(variant(nested)).toEqual(['paid', { by: 1, 'pool-dice': 3, 'pool-of': '', all: 'yes' }]);
    expect(variant('AllDone')).toEqual(['all-done', {}]);
    expect(variant({ Cards: ['a', null, 'b'] })).toEqual(['cards', { it: 'a, ?, b' }]);
    expect(variant({ Pass: null })).toEqual(['pass', {}]);
    expect(variant({})[0]).toBe('nothing');
    expect(argsOf(3)).toEqual({ it: 3 });
    expect(['3', '-1', '03', '3a', ''].map(argOf)).toEqual([3, -1, '03', '3a', '']);
  });

  it.each([['HitsThrough', 'hits-through'], ['TPGained', 'tp-gained'], ['TakeTP', 'take-tp'], ['snake_case', 'snake-case'], ['already-kebab', 'already-kebab']])('%s is %s', (name, id) => {
    expect(kebab(name)).toBe(id);
  });
});

describe('message files', () => {
  const folder = new URL('../../data/words/', import.meta.url);
  it.each(readdirSync(folder).filter((it) => it.endsWith('.ftl')))('%s says each thing once', (name) => {
    const ids = [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^-?[a-z][\w-]*(?= *=)/gm)].map(([id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe('points', () => {
  it('are told with the names of their players', () => {
    const told = (lang: 'fr' | 'en') => {
      const words = wordsOf(lang);
      words.add('toy-over = { SCORES($scores) } VP');
      return words.sayOf('toy-over', { scores: [8, 15] }, { ...cast, seats: ['Ada', ''] });
    };
    expect(told('en')).toBe('Ada: 8, Player 2: 15 VP');
    expect(told('fr')).toBe('Ada\u00a0: 8, Joueur 2\u00a0: 15 VP');
  });
});

describe.each(['fr', 'en'] as const)('the same texts as the engine, in %s', (lang) => {
  const words = wordsOf(lang);

  it.each(Object.entries(events))('%s', (_, event) => {
    expect(words.tell('cardgame-event', event.what, cast)).toBe(event.text[lang]);
  });

  it.each(Object.entries(questions))('choices of %s', (_, { question }) => {
    const told = question.options.map((it) => words.tell('cardgame-choice', it, cast, { kind: question.kind }));
    expect(told).toEqual(question.labels.map((it) => it[lang]));
  });

  it.each(Object.entries(questions))('the question %s', (kind, { question }) => {
    const args = Object.fromEntries(Object.entries(question.about).map(([name, value]) => [name, argOf(value)]));
    expect(words.say(`cardgame-ask-${kind}`, args, cast)).toBe(question.text[lang]);
  });

  it('counts equal things and hidden ones', () => {
    const drew = { drew: { seat: 3, cards: ['def.amy', null, null, 'def.amy'] } };
    const text = words.tell('cardgame-event', drew, cast);
    expect(text).toContain('Amy Pond ×2');
    expect(text).toContain(lang === 'fr' ? '2 cartes cachées' : '2 hidden cards');
  });

  it('calls a seat without a name by its number', () => {
    expect(words.tell('cardgame-event', { 'turn-began': { seat: 1 } }, { ...cast, seats: [] })).toMatch(/(Player|Joueur|Joueuse).* 2/);
  });

  it('tells of whoever discards nothing', () => {
    const told = lang === 'fr' ? 'ne défausse rien.' : 'discards nothing.';
    const text = (cards: string[]) => words.tell('cardgame-event', { exchanged: { seat: 0, cards } }, cast);
    expect(text([])).toContain(told);
    expect(text(['def.amy'])).not.toContain(told);
  });

  it('shows the key of a message that does not exist', () => {
    expect(words.say('no-such-thing')).toBe('⟪no-such-thing⟫');
  });
});

describe('French', () => {
  it('joins its articles and elides its vowels', () => {
    expect(['Ada', 'Bob', 'Le Docteur', 'La Bête', "L'Ood", 'Les Clercs'].map(de)).toEqual(["d'Ada", 'de Bob', 'du Docteur', 'de la Bête', "de l'Ood", 'des Clercs']);
    expect(['Ada', 'Le Docteur', 'La Bête', "L'Ood", 'Les Clercs'].map(a)).toEqual(['à Ada', 'au Docteur', 'à la Bête', "à l'Ood", 'aux Clercs']);
  });

  it('keeps its signs with their words', () => {
    expect(typeset('fr', 'Quoi ? « Rien » : 5 % ; voilà !')).toBe('Quoi\u00a0? «\u00a0Rien\u00a0»\u00a0: 5\u00a0%\u00a0; voilà\u00a0!');
    expect(typeset('en', 'What : this')).toBe('What : this');
  });
});

it('messages of two games may have the same name: the game opened last tells its own', () => {
  const files = (text: string) => ({ fr: `fault-of-both = ${text} (fr)`, en: `fault-of-both = ${text} (en)` });
  for (const game of ['one', 'other', 'one']) {
    addWords(game, files(game));
    expect(inBoth('fault-of-both')).toEqual({ fr: `${game} (fr)`, en: `${game} (en)` });
  }
});

describe('lengths', () => {
  it.each([['2540', '1', '1'], ['3810', '1.5', '1,5'], ['12725', '5.01', '5,01'], ['-2540', '−1', '−1'], ['0', '0', '0'], ['?', '?', '?']])('%s are %s inches', (length, en, fr) => {
    expect([inches('en', length), inches('fr', length)]).toEqual([en, fr]);
  });
});
