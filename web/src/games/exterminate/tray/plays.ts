import type { Choice, Question } from '../../../documents';
import type { Means, Reroll, Whose } from '../../../generated/exterminate';

/** What a window offers, told apart. */
export interface Offers {
  /** The number of the pass. */
  pass: number | null;
  /** Cards and whatever else needs no dice to be picked. */
  plays: number[];
  /** Ways to roll dice again. */
  rerolls: Way[];
}

/** A way to roll dice again: by what, and which dice it is good for. */
export interface Way {
  by: Means;
  /** Any dice, one die, or only those that are offered. */
  takes: 'any' | 'one' | 'these';
  /** Examples: dice whose re-roll makes sense. */
  offered: { of: Whose; dice: string; at: number }[];
}

/** The re-roll that an option is. */
export function rerollOf(choice: Choice): Reroll | null {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice) || !('reroll' in choice)) return null;
  return choice['reroll'] as unknown as Reroll;
}

export function offersOf(question: Question): Offers {
  const offers: Offers = { pass: null, plays: [], rerolls: [] };
  question.options.forEach((choice, at) => {
    const reroll = rerollOf(choice);
    if (choice === 'pass') offers.pass = at;
    else if (!reroll) offers.plays.push(at);
    else {
      const known = offers.rerolls.find((it) => same(it.by, reroll.by));
      const way = known ?? { by: reroll.by, takes: takes(reroll.by, question.kind), offered: [] };
      if (!known) offers.rerolls.push(way);
      way.offered.push({ of: reroll.of ?? 'attack', dice: reroll.dice, at });
    }
  });
  return offers;
}

function takes(by: Means, kind: string): Way['takes'] {
  if (by === 'fate' || by === 'fate-card' || by === 'card') return 'any';
  if (by === 'disintegrate' || (typeof by === 'object' && 'clever' in by)) return 'one';
  return kind === 'window-initiative' ? 'any' : 'these';
}

function same(a: Means, b: Means): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Which dice of which side are picked. */
export interface Picked {
  of: Whose;
  dice: string;
}

/** Whether a way is good for these dice. */
export function isGoodFor(way: Way, { of, dice }: Picked): boolean {
  const own = way.offered.filter((it) => it.of === of);
  if (!dice || !own.length) return false;
  if (way.takes === 'these') return own.some((it) => it.dice === dice);
  return way.takes === 'any' || dice.length === 1;
}

/** Dice that can be picked: of the sides that any way is good for. */
export function sidesToPick(ways: Way[]): Set<Whose> {
  return new Set(ways.flatMap((way) => way.offered.map((it) => it.of)));
}

/** The dice whose re-roll makes sense, each once: those that anything is good for first. */
export function picksOf(ways: Way[]): Picked[] {
  const picks: Picked[] = [];
  for (const way of ways.toSorted((a, b) => Number(b.takes === 'any') - Number(a.takes === 'any'))) {
    for (const { of, dice } of way.offered) if (!picks.some((it) => it.of === of && it.dice === dice)) picks.push({ of, dice });
  }
  return picks;
}

/** The dice that are picked before anybody picks: the most useful, as soon as it is known of all how useful they are. */
export function firstPick(picks: Picked[], worth: (picked: Picked) => number | null): Picked | null {
  const worths = picks.map(worth);
  const best = worths.includes(null) ? 0 : worths.indexOf(Math.max(...worths.map((it) => it ?? 0)));
  return picks[best] ?? null;
}

/** The answer that re-rolls these dice this way. */
export function rerolling(way: Way, { of, dice }: Picked): Choice {
  return { reroll: { by: way.by, dice, of } };
}
