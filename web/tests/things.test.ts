import { describe, expect, it } from 'vitest';
import type { Choice, Odds, Question } from '../src/documents';
import type { View } from '../src/generated/cardgame';
import { dropped, idOf, meant, risky, staged, thingOf, zones } from '../src/games/cardgame/things';
import { chanceOf } from '../src/table/chance';
import { litBy, same } from '../src/table/lit';
import { orderOf } from '../src/table/order';
import { questions } from './fixtures';

const surface = { thingOf };

function asked(kind: string): { question: Question; view: View; lit: ReturnType<typeof litBy> } {
  const { question, view } = questions[kind]!;
  return { question, view: view as unknown as View, lit: litBy(question, view, surface) };
}

/** Every thing a view shows to its viewer. */
function things(view: View): Set<string> {
  const own = view.players[view.viewer ?? -1];
  return new Set([
    ...(own?.hand ?? []).map((id) => `hand:${id}`),
    ...(own?.reserve ?? []).map((id) => `reserve:${id}`),
    ...(own?.units ?? []).map((id) => `unit:${id}`),
    ...view.places.map((it) => `place:${it.location}`),
    ...view.places.flatMap((it) => (it.attack?.enemies ?? []).map((_, nth) => `enemy:${it.location}:${nth}`)),
    ...view.players.map((_, seat) => `seat:${seat}`),
    'pile',
  ]);
}

describe('options light things', () => {
  it.each(Object.keys(questions))('every option of %s is somewhere, once', (kind) => {
    const { question, view, lit } = asked(kind);
    const all = [...[...lit.things.values()].flat(), ...lit.buttons].sort((a, b) => a - b);
    expect(all).toEqual(question.options.map((_, at) => at));
    const there = things(view);
    expect([...lit.things.keys()].filter((it) => !there.has(it))).toEqual([]);
  });

  it('a card with several uses has them all', () => {
    const { question, lit } = asked('action');
    const uses = [...lit.things].filter(([thing]) => thing.startsWith('hand:')).map(([, options]) => options.length);
    expect(Math.max(...uses)).toBeGreaterThan(1);
    for (const [thing, options] of lit.things) {
      const id = idOf(thing);
      if (id && thing.startsWith('hand:')) for (const at of options) expect(JSON.stringify(question.options[at])).toContain(id);
    }
  });

  it('Locations are lit where one is asked for', () => {
    const { lit } = asked('attack-where');
    expect([...lit.things.keys()].every((it) => it.startsWith('place:'))).toBe(true);
    expect(lit.buttons).toEqual([]);
  });

  it('words without a thing are buttons', () => {
    const { question, lit } = asked('tesselecta');
    expect(lit.buttons.map((at) => question.options[at])).toContainEqual('decline');
  });

  it('cards of an attack are named by their place', () => {
    const { view } = asked('action');
    const at = view.places[0]!.location;
    const attack = { by: 1, rivers: 0, enemies: [{ card: null, facing: 'down' as const }, { card: 'ene.dalek', facing: 'up' as const }] };
    const under: View = { ...view, places: [{ ...view.places[0]!, attack }], doing: [{ turn: { acting: { idle: false } } }, { aid: { which: { at } } }] };
    expect(thingOf({ nth: 1 }, under as never)).toBe(`enemy:${at}:1`);
    const fight: View = { ...under, doing: [{ conflict: { at, now: 'forced', cause: 'attacked' } }] };
    expect(thingOf({ lose: 'ene.dalek' }, fight as never)).toBe(`enemy:${at}:1`);
    expect(thingOf({ from: 2 }, view as never)).toBe('seat:2');
    expect(thingOf({ buy: 1 }, view as never)).toBe('pile');
  });
});

describe('what a person means', () => {
  const begins = (options: Choice[]): Question => ({ ...asked('action').question, options });

  it('an unlit Location or card asks for its rule', () => {
    const { question } = asked('attack-where');
    expect(meant('place:loc.pompeii', question)).toEqual({ at: 'loc.pompeii' });
    expect(meant('hand:ene.dalek', begins([]))).toEqual({ enemy: 'ene.dalek' });
    expect(meant('hand:loc.pompeii', begins([]))).toEqual({ location: 'loc.pompeii' });
    expect(meant('hand:ene.dalek', asked('attack-more').question)).toEqual({ add: 'ene.dalek' });
    expect(meant('seat:1', begins([]))).toBeNull();
  });

  it('a dragged card is played where it is dropped', () => {
    const view = asked('action').view as never;
    expect(dropped('hand:ene.dalek', 'place:loc.pompeii', [{ enemy: 'ene.dalek' }], view)).toEqual([{ enemy: 'ene.dalek' }, { at: 'loc.pompeii' }]);
    expect(dropped('hand:ene.dalek', 'place:loc.pompeii', [{ add: 'ene.dalek' }], view)).toEqual([{ add: 'ene.dalek' }]);
    expect(dropped('hand:loc.luna', 'row:0', [{ location: 'loc.luna' }], view)).toEqual([{ location: 'loc.luna' }]);
    expect(dropped('hand:def.amy', 'reserve', [], view)).toEqual([{ reserve: 'def.amy' }]);
    expect(dropped('hand:def.amy', 'discard', [], view)).toEqual([{ discard: 'def.amy' }]);
    expect(dropped('reserve:def.amy', 'hand', [{ take: 'def.amy' }], view)).toEqual([{ take: 'def.amy' }]);
    expect(dropped('place:loc.luna', 'hand', [], view)).toEqual([]);
    expect(dropped('hand:ene.dalek', 'hand', [{ enemy: 'ene.dalek' }], view)).toEqual([]);
  });

  it('a dragged card is shown where it may go', () => {
    const { view } = asked('action');
    const places = view.places.map((it) => `place:${it.location}`);
    const at = (thing: string, options: object[]) => zones(thing, options as never, view as never);
    expect(at('hand:ene.dalek', [{ enemy: 'ene.dalek' }, { reserve: 'ene.dalek' }, { enemy: 'ene.master' }])).toEqual([...places, 'reserve']);
    expect(at('hand:loc.luna', [{ location: 'loc.luna' }, { discard: 'loc.luna' }])).toEqual([`row:${view.viewer}`, 'discard']);
    expect(at('reserve:def.amy', [{ take: 'def.amy' }])).toEqual(['hand']);
    const more = asked('attack-more').view;
    expect(zones('hand:ene.dalek', [{ add: 'ene.dalek' }], more as never)).toEqual([`place:${staged(more as never)?.at}`]);
  });

  it('what is being put together is not added to from another place', () => {
    const { view } = asked('attack-more');
    const at = staged(view as never)?.at ?? '';
    const drop = (zone: string) => dropped('hand:ene.dalek', zone, [{ add: 'ene.dalek' }], view as never);
    expect(drop(`place:${at}`)).toEqual([{ add: 'ene.dalek' }]);
    expect(drop('place:loc.nowhere')).toEqual([{ at: 'loc.nowhere' }]);
  });

  it('what is being put together is shown with its place', () => {
    const { view } = asked('attack-more');
    const shown = staged(view as never);
    expect(shown?.things.length).toBeGreaterThan(0);
    expect(shown?.at).toMatch(/^(loc|start)\./);
    expect(staged(asked('action').view as never)).toBeNull();
  });

  it('odds are told of fights only', () => {
    const { view } = asked('attack-where');
    const defended = view.places.map((it, at) => ({ ...it, attack: null, defenders: at === 0 ? [null] : [] }));
    const table = { ...view, staged: ['ene.dalek'], places: defended };
    expect(risky({ at: defended[0]!.location }, table as never)).toBe(true);
    expect(risky({ at: defended[1]!.location }, table as never)).toBe(false);
    expect(risky('end-turn', table as never)).toBe(false);
  });

  it('a fight that cannot be won has a chance of 0, and what is no fight has none', () => {
    const odds = (...results: string[]) => ({ outcomes: results.map((result) => ({ result, p: 1 / results.length })) }) as unknown as Odds;
    expect(chanceOf(odds('attacker-wins', 'defender-wins'), 'defender-wins')).toBe(0.5);
    expect(chanceOf(odds('attacker-wins'), 'defender-wins')).toBe(0);
    expect(chanceOf(odds('no-conflict'), 'defender-wins')).toBeNull();
    expect(chanceOf(undefined, 'defender-wins')).toBeNull();
  });

  it('choices are compared by what they say', () => {
    expect(same({ at: 'a' }, { at: 'a' })).toBe(true);
    expect(same('done', { at: 'a' })).toBe(false);
  });
});

it('what gives up the rest is listed and numbered last', () => {
  const question = { kind: 'act', options: ['end', 'move', { dice: 2 }] } as unknown as Question;
  expect(orderOf(question, { leaves: (it) => it === 'end' })).toEqual([1, 2, 0]);
  expect(orderOf(question, {})).toEqual([0, 1, 2]);
  expect(orderOf(null, {})).toEqual([]);
});
