import type { GameEvent } from '../../documents';
import { told } from './events';

/** A die as it is shown: whose it is where several throw, its face, and how it counts. */
export interface Thrown {
  who?: string;
  face: string;
  counts: 'good' | 'bad' | 'plain';
}

/** The single dice of an event: those of a test, or one of each player. */
export function thrown(event: GameEvent, names: readonly string[]): Thrown[] {
  const { name } = told(event);
  if (name === 'tested') return tested(event);
  return name === 'rolled-off' ? rolledOff(event, names) : [];
}

function tested(event: GameEvent): Thrown[] {
  const { fields } = told(event);
  const many = (key: string, face: string, counts: Thrown['counts']) => Array.from({ length: Number(fields[key] ?? 0) }, () => ({ face, counts }));
  return [...many('successes', '✓', 'good'), ...many('failures', '✗', 'bad')];
}

function rolledOff(event: GameEvent, names: readonly string[]): Thrown[] {
  const { fields } = told(event);
  const [seats, dice, best] = [fields['seats'], fields['dice'], fields['best']].map((it) => (Array.isArray(it) ? it.map(Number) : []));
  const counts = (seat: number) => (!best?.includes(seat) ? 'bad' : fields['then'] === 'won' ? 'good' : 'plain');
  return (dice ?? []).map((die, at) => {
    const seat = seats?.[at] ?? at;
    return { who: names[seat] ?? '', face: String(die), counts: counts(seat) };
  });
}
