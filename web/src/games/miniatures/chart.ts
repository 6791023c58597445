import type { Place, Size } from '../../frame/camera';
import type { Point, Shape } from './shapes';

/** Hundredths of a millimetre, in which the game measures, per millimetre, in which the table is drawn. */
const UNITS = 100;

/** Quarter turns by which the table is turned, clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** From the game's points, whose north is up, to places on the surface, and back. */
export class Chart {
  readonly world: Size;
  readonly #wide: number;
  readonly #deep: number;

  constructor([width = 0, depth = 0]: readonly number[], readonly turn: Turn) {
    [this.#wide, this.#deep] = [width / UNITS, depth / UNITS];
    this.world = turn % 2 === 0 ? { width: this.#wide, height: this.#deep } : { width: this.#deep, height: this.#wide };
  }

  at({ x, y }: Point): Place {
    const [u, v] = [x / UNITS, y / UNITS];
    switch (this.turn) {
      case 0:
        return { x: u, y: this.#deep - v };
      case 1:
        return { x: v, y: u };
      case 2:
        return { x: this.#wide - u, y: v };
      case 3:
        return { x: this.#deep - v, y: this.#wide - u };
    }
  }

  /** The nearest point of the game. */
  back({ x, y }: Place): Point {
    const [u, v] = {
      0: [x, this.#deep - y],
      1: [y, x],
      2: [this.#wide - x, y],
      3: [this.#wide - y, this.#deep - x],
    }[this.turn] as [number, number];
    return { x: Math.round(u * UNITS), y: Math.round(v * UNITS) };
  }

  /** A path through points, shut or open. */
  path(points: readonly Point[], shut = true): string {
    const steps = points.map((it) => this.at(it)).map(({ x, y }) => `${round(x)} ${round(y)}`);
    return steps.length ? `M${steps.join('L')}${shut ? 'Z' : ''}` : '';
  }

  /** A round shape whose sides touch those of a polygon in their middles. */
  smooth(points: readonly Point[]): string {
    const places = points.map((it) => this.at(it));
    const middles = places.map((it, at) => {
      const next = places[(at + 1) % places.length] ?? it;
      return { x: (it.x + next.x) / 2, y: (it.y + next.y) / 2 };
    });
    const bows = middles.map((it, at) => `Q${round(places[at]?.x ?? 0)} ${round(places[at]?.y ?? 0)} ${round(it.x)} ${round(it.y)}`);
    const last = middles.at(-1);
    return last ? `M${round(last.x)} ${round(last.y)}${bows.join('')}Z` : '';
  }

  /** The outline of a piece. */
  outline(shape: Shape): string {
    if ('disc' in shape) return this.circle(shape.disc.centre, shape.disc.radius);
    if ('rect' in shape) return this.path(shape.rect);
    if ('polygon' in shape) return this.path(shape.polygon);
    return this.path([shape.wall.line.from, shape.wall.line.to], false);
  }

  circle(centre: Point, radius: number): string {
    const [{ x, y }, r] = [this.at(centre), mm(radius)];
    return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
}

export function mm(length: number): number {
  return length / UNITS;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}

/** The middle of a piece and how far it reaches from there, upright. */
export function extent(shape: Shape): { middle: Point; half: [number, number] } {
  if ('disc' in shape) return { middle: shape.disc.centre, half: [shape.disc.radius, shape.disc.radius] };
  const points = 'rect' in shape ? shape.rect : 'polygon' in shape ? shape.polygon : [shape.wall.line.from, shape.wall.line.to];
  const [xs, ys] = [points.map((it) => it.x), points.map((it) => it.y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { middle: { x: (left + right) / 2, y: (low + high) / 2 }, half: [(right - left) / 2, (high - low) / 2] };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Of some places the nearest. */
export function nearest(places: readonly Point[], at: Point): Point | undefined {
  return [...places].sort((a, b) => distance(a, at) - distance(b, at))[0];
}

/** Of some places the one nearest to the middle of them all. */
export function central(places: readonly Point[]): Point | undefined {
  const [xs, ys] = [places.map((it) => it.x), places.map((it) => it.y)];
  const middle = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return nearest(places, { x: middle(xs), y: middle(ys) });
}

/**
 * The farthest place on the straight way to a point that lies in one of several areas. Each is seen
 * whole from where the way begins, so nothing lies between.
 */
export function farthest(areas: readonly (readonly Point[])[], from: Point, to: Point): Point | null {
  const parts = areas.map((area) => Math.max(...area.map((corner, at) => crossing(from, to, area.at(at - 1) ?? corner, corner))));
  const part = Math.min(1, Math.max(...parts));
  if (!Number.isFinite(part)) return null;
  return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) };
}

/** How far along a way, as a part of it and perhaps beyond its end, it crosses a side; never, where it does not. */
function crossing(from: Point, to: Point, a: Point, b: Point): number {
  const [wx, wy, sx, sy] = [to.x - from.x, to.y - from.y, b.x - a.x, b.y - a.y];
  const across = wx * sy - wy * sx;
  if (across === 0) return -Infinity;
  const [dx, dy] = [a.x - from.x, a.y - from.y];
  const [way, side] = [(dx * sy - dy * sx) / across, (dx * wy - dy * wx) / across];
  return way >= 0 && side >= 0 && side <= 1 ? way : -Infinity;
}

/** How the table is turned so that whoever comes from an area near one edge sees it below. */
export function facing([low, high]: readonly Point[], [width = 1, depth = 1]: readonly number[]): Turn {
  const [x, y] = [((low?.x ?? 0) + (high?.x ?? 0)) / 2 / width, ((low?.y ?? 0) + (high?.y ?? 0)) / 2 / depth];
  if (y > 0.75) return 2;
  if (x < 0.25) return 3;
  return x > 0.75 ? 1 : 0;
}
