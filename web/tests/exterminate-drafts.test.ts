import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import type { Choice, Question } from '../src/documents';
import { against, BARRICADE, choiceOf, draftsOf, nameOf, withCard, withFigure, type Draft } from '../src/games/exterminate/drafts';

const at = (x: number, y: number) => ({ x, y });
const question = (options: Choice[], kind = 'pick-shooter') => ({ seat: 0, kind, coverage: 'sample', options, labels: [] }) as unknown as Question;
const only = (...options: Choice[]): Draft => {
  const [draft, ...others] = draftsOf(question(options));
  expect(others).toEqual([]);
  return draft!;
};

describe('answers that are put together', () => {
  it('are read off examples', () => {
    const drafts = draftsOf(question([
      'end', { figure: 'dal.3' }, { play: { card: 'run', figures: ['a', 'b', 'c'] } }, { play: { card: 'strike', at: at(1, 1) } }, { play: { card: 'strike', at: at(2, 2) } },
      { play: { card: 'plain' } }, { jump: { at: at(3, 3) } }, { climb: { piece: 'p2', at: at(0, 0) } },
    ]));
    expect(drafts.map((it) => [nameOf(it), it.most, it.place])).toEqual([['run', 3, false], ['strike', 0, true], [null, 0, true], ['p2', 0, true]]);
    expect(draftsOf(question([{ play: { card: 'paper', figures: ['a'] } }], 'part-answer'))).toEqual([]);
  });

  it('name figures, as many as there is room for', () => {
    const run = only({ play: { card: 'run', figures: ['a', 'b', 'c'] } });
    expect(choiceOf(run, null)).toBeNull();
    const [two, four] = [['d', 'e'], ['d', 'e', 'f', 'g']].map((all) => all.reduce(withFigure, run)) as [Draft, Draft];
    expect(choiceOf(two, null)).toEqual({ play: { card: 'run', figures: ['d', 'e'] } });
    expect(four.figures).toEqual(['e', 'f', 'g']);
    expect(withFigure(two, 'd').figures).toEqual(['e']);
  });

  it('name a place', () => {
    expect(choiceOf(only({ play: { card: 'strike', at: at(1, 1) } }), at(5, 6))).toEqual({ play: { card: 'strike', at: at(5, 6) } });
    expect(choiceOf(only({ jump: { at: at(1, 1), card: 'ad.9' } }), at(5, 6))).toEqual({ jump: { at: at(5, 6), card: 'ad.9' } });
    expect(choiceOf(only({ climb: { piece: 'p2', at: at(1, 1) } }), at(5, 6))).toEqual({ climb: { piece: 'p2', at: at(5, 6) } });
    expect(choiceOf(only({ jump: { at: at(1, 1) } }), null)).toBeNull();
  });

  it('lay a barricade around its middle, turned or not', () => {
    const draft = only({ play: { card: 'wall', at: at(0, 0) } }, { play: { card: 'wall', at: at(9, 9), turned: true } });
    const middle = at(20_000, 20_000);
    expect(choiceOf(draft, middle)).toEqual({ play: { card: 'wall', at: at(14_920, 19_365) } });
    expect(choiceOf({ ...draft, turned: true }, middle)).toEqual({ play: { card: 'wall', at: at(19_365, 14_920), turned: true } });
  });

  it.each([
    // A base to the north and one to the south, each an inch from the barricade's edge; one that it lies on; one far away.
    [at(0, 4445), false, at(0, 2480)], [at(0, -4445), false, at(0, -2480)], [at(4445, 0), true, at(2480, 0)], [at(0, 100), false, at(0, -1865)], [at(50_000, 0), false, at(0, 0)],
  ])('draw a barricade to a base at %j', (base, turned, middle) => {
    expect(against(at(0, 0), turned, [{ at: base, radius: 1270 }])).toEqual(middle);
  });

  it('know the size of a barricade', () => {
    const { kind } = parse(readFileSync(new URL('../../data/exterminate/terrain.toml', import.meta.url), 'utf8')) as unknown as { kind: { id: string; size: number[] }[] };
    const inches = [BARRICADE.long, BARRICADE.wide].map((it) => it / 2540);
    expect(kind.find((it) => it.id === 'barricade')?.size).toEqual(inches);
  });

  it('bring several cards to one shot, where there are several', () => {
    const shoot = { with: 'w1', target: 'cyb.3' };
    const draft = only({ shoot }, { shoot: { ...shoot, cards: ['ad.1'] } }, { shoot: { ...shoot, cards: ['ad.2'] } }, { shoot: { with: 'w1', target: 'cyb.1-1' } });
    expect(choiceOf(['ad.1', 'ad.2'].reduce(withCard, draft), null)).toEqual({ shoot: { ...shoot, cards: ['ad.1', 'ad.2'] } });
    expect(choiceOf(draft, null)).toEqual({ shoot });
    expect(draftsOf(question([{ shoot }, { shoot: { ...shoot, cards: ['ad.1'] } }]))).toEqual([]);
  });
});
