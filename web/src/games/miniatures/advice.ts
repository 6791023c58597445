import type { Choice, Json } from '../../documents';
import type { Point } from './shapes';

/** What an advised action is about. */
export interface Advice<F> {
  /** Who does it. */
  by: F | undefined;
  /** The way there: its bends, then its end. */
  way: Point[];
  to: Point | undefined;
  /** Whom it is done to. */
  at: F[];
}

function isPoint(it: Json): boolean {
  const { x, y } = Object(it) as { x?: unknown; y?: unknown };
  return typeof x === 'number' && typeof y === 'number';
}

/** The names and the points in some choices; bends of a way come before its end, wherever they are written. */
export function namedIn(choices: readonly Choice[]): { figures: string[]; way: Point[] } {
  const found: { figures: string[]; way: Point[] } = { figures: [], way: [] };
  const look = (it: Json): void => {
    if (typeof it === 'string') found.figures.push(it);
    else if (isPoint(it)) found.way.push(it as unknown as Point);
    else if (typeof it === 'object' && it !== null) {
      const bends = (key: string) => Number(key !== 'via');
      Object.entries(it).sort(([a], [b]) => bends(a) - bends(b)).forEach(([, inner]) => look(inner));
    }
  };
  choices.forEach(look);
  return found;
}
