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

/** Chances that differ by no more than this, in hundredths, are told as equally good. */
const CLOSE = 3;

/** A hint while a game is being prepared: what is advised and why, but not how likely anybody wins. */
export function withoutChances(hint: Told): Told {
  const [best, next] = hint.choices;
  if (!best || best.chance === null) return hint;
  const isAhead = best.chance - (next?.chance ?? 0) > CLOSE;
  // What there is nothing to compare with is told without a number.
  const keeps = hint.goesOn || next === undefined;
  return { ...hint, text: keeps ? hint.text : inBoth(isAhead ? 'web-hint-first' : 'web-hint-among'), choices: hint.choices.map((it) => ({ ...it, chance: null })) };
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
