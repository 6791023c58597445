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
