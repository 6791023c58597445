import type { Choice, Hint, Question } from '../documents';
import { offers, same } from './lit';

/** The answers that a hint advises, in their order. */
export function planOf(hint: Hint | null): Choice[] {
  const best = hint?.choices[0];
  return best ? [best, ...best.then].map((it) => it.choice) : [];
}

/** What is left of a hint after an answer: the rest of the action it advises, where the answer begins that. */
export function restOf(hint: Hint | null, answer: Choice): Hint | null {
  const best = hint?.choices[0];
  const [next, ...then] = best?.then ?? [];
  return hint && best && next && same(best.choice, answer) ? { ...hint, choices: [{ ...best, ...next, then }] } : null;
}

/** A hint, as long as it answers what is asked. */
export function fitting(hint: Hint | null, question: Question | null): Hint | null {
  const [first] = planOf(hint);
  return question && first !== undefined && offers(question, first) ? hint : null;
}
