import { expect, it } from 'vitest';
import { namesOf, type Named } from '../src/games/miniatures/names';

const world = { width: 400, height: 300 };
const figure = (name: string, x: number, y: number, more: Partial<Named> = {}): Named => ({ figure: name, name, at: { x, y }, radius: 10, badges: [], spoken: false, ...more });
const written = (...all: Named[]) => Object.fromEntries(namesOf(all, world, 1).map((it) => [it.name, it.at]));
const led = (...all: Named[]) => namesOf(all, world, 1).filter((it) => it.leads).map((it) => it.name);

it('names stand below their figures, above where another is in the way or the table ends', () => {
  expect(written(figure('Ace', 100, 100))).toEqual({ Ace: { x: 100, y: 119 } });
  expect(written(figure('Ace', 100, 295))).toEqual({ Ace: { x: 100, y: 276 } });
  expect(written(figure('Ace', 100, 295, { badges: [{ x: 0, y: -12 }] }))).toEqual({ Ace: { x: 100, y: 265 } });
  expect(written(figure('Ace', 100, 100), figure('Bea', 100, 125))).toEqual({ Ace: { x: 100, y: 81 }, Bea: { x: 100, y: 144 } });
});

it('names stay on the table', () => {
  const { Cyberleader } = written(figure('Cyberleader', 5, 100));
  expect(Cyberleader?.x).toBeCloseTo((11 * 7.8) / 2);
});

it('where there is no room a name is left out, unless somebody is spoken of', () => {
  const crowd = [figure('Ace', 100, 100), figure('Bea', 100, 120), figure('Cyd', 100, 80), figure('Dot', 125, 100), figure('Eve', 75, 100)];
  expect(written(...crowd)).not.toHaveProperty('Ace');
  expect(written(...crowd.map((it) => ({ ...it, spoken: it.name === 'Ace' })))).toHaveProperty('Ace');
  // Beside it there may be room.
  expect(written(...crowd.slice(0, 3))).toMatchObject({ Ace: { x: 100 + 10 + 9 + (3 * 7.8) / 2, y: 100 } });
});

it('where another figure is beside it, a name above or below begins where its own does', () => {
  expect(written(figure('Cyberman 3', 336, 276), figure('Cyberman 1', 290, 261))).toMatchObject({ 'Cyberman 3': { x: 361, y: 257 } });
});

it('a name is nearest to its own figure, or a line leads to it', () => {
  // Below Ace the name would touch Bea, above it Cyd.
  const crowd = [figure('Ace', 100, 100), figure('Bea', 118, 121), figure('Cyd', 82, 79)];
  expect(written(...crowd)).not.toHaveProperty('Ace');
  expect(led(...crowd)).toEqual([]);
  expect(led(...crowd.map((it) => ({ ...it, spoken: it.name === 'Ace' })))).toEqual(['Ace']);
  expect(led(figure('Ace', 100, 100, { spoken: true }))).toEqual([]);
});

it('no name stands on a badge, whosever it is', () => {
  expect(written(figure('Ace', 100, 100, { badges: [{ x: -8, y: 8 }] }))).toEqual({ Ace: { x: 100, y: 81 } });
  expect(written(figure('Ace', 100, 100, { badges: [{ x: 0, y: -12 }, { x: -8, y: 8 }] }))).toEqual({ Ace: { x: 100, y: 130 } });
  expect(written(figure('Ace', 100, 100), figure('Bea', 130, 125, { badges: [{ x: -15, y: -5 }] }))).toMatchObject({ Ace: { y: 81 } });
});

it('those whose names are not written are not written over', () => {
  const all = written(figure('Ace', 100, 100, { spoken: true }), figure('Bea', 100, 125, { silent: true }));
  expect(all).toEqual({ Ace: { x: 100, y: 81 } });
});
