import { describe, expect, it, vi } from 'vitest';
import { craft as factions } from '../src/games/exterminate/rosters/factions';
import { fromFile, fromLink, linkTo, linkWith, once } from '../src/games/rosters/craft';
import { freshId, rostersOf } from '../src/games/rosters/kept.svelte';
import { craft as bands } from '../src/games/sotas/rosters/bands';
import { gistOf } from '../src/games/rosters/gist';
import { pack, unpack } from '../src/shared/pack';
import { engine } from '../src/state/shelf.svelte';

describe('a roster file', () => {
  it('is read by its own game, or not at all', () => {
    const [band, faction] = ['{"name":"A","figures":[{"profile":"dalek"}]}', '{"faction":"daleks","cards":["dal.3"]}'];
    expect(fromFile(bands, band)).toMatchObject({ name: 'A' });
    expect(fromFile(factions, faction)).toMatchObject({ faction: 'daleks' });
    for (const [craft, text] of [[bands, faction], [factions, band]] as const) expect(fromFile(craft, text)).toBeNull();
    for (const text of ['{"figures":[{"count":3}]}', '{"figures":[null]}', 'null', 'nonsense', '3']) {
      for (const craft of [bands, factions]) expect(fromFile(craft, text), text).toBeNull();
    }
  });
});

describe('a roster that is shared', () => {
  it('keeps its name, whatever is in that', async () => {
    for (const name of ['Garde de nuit / l’équipe', '100 % #1?', '..', 'B/../C']) {
      const hash = linkTo('sotas', 'sotas1~dalek', name);
      const [, game = '', , link = '', called = '', ...more] = new URL(`http://here/${hash}`).hash.slice(2).split('/').map(decodeURIComponent);
      expect([game, link, called, more]).toEqual(['sotas', 'sotas1~dalek', name, []]);
      const asked = vi.spyOn(engine, 'muster').mockResolvedValue({ roster: { figures: [] } });
      expect(await fromLink(game, link, called)).toMatchObject({ name });
      expect(asked).toHaveBeenCalledWith('sotas', { read: link });
    }
    expect(linkTo('exterminate', 'ex1~daleks', ' ')).toBe('#/rosters/exterminate/read/ex1~daleks');
    expect(await fromLink('exterminate', 'ex1~daleks', 'x'.repeat(99))).toMatchObject({ name: 'x'.repeat(60) });
    expect(await fromLink('exterminate', 'ex1~daleks')).not.toHaveProperty('name');
    vi.restoreAllMocks();
  });
});

describe('cards of one’s own', () => {
  it('travel in the link, as long as they fit into it', async () => {
    const own = '[[card]]\nid = "own.1"\nfr = "Rouillé"\n';
    const link = (await linkWith('ex1~daleks~own.1', own)) ?? '';
    expect(link).toMatch(/^ex1~daleks~own\.1![\w-]+$/);
    const asked = vi.spyOn(engine, 'muster').mockResolvedValue({ roster: { faction: 'daleks', cards: ['own.1'] } });
    expect(await fromLink('exterminate', link, 'Skaro')).toEqual({ faction: 'daleks', cards: ['own.1'], own, name: 'Skaro' });
    expect(asked).toHaveBeenCalledWith('exterminate', { read: 'ex1~daleks~own.1' });
    for (const broken of ['ex1~daleks!x', `${link.slice(0, -6)}`, 'ex1~daleks!%%']) await expect(fromLink('exterminate', broken)).rejects.toMatchObject({ fault: { code: 'bad-roster' } });
    vi.restoreAllMocks();
    const noise = Array.from({ length: 200 }, () => crypto.randomUUID()).join();
    expect([await linkWith('ex1~daleks', noise), await linkWith('ex1~daleks'), await linkWith(null, own)]).toEqual([null, 'ex1~daleks', null]);
  });

  it('of somebody else fill no memory', async () => {
    expect(await unpack(await pack('x'.repeat(100_000)))).toHaveLength(100_000);
    expect(await unpack(await pack('x'.repeat(100_001)))).toBeNull();
  });
});

describe('what a roster is made for', () => {
  it('is told to the table', () => {
    expect(bands.meant({ roster: {}, purpose: { side: { scenario: 'dalek-bomb', side: 'b' } } })).toMatchObject({ scenario: 'dalek-bomb' });
    expect(bands.meant(bands.fresh())).toEqual({});
    expect(factions.meant({ roster: factions.fresh().roster, purpose: { cards: 3 } })).toEqual({});
  });
});

describe('kept rosters', () => {
  it('stay with their game, the last changed first', () => {
    const [one, other] = [{ id: freshId(), roster: { name: 'one' }, purpose: null }, { id: freshId(), roster: { name: 'other' }, purpose: null }];
    const own = rostersOf('sotas');
    own.save(one);
    own.save(other);
    own.save({ ...one, roster: { name: 'changed' } });
    expect(own.all.map((it) => it.roster.name)).toEqual(['changed', 'other']);
    expect(rostersOf('exterminate').find(one.id)).toBeUndefined();
    own.forget(one.id);
    own.forget(other.id);
    expect(rostersOf('sotas').all).toEqual([]);
  });
});

describe('what is brought once', () => {
  it('is tried again after a failure', async () => {
    let tries = 0;
    const bring = once(() => (++tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve(tries)));
    await expect(bring()).rejects.toThrow('away');
    expect(await bring()).toBe(2);
    expect(await bring()).toBe(2);
  });
});

it('a printed sheet says nothing twice', () => {
  expect(gistOf('Flamethrower', ['Flamethrower: Short, +2.', 'Short, +2, a fire attack.'])).toBe('Short, +2, a fire attack.');
  expect(gistOf('Lance-flammes', ['Lance-flammes\u00a0: Courte, +2.', 'Courte, +2.'])).toBe('Courte, +2.');
  expect(gistOf('Terror', ['Terror figures do not fear Terror.'])).toBe('Terror figures do not fear Terror.');
  expect(gistOf('Terreur', ['Terreur\u00a0: qui veut charger teste.', 'Terreur et Effroi ne se craignent pas.'])).toBe('qui veut charger teste. Terreur et Effroi ne se craignent pas.');
  expect(gistOf('Web pistol', ['Web pistol: Short, +1.', 'Immobilises.'])).toBe('Short, +1. Immobilises.');
});
