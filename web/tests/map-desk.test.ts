import { describe, expect, it } from 'vitest';
import type { Choice, Question } from '../src/documents';
import { namedIn } from '../src/games/miniatures/advice';
import { MapDesk, type Figurine, type Judged, type Measured } from '../src/games/miniatures/desk.svelte';
import { IDLE } from '../src/games/miniatures/idle';

/** A table of three figures whose measures are answered by hand. */
class Desk extends MapDesk<Figurine, Judged, Measured, string> {
  figures = ['ada', 'bea', 'cyd'].map((figure, at) => ({ figure, seat: 0, at: { x: at * 1000, y: 0 }, radius: 100, present: true }));
  readonly asked: { figure: string; answer: (area: string) => void; fail: () => void }[] = [];
  readonly subject = undefined;
  readonly placing = false;
  readonly striding = false;
  readonly start = { x: 0, y: 0 };
  readonly size = [1000, 1000];
  readonly scenery = [];

  constructor(advised: Choice[] = []) {
    super(() => ({ ...IDLE, advised, question: { seat: 0 } as Question }));
  }

  protected reachOf(figure: string): Promise<string[]> {
    return new Promise((done, failed) => this.asked.push({ figure, answer: (area) => done([area]), fail: () => failed(new Error('no line')) }));
  }

  protected between = () => Promise.resolve([{ gap: 1, line: { from: this.start, to: this.start } }]);
  protected judge = () => Promise.resolve({ legal: true });
  protected measureBetween = () => Promise.reject<Measured>(new Error('not measured'));
  readonly puts: { x: number; y: number }[] = [];
  protected put(at: { x: number; y: number }): void {
    this.puts.push(at);
  }

  /** Chooses a figure, as the board does. */
  choose(figure: string): Promise<void> {
    this.pick(figure);
    return this.look(figure);
  }

  answer(at: number, area: string): void {
    this.asked[at]?.answer(area);
  }
}

describe('what is drawn of the chosen figure', () => {
  it('is its own, never what was measured of another', async () => {
    const desk = new Desk();
    const ada = desk.choose('ada');
    desk.answer(0, 'around ada');
    await ada;
    expect([desk.areas, desk.lines.length, desk.surveyed]).toEqual([['around ada'], 1, true]);
    const bea = desk.choose('bea');
    expect([desk.areas, desk.lines, desk.surveyed]).toEqual([[], [], false]);
    desk.answer(1, 'around bea');
    await bea;
    expect(desk.areas).toEqual(['around bea']);
  });

  it('is not taken from an answer that comes late', async () => {
    const desk = new Desk();
    const first = desk.choose('ada');
    const between = desk.choose('bea');
    const last = desk.choose('ada');
    desk.answer(2, 'around ada now');
    await last;
    desk.answer(1, 'around bea');
    desk.answer(0, 'around ada before');
    await Promise.all([first, between]);
    expect(desk.areas).toEqual(['around ada now']);
  });

  it('is nothing where it stood before, and nothing where it could not be measured', async () => {
    const desk = new Desk();
    const here = desk.choose('ada');
    desk.answer(0, 'around ada');
    await here;
    desk.figures = desk.figures.map((it) => ({ ...it, at: { x: it.at.x, y: 500 } }));
    expect(desk.areas).toEqual([]);
    const there = desk.look('ada');
    desk.asked[1]?.fail();
    await there;
    expect([desk.areas, desk.surveyed]).toEqual([[], false]);
  });
});

describe('a place that waits for a word', () => {
  async function waiting(): Promise<Desk> {
    const desk = new Desk();
    desk.pick('ada');
    await desk.settle({ x: 1100, y: 0 });
    expect(desk.may).toBe(true);
    return desk;
  }

  it('is given up when another figure is chosen', async () => {
    const desk = await waiting();
    desk.pick('ada');
    expect(desk.ghost).not.toBeNull();
    desk.pick('bea');
    expect(desk.ghost).toBeNull();
  });

  it('is taken by a tap on it, not by one on a figure beside it', async () => {
    const beside = await waiting();
    beside.tap({ x: 1000, y: 0 }, 300, true);
    expect([beside.puts, beside.selected]).toEqual([[], 'bea']);
    const there = await waiting();
    there.tap({ x: 1090, y: 0 }, 300, true);
    await Promise.resolve();
    expect(there.puts).toEqual([{ x: 1100, y: 0 }]);
  });

  it('is not judged by what was asked for another', async () => {
    const desk = await waiting();
    const late = desk.settle({ x: 500, y: 0 });
    desk.wish({ x: 700, y: 0 });
    await late;
    expect(desk.ghost?.wished).toEqual({ x: 700, y: 0 });
    expect(desk.puts).toEqual([]);
  });
});

describe('what is advised', () => {
  it('is read from its answers: who, which way, and to whom', () => {
    const [bend, end] = [{ x: 1, y: 2 }, { x: 3, y: 4 }];
    expect(namedIn([{ go: { to: end, via: [bend] } }]).way).toEqual([bend, end]);
    expect(namedIn(['move', { to: end }]).way).toEqual([end]);
    expect(namedIn([{ dice: 3 }, 'pass', { leave: true }]).way).toEqual([]);
    const desk = new Desk([{ figure: 'bea' }, { go: { to: end } }, { shoot: { target: 'cyd' } }]);
    desk.figures = desk.figures.map((it) => ({ ...it, seat: it.figure === 'cyd' ? 1 : 0 }));
    const { by, to, at } = desk.advice;
    expect([by?.figure, to, at.map((it) => it.figure)]).toEqual(['bea', end, ['cyd']]);
    expect(new Desk().advice).toEqual({ by: undefined, way: [], to: undefined, at: [] });
  });
});
