import type { Place } from '../../frame/camera';
import { BADGE } from './plate';

/** A figure whose name may be written beside it. */
export interface Named {
  figure: string;
  name: string;
  /** Where it is drawn, and how large. */
  at: Place;
  radius: number;
  /** Where its badges stand, from its middle. */
  badges: readonly Place[];
  /** It is spoken of: its name is written whatever it hides. */
  spoken: boolean;
  /** Its name is not written; others are not written over it. */
  silent?: boolean;
}

/** A name and where its middle stands; where it might be taken for another's, a line leads to its figure. */
export interface Name {
  figure: string;
  name: string;
  at: Place;
  leads: { from: Place; to: Place } | null;
}

/** How wide a letter is and how high a line, in pixels; how far a name is from its figure, and beyond its badges. */
const [LETTER, LINE, APART, BEYOND] = [7.8, 14, 9, 20];
/** How much nearer a name is to its own figure than to any other, in pixels. */
const CLEAR = 3;

interface Box extends Place {
  wide: number;
  high: number;
  /** The figure it is or belongs to; nobody's name stands on a badge. */
  own: string | null;
}

/** Names that have room below, above or beside their figures, straight or to one side, whoever is spoken of first; none leaves the table sideways. */
export function namesOf(figures: readonly Named[], world: { width: number; height: number }, scale: number): Name[] {
  const px = 1 / scale;
  const taken: Box[] = figures.flatMap(({ at, radius, figure, badges }) => [
    { ...at, wide: radius, high: radius, own: figure },
    ...badges.map((it) => ({ x: at.x + it.x, y: at.y + it.y, wide: BADGE.size * px, high: BADGE.size * px, own: null })),
  ]);
  const names: Name[] = [];
  for (const { figure, name, at, radius, spoken } of figures.filter((it) => !it.silent).sort((a, b) => Number(b.spoken) - Number(a.spoken))) {
    const wide = (name.length * LETTER * px) / 2;
    const x = Math.max(wide, Math.min(world.width - wide, at.x));
    const high = (LINE * px) / 2;
    const upright = [APART, -APART, BEYOND, -BEYOND].map((far): Place => ({ x, y: at.y + Math.sign(far) * radius + far * px }));
    const beside = [1, -1].map((way): Place => ({ x: at.x + way * (radius + wide + APART * px), y: at.y }));
    // Last, it begins or ends where its figure does.
    const shifted = [APART, -APART].flatMap((far) => [1, -1].map((way): Place => {
      const aside = at.x + way * (wide - radius);
      return { x: Math.max(wide, Math.min(world.width - wide, aside)), y: at.y + Math.sign(far) * radius + far * px };
    }));
    const boxes = [...upright, ...beside, ...shifted].map((it): Box => ({ ...it, wide, high, own: figure }));
    const inside = boxes.filter((it) => it.y + high <= world.height && it.y - high >= 0 && it.x + wide <= world.width && it.x - wide >= 0);
    const isNearest = (box: Box) => figures.every((other) => other.figure === figure || away(box, other) > away(box, { at, radius }) + CLEAR * px);
    const isFree = (box: Box) => taken.every((other) => other.own === figure || !overlap(box, other));
    const box = inside.find((it) => isFree(it) && isNearest(it)) ?? (spoken ? (inside.find(isFree) ?? inside[0] ?? boxes[0]) : undefined);
    if (!box) continue;
    taken.push(box);
    const edge = box.y > at.y ? 1 : -1;
    const leads = isFree(box) && isNearest(box) ? null : { from: { x: box.x, y: box.y - edge * box.high }, to: { x: at.x, y: at.y + edge * radius } };
    names.push({ figure, name, at: { x: box.x, y: box.y }, leads });
  }
  return names;
}

/** How far a figure's edge is from a name. */
function away(box: Box, { at, radius }: Pick<Named, 'at' | 'radius'>): number {
  const [x, y] = [Math.max(0, Math.abs(box.x - at.x) - box.wide), Math.max(0, Math.abs(box.y - at.y) - box.high)];
  return Math.hypot(x, y) - radius;
}

function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < a.wide + b.wide && Math.abs(a.y - b.y) < a.high + b.high;
}
