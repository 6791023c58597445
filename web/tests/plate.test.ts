import { expect, it } from 'vitest';
import { apart } from '../src/games/miniatures/tags';
import { clearPlace } from '../src/games/miniatures/plate';

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
