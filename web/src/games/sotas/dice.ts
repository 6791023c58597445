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

/** The faces that fell, then those that are told by what they came to alone: a free success was not rolled. */
function tested(event: GameEvent): Thrown[] {
  const { fields } = told(event);
  const number = (key: string) => Number(fields[key] ?? 0);
  const faces = Array.isArray(fields['dice']) ? fields['dice'].map(String) : [];
  const rolled = faces.map((face): Thrown => ({ face, counts: Number(face) >= number('target') ? 'good' : 'bad' }));
  const rest = (key: string, face: string, counts: Thrown['counts']) =>
    Array.from({ length: Math.max(0, number(key) - rolled.filter((it) => it.counts === counts).length) }, () => ({ face, counts }));
  return [...rolled, ...rest('successes', '✓', 'good'), ...rest('failures', '✗', 'bad')];
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
