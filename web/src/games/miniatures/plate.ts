import type { Place } from '../../frame/camera';
import { mm } from './chart';

/** A plate is never smaller than this, in pixels; the base is drawn to scale within or around it. */
const LEAST = 10;

/** How large the plate of a figure is drawn. */
export function plateOf(radius: number, scale: number): number {
  return Math.max(mm(radius), LEAST / scale);
}

/** A plate as it is drawn. */
export interface Plate {
  at: Place;
  r: number;
}

/** The first of some places around a plate where a badge covers nobody else, or the one where it covers the least; places and the plate's radius have the same measure. */
export function clearPlace(own: Plate, others: readonly Plate[], badge: number, places: readonly Place[]): Place {
  const room = (to: Place) => Math.min(Infinity, ...others.map(({ at, r }) => Math.hypot(own.at.x + to.x - at.x, own.at.y + to.y - at.y) - r - badge));
  const [first = { x: 0, y: 0 }] = places;
  return places.find((it) => room(it) >= 0) ?? places.reduce((best, it) => (room(it) > room(best) ? it : best), first);
}

/** So many signs of states are shown. */
export const SIGNS = 3;

/** In pixels, how large a badge is and how far apart several are. */
export const BADGE = { size: 7, step: 13 } as const;

/** Where the badges of a plate stand, from its middle: signs of states side by side along its edge, the tick of who has acted, and its label. */
export function badgesOf(own: Plate, plates: readonly Plate[], scale: number, signs: number, ticks: boolean, labelled = false): { signs: Place[]; tick: Place | null; label: Place | null } {
  const px = 1 / scale;
  const others = plates.filter((it) => it.at.x !== own.at.x || it.at.y !== own.at.y);
  const far = own.r + 2 * px;
  const around = (far: number, ways: [number, number][]) => ways.map(([x, y]) => ({ x: x * far, y: y * far }));
  const middle = clearPlace(own, others, BADGE.size * px, around(far, [[0, -1], [-1, 0], [1, 0], [0, 1]]));
  const signAt = (nth: number): Place => {
    const along = ((nth - (signs - 1) / 2) * BADGE.step * px) / far;
    return { x: middle.x - middle.y * along, y: middle.y + middle.x * along };
  };
  const corners: [number, number][] = signs ? [[-1, 1], [-1, -1], [1, -1]] : [[-1, -1], [-1, 1], [1, -1]];
  // Beside a label the tick stands at the edge, where there is room for both.
  const tick = ticks ? clearPlace(own, others, (BADGE.size - 1) * px, around(own.r * 0.75, labelled && signs ? [[-1.2, -0.55], [1.2, -0.55]] : corners.filter(([x, y]) => !labelled || x !== -1 || y !== 1))) : null;
  const label = labelled ? clearPlace(own, others, (BADGE.size - 2) * px, around(own.r * 0.72, [[-1, 1], [1, -1]])) : null;
  return { signs: Array.from({ length: signs }, (_, nth) => signAt(nth)), tick, label };
}

/** The badges of a token as it is drawn: at most three signs, the tick of who has acted and does nothing now, and its label. */
export function badgesFor(own: Plate, plates: readonly Plate[], scale: number, { signs = [], acted = false }: { signs?: readonly unknown[]; acted?: boolean }, active: boolean, labelled = false): Place[] {
  const { signs: stand, tick, label } = badgesOf(own, plates, scale, Math.min(signs.length, SIGNS), acted && !active, labelled);
  return [...stand, ...[tick, label].filter((it) => it !== null)];
}

/** The chevron over the head of whoever leads, on a silhouette's grid of 24 × 24. */
export const CHEVRON = 'M12 -3.500l7 5v3l-7 -5 -7 5v-3z';

/** Shapes of the seats around a place, so that colour is never the only sign; the radius is 1. */
export function plate(seat: number, r: number): string {
  const around = (corners: number, turned: number, far: number) =>
    Array.from({ length: corners }, (_, at) => {
      const angle = (at / corners) * 2 * Math.PI + turned;
      return `${(Math.sin(angle) * r * far).toFixed(2)} ${(-Math.cos(angle) * r * far).toFixed(2)}`;
    }).join('L');
  switch (seat % 5) {
    case 1:
      return `M${around(3, 0, 1.25)}Z`;
    case 2:
      return `M${around(4, Math.PI / 4, 1.1)}Z`;
    case 3:
      return `M${around(4, 0, 1.15)}Z`;
    case 4:
      return `M${around(5, 0, 1.1)}Z`;
    default:
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
}
