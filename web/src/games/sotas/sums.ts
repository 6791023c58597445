import type { GameEvent } from '../../documents';
import type { Part, Total } from '../../generated/sotas';
import { t } from '../../words/reader.svelte';
import type { Sum } from '../surface';
import { told } from './events';
import { partName, thing } from './telling';

const part = (it: Part) => ({ label: `${partName(it)} (${it.rule})`, value: it.by });

/** The totals of an event, each with its die and every modifier. */
export function sums(event: GameEvent): Sum[] {
  const { name, fields } = told(event);
  const total = (key: string, who: string): Sum => {
    const it = fields[key] as unknown as Total;
    const id = fields[who];
    const label = typeof id === 'string' ? thing(id) : t('web-sotas-attack');
    return { label, total: it.total, parts: [{ label: t('web-sotas-die'), value: it.die }, ...it.parts.map(part)] };
  };
  switch (name) {
    case 'combat':
      return [total('striker', 'by'), total('defender', 'target')];
    case 'struggled':
      return [total('striker', 'breaker'), total('defender', 'holder')];
    case 'door-roll':
      return [total('total', 'figure')];
    case 'tested': {
      const parts = fields['parts'] as unknown as Part[];
      if (!parts.length) return [];
      // What is added to each die lowers what it needs.
      const lower = parts.map(({ rule, by }) => part({ rule, by: -by }));
      return [{ label: t('web-sotas-needs'), total: Number(fields['target']), parts: [{ label: t('web-sotas-quality'), value: Number(fields['quality']) }, ...lower] }];
    }
    default:
      return [];
  }
}
