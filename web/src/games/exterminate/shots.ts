import type { Choice, Question } from '../../documents';
import { of, t } from '../../words/reader.svelte';
import type { Between } from './measures';
import { names, sum, thing } from './telling';
import { parts, thingOf } from './things';

/** A shot that can be made. */
export interface Shot {
  label: string;
  /** What is answered; further answers are given once the table asks for them. */
  choices: [Choice, ...Choice[]];
}

const SHOTS = ['shoot', 'suppress', 'also'];

/** Shots at somebody that are offered; before the shooter is picked, those that nothing forbids. */
export function shotsAt(question: Question, facts: Between, picks: string | null): Shot[] {
  const target = facts.to ?? '';
  if (picks === null) {
    return question.options.flatMap((choice, at) => {
      const label = question.labels[at];
      const fits = SHOTS.includes(parts(choice)[0]) && thingOf(choice) === `figure:${target}`;
      return fits && label ? [{ label: of(label), choices: [choice] as [Choice] }] : [];
    });
  }
  const free = (facts.shot?.weapons ?? []).filter((it) => !it.rule && sum(it.dice) > 0);
  return free.map(({ weapon, cards = [] }) => ({
    label: t(cards.length ? 'web-exterminate-shoot-with' : 'web-exterminate-shoot', { name: thing(target), weapon: thing(weapon), cards: names(cards) }),
    choices: [{ figure: picks }, { shoot: { with: weapon, target, ...(cards.length ? { cards } : {}) } }],
  }));
}

/** The only shot that costs no card. */
export function plainShot(shots: Shot[]): Shot | undefined {
  const [only, ...others] = shots.filter(({ choices }) => !choices.some(costsCard));
  return others.length ? undefined : only;
}

function costsCard(choice: Choice): boolean {
  const [, it] = parts(choice);
  return typeof it === 'object' && it !== null && 'cards' in it;
}

/** Whether a shot is made at once, and its odds can be told. */
export function hasOdds({ choices }: Shot): boolean {
  return choices.some((it) => parts(it)[0] === 'shoot');
}

export function oddsOf({ choices }: Shot): Choice {
  return choices.length === 1 ? choices[0] : choices;
}
