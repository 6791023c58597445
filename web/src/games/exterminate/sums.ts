import type { GameEvent } from '../../documents';
import type { Pool } from '../../generated/exterminate';
import { t } from '../../words/reader.svelte';
import type { Points, Sum } from '../surface';
import { told } from './events';
import { partName, thing } from './telling';

/** The dice of an event: how many there are and why. */
export function sums(event: GameEvent): Sum[] {
  const { fields } = told(event);
  const pool = (key: string, label: string): Sum[] => {
    const it = fields[key] as unknown as Pool | undefined;
    return it?.parts?.length ? [{ label, total: it.dice.length, parts: it.parts.map(({ rule, by }) => ({ label: `${partName(rule)} (${rule})`, value: by })) }] : [];
  };
  const name = (...keys: string[]) => keys.map((key) => fields[key]).find((it): it is string => typeof it === 'string');
  const attacker = name('by', 'attacker');
  const target = name('target');
  return [
    ...pool('attack', attacker ? thing(attacker) : t('web-exterminate-attack')),
    ...pool('defence', target ? thing(target) : t('web-exterminate-defence')),
    ...pool('pool', t('web-exterminate-dice')),
  ];
}

/** Where the Victory Points of each seat come from: enemies, what the scenario gives in play, and what is counted at the end. */
export function points(events: GameEvent[]): Points[] {
  const seats = new Map<number, Map<string, number>>();
  for (const event of events) {
    const { name, fields } = told(event);
    if (name !== 'scored') continue;
    const [seat, vp] = [Number(fields['seat']), Number(fields['vp'])];
    const parts = seats.get(seat) ?? new Map<string, number>();
    const key = sourceOf(event.rule);
    seats.set(seat, parts.set(key, (parts.get(key) ?? 0) + vp));
  }
  return [...seats].map(([seat, parts]) => ({
    seat, total: [...parts.values()].reduce((sum, it) => sum + it, 0), parts: [...parts].map(([key, value]) => ({ key, value })),
  }));
}

function sourceOf(rule: string): string {
  if (rule.startsWith('ex.bo.')) return 'web-exterminate-points-bonus';
  if (rule.startsWith('ex.nd.')) return 'web-exterminate-points-nodes';
  return rule.startsWith('ex.sn.') ? 'web-exterminate-points-scenario' : 'web-exterminate-points-kills';
}
