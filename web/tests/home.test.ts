import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue, GameInfo } from '../src/documents';
import { optionsOf, readingsOf, requestOf, scenariosOf, seated, valueOf, type Draft } from '../src/home/draft';
import { inviteLink, isLoopback, reachedAt } from '../src/home/make';
import { folded, isNamed, search } from '../src/rules/search';
import { MOST, remembered, type Remembered } from '../src/state/remembered.svelte';

const both = { fr: '', en: '' };
const option = (key: string) => ({ key, title: both, values: ['A', 'B'], labels: [both, both], default: 'A', ruling: { id: 'A-1' } });
const game: GameInfo = {
  id: 'toy', title: both, about: both, seats: { min: 2, max: 4 }, metrics: [], rules_version: 1, complete: true,
  scenarios: [{ id: 'plain', title: both, about: both, goals: [], rules: [], players: [4, 3], sets: {} }, { id: 'odd', title: both, about: both, goals: [], rules: [], players: [2], sets: { x: 'B' } }],
  editions: [{ id: 'one', title: both, sets: {} }, { id: 'two', title: both, sets: { y: 'B' } }],
  options: [option('x'), option('y')],
};
const draft = (change: Partial<Draft>): Draft => ({ scenario: 'plain', edition: 'one', options: {}, seats: [], ...change });

describe('a table being set up', () => {
  it('an option comes from scenario, own choice, edition, default', () => {
    const [x, y] = game.options;
    expect(valueOf(game, draft({}), x!)).toEqual({ value: 'A', fixed: false });
    expect(valueOf(game, draft({ scenario: 'odd', options: { x: 'A' } }), x!)).toEqual({ value: 'B', fixed: true });
    expect(valueOf(game, draft({ edition: 'two' }), y!)).toEqual({ value: 'B', fixed: false });
    expect(valueOf(game, draft({ edition: 'two', options: { y: 'A' } }), y!)).toEqual({ value: 'A', fixed: false });
  });

  it('keeps whoever sits when seats are added or taken away', () => {
    const me = { name: 'Ada', play: 'me' as const };
    expect(seated([me], 3, (at) => `bot ${at}`).map((it) => it.name)).toEqual(['Ada', 'bot 1', 'bot 2']);
    expect(seated([me, me, me], 2, String)).toHaveLength(2);
  });

  it('offers an edition once, and tells how it differs', () => {
    const english = { id: 'english', title: both, about: both, goals: [], rules: [], players: [4], sets: { y: 'B' } };
    expect(scenariosOf({ ...game, scenarios: [...game.scenarios, english] }).map((it) => it.id)).toEqual(['plain', 'odd']);
    const named = (it: string) => ({ fr: it, en: it });
    const told = { ...game, options: game.options.map((it) => ({ ...it, title: named(it.key), labels: it.values.map(named) })) };
    expect(readingsOf(told, 'one')).toEqual([{ option: named('y'), value: named('A') }]);
    expect(readingsOf(told, 'two')).toEqual([{ option: named('y'), value: named('B') }]);
  });

  it('offers nothing twice: what editions alone differ by is no option besides', () => {
    expect(optionsOf(game).map((it) => it.key)).toEqual(['x']);
    const both = { ...game, editions: [...game.editions, { ...game.editions[0]!, id: 'three', sets: { x: 'B', y: 'B' } }] };
    expect(optionsOf(both).map((it) => it.key)).toEqual(['x', 'y']);
  });

  it('asks only for what may be asked for', () => {
    const seats = [{ name: 'Ada', play: 'me' as const, level: 'greedy' }, { name: 'B', play: 'bot' as const, level: 'random' }];
    const request = requestOf(game, draft({ scenario: 'odd', options: { x: 'A', y: 'B' }, seats }));
    expect(request.setup).toEqual({ scenario: 'odd', edition: 'one', players: 2, options: { y: 'B' } });
    expect(request.seats).toEqual([{ name: 'Ada', play: 'me' }, { name: 'B', play: 'bot', level: 'random' }]);
  });
});

describe('the rules are searched', () => {
  const catalogue: Catalogue = {
    sections: [{ id: 'g.a', source: '', fr: 'Début', en: 'Start' }, { id: 'g.b', source: '', fr: 'Fin', en: 'End' }],
    rules: [
      { id: 'g.a.1', fr: 'Défausser une carte.', en: 'Discard a card.' },
      { id: 'g.b.1', fr: 'Compter les points.', en: 'Count the points.', rulings: ['A-7'] },
    ],
    rulings: [],
  };
  const found = (asked: string, lang: 'fr' | 'en' = 'fr') => search(catalogue, asked, lang).flatMap((it) => it.rules.map((rule) => rule.id));

  it('by words without accents, by id, by ruling', () => {
    expect(found('')).toEqual(['g.a.1', 'g.b.1']);
    expect(found('DEFAUSSER carte')).toEqual(['g.a.1']);
    expect(found('b.1')).toEqual(['g.b.1']);
    expect(found('a-7')).toEqual(['g.b.1']);
    expect(found('card', 'en')).toEqual(['g.a.1']);
    expect(found('nothing')).toEqual([]);
    expect(folded('Éà')).toBe('ea');
  });

  it('and are known by their ids, as sections are', () => {
    expect(['g.a.1', 'g.b', 'g.a.2', 'nope'].map((it) => isNamed(catalogue, it))).toEqual([true, true, false, false]);
  });
});

describe('what a device remembers', () => {
  const all = () => remembered.tables.map((it) => it.table);
  const note = (table: string, at: number, more: Partial<Remembered> = {}) =>
    remembered.note(table, { token: table, at, invites: { seats: [], observer: '' }, ...more });
  afterEach(() => all().forEach((it) => remembered.forget(it)));

  it('a seat others wait for is kept, however old', () => {
    note('host', 1, { invites: { seats: [{ seat: 1, token: 'i' }], observer: 'o' } });
    remembered.note('guest', { token: 'g', at: 2 });
    note('over', 4, { over: true });
    for (let at = 3; at < MOST + 1; at++) note(`bots ${at}`, at);
    expect(all()).toHaveLength(MOST);
    expect(all()).not.toContain('over');
    note('one more', 999);
    expect(all()).toHaveLength(MOST);
    expect(all()).not.toContain('bots 3');
    expect(all()).toEqual(expect.arrayContaining(['host', 'guest', 'bots 4', 'one more']));
    for (let at = 0; at < MOST + 5; at++) remembered.note(`guest ${at}`, { token: 'g', at: 1000 + at });
    expect(all()).toEqual(expect.arrayContaining(['host', 'guest', 'guest 0']));
  });

  it('a table that was forgotten is brought back as it was', () => {
    note('a', 1);
    note('b', 2, { names: ['Ada'] });
    const before = remembered.tables;
    const bring = remembered.forget('b');
    expect(all()).toEqual(['a']);
    bring();
    expect(remembered.tables).toEqual(before);
  });
});

it('a table over days is one that others play at', () => {
  const seats = (play: 'open' | 'bot') => [{ name: 'a', play: 'me' as const }, { name: 'b', play }];
  expect(requestOf(game, draft({ pace: 'slow', seats: seats('open') })).pace).toBe('slow');
  expect(requestOf(game, draft({ pace: 'slow', seats: seats('bot') })).pace).toBeUndefined();
  expect(requestOf(game, draft({ seats: seats('open') })).pace).toBeUndefined();
});

describe('the way others come', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('a machine that only serves itself is known', () => {
    expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'a.localhost'].every(isLoopback)).toBe(true);
    expect(['192.168.1.20', 'games.example', '1127.0.0.1'].some(isLoopback)).toBe(false);
  });

  it('a written address takes the place of the own one', () => {
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:7351', pathname: '/', port: '7351' });
    expect(reachedAt('')).toBe('http://127.0.0.1:7351/');
    expect(reachedAt(' 192.168.1.20 ')).toBe('http://192.168.1.20:7351/');
    expect(reachedAt('box.lan:80')).toBe('http://box.lan/');
    expect(reachedAt('https://games.example')).toBe('https://games.example/');
    expect(reachedAt('what is this')).toBe('http://127.0.0.1:7351/');
    expect(inviteLink('t', 'k', reachedAt('box:9'))).toBe('http://box:9/#/join/t/k');
  });
});
