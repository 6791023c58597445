import type { GameEvent } from '../../documents';
import { told } from './events';

/** A die as it is shown: whose it is where several throw, its face, and how it counts. */
export interface Thrown {
  who?: string;
  face: string;
  counts: 'good' | 'bad' | 'plain';
}

/** The single dice of an event: those of a test, one of each player, or one that decides by itself. */
export function thrown(event: GameEvent, names: readonly string[]): Thrown[] {
  switch (told(event).name) {
    case 'tested':
      return tested(event);
    case 'rolled-off':
      return rolledOff(event, names);
    case 'field-rolled':
    case 'charge-rolled':
      return faces(event).map((face) => ({ face, counts: 'plain' }));
    default:
      return [];
  }
}

/** The faces that fell; none where a record tells only what they came to. */
function faces(event: GameEvent): string[] {
  const { dice } = told(event).fields;
  return Array.isArray(dice) ? dice.map(String) : [];
}

/** The faces that fell, then those that are told by what they came to alone: a free success was not rolled. */
function tested(event: GameEvent): Thrown[] {
  const { fields } = told(event);
  const number = (key: string) => Number(fields[key] ?? 0);
  const rolled = faces(event).map((face): Thrown => ({ face, counts: Number(face) >= number('target') ? 'good' : 'bad' }));
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
