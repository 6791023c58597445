import { expect, it } from 'vitest';
import { apart } from '../src/games/miniatures/tags';
import { badgesOf, clearPlace } from '../src/games/miniatures/plate';

const own = { at: { x: 0, y: 0 }, r: 10 };
const [above, left, right] = [{ x: 0, y: -12 }, { x: -12, y: 0 }, { x: 12, y: 0 }];
const at = (x: number, y: number) => ({ at: { x, y }, r: 10 });

it('a badge stands where it covers nobody', () => {
  expect(clearPlace(own, [], 5, [above, left, right])).toBe(above);
  expect(clearPlace(own, [at(0, -20)], 5, [above, left, right])).toBe(left);
  expect(clearPlace(own, [at(0, -20), at(-20, 0)], 5, [above, left, right])).toBe(right);
});

it('where somebody stands everywhere it covers the least', () => {
  expect(clearPlace(own, [at(0, -20), at(-20, 0), at(22, 0)], 5, [above, left, right])).toBe(right);
});

it('words that would be written over others stand below them', () => {
  const at = { x: 100, y: 50 };
  expect(apart([{ text: 'Rift', at }, { text: 'Random gravity', at }], 1).map((it) => it.at)).toEqual([at, { x: 100, y: 65 }]);
  expect(apart([{ text: 'Rift', at }, { text: 'Random gravity', at: { x: 300, y: 50 } }], 1).map((it) => it.at)).toEqual([at, { x: 300, y: 50 }]);
  expect(at, 'what is given stays as it is').toEqual({ x: 100, y: 50 });
});

it('a label has a corner of its own, away from others, and the tick of who has acted keeps clear of it', () => {
  const { label, tick, signs } = badgesOf(own, [], 1, 1, true, true);
  const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
  expect(label && tick && signs[0] && Math.min(far(label, tick), far(tick, signs[0]))).toBeGreaterThan(11);
  expect(badgesOf(own, [at(-14, 14)], 1, 0, false, true).label?.x).toBeGreaterThan(0);
  expect(badgesOf(own, [], 1, 1, true).label).toBeNull();
});
