import type { Choice, Json } from '../../documents';
import type { PieceView, Point } from '../../generated/exterminate';
import { against, touching, type Draft, type Sides } from './drafts';
import type { Verdict } from './measures';
import type { Figure } from './model';

/** The answer by which a figure comes to the place that was judged: by climbing where the rules say so, or on its way there. */
export function goingOf(verdict: Verdict | null, to: Point, leaves: boolean): Choice {
  const leave = leaves ? { leave: true } : {};
  if (verdict?.climb) return { climb: { piece: verdict.climb, at: plain(to), ...leave } };
  const via = verdict?.walk?.via ?? [];
  const going: Json = { to: plain(to), ...(via.length ? { via: via.map(plain) } : {}), ...leave };
  return { go: going };
}

function plain({ x, y }: Point): { x: number; y: number } {
  return { x, y };
}

/** What what is laid may lie against: who attacks, whom, what there is on the table. */
export interface Laying {
  attacker: Figure | undefined;
  target: Figure | undefined;
  own: Figure[];
  pieces: PieceView[];
  barricade: Sides;
}

/** Where what is put together would be: an attacker touches its target, a barricade is drawn to the nearest of the own figures. */
export function laidAt(draft: Draft | null, at: Point, { attacker, target, own, pieces, barricade }: Laying): Point {
  if (draft && 'join' in draft.of && !draft.bending && attacker) return met(attacker, target, at, pieces);
  return draft?.turns ? against(at, barricade, draft.turned, own) : at;
}

/** Where an attacker touches its target: the base, or what a King of the Hill stands on. */
function met({ radius, on }: Figure, target: Figure | undefined, at: Point, pieces: PieceView[]): Point {
  const hill = target?.on && target.on !== on ? pieces.find((it) => it.piece === target.on) : undefined;
  return target ? touching(at, radius, hill ?? target) : at;
}
