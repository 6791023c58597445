import { describe, expect, it } from 'vitest';
import type { Choice, Question } from '../src/documents';
import { against, choiceOf as chosen, draftsOf, nameOf, touching, withCard, withFigure, type Draft } from '../src/games/exterminate/drafts';

const BARRICADE = [10_160, 1270] as const;
const at = (x: number, y: number) => ({ x, y });
const choiceOf = (draft: Draft, place: { x: number; y: number } | null) => chosen(draft, place, BARRICADE);
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
    expect(chosen(only({ climb: { piece: 'p2', at: at(1, 1) } }), at(5, 6), BARRICADE, true)).toEqual({ climb: { piece: 'p2', at: at(5, 6), leave: true } });
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
    expect(against(at(0, 0), BARRICADE, turned, [{ at: base, radius: 1270 }])).toEqual(middle);
  });

  it('bring several cards to one shot, where there are several', () => {
    const shoot = { with: 'w1', target: 'cyb.3' };
    const draft = only({ shoot }, { shoot: { ...shoot, cards: ['ad.1'] } }, { shoot: { ...shoot, cards: ['ad.2'] } }, { shoot: { with: 'w1', target: 'cyb.1-1' } });
    expect(choiceOf(['ad.1', 'ad.2'].reduce(withCard, draft), null)).toEqual({ shoot: { ...shoot, cards: ['ad.1', 'ad.2'] } });
    expect(choiceOf(draft, null)).toEqual({ shoot });
    expect(draftsOf(question([{ shoot }, { shoot: { ...shoot, cards: ['ad.1'] } }]))).toEqual([]);
  });
});

describe('a melee that is put together', () => {
  const joins: Choice[] = ['pass', { join: { figure: 'dal.3', to: at(1, 1) } }, { join: { figure: 'dal.1-1', to: at(2, 2) } }];

  it('brings an attacker anywhere, by a way that may bend', () => {
    const [draft, ...others] = draftsOf(question(joins, 'join'));
    expect(others).toEqual([]);
    expect(choiceOf(draft!, null)).toBeNull();
    expect(choiceOf(draft!, at(5, 6))).toEqual({ join: { figure: 'dal.3', to: at(5, 6) } });
    const other = withFigure({ ...draft!, via: [at(3, 3)] }, 'dal.1-1');
    expect(choiceOf(other, at(5, 6))).toEqual({ join: { figure: 'dal.1-1', to: at(5, 6), via: [at(3, 3)] } });
    expect(draftsOf(question(['pass'], 'join')).map((it) => it.of)).toEqual([{ join: true }]);
  });

  it.each([
    // Around a base of half an inch; before a side of a piece and beyond its corner; from within, through the nearest side.
    [at(10_000, 0), { at: at(0, 0), radius: 1270 }, at(2600, 0)], [at(0, 0), { at: at(0, 0), radius: 1270 }, at(0, 2600)],
    [at(2000, -500), { corners: [at(0, 0), at(4000, 0), at(4000, 2000), at(0, 2000)] }, at(2000, -1330)],
    [at(7000, 5000), { corners: [at(0, 0), at(4000, 0), at(4000, 2000), at(0, 2000)] }, at(4940, 2940)],
    [at(3900, 1000), { corners: [at(0, 0), at(4000, 0), at(4000, 2000), at(0, 2000)] }, at(5330, 1000)],
  ])('is drawn into contact from %j', (wished, goal, place) => {
    expect(touching(wished, 1270, goal)).toEqual(place);
  });

  it('takes several cards into one round', () => {
    const fights: Choice[] = [{ fight: { with: 'claw', dice: 1 } }, { fight: { with: 'claw', dice: 1, cards: ['ad.1'] } }, { fight: { with: 'claw', cards: ['up.9'] } }];
    const [draft, ...others] = draftsOf(question(fights, 'fight-back'));
    expect(others).toEqual([]);
    expect([draft!.deck, draft!.extra, draft!.most]).toEqual([['ad.1', 'up.9'], 1, 0]);
    expect(choiceOf(['ad.1', 'up.9'].reduce(withCard, draft!), null)).toEqual({ fight: { with: 'claw', dice: 1, cards: ['ad.1', 'up.9'] } });
    expect(choiceOf({ ...draft!, dice: 0 }, null)).toEqual({ fight: { with: 'claw' } });
    expect(draftsOf(question(fights.slice(0, 2), 'fight-back'))).toEqual([]);
  });

  it('shares extra attacks between dice and further targets', () => {
    const fights: Choice[] = [{ fight: { dice: 2 } }, { fight: { dice: 1 } }, { fight: {} }, { fight: { dice: 1, also: ['cyb.1'] } }, { fight: { dice: 1, also: ['cyb.2'] } }];
    const [draft] = draftsOf(question(fights, 'attack'));
    expect([draft!.most, draft!.extra, draft!.dice]).toEqual([2, 2, 2]);
    expect(choiceOf(['cyb.1', 'cyb.2'].reduce(withFigure, { ...draft!, dice: 0 }), null)).toEqual({ fight: { also: ['cyb.1', 'cyb.2'] } });
    // One extra attack: everything is offered.
    expect(draftsOf(question([{ fight: { dice: 1 } }, { fight: { also: ['cyb.1'] } }], 'attack'))).toEqual([]);
  });
});

it('a card that heals is another answer than the same card that does not', () => {
  const play = { card: 'ad.3', figures: ['ace'] };
  const drafts = draftsOf(question([{ play }, { play: { ...play, heals: true } }]));
  expect(drafts.map((it) => choiceOf(withFigure(it, 'ace'), null))).toEqual([{ play }, { play: { ...play, heals: true } }]);
});
