import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Json, Question } from '../src/documents';
import type { View } from '../src/generated/sotas';
import { IDLE } from '../src/games/miniatures/idle';
import { Desk } from '../src/games/sotas/desk.svelte';
import type { Peril, Verdict } from '../src/games/sotas/measures';
import { madeOf, perilsText } from '../src/games/sotas/telling';
import { heardText } from '../src/games/sotas/verdict';
import type { Hands } from '../src/games/surface';
import { bringSotasWords, inBoth } from './sotas-words';

const RADIATION: Peril = { piece: 'p1', rule: 'sotas.radiation.1' };
const square = (x: number) => ({ rect: [{ x, y: 0 }, { x: x + 100, y: 0 }, { x: x + 100, y: 100 }, { x, y: 100 }] });
const view = {
  figures: [{ figure: 'ada', at: { x: 0, y: 0 }, radius: 100, present: true, seat: 0, names: [] }], size: [90_000, 90_000],
  pieces: ['p1', 'p2'].map((piece, at) => ({ piece, kind: 'radiation-zone', names: [`Area ${at + 1}`, `Zone ${at + 1}`], shape: square(at * 1000), height: 0, state: { gone: false } })),
  position: { figures: [], doing: [], active: { figure: 'ada' } }, setting: { sides: [] },
} as unknown as View;

beforeAll(bringSotasWords);

/** A desk that is asked where somebody goes; whatever it measures comes to this. */
function deskOf(verdict: Verdict, question: Partial<Question> = { kind: 'where', options: [] }): { desk: Desk; chosen: unknown[] } {
  const chosen: unknown[] = [];
  const hands = { ...IDLE, question, measure: (asked: Json) => Promise.resolve(asked === 'spots' ? [] : verdict), choose: (...it: unknown[]) => void chosen.push(...it) };
  return { desk: new Desk(() => hands as unknown as Hands, () => view), chosen };
}

describe('what harms on the way', () => {
  it('is told in both languages, and outlined', async () => {
    const { desk } = deskOf({ legal: true, perils: [RADIATION] });
    await desk.settle({ x: 50, y: 50 });
    expect(desk.perils).toEqual([square(0)]);
    const told = inBoth(() => heardText(view, { legal: true, perils: [RADIATION] }));
    expect(told.en).toMatch(/^Area 1 harms: .* · /);
    expect(told.fr).toMatch(/^Zone 1 blesse : .* · /);
    expect(perilsText(view, [])).toBe('');
  });

  it('waits for a word, where anything else is done at once', async () => {
    for (const [perils, gone] of [[[RADIATION], 0], [[], 1]] as const) {
      const { desk, chosen } = deskOf({ legal: true, perils: [...perils] });
      desk.drag({ x: 50, y: 50 });
      await desk.release({ x: 50, y: 50 });
      expect(chosen).toHaveLength(gone);
      const hasty = deskOf({ legal: true, perils: [...perils] });
      hasty.desk.wish({ x: 50, y: 50 });
      await hasty.desk.confirm();
      expect(hasty.chosen).toHaveLength(gone);
    }
    const { desk, chosen } = deskOf({ legal: true, perils: [RADIATION] });
    await desk.settle({ x: 50, y: 50 });
    await desk.confirm();
    expect(chosen).toEqual([{ to: { x: 50, y: 50 } }]);
  });

  it('is told of every way to flee', async () => {
    const { desk } = deskOf({ legal: true, perils: [RADIATION] }, { kind: 'refuge', options: ['flee-to-edge', { 'flee-to': 'p2' }] });
    await desk.seek();
    await vi.waitFor(() => expect(desk.dangers).toEqual([[RADIATION], [RADIATION]]));
  });
});

describe('a reach', () => {
  it('tells the stick, the base and the way down', () => {
    const area = { outline: [], most: 14_500, stick: 12_000, base: 2500, actions: 1, slowed: false };
    expect(inBoth(() => madeOf(area))).toEqual({ en: '145 mm (stick 120 + base 25)', fr: '145 mm (réglette 120 + socle 25)' });
    expect(inBoth(() => madeOf({ ...area, most: 10_000, descent: 4500 })).en).toBe('100 mm (stick 120 + base 25 − 45 down)');
  });
});
