import type { Choice, GameEvent, Question, Snapshot, Told } from '../documents';
import { shelf } from '../state/shelf.svelte';
import { argOf } from '../words/args';
import { inWords, of, reader } from '../words/reader.svelte';
import { typeset } from '../words/french';
import type { Cast } from '../words/words';

/** Who and what the texts of a table may name. */
export function castOf(game: string, seats: string[]): Cast {
  return { seats, thing: (lang, id) => shelf.name(game, lang, id) };
}

/** An event in the reader's language: as it was told, or told here from the same messages. */
export function tell(event: GameEvent, game: string, seats: string[]): string {
  if (event.text) return of(event.text);
  return typeset(reader.lang, reader.words.tell(`${game}-event`, event.what, castOf(game, seats)));
}

/** A table whose question is in words, if it has one; from here on its things are called as it says. */
export function worded(table: Told): Snapshot {
  const { game, question } = table;
  shelf.call(game, table.titles);
  if (!question) return { ...table, question };
  const { kind, about, options } = question;
  const cast = castOf(game, table.seats.map((it) => it.name));
  const argsOf = (it: Record<string, string>) => Object.fromEntries(Object.entries(it).map(([name, value]) => [name, argOf(value)]));
  const args = argsOf(about);
  const text = question.text ?? inWords((words) => words.say(`${game}-ask-${kind}`, args, cast));
  const label = (it: Choice, at: number) => {
    const means = argsOf(question.remarks?.[at] ?? {});
    return inWords((words) => words.tell(`${game}-choice`, it, cast, { kind, ...means }));
  };
  return { ...table, question: distinct({ ...question, text, labels: question.labels ?? options.map(label) }) };
}

/** A question whose options all read differently: of examples that are called alike, the first stands for all. */
export function distinct(question: Question): Question {
  const { coverage, options, labels, remarks } = question;
  if (coverage !== 'sample') return question;
  const called = labels.map(({ fr, en }) => `${fr}\n${en}`);
  const isFirst = (_: unknown, at: number) => called.indexOf(called[at] ?? '') === at;
  return { ...question, options: options.filter(isFirst), labels: labels.filter(isFirst), ...(remarks ? { remarks: remarks.filter(isFirst) } : {}) };
}
