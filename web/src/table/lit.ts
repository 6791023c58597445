import type { Choice, Json, Question } from '../documents';
import type { GameSurface, Thing } from '../games/surface';
import { variant } from '../words/args';

export interface Lit {
  /** Things on the table, each with the numbers of the options that name it. */
  things: Map<Thing, number[]>;
  /** Options that name nothing on the table: they are buttons. */
  buttons: number[];
}

/** Where on the table the answers to a question are. */
export function litBy(question: Question | null, view: Json, surface: Pick<GameSurface, 'thingOf'>): Lit {
  const lit: Lit = { things: new Map(), buttons: [] };
  question?.options.forEach((choice, at) => {
    const thing = surface.thingOf(choice, view, question.kind);
    if (thing === null) lit.buttons.push(at);
    else lit.things.set(thing, [...(lit.things.get(thing) ?? []), at]);
  });
  return lit;
}

/** Whether two choices are the same. */
export function same(a: Choice, b: Choice): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether two choices are of one kind, whatever they name. */
export function alike(a: Choice, b: Choice): boolean {
  return variant(a)[0] === variant(b)[0];
}

/** Whether a question may be answered so: where options are examples, anything may be tried that is of their kind. */
export function offers({ coverage, options }: Question, choice: Choice): boolean {
  return options.some((it) => same(it, choice) || (coverage === 'sample' && alike(it, choice)));
}
