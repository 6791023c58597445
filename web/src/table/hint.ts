import type { Choice, Hint, Question } from '../documents';
import { inBoth } from '../words/reader.svelte';
import { offers, same } from './lit';

/** The answers that a hint advises, in their order. */
export function planOf(hint: Hint | null): Choice[] {
  const best = hint?.choices[0];
  return best ? [best, ...best.then].map((it) => it.choice) : [];
}

/** A hint as it is shown: whole, or what is left of an action that was begun. Of that nothing is known but its steps. */
export interface Told extends Hint {
  goesOn?: boolean;
}

/** What is left of a hint after an answer: the rest of the action it advises, where the answer begins that. What was said for the whole is not said of it. */
export function restOf(hint: Told | null, answer: Choice): Told | null {
  const best = hint?.choices[0];
  const [next, ...then] = best?.then ?? [];
  return hint && best && next && same(best.choice, answer) ? { ...hint, goesOn: true, text: inBoth('web-hint-goes-on'), choices: [{ ...best, ...next, then }] } : null;
}

/** A hint, as long as it answers what is asked. */
export function fitting(hint: Told | null, question: Question | null): Told | null {
  const [first] = planOf(hint);
  return question && first !== undefined && offers(question, first) ? hint : null;
}
