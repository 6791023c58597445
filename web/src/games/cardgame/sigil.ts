/** Pictures drawn from a card's id: always the same for one card, and no one else's. */

export interface Stroke {
  d: string;
  opacity: number;
}

/** A small generator, for pictures only. */
function numbers(id: string): () => number {
  let state = 2166136261;
  for (const letter of id) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (it: number) => Math.round(it * 10) / 10;

/** A landscape on 120 × 48: a sun, and hills or towers before it. */
export function landscape(id: string): Stroke[] {
  const next = numbers(id);
  const x = round(20 + next() * 80);
  const r = round(4 + next() * 4);
  const strokes: Stroke[] = [{ d: `M${x} ${round(15 + next() * 6)}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, opacity: 0.45 }];
  const towers = next() < 0.5;
  strokes.push({ d: hills(next, 28, 10), opacity: 0.25 });
  strokes.push({ d: towers ? skyline(next) : hills(next, 33, 8), opacity: 0.5 });
  strokes.push({ d: hills(next, 39, 5), opacity: 0.85 });
  return strokes;
}

function hills(next: () => number, base: number, height: number): string {
  const points = Array.from({ length: 5 }, (_, at) => [at * 30, round(base - next() * height)] as const);
  const path = points.slice(1).map(([x, y], at) => {
    const [px, py] = points[at] ?? [0, base];
    return `C${px + 15} ${py} ${x - 15} ${y} ${x} ${y}`;
  });
  return `M0 ${points[0]?.[1] ?? base}${path.join('')}V48H0z`;
}

function skyline(next: () => number): string {
  let d = 'M0 48';
  for (let x = 0; x < 120; ) {
    const width = Math.round(5 + next() * 12);
    const y = round(36 - next() * 17);
    const roof = next() < 0.3 ? `L${x + width / 2} ${y - 5}L${x + width} ${y}` : `H${x + width}`;
    d += `L${x} ${y}${roof}V${round(36 + next() * 4)}`;
    x += width + 2;
  }
  return `${d}L120 48z`;
}

/** A mask on 60 × 60, the same on both sides. */
export function mask(id: string): Stroke[] {
  const next = numbers(id);
  const heights = [4, 14, 26, 38, 48, 56];
  const half = heights.map((y) => [round(7 + next() * 19 * Math.sin((Math.PI * (y + 6)) / 70)), round(y + next() * 4)] as const);
  const right = half.map(([x, y]) => `L${30 + x} ${y}`).join('');
  const left = half.toReversed().map(([x, y]) => `L${30 - x} ${y}`).join('');
  const face = `M30 ${round(2 + next() * 6)}${right}L30 ${round(54 + next() * 4)}${left}z`;
  const eye = round(2 + next() * 2.500);
  const apart = round(5 + next() * 4);
  const tilt = round((next() - 0.3) * 5);
  const one = (side: number) =>
    `M${30 + side * (apart - eye)} ${24 + tilt / 2}L${30 + side * (apart + eye + 1)} ${24 - tilt}L${30 + side * apart} ${27 + eye}z`;
  const brow = `M30 ${round(34 + next() * 4)}l${round(3 + next() * 4)} ${round(8 + next() * 4)}h${-2 * 5}z`;
  return [
    { d: `${face}${one(1)}${one(-1)}`, opacity: 0.75 },
    { d: brow, opacity: 0.35 },
  ];
}

/** A rosette on 60 × 60. */
export function rosette(id: string): Stroke[] {
  const next = numbers(id);
  const petals = 3 + Math.floor(next() * 6);
  const outer = 22 + next() * 5;
  const inner = 7 + next() * 9;
  const twist = (next() - 0.5) * 0.9;
  const at = (angle: number, r: number) => `${round(30 + r * Math.sin(angle))} ${round(30 - r * Math.cos(angle))}`;
  let star = '';
  let ring = '';
  for (let petal = 0; petal < petals; petal++) {
    const angle = (2 * Math.PI * petal) / petals;
    const gap = Math.PI / petals;
    star += `${petal ? 'L' : 'M'}${at(angle, outer)}Q${at(angle + gap + twist, outer * 0.6)} ${at(angle + gap, inner)}`;
    ring += `M${at(angle + gap, outer)}m-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0`;
  }
  return [
    { d: `${star}z`, opacity: 0.55 },
    { d: ring, opacity: 0.85 },
  ];
}

/** Emblems of the four Defenders on 60 × 60. */
const EMBLEMS: Record<string, string> = {
  'def.doctor': 'M27 26h6v8h-6zM25 30L7 18v24zM35 30l18-12v24z',
  'def.amy': 'M30 12c8 7 8 13 0 20-8-7-8-13 0-20zM30 32c4-9 11-13 20-11-1 9-8 14-20 11zM30 32c-4-9-11-13-20-11 1 9 8 14 20 11zM8 44q11-6 22 0t22 0v5q-11 6-22 0t-22 0z',
  'def.river': 'M4 20q9-9 18 0t18 0 16-2v7q-8-3-16 2t-18 0-18 0zM4 33q9-9 18 0t18 0 16-2v7q-8-3-16 2t-18 0-18 0zM4 46q9-9 18 0t18 0 16-2v7q-8-3-16 2t-18 0-18 0z',
  'def.rory': 'M24 10h12v14h14v12H36v14H24V36H10V24h14z',
};

export function emblem(id: string): Stroke[] {
  return [{ d: EMBLEMS[id] ?? 'M30 8l18 6v14c0 12-7 20-18 25-11-5-18-13-18-25V14z', opacity: 0.75 }];
}
