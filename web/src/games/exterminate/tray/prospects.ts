import type { Choice, Odds } from '../../../documents';
import type { Hands } from '../../surface';
import type { Kind, Roll } from './rolls';

/** What may come of an answer, for the bar beside it. */
export interface Part {
  /** What: such as `shocked`, `no-hit`, `crossed`, or a number. */
  result: string;
  /** Whom it befalls. */
  whose: 'own' | 'enemy' | 'nobody';
  p: number;
}

export interface Prospect {
  parts: Part[];
  /** The chance of what whoever reads hopes for; nothing where numbers are counted. */
  chance: number | null;
  /** The number to be expected, where numbers are counted. */
  mean: number | null;
}

/** Rolls whose odds are told by what becomes of figures. */
const FIGHTS: Kind[] = ['shot', 'blast', 'round', 'damage'];

const RANK = ['exterminated', 'shocked', 'saved', 'scratch'];

/** Asks for the odds of an answer, if nobody plays anything more. */
export function askOdds(hands: Hands, kind: Kind, choice: Choice): Promise<Odds> {
  return hands.odds(choice, FIGHTS.includes(kind) ? 'harm' : 'roll', 'first');
}

/** What the odds of an answer say to whoever looks. */
export function prospectOf(odds: Odds, roll: Roll, seat: number | null): Prospect {
  return FIGHTS.includes(roll.kind) ? ofFight(odds, roll, seat) : ofTest(odds, isForeign(roll, seat));
}

/** How much of an answer whoever looks may hope for, to compare it with another. */
export function worthOf(odds: Odds, roll: Roll, seat: number | null): number {
  const { chance, mean } = prospectOf(odds, roll, seat);
  return chance ?? (isForeign(roll, seat) ? -1 : 1) * (mean ?? 0);
}

/** What whoever looks hopes for: that an enemy is Exterminated, or hurt at all, that their own is not, that a test succeeds, or that of an enemy fails. */
export type Hope = 'kill' | 'hurt' | 'unhurt' | 'success' | 'failure';

/** Whether somebody else has rolled than whoever looks. */
export function isForeign({ attacker }: Roll, seat: number | null): boolean {
  return seat !== null && attacker.seat !== seat;
}

export function hopeOf(roll: Roll, seat: number | null): Hope {
  if (!FIGHTS.includes(roll.kind)) return isForeign(roll, seat) ? 'failure' : 'success';
  if (roll.target?.seat === seat) return 'unhurt';
  return roll.kind === 'damage' ? 'kill' : 'hurt';
}

function ofFight(odds: Odds, roll: Roll, seat: number | null): Prospect {
  const parts = odds.outcomes.map(({ result, p }): Part => {
    const [, who, harm] = /^(attacker-|target-)?(.*)$/.exec(result) ?? [];
    if (!harm || !RANK.includes(harm)) return { result, whose: 'nobody', p };
    // A round can hurt either; every other roll hurts whom it is against.
    const sufferer = roll.kind === 'round' && who === 'attacker-' ? roll.attacker : roll.target;
    return { result: harm, whose: sufferer?.seat === seat ? 'own' : 'enemy', p };
  });
  const hurts = ({ result }: Part) => result === 'shocked' || result === 'exterminated';
  const sum = (some: Part[]) => some.reduce((all, it) => all + it.p, 0);
  const hoped = {
    kill: (it: Part) => it.whose === 'enemy' && it.result === 'exterminated',
    hurt: (it: Part) => it.whose === 'enemy' && hurts(it),
    unhurt: (it: Part) => !(it.whose === 'own' && hurts(it)),
    success: () => false,
    failure: () => false,
  }[hopeOf(roll, seat)];
  return { parts: parts.sort((a, b) => place(a) - place(b)), chance: sum(parts.filter(hoped)), mean: null };
}

/** The worst for enemies first, for whoever looks last. */
function place({ result, whose }: Part): number {
  const rank = RANK.indexOf(result);
  if (whose === 'nobody') return RANK.length;
  return whose === 'enemy' ? rank : 2 * RANK.length - rank;
}

const GOOD = ['crossed', 'yes'];

function ofTest(odds: Odds, foreign: boolean): Prospect {
  const parts = odds.outcomes.map(({ result, p }): Part => ({ result, whose: 'nobody', p }));
  if (parts.every(({ result }) => /^\d+$/.test(result))) {
    const sorted = parts.sort((a, b) => Number(b.result) - Number(a.result));
    return { parts: sorted, chance: null, mean: sorted.reduce((sum, it) => sum + Number(it.result) * it.p, 0) };
  }
  const order = ['crossed', 'yes', 'stopped', 'stuck', 'no'];
  return {
    parts: parts.sort((a, b) => order.indexOf(a.result) - order.indexOf(b.result)),
    chance: parts.filter((it) => GOOD.includes(it.result) !== foreign).reduce((sum, it) => sum + it.p, 0),
    mean: null,
  };
}
