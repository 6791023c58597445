import { describe, expect, it } from 'vitest';
import type { Choice, GameEvent, Question } from '../src/documents';
import { offerOf } from '../src/games/exterminate/answers';
import type { View } from '../src/generated/exterminate';
import { before, headline, marks, turnOf, weight } from '../src/games/exterminate/events';
import { sceneryOf } from '../src/games/exterminate/looks';
import { acted, activeOf, figuresOf, homeOf, nodesOf, partOf, statesOf, viewOf, whereabouts } from '../src/games/exterminate/model';
import { shapeOf } from '../src/games/exterminate/silhouettes';
import { points } from '../src/games/exterminate/sums';
import { surface } from '../src/games/exterminate/surface';
import { placeOf, subjectOf, thingOf } from '../src/games/exterminate/things';
import { lessonOf, taughtBy, type Subject } from '../src/games/exterminate/guide/lesson';

const at = (x: number, y: number) => ({ x, y });
const figure = (id: string, seat: number, more: object = {}) => ({
  figure: id, profile: id, seat, at: at(0, 0), radius: 1270, present: true, on: null, shocked: false, stress: 0, wounds: [0, 0], movement: 12700, resistance: 4,
  melee: 2, shoot: 1, vp: 1, traits: [], attacks: 1, weapons: [], ...more,
});
const player = (edge: string) => ({ faction: 'daleks', edge, fate: 2, hand: [], adventure: [], open: [], fresh: [], exhausted: [], discard: [], lasting: [], vp: 0, carried: 0, gloried: false });

const view = viewOf({
  position: {
    figures: [{ figure: 'dal.1-1', at: [1, 1], marks: ['moved'] }, { figure: 'dal.1-2', at: [2, 2], whereabouts: 'exterminated' }],
    nodes: [{ at: [5, 5] }, { at: [6, 6], token: 'black-5', carrier: 'dal.1-1' }, { at: [7, 7], token: 'spatial-1', gone: true }],
    round: { turn: 2, phase: 'movement', order: [1, 0], part: 1 },
    trip: { figure: 'cyb.1-1', seat: 1, gait: 'move', most: 5 },
    doing: [{ turn: 'parts' }, { part: 'pick' }, { stride: 'where' }],
  },
  players: [player('south'), player('west')],
  pile: 20, size: [91_440, 91_440], barricade: [10_160, 1270], turns: 6,
  figures: [figure('dal.1-1', 0, { stress: 1, shocked: true }), figure('dal.1-2', 0, { present: false }), figure('cyb.1-1', 1)],
  pieces: [
    { piece: 'p1', kind: 'wreck', corners: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], class: 'wall', climbable: false },
    { piece: 'p2', kind: 'something new', corners: [], class: 'low', climbable: true },
  ],
  nodes: [{ at: at(5, 5), vp: null, carrier: null }, { at: at(6, 6), vp: 5, carrier: 'dal.1-1' }, { at: at(7, 7), vp: 1, carrier: null }],
  marks: [],
} as never);

const question = (kind: string, options: Choice[]): Question => ({
  seat: 0, rule: 'ex.tn.7', kind, about: {}, text: { fr: '', en: '' }, coverage: 'all', options, labels: options.map((it) => ({ fr: JSON.stringify(it), en: JSON.stringify(it) })),
} as unknown as Question);

describe('the model', () => {
  const [first, lost, enemy] = figuresOf(view);

  it('knows how figures are, and who has done their part', () => {
    expect(first && statesOf(view, first)).toEqual(['shocked', 'stress-1', 'carries']);
    expect([first, enemy].map((it) => it && acted(view, it))).toEqual([true, false]);
    expect([first, lost].map((it) => it && whereabouts(it))).toEqual(['table', 'exterminated']);
  });

  it('knows whose part it is and who acts', () => {
    expect([partOf(view), activeOf(view), subjectOf(view)]).toEqual([0, 'cyb.1-1', 'cyb.1-1']);
  });

  it('shows nodes that are in play', () => {
    expect(nodesOf(view).map((it) => [it.node, it.token])).toEqual([['n1', null], ['n2', 'black-5']]);
  });

  it('lets everybody look from the own edge', () => {
    expect(homeOf(view, 0)).toEqual([at(0, 0), at(91_440, 0)]);
    expect(homeOf(view, 1)).toEqual([at(0, 0), at(0, 91_440)]);
    expect(homeOf(view, 2)).toBeNull();
  });

  it('draws every piece and every figure', () => {
    expect(sceneryOf(view.pieces).map((it) => it.look)).toEqual(['vehicle', 'low']);
    expect(shapeOf('dal.6')).not.toBe(shapeOf('dal.1'));
    expect(shapeOf('mine.7')).toBe(shapeOf('civilian'));
  });
});

describe('choices', () => {
  it.each([
    [{ go: { to: at(1, 2) } }, 'spot'], [{ shoot: { with: 'w1', target: 'cyb.3' } }, 'figure:cyb.3'], [{ join: { figure: 'dal.3', to: at(0, 0) } }, 'figure:dal.3'],
    [{ climb: { piece: 'p2', at: at(0, 0) } }, 'piece:p2'], [{ node: 'n1' }, 'node:n1'], [{ play: { card: 'ad.7' } }, 'card:ad.7'], ['pass', null], ['end', null],
  ] as [Choice, string | null][])('%j names %s', (choice, thing) => {
    expect(thingOf(choice)).toBe(thing);
  });

  it('are answered in the tray where a roll can be answered', () => {
    expect(thingOf('pass', null, 'window-attack')).toBe('tray');
  });

  it('may name places', () => {
    expect([placeOf({ go: { to: at(3, 4) } }), placeOf({ at: at(5, 6) }), placeOf('pass')]).toEqual([at(3, 4), at(5, 6), null]);
  });

  it('of a figure that could be picked are offered once it is chosen', () => {
    const picks = question('pick-shooter', ['end', { figure: 'dal.1-1' }, { rouse: { figure: 'dal.1-1', by: 'token' } }]);
    expect(offerOf(picks, null)).toBeNull();
    const offer = offerOf(picks, 'dal.1-1');
    expect(offer?.answers.map((it) => it.choices)).toEqual([
      [{ figure: 'dal.1-1' }, 'sprint'], [{ figure: 'dal.1-1' }], [{ rouse: { figure: 'dal.1-1', by: 'token' } }],
    ]);
  });

  it('show the nearest way of everybody who may join first', () => {
    const join = (id: string, x: number): Choice => ({ join: { figure: id, to: at(x, 0) } });
    const offer = offerOf(question('join', ['pass', join('a', 1), join('a', 2), join('b', 3)]), null);
    expect(offer?.answers.map((it) => it.choices[0])).toEqual([join('a', 1), join('b', 3)]);
    expect(offer?.more.map((it) => it.choices[0])).toEqual([join('a', 2)]);
  });

  it('of cards that lie nowhere yet are offered too', () => {
    expect(offerOf(question('take', [{ take: 'ad.1' }, { take: 'ad.2' }]), null)?.answers).toHaveLength(2);
  });
});

describe('events', () => {
  const event = (rule: string, what: object): GameEvent => ({ rule, what } as unknown as GameEvent);

  it('begin a turn of the log with every part', () => {
    expect(turnOf(event('ex.tn.7', { 'part-began': { seat: 1, phase: 'movement' } }))).toBe(1);
    expect(turnOf(event('ex.tn.7', { acts: { figure: 'a' } }))).toBeNull();
  });

  it('mark whom they speak of', () => {
    expect(marks(event('ex.nd.2', { collected: { figure: 'a', node: 'n1', token: 'black-5' } }))).toEqual(['figure:a', 'node:n1']);
    const gone = event('ex.dm.4', { exterminated: { figure: 'a' } });
    expect(headline(gone)).toBe(true);
    expect(weight(gone)).toBeGreaterThan(weight(event('ex.su.4', { deployed: { figure: 'a', at: at(0, 0) } })));
  });

  it('show the table as far as they are told', () => {
    const figure = (id: string, more: object = {}) => ({ figure: id, seat: 0, at: at(5, 5), present: true, shocked: false, stress: 0, ...more });
    const view = {
      figures: [figure('a', { at: at(9, 9) }), figure('b', { present: false }), figure('c', { shocked: true, stress: 2 })],
      players: [{ vp: 3 }, { vp: 1 }], nodes: [{ at: at(1, 1), carrier: 'a' }], position: { nodes: [{ at: at(1, 1) }] },
    } as unknown as View;
    const ahead = [
      event('ex.mv.1', { moved: { figure: 'a', from: at(2, 2), to: at(6, 6) } }), event('ex.mv.1', { moved: { figure: 'a', from: at(6, 6), to: at(9, 9) } }),
      event('ex.nd.2', { collected: { figure: 'a', node: 'n1', token: 'black-5' } }), event('ex.dm.4', { exterminated: { figure: 'b', by: 'a' } }),
      event('ex.sc.3', { scored: { seat: 0, vp: 3, total: 3 } }), event('ex.st.1', { stressed: { figure: 'c', tokens: 1 } }), event('ex.dm.4', { shocked: { figure: 'c' } }),
    ];
    const first = before(view, ahead);
    expect(first.figures).toEqual([figure('a', { at: at(2, 2) }), figure('b'), figure('c', { stress: 1 })]);
    expect([first.players[0]?.vp, first.nodes[0]?.carrier]).toEqual([0, null]);
    expect(before(view, ahead.slice(1)).figures[0]?.at).toEqual(at(6, 6));
    expect(before(view, [])).toBe(view);
    const climbed = before(view, [event('ex.kh.2', { climbed: { figure: 'a', piece: 'heap', from: at(8, 8), at: at(9, 9) } })]);
    expect(climbed.figures[0]?.at).toEqual(at(8, 8));
    // A civilian who joins somebody stood there already.
    expect(before(view, [event('ex.sn.21', { joined: { figure: 'a', by: 'c' } })]).figures[0]?.present).toBe(true);
  });

  it('tell where Victory Points come from', () => {
    const scored = (rule: string, seat: number, vp: number) => event(rule, { scored: { seat, vp, total: 0 } });
    expect(points([scored('ex.sc.3', 0, 1), scored('ex.nd.11', 0, 5), scored('ex.sc.3', 0, 2), scored('ex.sn.9', 1, 2)])).toEqual([
      { seat: 0, total: 8, parts: [{ key: 'web-exterminate-points-kills', value: 3 }, { key: 'web-exterminate-points-nodes', value: 5 }] },
      { seat: 1, total: 2, parts: [{ key: 'web-exterminate-points-scenario', value: 2 }] },
    ]);
  });
});

describe('places that are offered', () => {
  it('begin with those where a node is touched', () => {
    const options = Array.from({ length: 9 }, (_, x) => ({ go: { to: at(x, 0) } }));
    const labels = options.map((_, n) => ({ fr: `${n}`, en: `${n}` }));
    const remarks = options.map((_, n) => ({ lure: n === 8 ? 'node' : 'way' }));
    const offer = offerOf({ kind: 'move', options, labels, remarks, about: {} } as unknown as Question, null);
    expect([offer?.answers.map((it) => it.label), offer?.more.map((it) => it.label)]).toEqual([['8', '0', '1', '2', '3', '4'], ['5', '6', '7']]);
  });
});

describe('the buttons below the table', () => {
  it('set apart what gives up the part or the hand', () => {
    const cards = { kind: 'upkeep-cards', options: ['draw', 'regain', 'exchange', 'pass'], about: {} } as unknown as Question;
    expect(cards.options.filter((it) => surface.leaves?.(it, cards))).toEqual(['exchange', 'pass']);
  });
});

describe('the guide', () => {
  const asked = (kind: string, ...options: Question['options']) => ({ kind, options, about: {} }) as unknown as Question;
  const key = (kind: string, selected = false, learned: Subject[] = []) => lessonOf(asked(kind, 'end', { figure: 'a' }, { engage: 'b' }), selected, learned, false).key;

  it('leads through a turn: initiative, moves, shots, melee, points', () => {
    expect(['window-initiative', 'pick-mover', 'move', 'pick-shooter', 'act', 'window-attack', 'pick-melee', 'join', 'fight-back', 'window-melee', 'upkeep-cards'].map((it) => key(it)))
      .toEqual(['initiative', 'mover', 'where', 'shooter', 'aim', 'window', 'engage', 'join', 'fight', 'round', 'points']);
    expect([key('pick-shooter', true), key('window-damage'), key('window-harm'), key('leave')]).toEqual(['aim', 'damage', 'harm', 'other']);
    expect(['window-other', 'third-eye', 'after-round', 'upkeep-stress'].map((it) => key(it))).toEqual(['answer', 'answer', 'other', 'other']);
    expect([key('pick-mover', false, ['moving']), key('pick-shooter', false, ['shooting']), key('pick-melee', false, ['melee'])]).toEqual(['mover-again', 'shooter-again', 'engage-again']);
    expect(['pick-mover', 'pick-shooter', 'pick-melee'].map((it) => lessonOf({ ...asked(it, 'end'), about: { can: 'none' } }, false, [], false).key)).toEqual(['idle', 'idle', 'idle']);
    expect(lessonOf(asked('upkeep-cards', 'pass'), false, [], false, true).key).toBe('points-last');
    expect([lessonOf(null, false, [], false).key, lessonOf(null, false, [], true).key]).toEqual(['wait', 'over']);
  });

  it('notes what an answer has taught', () => {
    const go = { go: { to: { x: 0, y: 0 } } };
    expect(taughtBy(asked('window-initiative'), 'pass')).toBe('initiative');
    expect(taughtBy(asked('pick-mover'), { figure: 'dal.1-1' }, go)).toBe('moving');
    expect(taughtBy(asked('pick-mover'), { figure: 'dal.1-1' })).toBeNull();
    expect(taughtBy(asked('pick-shooter'), { figure: 'dal.1-1' }, { shoot: { with: 'w1', target: 'cyb.3' } })).toBe('shooting');
    expect(taughtBy(asked('join'), { join: { figure: 'dal.3' } })).toBe('melee');
    expect(taughtBy(asked('window-melee'), 'pass')).toBe('melee');
    expect(taughtBy(asked('window-attack'), 'pass')).toBeNull();
  });
});
