import type { Odds } from '../documents';

/** The chance of the hoped-for end of a fight; nothing where there is none. */
export function chanceOf(odds: Odds | undefined, hoped: string | null): number | null {
  if (!odds?.outcomes.some((it) => it.result.endsWith('-wins'))) return null;
  return odds.outcomes.find((it) => it.result === hoped)?.p ?? 0;
}
