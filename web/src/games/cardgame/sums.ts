import type { GameEvent } from '../../documents';
import { shelf } from '../../state/shelf.svelte';
import { reader, t } from '../../words/reader.svelte';
import type { Sum } from '../surface';
import { printedOn } from './deck';
import { told, type Seen } from './events';

/** What the two Strengths of a Conflict are made of: the cards it began with, and what changed them. */
export function sums(event: GameEvent, before: GameEvent[]): Sum[] {
  const { name, fields } = told(event);
  if (name !== 'totals') return [];
  const began = before.map(told).findLast((it) => it.name === 'conflict-began' && it.fields['location'] === fields['location']);
  if (!began) return [];
  return [
    sum('defence', Number(fields['defence']), (began.fields['defenders'] as Seen | undefined) ?? []),
    sum('attack', Number(fields['attack']), (began.fields['enemies'] as Seen | undefined) ?? []),
  ];
}

function sum(side: 'defence' | 'attack', total: number, cards: Seen): Sum {
  const parts = cards.flatMap((id) => (id ? [{ label: shelf.name('cardgame', reader.lang, id), value: printedOn(id).strength ?? 0 }] : []));
  const rest = total - parts.reduce((all, it) => all + it.value, 0);
  return { label: t(`web-cardgame-${side}`), total, parts: rest ? [...parts, { label: t('web-cardgame-rest'), value: rest }] : parts };
}
