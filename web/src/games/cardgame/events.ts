import type { GameEvent, Json } from '../../documents';
import { variant } from '../../words/args';
import type { Flight, Points, Thing } from '../surface';

/** Cards as far as a viewer knows them; `null` is a card seen from behind. */
export type Seen = (string | null)[];

/** How long events are shown, where it is not as long as usual. */
const WEIGHTS: Record<string, number> = {
  'conflict-began': 2.2, 'totals': 1.4, 'defender-won': 1.8, 'attacker-won': 1.8, 'game-ended': 2,
  'turn-began': 0.6, 'tp-gained': 0.6, 'tp-declined': 0.4, 'drew': 0.6, 'reserved': 0.8, 'paid': 0.5, 'passed': 0.7,
  'dealt': 0, 'start-dealt': 0, 'removed': 0, 'row-dealt': 0, 'endowed': 0, 'first-player': 0.8, 'turned-up': 0.6, 'scored': 0.8,
};

/** What belongs in a short summary of what others did. */
const HEADLINES = new Set([
  'location-played', 'enemies-placed', 'stripped', 'took-over', 'takeover-failed', 'support-played', 'redirected', 'won-outright',
  'defender-won', 'attacker-won', 'protected', 'tp-taken', 'end-card-drawn', 'endgame-began', 'game-ended', 'counter-removed',
]);

const CONFLICT = new Set(['conflict-began', 'totals', 'defender-won', 'attacker-won']);

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

export function isConflict(event: GameEvent): boolean {
  return CONFLICT.has(told(event).name);
}

export function turnOf(event: GameEvent): number | null {
  const { name, fields } = told(event);
  return name === 'turn-began' ? seat(fields['seat']) : null;
}

/** The Locations and players an event speaks of. */
export function marks(event: GameEvent): Thing[] {
  const { name, fields } = told(event);
  const things = [fields['location'], fields['to']].flatMap((it) => (typeof it === 'string' ? [`place:${it}`] : []));
  if (!things.length) {
    const whose = seat(fields['seat']);
    if (whose !== null) things.push(`seat:${whose}`);
  }
  if (name.startsWith('tp-')) things.push('bank');
  return things;
}

/** Where cards come from and go to. */
export function flights(event: GameEvent): Flight[] {
  const { name, fields } = told(event);
  const whose = seat(fields['seat']);
  const hand = `hand-of:${whose ?? 0}`;
  const at = `place:${String(fields['location'])}`;
  const cards = (fields['cards'] as Seen | undefined) ?? [];
  const one = typeof fields['card'] === 'string' ? [fields['card']] : [];
  switch (name) {
    case 'location-played':
      return [{ from: hand, to: at, cards: [String(fields['location'])] }];
    case 'defenders-placed':
    case 'enemies-placed':
      return [{ from: hand, to: at, cards }];
    case 'took-over':
      return [{ from: hand, to: at, cards: one }];
    case 'support-played':
    case 'cost-paid':
      return [{ from: hand, to: 'discard', cards: one }];
    case 'reserved':
      return [{ from: hand, to: `reserve-of:${whose ?? 0}`, cards }];
    case 'recalled':
      return [{ from: `reserve-of:${whose ?? 0}`, to: hand, cards }];
    case 'drew':
      return [{ from: 'pile', to: hand, cards }];
    case 'shed':
    case 'exchanged':
    case 'stripped':
      return [{ from: hand, to: 'discard', cards }];
    case 'defenders-lost':
    case 'enemies-lost':
      return [{ from: at, to: 'discard', cards }];
    case 'passed':
      return [{ from: hand, to: `hand-of:${seat(fields['to']) ?? 0}`, cards }];
    case 'redirected':
      return [{ from: at, to: `place:${String(fields['to'])}`, cards: [null] }];
    default:
      return [];
  }
}

/** What each seat's Victory Points are made of. */
export function points(events: GameEvent[]): Points[] {
  return events.flatMap((event) => {
    const { name, fields } = told(event);
    const whose = seat(fields['seat']);
    if (name !== 'scored' || whose === null) return [];
    const part = (key: string) => ({ key: `web-cardgame-points-${key}`, value: Number(fields[key]) });
    return [{ seat: whose, total: Number(fields['vp']), parts: [part('own'), part('attacked')] }];
  });
}

function seat(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
