import { describe, expect, it } from 'vitest';
import type { View } from '../src/generated/exterminate';
import { drawnTo, goalsOf, judgeGoing, type Goal } from '../src/games/exterminate/contact';
import type { Verdict } from '../src/games/exterminate/measures';
import type { Figure } from '../src/games/exterminate/model';

const INCH = 2540;
const at = (x: number, y: number) => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });
const node: Goal = { id: 'n1', at: at(18, 17), radius: INCH / 2 };
const walk = { length: [1, 5] as [number, number], pieces: [], enemies: [] };

/** Rules that allow what is told, and note what they were asked. */
function rules(judge: (to: { x: number; y: number }) => Verdict = () => ({ legal: true, walk })) {
  const asked: { x: number; y: number }[] = [];
  const go = (to: { x: number; y: number }) => {
    asked.push(to);
    return Promise.resolve(judge(to));
  };
  return { asked, go };
}

const gapAt = ({ x, y }: { x: number; y: number }) => Math.hypot(x - node.at.x, y - node.at.y) - INCH;

describe('a place beside something worth touching', () => {
  it('is drawn into contact from a hair away, not from farther and not where it touches', () => {
    const met = drawnTo([node], INCH / 2, at(18, 15.89));
    expect(met && gapAt(met)).toBeLessThan(INCH / 20);
    expect(met && gapAt(met)).toBeGreaterThan(0);
    expect([drawnTo([node], INCH / 2, at(18, 15.6)), drawnTo([node], INCH / 2, at(18, 15.97))]).toEqual([null, null]);
  });

  it('is where the rules allow it', async () => {
    const { asked, go } = rules((to) => ({ legal: true, walk: gapAt(to) < INCH / 20 ? { ...walk, nodes: ['n1'] } : walk }));
    const verdict = await judgeGoing(go, at(18, 15.89), INCH / 2, [node]);
    expect(asked).toHaveLength(2);
    expect([verdict.legal, verdict.goal, verdict.walk?.nodes]).toEqual([true, { id: 'n1', gap: 0 }, ['n1']]);
    expect(verdict.stop).toEqual(asked[1]);
  });

  it('stays where it was meant where contact is refused, climbs or takes a test more, and what is missing is told', async () => {
    const near = at(18, 15.89);
    const refusals: Verdict[] = [{ legal: false, stop: at(18, 15.9) }, { legal: true, climb: 'p1', walk }, { legal: true, walk: { ...walk, pieces: ['p1'] } }];
    for (const refused of refusals) {
      const { go } = rules((to) => (to === near ? { legal: true, walk } : refused));
      const verdict = await judgeGoing(go, near, INCH / 2, [node]);
      expect(verdict).toMatchObject({ legal: true, goal: { id: 'n1' } });
      expect(verdict.stop).toBeUndefined();
      expect((verdict.goal?.gap ?? 0) / INCH).toBeCloseTo(0.11);
    }
  });

  it('is counted from where a way stops', async () => {
    const { go } = rules((to) => (to.y > at(0, 15.9).y && gapAt(to) < 0 ? { legal: false, stop: at(18, 15.9), walk } : { legal: true, walk }));
    const verdict = await judgeGoing(go, at(18, 16.5), INCH / 2, [node]);
    expect(verdict.legal && verdict.stop && gapAt(verdict.stop)).toBeLessThan(INCH / 20);
  });

  it('is asked of once where nothing is near, and told where only a little is missing', async () => {
    const far = rules();
    expect(await judgeGoing(far.go, at(18, 12), INCH / 2, [node])).toEqual({ legal: true, walk });
    const near = await judgeGoing(rules().go, at(18, 15.55), INCH / 2, [node]);
    expect((near.goal?.gap ?? 0) / INCH).toBeCloseTo(0.45);
    const aslant = await judgeGoing(rules().go, at(17, 15.95), INCH / 2, [node]);
    expect(aslant.goal?.gap, 'lengths are whole, or nobody reads them').toBe(Math.round(aslant.goal?.gap ?? 0.5));
    expect(far.asked).toHaveLength(1);
  });
});

it('nodes that lie, civilians of the own side who wait and the prisoner for his rescuers are worth touching', () => {
  const figure = (id: string, seat: number, more: object = {}) => ({ figure: id, profile: id, seat, at: at(1, 1), radius: INCH / 2, present: true, waits: false, ...more });
  const view = {
    figures: [figure('a', 0), figure('lost', 0, { waits: true }), figure('theirs', 1, { waits: true }), figure('gone', 0, { waits: true, present: false })],
    players: [{ side: 'side.rescuers' }, { side: 'side.captors' }], marks: [at(3, 3)],
    nodes: [{ at: at(5, 5), carrier: null }, { at: at(6, 6), carrier: 'a' }], position: { nodes: [{}, {}], scene: { prisoner: { at: [3, 3] } } },
  } as unknown as View;
  const goals = (it: object) => goalsOf(view, it as Figure).map(({ id }) => id);
  expect(goals(figure('a', 0))).toEqual(['n1', 'lost', 'prisoner']);
  expect(goals(figure('b', 1))).toEqual(['n1', 'theirs']);
});
