import { describe, expect, it, vi } from 'vitest';
import english from '../../data/words/web-exterminate.en.ftl?raw';
import french from '../../data/words/web-exterminate.fr.ftl?raw';
import type { Choice, GameEvent, Json, Odds, Question } from '../src/documents';
import { offerOf } from '../src/games/exterminate/answers';
import type { Ahead, Contest, PlayerView, View } from '../src/generated/exterminate';
import { adventures, meantBy, stacked, usesOf } from '../src/games/exterminate/hand/cards';
import { facesOf, placesOf, replaced, written } from '../src/games/exterminate/tray/faces';
import { firstPick, isGoodFor, offersOf, picksOf, rerolling, sidesToPick } from '../src/games/exterminate/tray/plays';
import { hopeOf, prospectOf } from '../src/games/exterminate/tray/prospects';
import { comingRoll, exchangeOf, openRoll, rollOf, type Roll } from '../src/games/exterminate/tray/rolls';
import { decide, isUseful, passOf, whyPasses, windowOf, WINDOWS, type Stop } from '../src/games/exterminate/tray/stops.svelte';
import { remarkText } from '../src/games/exterminate/tray/telling';
import { PAUSE, pauseOf } from '../src/table/pause';
import { addWords } from '../src/words/reader.svelte';

const both = { fr: '', en: '' };

function asked(kind: string, options: Choice[], remarks: Record<string, string>[] = []): Question {
  return { seat: 0, rule: 'ex.xc.1', kind, step: 'begins', options, coverage: 'sample', about: {}, remarks, text: both, labels: options.map(() => both) };
}

const hit: Choice = { card: 'hit' };
const fate = (dice: string, of = 'attack'): Choice => ({ reroll: { by: 'fate', dice, of } });
const event = (rule: string, what: Json): GameEvent => ({ rule, what });
const figures = [{ figure: 'a', seat: 0 }, { figure: 'b', seat: 1 }];
const view = { figures, position: {} } as unknown as View;

describe('dice', () => {
  it('are picked by place, and written by face', () => {
    const there = facesOf('HHAL');
    expect(there).toEqual(['H', 'H', 'A', 'L']);
    expect(placesOf('HL', there)).toEqual([1, 3]);
    expect(written(['L', 'A', 'H'])).toBe('HAL');
    expect(replaced('HHAL', 'AL', 'HH')).toBe('HHHH');
    expect(replaced('A', '', 'L')).toBe('AL');
  });
});

describe('what a window offers', () => {
  const question = asked('window-attack', ['pass', hit, fate('AA'), { reroll: { by: 'card', dice: 'AA', of: 'attack' } }, { reroll: { by: 'card', dice: 'A', of: 'defence' } }, { reroll: { by: { clever: 'a' }, dice: 'A', of: 'attack' } }]);
  const offers = offersOf(question);
  const [byFate, byCard, clever] = offers.rerolls;

  it('is told apart', () => {
    expect(offers.pass).toBe(0);
    expect(offers.plays).toEqual([1]);
    expect(offers.rerolls.map((it) => it.takes)).toEqual(['any', 'any', 'one']);
    expect(sidesToPick(offers.rerolls)).toEqual(new Set(['attack', 'defence']));
    const picks = picksOf(offers.rerolls);
    expect(picks).toEqual([{ of: 'attack', dice: 'AA' }, { of: 'defence', dice: 'A' }, { of: 'attack', dice: 'A' }]);
    // What brings most is picked, once it is known of all.
    const worth: Record<string, number | null> = { AA: 0.2, A: 0.7 };
    const first = () => firstPick(picks, ({ of, dice }) => (of === 'defence' ? 0.9 : (worth[dice] ?? null)));
    expect(first()).toEqual({ of: 'defence', dice: 'A' });
    worth['AA'] = null;
    expect(first()).toEqual({ of: 'attack', dice: 'AA' });
    expect(firstPick([], () => null)).toBeNull();
  });

  it('lets dice be picked as far as what pays for it allows', () => {
    expect(isGoodFor(byFate!, { of: 'attack', dice: 'HA' })).toBe(true);
    expect(isGoodFor(byFate!, { of: 'defence', dice: 'A' })).toBe(false);
    expect(isGoodFor(byCard!, { of: 'defence', dice: 'A' })).toBe(true);
    expect(isGoodFor(clever!, { of: 'attack', dice: 'AA' })).toBe(false);
    expect(isGoodFor(clever!, { of: 'attack', dice: 'H' })).toBe(true);
    expect(isGoodFor(byFate!, { of: 'attack', dice: '' })).toBe(false);
    expect(rerolling(byFate!, { of: 'attack', dice: 'HA' })).toEqual({ reroll: { by: 'fate', dice: 'HA', of: 'attack' } });
  });

  it('keeps to the offered dice where a card names them', () => {
    const [noMercy] = offersOf(asked('window-damage', ['pass', { reroll: { by: { adventure: 'up.2' }, dice: 'AA', of: 'attack' } }])).rerolls;
    expect(noMercy?.takes).toBe('these');
    expect(isGoodFor(noMercy!, { of: 'attack', dice: 'A' })).toBe(false);
    const [strategist] = offersOf(asked('window-initiative', ['pass', { reroll: { by: { adventure: 'ad.8' }, dice: 'AA', of: 'attack' } }])).rerolls;
    expect(strategist?.takes).toBe('any');
  });
});

describe('stops', () => {
  const says = (stop: Stop) => () => stop;
  const only = asked('window-defence', ['pass'], [{ stands: '2' }]);
  const rich = asked('window-defence', ['pass', { card: 'armour' }], [{ stands: '2' }, { stands: '1' }]);

  it('know every window, and no real choice', () => {
    expect(windowOf(only)).toBe('defence');
    expect(windowOf(asked('final', ['pass']))).toBe('final');
    expect(windowOf(asked('move', ['pass']))).toBeNull();
    expect(decide(asked('move', ['pass']), says('never'), false)).toBeNull();
    expect(new Set(WINDOWS).size).toBe(WINDOWS.length);
  });

  it('take a part in which nobody can act for a window, and say why they pass', () => {
    const calm: Choice = { calm: { figure: 'dal.1-1', by: 'token' } };
    for (const [kind, pick, can, not] of [['pick-mover', { figure: 'a' }, 'move', 'none'], ['pick-shooter', { figure: 'a' }, 'sprint', 'none'], ['pick-melee', { engage: 'b' }, 'engage', 'blocked']] as const) {
      const real = { ...asked(kind, ['end', pick, calm]), about: { can } };
      const left = (...options: Choice[]): Question => ({ ...asked(kind, options), about: { can: not } });
      const [idle, none] = [left('end', calm), { ...left('end'), coverage: 'all' as const }];
      expect([windowOf(real), passOf(real), decide(real, says('never'), false)]).toEqual([null, null, null]);
      expect([windowOf(idle), passOf(idle), decide(idle, says('useful'), false)]).toEqual(['part', 'end', 'ask']);
      expect(decide(none, says('useful'), false)).toEqual({ choice: 'end', millis: pauseOf(none) });
      // Where options are examples, something else may be possible.
      expect(decide({ ...none, coverage: 'sample' }, says('useful'), false)).toBe('ask');
      expect(offerOf(idle, null)?.answers.map((it) => it.choices)).toEqual([[calm]]);
    }
    expect([whyPasses(rich, 'never'), whyPasses(rich, 'useful'), whyPasses(only, 'useful')]).toEqual(['set', 'useless', 'nothing']);
  });

  it('roll a tie again without asking', () => {
    const tie = asked('tie', ['again']);
    expect(decide(tie, says('always'), false)).toEqual({ choice: 'again', millis: pauseOf(tie) });
  });

  it('ask always, if there is something, or never', () => {
    expect(decide(only, says('always'), false)).toBe('ask');
    expect(decide(rich, says('useful'), false)).toBe('ask');
    expect(decide(rich, says('never'), false)).toEqual({ choice: 'pass', millis: pauseOf(rich) });
  });

  it('tell nothing by their delay: a window without anything useful passes as one that never asks', () => {
    const hands: Choice[][] = [['pass'], ['pass', { card: 'armour' }], ['pass', { card: 'armour' }, { card: 'super-armour' }, fate('A', 'defence')]];
    const kinds = ['window-attack', 'window-test', 'declared', 'final', 'stressed'].map((kind) => asked(kind, ['pass']));
    for (const [random, millis] of [[0, PAUSE[0]], [0.999999, PAUSE[1]]] as const) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const never = hands.map((options) => decide(asked('window-defence', options), says('never'), false));
      const nothing = kinds.map((it) => decide({ ...it }, says('useful'), false));
      expect([...never, ...nothing]).toEqual(Array(hands.length + kinds.length).fill({ choice: 'pass', millis }));
    }
    vi.restoreAllMocks();
    const same = { ...only };
    expect(pauseOf(same)).toBe(pauseOf(same));
  });

  it('ask where somebody wants to be asked after all, and where there is no passing', () => {
    expect(decide(only, says('never'), true)).toBe('ask');
    expect(decide(asked('after-round', [{ finish: { figure: 'b', by: 'x' } }]), says('never'), false)).toBe('ask');
  });

  it('ask at a shared screen by what everybody knows, whatever the hand is good for', () => {
    const table = (hand: null[], fate = 0) => ({ players: [{ fate, hand, adventure: [] }, { fate, hand, adventure: [] }] }) as unknown as View;
    for (const question of [only, rich]) {
      expect(decide(question, says('useful'), false, table([null]))).toBe('ask');
      expect(decide(question, says('useful'), false, table([], 1))).toBe('ask');
      expect(decide(question, says('useful'), false, table([]))).not.toBe('ask');
    }
  });

  it('call useful what would change something', () => {
    expect(isUseful(only)).toBe(false);
    expect(isUseful(rich)).toBe(true);
    expect(isUseful(asked('window-test', ['pass', { card: 'lightning' }], [{ stands: '1' }, { stands: '1' }]))).toBe(false);
    expect(isUseful(asked('window-test', ['pass', fate('A')], [{ stands: '1' }, {}]))).toBe(true);
    expect(isUseful(asked('window-defence', ['pass', { card: 'super-armour' }], [{ stands: '0', best: 'yes' }, { stands: '0' }]))).toBe(false);
    // A Hit on the attack dice brings Stress, though none goes through.
    const stressed = { stands: '0', stress: 'yes', best: 'stress' };
    expect(isUseful(asked('window-defence', ['pass', { card: 'super-armour' }], [stressed, { stands: '0', stress: 'yes' }]))).toBe(false);
    expect(isUseful(asked('window-defence', ['pass', { play: { card: 'up.21' } }], [stressed, { stands: '0', stress: 'no' }]))).toBe(true);
    expect(isUseful(asked('window-defence', ['pass', { play: { card: 'up.21' } }], [stressed, { stands: '2', stress: 'yes' }]))).toBe(false);
    expect(isUseful(asked('window-defence', ['pass', { reroll: { by: 'fate', dice: 'A', of: 'defence' } }], [stressed, {}]))).toBe(false);
    expect(isUseful(asked('window-defence', ['pass', { reroll: { by: 'card', dice: 'H', of: 'attack' } }], [stressed, {}]))).toBe(true);
    expect(isUseful(asked('window-melee', ['pass', hit], [{ stands: 'won', hits: '2', against: '1' }, { stands: 'won', hits: '3', against: '1' }]))).toBe(true);
    expect(isUseful(asked('final', ['pass', 'wound']))).toBe(true);
  });
});

describe('a roll', () => {
  const fired = event('ex.sr.7', { fired: { by: 'a', target: 'b', attack: { parts: [], dice: 'HAA' }, defence: { parts: [], dice: 'AL' } } });
  const shot = [
    fired,
    event('ex.ft.9', { 'fate-spent': { seat: 0, by: 'token', left: 1 } }),
    event('ex.ft.4', { rerolled: { seat: 0, by: 'fate', of: 'attack', dice: 'AA', fell: 'HL' } }),
    event('ex.ft.4', { stands: { tally: { through: 1 } } }),
    event('ex.bc.3', { 'card-played': { seat: 1, card: 'armour' } }),
    event('ex.bc.5', { stands: { tally: { through: 0 } } }),
  ];

  it('is told with what was played on it, a line each', () => {
    const { roll, led } = exchangeOf(shot, view)!;
    expect(led).toBeNull();
    expect(roll).toMatchObject({ kind: 'shot', attacker: { seat: 0, figure: 'a' }, target: { seat: 1, figure: 'b' }, attack: { dice: 'HHL' }, defence: { dice: 'AL' } });
    expect(roll.deeds.map(({ seat, rule, tally }) => ({ seat, rule, tally }))).toEqual([
      { seat: 0, rule: 'ex.ft.4', tally: { through: 1 } },
      { seat: 1, rule: 'ex.bc.5', tally: { through: 0 } },
    ]);
    expect(roll.deeds[0]?.events).toHaveLength(3);
  });

  it('tells a Fate card that pays for a re-roll as one play', () => {
    const events = [fired, event('ex.bc.3', { 'card-played': { seat: 0, card: 'fate' } }), event('ex.bc.13', { 'fate-spent': { seat: 0, by: 'card', left: 1 } }), event('ex.ft.4', { rerolled: { seat: 0, by: 'fate-card', of: 'attack', dice: 'A', fell: 'H' } })];
    expect(exchangeOf(events, view)?.roll.deeds).toHaveLength(1);
  });

  it('leads to its damage, and what came of it stays until the next', () => {
    const after = [...shot, event('ex.sr.5', { through: { target: 'b', hits: 1 } }), event('ex.dm.1', { damage: { figure: 'b', dice: 'H' } }), event('ex.dm.3', { result: { figure: 'b', verdict: 'shocked' } }), event('ex.dm.3', { shocked: { figure: 'b' } }), event('ex.tn.7', { acts: { figure: 'a' } })];
    const { roll, led } = exchangeOf(after, view)!;
    expect(roll).toMatchObject({ kind: 'damage', attacker: { figure: 'a' }, target: { figure: 'b' } });
    expect(roll.outcome).toHaveLength(2);
    expect(led?.kind).toBe('shot');
    const next = exchangeOf([...after, event('ex.ob.5', { tested: { figure: 'a', pool: { parts: [], dice: 'A' } } })], view)!;
    expect(next).toMatchObject({ roll: { kind: 'obstacle', defence: null }, led: null });
  });

  it('tell work for the scenario and a Signal apart from the roll before', () => {
    const pool = { parts: [], dice: 'HL' };
    const work = [event('ex.sn.1', { 'work-rolled': { figure: 'a', pool } }), event('ex.sn.1', { worked: { figure: 'a', pool, done: 1 } })];
    const { roll } = exchangeOf([...shot, ...work], view)!;
    expect([roll.kind, roll.attacker.figure, roll.attack.dice, roll.outcome.length]).toEqual(['work', 'a', 'HL', 1]);
    const signal = exchangeOf([...shot, event('ex.ad.4', { 'signal-rolled': { seat: 1, pool } })], view)!;
    expect([signal.roll.kind, signal.roll.attacker.seat, signal.roll.attack.dice]).toEqual(['signal', 1, 'HL']);
  });

  it('that lay there before anything was told goes on with what is played', () => {
    const first = exchangeOf([fired], view)!.roll;
    const { roll } = exchangeOf(shot.slice(1), view, first)!;
    expect(roll).toMatchObject({ kind: 'shot', attack: { dice: 'HHL' } });
    expect(roll.deeds).toHaveLength(2);
    expect(first).toMatchObject({ attack: { dice: 'HAA' }, deeds: [] });
    expect(exchangeOf(shot.slice(1), view)).toBeNull();
  });

  it('adds the die of a card to the damage roll it belongs to', () => {
    const events = [fired, event('ex.dm.1', { damage: { figure: 'b', dice: 'A' } }), event('ex.ad.4', { 'adventure-played': { seat: 0, card: 'up.7', figures: [] } }), event('ex.ad.4', { damage: { figure: 'b', dice: 'L' } }), event('ex.ad.4', { stands: { tally: { damage: 'exterminated' } } })];
    const { roll } = exchangeOf(events, view)!;
    expect(roll).toMatchObject({ kind: 'damage', attack: { dice: 'AL' } });
    expect(roll.deeds).toHaveLength(1);
  });

  it('is told before its dice fall, with what each answer makes of it or leaves', () => {
    addWords('exterminate', { fr: french, en: english });
    const ahead: Ahead = { roll: 'shot', seat: 0, by: 'a', target: 'b', attack: [{ rule: 'ex.sr.1', by: 3 }], defence: [] };
    expect(comingRoll(view)).toBeNull();
    expect(comingRoll({ ...view, ahead })).toMatchObject({ kind: 'shot', attacker: { seat: 0, figure: 'a' }, target: { seat: 1, figure: 'b' } });
    expect(remarkText(null, { attack: '3', defence: '1' })).toBe('3 dice against 1');
    expect(remarkText(null, { leaves: 'shocked' })).toBe('Shocked');
    expect([remarkText(null, { tokens: '0' }), remarkText(null, { tokens: '1' })]).toEqual(['no Stress', '1 Stress token stays']);
    expect(remarkText('shot', { stands: '2', stress: 'yes' })).toBe('2 hits go through');
    expect(remarkText(null, undefined)).toBe('');
  });

  it('lies on the table as the view has it', () => {
    const contest: Contest = { cause: { shot: { seat: 0, by: 'a', target: 'b', cover: true } }, attack: { dice: 'HH', hits: 1 }, defence: { dice: 'A' } };
    const open = { ...view, position: { doing: [{ turn: 'parts' }, { rolling: { contest } }] } } as unknown as View;
    expect(openRoll(open)).toEqual(contest);
    const { roll } = rollOf(contest, exchangeOf(shot, view), open);
    expect(roll).toMatchObject({ kind: 'shot', attack: { dice: 'HH', hits: 1 }, defence: { dice: 'A' } });
    expect(roll.deeds).toHaveLength(2);
    expect(openRoll(view)).toBeNull();
  });
});

describe('odds', () => {
  const told = (outcomes: Record<string, number>, of = 'harm'): Odds => ({
    of, policy: 'first', outcomes: Object.entries(outcomes).map(([result, p]) => ({ result, p, ways: '1', of: '1', label: both })),
  });
  const roll = (kind: Roll['kind']): Roll => ({ kind, attacker: { seat: 0, figure: 'a' }, target: { seat: 1, figure: 'b' }, attack: {}, defence: {}, deeds: [], outcome: [] });

  it('of a shot say to each side what it hopes for', () => {
    const odds = told({ 'no-hit': 0.25, scratch: 0.25, shocked: 0.375, exterminated: 0.125 });
    const attacks = prospectOf(odds, roll('shot'), 0);
    expect(attacks.chance).toBe(0.5);
    expect(attacks.parts.map((it) => it.result)).toEqual(['exterminated', 'shocked', 'scratch', 'no-hit']);
    const defends = prospectOf(odds, roll('shot'), 1);
    expect(defends.chance).toBe(0.5);
    expect(defends.parts.map((it) => `${it.whose} ${it.result}`)).toEqual(['nobody no-hit', 'own scratch', 'own shocked', 'own exterminated']);
  });

  it('of a round can hurt either', () => {
    const odds = told({ tie: 0.5, 'target-shocked': 0.25, 'attacker-shocked': 0.25 });
    expect(prospectOf(odds, roll('round'), 0)).toMatchObject({ chance: 0.25 });
    expect(prospectOf(odds, roll('round'), 1).parts.map((it) => it.whose)).toEqual(['enemy', 'nobody', 'own']);
  });

  it('of damage in a melee hurt whom it is against, whoever attacked', () => {
    expect(prospectOf(told({ 'attacker-exterminated': 1 }), roll('damage'), 0)).toMatchObject({ chance: 1 });
  });

  it('of tests are a chance or a number to be expected', () => {
    const obstacle = told({ crossed: 0.7, stuck: 0.3 }, 'roll');
    expect(prospectOf(obstacle, roll('obstacle'), 0)).toMatchObject({ chance: 0.7, mean: null });
    // Whoever looks on hopes that it fails, and the percentage is theirs.
    expect(prospectOf(obstacle, roll('obstacle'), 1)).toMatchObject({ chance: 0.3, mean: null });
    expect([0, 1].map((seat) => hopeOf(roll('obstacle'), seat))).toEqual(['success', 'failure']);
    expect(prospectOf(told({ 0: 0.25, 1: 0.5, 2: 0.25 }, 'roll'), roll('stress'), 0)).toMatchObject({ chance: null, mean: 1 });
  });
});

describe('hands', () => {
  it('are stacked by kind, and what is seen from behind is not', () => {
    expect(stacked(['fate', 'hit', 'hit', null])).toEqual([{ card: 'hit', count: 2 }, { card: 'fate', count: 1 }]);
  });

  it('show every Adventure card as it lies', () => {
    const player = { adventure: ['ad.1', null], open: ['ad.2'], fresh: [], exhausted: ['ad.4'], lasting: [{ card: 'ad.15', figure: 'a' }], discard: ['ad.7'] } as unknown as PlayerView;
    expect(adventures(player).map((it) => `${it.card} ${it.lying}`)).toEqual(['ad.1 hand', 'ad.2 open', 'ad.15 lasting', 'ad.4 exhausted', 'ad.7 discard']);
  });

  it('know which options use a card', () => {
    const options: Choice[] = [
      'pass', hit, fate('A'), { reroll: { by: 'card', dice: 'A', of: 'attack' } }, { reroll: { by: 'fate-card', dice: 'A', of: 'attack' } },
      { reroll: { by: { adventure: 'up.2' }, dice: 'A', of: 'attack' } }, { play: { card: 'ad.2' } }, { shoot: { with: 'w1', target: 'b', cards: ['up.1'] } },
      { save: 'card' }, { save: 'token' }, { calm: { figure: 'a', by: 'card' } }, { finish: { figure: 'b', by: { fate: 'card' } } }, { finish: { figure: 'b', by: { card: 'ad.5' } } },
    ];
    const found = (card: string) => usesOf(asked('any', options), card);
    expect(found('hit')).toEqual([1]);
    expect(found('re-roll')).toEqual([3]);
    expect(found('fate')).toEqual([4, 8, 10, 11]);
    expect(found('up.2')).toEqual([5]);
    expect(found('ad.2')).toEqual([6]);
    expect(found('up.1')).toEqual([7]);
    expect(found('ad.5')).toEqual([12]);
    expect(found('armour')).toEqual([]);
  });

  it('ask for the rule that forbids a card now', () => {
    const contest: Contest = { cause: { shot: { seat: 0, by: 'a', target: 'b', cover: false } }, attack: { dice: '' }, defence: { dice: 'AL' } };
    expect(meantBy('armour', contest)).toEqual({ card: 'armour' });
    expect(meantBy('re-roll', contest)).toEqual({ reroll: { by: 'card', dice: 'A', of: 'defence' } });
    expect(meantBy('fate', null)).toBeNull();
    expect(meantBy('ad.3', null)).toEqual({ play: { card: 'ad.3' } });
  });
});
