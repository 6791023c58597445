import type { GameEvent, Json } from '../../documents';
import { variant } from '../../words/args';
import type { Flight, Points, Thing } from '../surface';
import { figuresOf, sideOf, viewOf, type Figure } from './model';

/** How long events are shown, where it is not as long as usual. */
const WEIGHTS: Record<string, number> = {
  combat: 2.4, tested: 1.4, killed: 1.6, 'game-ended': 2, 'turn-began': 1.2, actions: 1.2, attacked: 1.2, 'door-roll': 1.6, struggled: 1.8,
  'field-rolled': 1.4, 'charge-rolled': 1.4,
  deployed: 0.15, held: 0, placed: 0.4, 'turn-ended': 0.3, activated: 0.6, 'rolled-off': 0.8, weapon: 0.6, caught: 0.3, withstood: 0.8, harmed: 0.5, dreads: 1.2, lobbed: 1.4, plays: 0.5,
};

const HEADLINES = new Set([
  'turn-began', 'moved', 'combat', 'killed', 'wounded', 'fled', 'removed', 'changed-sides', 'became', 'lobbed', 'knocked-down', 'sacrificed', 'escaped',
  'left', 'tokens', 'track', 'object', 'door', 'game-ended', 'hand-passed',
]);

/** What only somebody does whose turn it is. */
const ACTS = new Set(['activated', 'attacked', 'moved', 'did']);

/** After these somebody is no longer on the table. */
export const GONE: ReadonlySet<string> = new Set(['killed', 'removed', 'left', 'escaped']);

/** Before these somebody is not there yet. */
const ARRIVED = new Set(['deployed', 'enters']);

/** Events whose dice are shown. */
const DICE = new Set(['combat', 'tested', 'door-roll', 'struggled', 'rolled-off', 'field-rolled', 'charge-rolled']);

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

export function hasDice(event: GameEvent): boolean {
  return DICE.has(told(event).name);
}

/** A game turn and every hand are turns of the log; where a game goes on in the middle of one, whoever acts has it. */
export function turnOf(event: GameEvent, json: Json, begun = true): number | null {
  const { name, fields } = told(event);
  const order = fields['order'];
  const side = name === 'turn-began' && Array.isArray(order) ? order[0] : name === 'hand-passed' ? fields['to'] : null;
  const actor = begun || !ACTS.has(name) ? null : actorOf(event);
  if (json !== null && actor !== null) return figuresOf(viewOf(json)).find((it) => it.figure === actor)?.seat ?? null;
  if (typeof side !== 'string' || json === null) return null;
  return sideOf(viewOf(json), side)?.seat ?? null;
}

/** The figures and pieces an event speaks of. */
export function marks(event: GameEvent): Thing[] {
  const { fields } = told(event);
  const figures = ['figure', 'by', 'target', 'breaker', 'holder', 'saved'].flatMap((key) => {
    const id = fields[key];
    return typeof id === 'string' ? [`figure:${id}`] : [];
  });
  const piece = fields['piece'];
  return typeof piece === 'string' ? [...figures, `piece:${piece}`] : figures;
}

/** Figures as they stood before what is still to be told, so that they move, fall and die one after the other. */
export function before(figures: Figure[], ahead: Iterable<GameEvent>): Figure[] {
  const stood = new Map(figures.map((it) => [it.figure, it]));
  const undo = (id: Json | undefined, change: (it: Figure) => Partial<Figure>) => {
    const it = typeof id === 'string' ? stood.get(id) : undefined;
    if (it) stood.set(it.figure, { ...it, ...change(it) });
  };
  for (const event of [...ahead].reverse()) {
    const { name, fields } = told(event);
    if (GONE.has(name)) undo(fields['figure'], () => ({ present: true }));
    else if (ARRIVED.has(name)) undo(fields['figure'], () => ({ present: false }));
    else if (name === 'knocked-down') undo(fields['figure'], ({ doc }) => ({ doc: { ...doc, marks: doc.marks?.filter((it) => it !== 'down') ?? [] } }));
    else if (fields['from'] && fields['to']) undo(fields['figure'], () => ({ at: fields['from'] as unknown as Figure['at'] }));
  }
  return [...stood.values()];
}

/** The figure an event is about first. */
export function actorOf(event: GameEvent): string | null {
  const { fields } = told(event);
  const id = fields['by'] ?? fields['figure'];
  return typeof id === 'string' ? id : null;
}

/** Figures glide by themselves: nothing flies. */
export function flights(): Flight[] {
  return [];
}

export function points(): Points[] {
  return [];
}
