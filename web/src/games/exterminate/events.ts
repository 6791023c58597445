import type { GameEvent, Json } from '../../documents';
import { variant } from '../../words/args';
import type { Thing } from '../surface';

/** How long events are shown, where it is not as long as usual. */
const WEIGHTS: Record<string, number> = {
  fired: 1.4, fought: 1.4, damage: 0.9, result: 0.9, exterminated: 1.4, 'game-ended': 2, 'turn-began': 1.2, 'card-played': 1.2,
  'adventure-played': 1.4, rerolled: 1.2, stands: 0.5, 'fate-spent': 0.3, through: 0.6, stressed: 0.4, shocked: 0.7, won: 0.7, tied: 0.7, deployed: 0.1, drew: 0.4, received: 0.4, 'node-placed': 0.15, acts: 0, 'rolled-off': 0.8, 'roll-tied': 0.8, idle: 0.3,
  'part-began': 0.7, 'upkeep-began': 0.7, initiative: 1.2, order: 0.8,
};

const HEADLINES = new Set([
  'turn-began', 'fired', 'fought', 'won', 'shocked', 'exterminated', 'scored', 'collected', 'card-played', 'adventure-played', 'freed', 'joined', 'safe', 'left',
  'device-works', 'converter-destroyed', 'game-ended',
]);

/** An event's name and fields. */
export function told(event: GameEvent): { name: string; fields: Record<string, Json> } {
  const [name] = variant(event.what);
  const inside = typeof event.what === 'object' && event.what !== null && !Array.isArray(event.what) ? Object.values(event.what)[0] : null;
  const fields = typeof inside === 'object' && inside !== null && !Array.isArray(inside) ? inside : {};
  return { name, fields };
}

export function weight(event: GameEvent): number {
  return WEIGHTS[told(event).name] ?? 1;
}

export function headline(event: GameEvent): boolean {
  return HEADLINES.has(told(event).name);
}

/** Every part of a turn is a turn of the log. */
export function turnOf(event: GameEvent): number | null {
  const { name, fields } = told(event);
  const seat = fields['seat'];
  return name === 'part-began' && typeof seat === 'number' ? seat : null;
}

/** The figures and nodes an event speaks of. */
export function marks(event: GameEvent): Thing[] {
  const { fields } = told(event);
  const figures = ['figure', 'by', 'target', 'attacker', 'winner', 'loser', 'one', 'other'].flatMap((key) => {
    const id = fields[key];
    return typeof id === 'string' ? [`figure:${id}`] : [];
  });
  const node = fields['node'];
  return typeof node === 'string' ? [...figures, `node:${node}`] : figures;
}

/** The figure an event is about first. */
export function actorOf(event: GameEvent): string | null {
  const { fields } = told(event);
  const id = fields['by'] ?? fields['figure'] ?? fields['attacker'];
  return typeof id === 'string' ? id : null;
}
