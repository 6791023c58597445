import type { GameEvent, Json } from '../../documents';
import type { FigureView, NodeDoc, NodeView, Point, View } from '../../generated/exterminate';
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

/** Figures that come to the table, and those that leave it. */
const [COME, GONE] = [new Set(['deployed', 'upgraded']), new Set(['exterminated', 'left', 'safe'])];

/** The table as it was before what is still to be told, so that figures move, fall and score one after the other. */
export function before(view: View, ahead: Iterable<GameEvent>): View {
  return [...ahead].reverse().reduce(undone, view);
}

/** What an event did to a figure, taken back. */
function stood(it: FigureView, name: string, fields: Record<string, Json>): Partial<FigureView> {
  const tokens = Number(fields['tokens'] ?? 0);
  if (COME.has(name)) return { present: false };
  if (GONE.has(name)) return { present: true };
  if (name === 'shocked' || name === 'stood-up') return { shocked: name === 'stood-up' };
  if (name === 'stressed') return { stress: Math.max(0, it.stress - tokens) };
  if (name === 'calmed') return { stress: it.stress + tokens };
  return fields['from'] ? { at: fields['from'] as unknown as Point } : {};
}

/** What an event did to a node, taken back. */
function lay(name: string, figure: string | null): { view?: Partial<NodeView>; doc?: Partial<NodeDoc> } {
  if (name === 'node-placed') return { doc: { gone: true } };
  if (name === 'collected') return { view: { carrier: null }, doc: { gone: false } };
  return name === 'dropped' ? { view: { carrier: figure } } : {};
}

function undone(view: View, event: GameEvent): View {
  const { name, fields } = told(event);
  const { figure, node, seat, vp, total } = fields;
  const [one, other] = name === 'swapped' ? [fields['one'], fields['other']].map((id) => view.figures.find((it) => it.figure === id)) : [];
  const figures = view.figures.map((it) => {
    if (one && other && (it === one || it === other)) return { ...it, at: (it === one ? other : one).at };
    return it.figure === figure ? { ...it, ...stood(it, name, fields) } : it;
  });
  const players = name === 'scored' ? view.players.map((it, at) => (at === seat ? { ...it, vp: Number(total) - Number(vp) } : it)) : view.players;
  if (typeof node !== 'string') return { ...view, figures, players };
  const lain = lay(name, typeof figure === 'string' ? figure : null);
  const isIt = (at: number) => node === `n${at + 1}`;
  const nodes = view.nodes.map((it, at) => (isIt(at) ? { ...it, ...lain.view } : it));
  const docs = (view.position.nodes ?? []).map((it, at) => (isIt(at) ? { ...it, ...lain.doc } : it));
  return { ...view, figures, players, nodes, position: { ...view.position, nodes: docs } };
}
