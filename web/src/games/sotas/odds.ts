import type { Odds } from '../../documents';
import type { Share } from '../miniatures/ShareBar.svelte';

/** What an activation earns: the chance of each number of actions, their mean, and of losing the turn. */
export interface Yield {
  shares: number[];
  mean: number;
  lost: number;
}

/** Results are `2` or `1 turnover`: actions, and whether the turn passes. */
export function yields(odds: Odds): Yield {
  const shares = [0, 0, 0, 0];
  let lost = 0;
  for (const { result, p } of odds.outcomes) {
    const actions = Number.parseInt(result, 10) || 0;
    shares[Math.min(actions, 3)] = (shares[Math.min(actions, 3)] ?? 0) + p;
    if (result.endsWith('turnover')) lost += p;
  }
  return { shares, lost, mean: shares.reduce((sum, it, at) => sum + it * at, 0) };
}

/** What an attack may do, the worst for its target first. */
const HARMS = ['gruesome', 'killed', 'wounded', 'possessed', 'controlled', 'fainted', 'immobilised', 'thrown', 'down', 'confused', 'recoil', 'undecided', 'nothing'];

export interface Harm {
  figure: string | null;
  harm: string;
  p: number;
}

/** What becomes of whom, the worst for the target first and for the attacker last: results are `figure harm`, or `nothing`. */
export function harms(odds: Odds, attacker: string): Harm[] {
  const told = odds.outcomes.map(({ result, p }): Harm => {
    const [figure, harm] = result.split(' ');
    return harm ? { figure: figure ?? null, harm, p } : { figure: null, harm: result, p };
  });
  const rank = ({ figure, harm }: Harm) => (figure === attacker ? 2 * HARMS.length - HARMS.indexOf(harm) : HARMS.indexOf(harm));
  return told.sort((a, b) => rank(a) - rank(b));
}

/** How bad a result is, where it is drawn in a pattern of its own. */
const KINDS: Record<string, 'grave' | 'dead' | 'light'> = { gruesome: 'grave', wounded: 'grave', killed: 'dead', recoil: 'light' };

/** How a result is drawn: the harm of the attacker otherwise than the same harm of the target. */
export function kindOf({ figure, harm }: Harm, attacker: string): Share['kind'] {
  if (harm === 'nothing' || harm === 'undecided') return 'none';
  const kind = KINDS[harm] ?? 'hurt';
  return figure === attacker ? `own-${kind}` : kind;
}
