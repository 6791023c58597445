import { extent, mm, type Chart } from './chart';
import type { Point, Shape } from './shapes';

/** How a kind of terrain is drawn. */
export type Look =
  | 'wood' | 'water' | 'marsh' | 'hill' | 'rock' | 'ruin' | 'hollow' | 'low' | 'hedge' | 'box' | 'round' | 'vehicle' | 'device'
  | 'wall' | 'roof' | 'door' | 'window' | 'steps' | 'deck' | 'hole' | 'zone' | 'mark';

/** A piece of terrain as it is drawn. */
export interface Scenery {
  piece: string;
  look: Look;
  shape: Shape;
  /** In hundredths of a millimetre. */
  height: number;
  /** It stands alone: one tree, no wood. */
  single?: boolean;
  door?: 'open' | 'shut' | 'locked';
}

/** What lies lower is drawn first. */
const ORDER: Look[] = ['zone', 'water', 'marsh', 'hill', 'hollow', 'hole', 'deck', 'steps', 'ruin', 'wood', 'rock', 'mark'];

export function stacked(pieces: readonly Scenery[]): Scenery[] {
  const rank = ({ look }: Scenery) => (ORDER.includes(look) ? ORDER.indexOf(look) : ORDER.length);
  return [...pieces].sort((a, b) => rank(a) - rank(b));
}

/** Small things strewn over a piece, the same every time: middles and sizes. */
function strewn(piece: Scenery, apart: number): { at: Point; size: number }[] {
  const { middle, half } = extent(piece.shape);
  const round = 'disc' in piece.shape;
  const found: { at: Point; size: number }[] = [];
  let seed = [...piece.piece].reduce((sum, it) => sum * 31 + it.charCodeAt(0), 7) % 2147483647;
  const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const [wide, deep] = [Math.max(1, Math.floor((2 * half[0]) / apart)), Math.max(1, Math.floor((2 * half[1]) / apart))];
  for (let row = 0; row < deep; row++) {
    for (let column = 0; column < wide; column++) {
      const [u, v] = [((column + 0.25 + next() * 0.5) / wide) * 2 - 1, ((row + 0.25 + next() * 0.5) / deep) * 2 - 1];
      const size = 0.75 + next() * 0.5;
      if (round && Math.hypot(u, v) > 0.85) continue;
      found.push({ at: { x: middle.x + u * half[0], y: middle.y + v * half[1] }, size });
    }
  }
  return found;
}

/** What stands up from the table, and throws a shadow. */
const TALL = new Set<Look>(['wood', 'rock', 'low', 'hedge', 'box', 'round', 'vehicle', 'device', 'wall', 'roof', 'window', 'deck']);

/** How far a piece's shadow falls, in millimetres. */
export function shadowOf(piece: Scenery): number {
  return TALL.has(piece.look) ? Math.min(6, 2 + heightOf(piece) / 20) : 0;
}

/** The lines drawn on a piece, filled ones first. */
export function details(piece: Scenery, chart: Chart): { solid: string; lines: string } {
  const { look } = piece;
  const { middle, half } = extent(piece.shape);
  const inner = (part: number): Point[] => corners(middle, half, part);
  const round = 'disc' in piece.shape;
  switch (look) {
    case 'wood': {
      const trees = piece.single ? [{ at: middle, size: half[0] / 700 }] : strewn(piece, 3000);
      const light = (at: Point, size: number) => ({ x: at.x - 260 * size, y: at.y + 260 * size });
      return { solid: trees.map(({ at, size }) => chart.circle(at, 1150 * size)).join(''), lines: trees.map(({ at, size }) => chart.circle(light(at, size), 560 * size)).join('') };
    }
    case 'rock':
      return { solid: strewn(piece, 2600).map(({ at, size }) => chart.path(boulder(at, 900 * size))).join(''), lines: '' };
    case 'marsh':
    case 'water':
      return { solid: '', lines: strewn(piece, 3400).map(({ at }) => wave(chart, at)).join('') };
    case 'hill': {
      const ring = (part: number) => (round ? chart.circle(middle, half[0] * part) : chart.smooth(inner(part)));
      return { solid: ring(0.82), lines: ring(0.82) + ring(0.56) + ring(0.3) };
    }
    case 'hollow':
      return { solid: '', lines: round ? chart.circle(middle, half[0] * 0.7) : chart.path(inner(0.7)) };
    case 'ruin':
      return { solid: strewn(piece, 2200).map(({ at, size }) => chart.path(corners(at, [620 * size, 300 * size], 1))).join(''), lines: chart.path(inner(0.93)) };
    case 'roof':
      return { solid: shaded(chart, middle, half), lines: ridge(chart, middle, half) };
    case 'box':
      return { solid: '', lines: round ? '' : diagonals(chart, inner(0.86)) };
    case 'round':
      return { solid: '', lines: chart.circle(middle, Math.min(...half) * 0.55) };
    case 'device':
      return { solid: chart.path(inner(0.45)), lines: chart.path(inner(0.78)) };
    case 'vehicle':
      return { solid: chart.path(inner(0.5)), lines: chart.path(inner(0.86)) };
    case 'deck':
    case 'steps':
      return { solid: '', lines: slats(chart, middle, half, look === 'steps' ? 700 : 1500) };
    case 'hedge':
      return { solid: strewn(piece, 1200).map(({ at, size }) => chart.circle(at, 520 * size)).join(''), lines: '' };
    case 'mark':
      return { solid: '', lines: diagonals(chart, inner(0.5)) };
    case 'low':
      return { solid: '', lines: slats(chart, middle, half, 1600) };
    default:
      return { solid: '', lines: '' };
  }
}

function corners(middle: Point, half: readonly number[], part: number): Point[] {
  const [w = 0, d = 0] = half;
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u = 0, v = 0]) => ({ x: middle.x + u * w * part, y: middle.y + v * d * part }));
}

function boulder(at: Point, size: number): Point[] {
  return [[-1, 0.2], [-0.5, 0.9], [0.5, 0.8], [1, 0], [0.6, -0.8], [-0.5, -0.7]].map(([u = 0, v = 0]) => ({ x: at.x + u * size, y: at.y + v * size }));
}

function wave(chart: Chart, at: Point): string {
  const { x, y } = chart.at(at);
  return `M${x - 6} ${y}q3 -3.500 6 0t6 0`;
}

/** The ends of a roof's ridge, the lower and the higher along its longer way. */
function ridgeEnds(middle: Point, [w = 0, d = 0]: readonly number[]): [Point, Point] {
  return w >= d
    ? [{ x: middle.x - w + d * 0.8, y: middle.y }, { x: middle.x + w - d * 0.8, y: middle.y }]
    : [{ x: middle.x, y: middle.y - d + w * 0.8 }, { x: middle.x, y: middle.y + d - w * 0.8 }];
}

/** The faces of a roof that lie in the shade. */
function shaded(chart: Chart, middle: Point, half: readonly number[]): string {
  const [a, b, c] = corners(middle, half, 1);
  const [low, high] = ridgeEnds(middle, half);
  if (!a || !b || !c) return '';
  return chart.path([a, low, high, c, b]);
}

function ridge(chart: Chart, middle: Point, half: readonly number[]): string {
  const [w = 0, d = 0] = half;
  const long = w >= d;
  const ends = ridgeEnds(middle, half);
  const all = corners(middle, half, 1);
  const [low, high] = ends;
  const hips = long ? [[all[0], low], [all[3], low], [all[1], high], [all[2], high]] : [[all[0], low], [all[1], low], [all[2], high], [all[3], high]];
  return chart.path(ends, false) + hips.map((it) => chart.path(it as Point[], false)).join('');
}

function diagonals(chart: Chart, [a, b, c, d]: Point[]): string {
  return a && b && c && d ? chart.path([a, b, c, d]) + chart.path([a, c], false) + chart.path([b, d], false) : '';
}

/** Lines across the shorter way of a rectangle. */
function slats(chart: Chart, middle: Point, half: readonly number[], apart: number): string {
  const [w = 0, d = 0] = half;
  const [long, short] = [Math.max(w, d), Math.min(w, d)];
  const many = Math.floor((2 * long) / apart);
  const line = (at: number) => {
    const along = -long + ((at + 1) * 2 * long) / (many + 1);
    const ends = w >= d ? [{ x: middle.x + along, y: middle.y - short }, { x: middle.x + along, y: middle.y + short }] : [{ x: middle.x - short, y: middle.y + along }, { x: middle.x + short, y: middle.y + along }];
    return chart.path(ends, false);
  };
  return Array.from({ length: many }, (_, at) => line(at)).join('');
}

/** How high something is, where that matters. */
export function heightOf(piece: Pick<Scenery, 'height'>): number {
  return Math.round(mm(piece.height));
}
