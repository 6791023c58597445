import { t } from '../../../words/reader.svelte';
import { term, thing } from '../telling';
import type { Values } from './shop';

/** What a figure can do, in one line: Quality, Combat, what it carries, its special rules. */
export function valuesText(it: Values): string {
  const { quality, combat, weapons, grenades = {}, items = [], specials } = it;
  const has = [...[...weapons, ...Object.keys(grenades), ...items].map(thing), ...specials.map(term)];
  return [t('web-sotas-band-values', { quality, combat }), has.join(', ')].filter(Boolean).join(' · ');
}
