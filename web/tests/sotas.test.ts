import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, Json, Odds, Question } from '../src/documents';
import type { View } from '../src/generated/sotas';
import { fit, fitPart, pointAt, reveal } from '../src/frame/camera';
import { latest } from '../src/frame/latest';
import { central, Chart, extent, farthest, type Turn } from '../src/games/miniatures/chart';
import { drawnOf } from '../src/games/miniatures/proofs';
import { IDLE } from '../src/games/miniatures/idle';
import { Desk, proofsOf } from '../src/games/sotas/desk.svelte';
import type { Hands } from '../src/games/surface';
import type { Aim, Facts } from '../src/games/sotas/measures';
import { refusalsOf, refusedBy, stopsOf, unexplained } from '../src/games/sotas/refusals';
import { thrown } from '../src/games/sotas/dice';
import { asTold } from '../src/games/sotas/asTold';
import { before, turnOf } from '../src/games/sotas/events';
import { shapeOf, silhouette } from '../src/games/sotas/figures';
import { statesOf, whereabouts, type Figure } from '../src/games/sotas/model';
import { harms, kindOf, yields } from '../src/games/sotas/odds';
import { lookOf, sceneryOf } from '../src/games/sotas/looks';
import { detailed } from '../src/games/sotas/telling';
import { shelf } from '../src/state/shelf.svelte';
import { costOf, thingOf } from '../src/games/sotas/things';

describe('the chart', () => {
  it.each([0, 1, 2, 3] as Turn[])('leads there and back, turned by %i quarters', (turn) => {
    const chart = new Chart([90_000, 60_000], turn);
    for (const point of [{ x: 0, y: 0 }, { x: 12_345, y: 54_321 }, { x: 90_000, y: 60_000 }]) {
      const place = chart.at(point);
      expect(chart.back(place)).toEqual(point);
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x).toBeLessThanOrEqual(chart.world.width);
      expect(place.y).toBeLessThanOrEqual(chart.world.height);
    }
  });

  it('has north above', () => {
    const chart = new Chart([90_000, 90_000], 0);
    expect(chart.at({ x: 0, y: 90_000 })).toEqual({ x: 0, y: 0 });
    expect(chart.outline({ rect: [{ x: 0, y: 0 }, { x: 1000, y: 0 }, { x: 1000, y: 500 }] })).toBe('M0 900L10 900L10 895Z');
  });

  it('knows the farthest place of a reach on the way to the pointer', () => {
    const at = (x: number, y: number) => ({ x, y });
    const wide = [at(-100, -100), at(100, -100), at(100, 100), at(-100, 100)];
    const tall = [at(-20, -200), at(20, -200), at(20, 200), at(-20, 200)];
    expect(farthest([wide], at(0, 0), at(50, 30))).toEqual(at(50, 30));
    expect(farthest([wide], at(0, 0), at(400, 200))).toEqual(at(100, 50));
    expect(farthest([wide, tall], at(0, 0), at(0, 500))).toEqual(at(0, 200));
    expect(farthest([], at(0, 0), at(5, 5))).toBeNull();
  });

  it('knows how far a piece reaches', () => {
    expect(extent({ disc: { centre: { x: 5, y: 6 }, radius: 4 } })).toEqual({ middle: { x: 5, y: 6 }, half: [4, 4] });
    expect(extent({ rect: [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 4 }, { x: 0, y: 4 }] }).half).toEqual([5, 2]);
  });
});

describe('dice', () => {
  const names = ['Ada', 'Bob', 'Cléo'];
  const rolledOff = (what: Json) => thrown({ rule: 'sotas.setup.2', what: { 'rolled-off': what } }, names);

  it('belong to their players, and the best one wins', () => {
    expect(rolledOff({ stake: 'sides', seats: [0, 2], dice: [2, 5], best: [2], then: 'won' })).toEqual([
      { who: 'Ada', face: '2', counts: 'bad' },
      { who: 'Cléo', face: '5', counts: 'good' },
    ]);
  });

  it('that decide by themselves are shown as they fell', () => {
    const field = (dice: Json) => thrown({ rule: 'sotas.force-field.1', what: { 'field-rolled': { figure: 'a', dice } } }, names);
    expect(field([5])).toEqual([{ face: '5', counts: 'plain' }]);
    expect(field([])).toEqual([]);
  });

  const test = (what: Record<string, Json>) => thrown({ rule: 'sotas.activation.4', what: { tested: { target: 4, ...what } } }, names).map((it) => `${it.face} ${it.counts}`);

  it('of a test show their faces and what they come to', () => {
    expect(test({ dice: ['2', '6', '4'], free: 0, successes: 2, failures: 1 })).toEqual(['2 bad', '6 good', '4 good']);
    expect(test({ dice: ['3'], free: 1, successes: 1, failures: 1 })).toEqual(['3 bad', '✓ good']);
    expect(test({ dice: [], free: 0, successes: 1, failures: 2 })).toEqual(['✓ good', '✗ bad', '✗ bad']);
  });

  it('win nothing in a tie', () => {
    const tie = rolledOff({ stake: 'sides', seats: [0, 1, 2], dice: [4, 4, 1], best: [0, 1], then: 'again' });
    expect(tie.map((it) => it.counts)).toEqual(['plain', 'plain', 'bad']);
  });
});

describe('proofs', () => {
  const chart = new Chart([90_000, 90_000], 0);
  const at = (x: number, y: number) => ({ x, y });
  const things = {
    pieces: [{ piece: 'p1', shape: { rect: [at(0, 0), at(1000, 0), at(1000, 500)] } }],
    figures: [{ figure: 'dalek', at: at(5000, 5000), radius: 1250 }],
  };

  it('outline what they are about and mark where it is met', () => {
    const wall = drawnOf([{ piece: 'p1', witness: { point: at(1000, 0) } }], chart, things);
    expect(wall).toEqual({ outlines: ['M0 900L10 900L10 895Z'], areas: [], lines: [], points: [{ x: 10, y: 900 }] });
    const dalek = drawnOf([{ figure: 'dalek', witness: { area: [at(0, 0), at(100, 0), at(0, 100)] } }], chart, things);
    expect([dalek.outlines, dalek.areas]).toEqual([[chart.circle(at(5000, 5000), 1250)], ['M0 900L1 900L0 899Z']]);
    const far = drawnOf([{ witness: { line: { from: at(0, 0), to: at(0, 100) } } }], chart, things);
    expect([far.outlines, far.lines, far.areas]).toEqual([[], ['M0 900L0 899'], []]);
  });

  it('shade what an eye does not see', () => {
    const hidden = drawnOf([{ piece: 'p1', witness: { line: { from: at(0, 0), to: at(0, 100) } } }], chart, things, at(500, 0));
    expect(hidden.areas).toEqual(['M5 900L0 900L0 899Z']);
    expect(hidden.lines).toEqual(['M0 900L0 899']);
  });

  it('of a target are what hides it, and why it cannot be attacked at all', () => {
    const line = { from: at(0, 0), to: at(1, 1) };
    const [wall, nearer] = [{ rule: 'sotas.cover.1', piece: 'p1', witness: { line } }, { rule: 'sotas.target.1', figure: 'dalek', witness: { line } }];
    const aim = { range: 1, bands: 1, band: 0, attack: [], defence: [] };
    const facts = (cover: boolean, ...aims: Facts['aims'] & object): Facts => ({ gap: 1, line, stick: null, seen: { open: true, cover, line, proofs: [wall] }, aims });
    expect(proofsOf(facts(true, { ...aim }))).toEqual([wall]);
    expect(proofsOf(facts(false, { ...aim, rule: 'sotas.target.1', proof: nearer }))).toEqual([nearer]);
    expect(proofsOf(facts(false, { ...aim }, { ...aim, rule: 'sotas.target.1', proof: nearer }))).toEqual([]);
    expect(proofsOf(null)).toEqual([]);
  });
});

describe('figures', () => {
  const figure = (profile: string, kind: 'human' | 'robot' | 'cyborg' | 'alien' | 'plant', ...traits: string[]) => ({ profile, kind, traits });

  it('are told apart by their outlines, leaders by a chevron', () => {
    const all = [
      figure('civilian', 'human'), figure('unit-soldier', 'human'), figure('unit-sergeant', 'human', 'leader-x'), figure('unit-medic', 'human'), figure('cyberman', 'robot'),
      figure('cyberleader', 'robot', 'leader-x'), figure('cybermat', 'robot'), figure('handbot', 'robot'), figure('dalek', 'cyborg'), figure('judoon-trooper', 'alien'),
    ];
    expect(new Set(all.map(silhouette)).size).toBe(all.length);
    expect(silhouette(all[2]!)).toContain(silhouette(all[1]!));
  });

  it('show what they carry, that their weapon is empty, and where they are', () => {
    const view = { ...figure('civilian', 'human'), empty: true, whereabouts: 'table', doc: { figure: 'a', object: 'object.key' } } as unknown as Figure;
    expect(statesOf(view)).toEqual(['carries', 'empty']);
    expect(statesOf({ ...view, empty: false, doc: { figure: 'a' } })).toEqual([]);
    expect([whereabouts(view), whereabouts({ ...view, whereabouts: { inside: 'b' } })]).toEqual(['table', 'inside']);
  });

  it('of one’s own look like others of their kind', () => {
    expect(shapeOf(figure('my-own-bush', 'plant'))).toBe('plant');
    expect(shapeOf(figure('dalek-of-mine', 'cyborg'))).toBe('dalek');
  });
});

describe('special rules', () => {
  it('are told with what they are about', () => {
    const specials = ['leader-x(unit)', 'lethal-x(daleks)', 'lethal-x(cybermen)', 'light-armour'];
    expect(detailed(['leader', 'leader-x', 'lethal-x', 'light-armour'], specials).map((it) => it.trait)).toEqual(['leader', 'leader-x', 'lethal-x', 'lethal-x', 'light-armour']);
    const name = vi.spyOn(shelf, 'name').mockImplementation((_game, _lang, id) => (id === 'leader-x(unit)' ? 'Leader (UNIT)' : id));
    expect(detailed(['leader-x'], specials)).toEqual([{ trait: 'leader-x', name: 'Leader (UNIT)' }]);
    expect(detailed(['leader-x'], [])).toEqual([{ trait: 'leader-x', name: 'leader-x' }]);
    name.mockRestore();
  });
});

describe('what is told', () => {
  const event = (what: object) => ({ rule: 'sotas.morale.3', what }) as unknown as GameEvent;
  const at = (x: number) => ({ x, y: 0 });

  it('leaves figures where they stood until it is their turn to be told of', () => {
    const figures = [
      { figure: 'a', at: at(9), present: true, doc: { figure: 'a', marks: ['down', 'activated'] } }, { figure: 'b', at: at(5), present: false, doc: { figure: 'b' } },
    ] as unknown as Figure[];
    const [killed, moved, fell, fled] = [
      event({ killed: { figure: 'b', gruesome: false } }), event({ moved: { figure: 'a', from: at(1), to: at(4), length: 3, most: 3 } }),
      event({ 'knocked-down': { figure: 'a' } }), event({ fled: { figure: 'a', from: at(4), to: at(9) } }),
    ];
    const stood = (...ahead: GameEvent[]) => before(figures, ahead).map((it) => [it.at.x, it.present, it.doc.marks ?? []]);
    expect(stood(killed, moved, fell, fled)).toEqual([[1, true, ['activated']], [5, true, []]]);
    expect(stood(fell, fled)).toEqual([[4, true, ['activated']], [5, false, []]]);
    expect(stood()).toEqual([[9, true, ['down', 'activated']], [5, false, []]]);
  });

  it('is told in order: states, counts and turns are as they were until their event comes', () => {
    const figure = (id: string) => ({ figure: id, side: 'side.a', names: [], at: { x: 0, y: 0 }, present: true });
    const table = (turn: number, tokens: number, wounds: number, left: number) => ({
      figures: [figure('a'), figure('b')], pieces: [],
      position: { round: { turn }, figures: [{ figure: 'a', losses: { wounds } }, { figure: 'b' }] },
      setting: { sides: [{ side: 'side.a', seat: 0, left }], tasks: [{ task: 'bomb', tokens }] },
    }) as unknown as View;
    const [was, is] = [table(1, 0, 0, 2), table(2, 3, 1, 1)];
    const [wounded, killed, counted, began] = [event({ wounded: { figure: 'a' } }), event({ killed: { figure: 'b' } }), event({ tokens: { piece: 'bomb', tokens: 3 } }), event({ 'turn-began': { turn: 2, order: [] } })];
    const seen = (...ahead: GameEvent[]) => {
      const { position, setting } = asTold(is, was, new Set(ahead));
      return [position.round?.turn, setting.tasks[0]?.tokens, position.figures?.[0]?.losses?.wounds, setting.sides[0]?.left];
    };
    expect(seen(wounded, killed, counted, began)).toEqual([1, 0, 0, 2]);
    expect(seen(counted, began)).toEqual([1, 0, 1, 1]);
    expect(seen(killed)).toEqual([2, 3, 1, 2]);
    expect(asTold(is, was, new Set())).toBe(is);
  });

  it('has whose turn it is, also where a game is joined in the middle of one', () => {
    const view = { position: { figures: [] }, figures: [{ figure: 'a', side: 'side.b' }], setting: { sides: [{ side: 'side.a', seat: 0 }, { side: 'side.b', seat: 1 }] } } as unknown as Json;
    expect(turnOf(event({ 'hand-passed': { from: 'side.b', to: 'side.a' } }), view)).toBe(0);
    expect(turnOf(event({ activated: { figure: 'a' } }), view)).toBeNull();
    expect(turnOf(event({ activated: { figure: 'a' } }), view, false)).toBe(1);
  });
});

describe('the surface', () => {
  const [world, screen] = [{ width: 900, height: 900 }, { width: 450, height: 600 }];

  it('finds the place under a pixel', () => {
    const camera = fit(world, screen);
    expect(pointAt(camera, { x: 225, y: 300 }, screen)).toEqual({ x: 450, y: 450 });
    expect(pointAt(camera, { x: 0, y: 300 }, screen).x).toBe(0);
  });

  it('moves only for what is not seen', () => {
    const near = fitPart({ x: 0, y: 0, width: 300, height: 300 }, world, screen);
    expect(reveal(near, { x: 100, y: 100 }, world, screen)).toBe(near);
    expect(reveal(near, { x: 600, y: 600 }, world, screen)?.x).toBe(600);
    const corner = reveal(near, { x: 890, y: 890 }, world, screen);
    expect(corner?.x).toBeLessThan(890);
    expect(890 - (corner?.x ?? 0)).toBeLessThan(screen.width / near.scale / 2);
    expect(reveal(null, { x: 800, y: 800 }, world, screen)).toBeNull();
  });
});

describe('asking for the latest', () => {
  it('asks one at a time, and nothing that is out of date', async () => {
    const asked: number[] = [];
    const told = vi.fn();
    const open: (() => void)[] = [];
    const line = latest<number, number>((it) => {
      asked.push(it);
      return new Promise((done) => open.push(() => done(it * 10)));
    }, told);
    [1, 2, 3].forEach((it) => line.want(it));
    expect(asked).toEqual([1]);
    open.shift()?.();
    await vi.waitFor(() => expect(asked).toEqual([1, 3]));
    line.stop();
    open.shift()?.();
    await Promise.resolve();
    expect(told.mock.calls).toEqual([[10, 1]]);
  });

  it('goes on after a failure', async () => {
    const told = vi.fn();
    const line = latest<number, number>((it) => (it === 1 ? Promise.reject(new Error('no')) : Promise.resolve(it)), told);
    line.want(1);
    line.want(2);
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(2, 2));
  });
});

describe('choices', () => {
  it('name figures, pieces and lists', () => {
    expect(thingOf({ shoot: { target: 'dalek-1', with: 'death-ray' } })).toBe('figure:dalek-1');
    expect(thingOf({ use: { heal: { target: 'rose', actions: 2 } } })).toBe('figure:rose');
    expect(thingOf({ use: { teleport: 2 } })).toBeNull();
    expect(thingOf({ door: { shoot: { door: 'p3', with: 'pistol' } } })).toBe('piece:p3');
    expect(thingOf({ climb: { piece: 'p1', way: 'up' } })).toBe('piece:p1');
    expect(thingOf({ to: { x: 1, y: 2 } })).toBe('spot');
    expect(thingOf('move')).toBe('action');
    expect(thingOf('stop')).toBeNull();
  });

  it('have their costs', () => {
    expect([costOf('dive'), costOf('move'), costOf({ lob: 2 }), costOf('end')]).toEqual([0, 1, 1, null]);
  });
});

describe('refusals', () => {
  const aim = (it: Partial<Aim>): Aim => ({ range: 0, bands: 0, band: 0, attack: [], defence: [], ...it });
  const line = (to: string, ...aims: Aim[]) => ({ to, aims }) as Facts;
  const near = line('cybermat-1', aim({}), aim({ with: 'assault-rifle' }));
  const far = line('cyberman-1', aim({ with: 'assault-rifle', rule: 'sotas.target.1' }));
  const [fight, shoot] = [{ fight: { target: 'cybermat-1' } }, { shoot: { target: 'cybermat-1', with: 'assault-rifle' } }];

  it('are asked for where nothing about the target forbids an attack that is not offered', () => {
    expect(unexplained({ options: ['end'] }, [near, far])).toEqual([fight, shoot]);
    expect(unexplained({ options: ['end', { fight: { target: 'cybermat-1', power: true } }] }, [near, far])).toEqual([shoot]);
    expect(unexplained({ options: [{ shoot: { target: 'cybermat-1', with: 'pistol' } }] }, [near])).toEqual([fight, shoot]);
    expect(unexplained({ options: ['end'] }, [line('cybermat-2')])).toEqual([{ fight: { target: 'cybermat-2' } }]);
  });

  it('are what the rules say to the attack, for every enemy its own', async () => {
    const rules = await refusalsOf([fight, shoot], (it) => Promise.resolve(it === fight ? { legal: false, rule: 'sotas.actions.2' } : { legal: true }));
    expect(near.aims?.map((it) => refusedBy(rules, 'cybermat-1', it))).toEqual(['sotas.actions.2', undefined]);
    expect(far.aims?.map((it) => refusedBy(rules, 'cyberman-1', it))).toEqual(['sotas.target.1']);
  });

  it('stop the attacker for each reason once', () => {
    const refusals = new Map([['a', 'sotas.actions.6'], ['b', 'sotas.actions.7'], ['c', 'sotas.actions.7'], ['d', 'sotas.target.5']]);
    const told = stopsOf(refusals, (rule) => (rule.startsWith('sotas.actions') ? 'no action left' : 'touches an enemy'));
    expect(told).toEqual([{ text: 'no action left', rules: ['sotas.actions.6', 'sotas.actions.7'] }, { text: 'touches an enemy', rules: ['sotas.target.5'] }]);
  });
});

describe('odds', () => {
  const odds = (...outcomes: [string, number][]): Odds => ({ of: 'activation', policy: 'best', outcomes: outcomes.map(([result, p]) => ({ result, p, ways: '1', of: '1', label: { fr: '', en: '' } })) });

  it('tell what dice earn and how often the turn is lost', () => {
    const told = yields(odds(['0 turnover', 0.1], ['1 turnover', 0.2], ['1', 0.3], ['3', 0.4]));
    expect(told.shares).toEqual([0.1, 0.5, 0, 0.4]);
    expect(told.lost).toBeCloseTo(0.3);
    expect(told.mean).toBeCloseTo(1.7);
  });

  it('tell what becomes of whom', () => {
    const told = harms(odds(['nothing', 0.5], ['cyberman down', 0.1], ['unit-sniper recoil', 0.1], ['unit-sniper killed', 0.3]), 'cyberman');
    expect(told.map(({ figure, harm }) => [figure, harm])).toEqual([['unit-sniper', 'killed'], ['unit-sniper', 'recoil'], [null, 'nothing'], ['cyberman', 'down']]);
  });

  it('draw no two results alike that one attack usually has', () => {
    const results = ['recoil', 'down', 'killed', 'gruesome'].flatMap((harm) => ['a', 'b'].map((figure): [string, number] => [`${figure} ${harm}`, 0.1]));
    const kinds = harms(odds(...results, ['nothing', 0.2]), 'a').map((it) => kindOf(it, 'a'));
    expect(new Set(kinds).size).toBe(9);
    expect(kindOf({ figure: 'b', harm: 'wounded', p: 1 }, 'a')).not.toBe(kindOf({ figure: 'b', harm: 'down', p: 1 }, 'a'));
  });
});

describe('terrain', () => {
  it('lies on what is lower, and what is gone is not drawn', () => {
    const piece = (kind: string, gone = false) => ({ piece: kind, kind, names: [], shape: { rect: [] }, height: 0, state: { door: 'shut' as const, gone, tokens: 0, gravity: 0 } });
    expect(sceneryOf([piece('crates'), piece('hill'), piece('gas-zone'), piece('rift', true)]).map((it) => it.piece)).toEqual(['gas-zone', 'hill', 'crates']);
    expect(lookOf('something new')).toBe('zone');
  });
});

describe('a place that keys begin at', () => {
  it('is one that is offered, in the middle of them all', () => {
    const at = (x: number, y: number) => ({ x, y });
    expect(central([at(0, 0), at(100, 0), at(40, 20), at(0, 40), at(100, 40)])).toEqual(at(40, 20));
    expect(central([])).toBeUndefined();
  });
});

describe('a recoil', () => {
  it('goes to the nearest of the places that are offered, wherever near them a finger is', async () => {
    const [left, right] = [{ x: 1000, y: 0 }, { x: 0, y: 1000 }];
    const tried: unknown[] = [];
    const chosen: unknown[] = [];
    const question = { kind: 'recoil', options: [{ to: left }, { to: right }], coverage: 'sample' } as unknown as Question;
    const measure = (asked: unknown) => {
      tried.push(asked);
      return Promise.resolve({ legal: true });
    };
    const desk = new Desk(() => ({ ...IDLE, question, measure, choose: (...it: unknown[]) => void chosen.push(...it) }) as unknown as Hands, () => ({ figures: [], size: [90_000, 90_000], pieces: [], position: { figures: [], doing: [] } }) as unknown as View);
    desk.wish({ x: 940, y: 130 });
    await desk.confirm();
    expect(tried.at(-1)).toEqual({ try: { to: left } });
    expect(chosen).toEqual([{ to: left }]);
  });

  it('places the other pieces of whoever wants it, and nobody else\'s', () => {
    const chosen: unknown[] = [];
    let seat = 0;
    const question = () => ({ kind: 'terrain', seat, options: [{ place: { piece: 0, at: { x: 0, y: 0 } } }], coverage: 'sample' }) as unknown as Question;
    const desk = new Desk(() => ({ ...IDLE, question: question(), choose: (it: unknown) => void chosen.push(it) }) as unknown as Hands, () => ({}) as View);
    desk.strew();
    desk.strewing = 0;
    seat = 1;
    desk.strew();
    expect(chosen).toEqual([]);
    seat = 0;
    desk.strew();
    expect(chosen).toHaveLength(1);
  });
});
