import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../src/generated/sotas';
import { keyOf, swayText } from '../src/games/sotas/telling';
import { reader } from '../src/words/reader.svelte';
import { bringSotasWords, inBoth } from './sotas-words';

beforeAll(bringSotasWords);

describe('what decides an attack beside its totals', () => {
  const view = { figures: [{ figure: 'cyberman-1', names: ['Cyberman 1', 'Cyberman 1'] }] } as unknown as View;

  it('is told in both languages, with whose rule it is', () => {
    const told = inBoth(() => swayText(view, { figure: 'cyberman-1', rule: 'sotas.heavy-armour.2' }));
    expect(told.en).toBe('Cyberman 1 – Heavy Armour: a combat lost by one point counts as a tie');
    expect(told.fr).toBe("Cyberman 1 – Armure lourde : un combat perdu d'un seul point vaut une égalité");
  });

  it('has words for every rule that is sent', () => {
    const root = new URL('../../crates/games/sotas/src/survey/sways.rs', import.meta.url);
    const rules = [...readFileSync(root, 'utf8').matchAll(/"(sotas\.[a-z-]+\.\d+)"/g)].map((it) => it[1] ?? '');
    expect(rules.length).toBeGreaterThan(5);
    const others = ['heavy-armour.2', 'powered-armour.5', 'powered-armour.3', 'needle-pistol.2', 'gas.3', 'immaterial.3', 'anti-kinetic-shield.2', 'melee.11', 'proneshoot.4', 'immobilised.4', 'lethal.1', 'death-ray.2', 'electric-pistol.2', 'grenade-photon.2', 'artificial.2'];
    const all = [...rules, ...others.map((it) => `sotas.${it}`)];
    expect(all.filter((it) => !reader.words.has(keyOf('sway', it)))).toEqual([]);
  });
});
