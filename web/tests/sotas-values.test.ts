import { beforeAll, describe, expect, it } from 'vitest';
import { valuesText } from '../src/games/sotas/rosters/values';
import { bringSotasWords, inBoth } from './sotas-words';

beforeAll(bringSotasWords);

describe('a line of a band', () => {
  it('tells what its figures can do, extras included', () => {
    const line = { quality: 4, combat: 2, weapons: ['rifle'], grenades: { 'grenade-frag': 2 }, items: ['medikit'], specials: ['hero'] };
    const told = inBoth(() => valuesText(line));
    expect(told.en).toBe('Quality 4+, Combat 2 · rifle, grenade-frag, medikit, hero');
    expect(told.fr).toBe('Qualité 4+, Combat 2 · rifle, grenade-frag, medikit, hero');
    expect(inBoth(() => valuesText({ quality: 5, combat: 1, weapons: [], specials: [] })).en).toBe('Quality 5+, Combat 1');
  });
});
