import type { Choice, Json } from '../../documents';
import type { Doing, View } from '../../generated/sotas';
import type { Thing } from '../surface';
import { activeOf, viewOf } from './model';

/** Whether a choice activates a figure. */
export function isActivation(choice: Choice): boolean {
  return parts(choice)[0] === 'activate';
}

/** Questions that are answered by a place on the table. */
const PLACES = new Set(['where', 'charge', 'escort', 'deploy', 'recoil', 'blast-throw', 'impact', 'teleport', 'mishap', 'terrain']);

export function asksPlace(kind: string | undefined): boolean {
  return PLACES.has(kind ?? '');
}

/** Of these, those whose places lie on a line too thin for a finger: the nearest one that is offered is meant. */
const THIN = new Set(['recoil', 'blast-throw']);

export function asksThin(kind: string | undefined): boolean {
  return THIN.has(kind ?? '');
}

/** Questions that have panels of their own. */
const PANELS = new Set(['act', 'activate', 'dice', 'side']);

/** Whether a question is answered by a figure or a piece and nothing else about it. */
export function asksThing(kind: string | undefined): boolean {
  return kind !== undefined && !asksPlace(kind) && !PANELS.has(kind);
}

type Fields = { [key: string]: Json };

/** A choice's name, and what stands behind it. */
export function parts(choice: Choice): [name: string, it: Json] {
  if (typeof choice === 'string') return [choice, null];
  const [entry] = fields(choice) ? Object.entries(choice as Fields) : [];
  return entry ?? ['', null];
}

function fields(it: Json): it is Fields {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}

/** The thing a choice names, on the table or in a list beside it; nothing when it is a button. */
export function thingOf(choice: Choice, view: Json = null): Thing | null {
  return namedBy(choice) ?? (isActing(view) ? 'action' : null);
}

function namedBy(choice: Choice): Thing | null {
  const [name, it] = parts(choice);
  switch (name) {
    case 'to':
    case 'place':
      return 'spot';
    case 'dice':
      return 'dice';
    case 'play':
      return `side:${String(it)}`;
    case 'activate':
    case 'give':
    case 'figure':
    case 'unmask':
      return `figure:${String(it)}`;
    case 'fight':
    case 'shoot':
      return fields(it) ? `figure:${String(it['target'])}` : null;
    case 'use':
      return usedOn(it);
    case 'door':
    case 'climb':
    case 'flee-to':
      return onPiece(it);
    case 'flee-to-edge':
    case 'flee-toward':
      return 'flight';
    case 'scene':
      return fields(it) && 'take-from' in it ? `figure:${String(it['take-from'])}` : fields(it) && 'unlock' in it ? `piece:${String(it['unlock'])}` : null;
    default:
      return name in COSTS || name === 'end' ? 'action' : null;
  }
}

/** Whether a figure is asked what it does: every answer stands among its actions. */
function isActing(view: Json): boolean {
  const doing = view === null ? undefined : viewOf(view).position.doing?.at(-1);
  return doing !== undefined && 'activation' in doing && doing.activation === 'act';
}

/** Whom a special rule is used on. */
function usedOn(it: Json): Thing | null {
  if (!fields(it)) return null;
  const [entry] = Object.entries(it);
  if (!entry || entry[0] === 'teleport') return null;
  const [, target] = entry;
  if (typeof target === 'string') return `figure:${target}`;
  return fields(target) && typeof target['target'] === 'string' ? `figure:${target['target']}` : null;
}

function onPiece(it: Json): Thing | null {
  if (typeof it === 'string') return `piece:${it}`;
  if (!fields(it)) return null;
  if (typeof it['piece'] === 'string') return `piece:${it['piece']}`;
  const [act] = Object.values(it);
  if (typeof act === 'string') return `piece:${act}`;
  return act !== undefined && fields(act) && typeof act['door'] === 'string' ? `piece:${act['door']}` : null;
}

/** Whether players are still to say which side they play. */
export function isChoosing(view: View): boolean {
  const doing = view.position.doing?.at(-1);
  const setting = doing !== undefined && 'set-up' in doing ? doing['set-up'] : null;
  return setting === 'begin' || (typeof setting === 'object' && setting !== null && 'side' in setting);
}

/** Whether a figure is making a plain move, which goes as far as its reach is drawn. */
export function isPlainMove(view: View): boolean {
  const doing = view.position.doing?.at(-1);
  const stride = doing !== undefined && 'stride' in doing ? doing.stride : null;
  return typeof stride === 'object' && stride !== null && 'where' in stride && stride.where.kind === 'move';
}

/** The figure the open question is about: the one that is deployed, thrown or active. */
export function subjectOf(view: View): string | null {
  const doing = view.position.doing?.at(-1);
  return (doing && named(doing)) ?? activeOf(view);
}

/** A figure named inside a part of the rules in progress. */
function named(doing: Doing): string | null {
  const found = (it: unknown): string | null => {
    if (typeof it !== 'object' || it === null) return null;
    const { figure, left } = it as { figure?: unknown; left?: unknown };
    if (typeof figure === 'string') return figure;
    if (Array.isArray(left) && typeof left[0] === 'string') return left[0];
    for (const inner of Object.values(it)) {
      const one = found(inner);
      if (one !== null) return one;
    }
    return null;
  };
  return found(doing);
}

/** What an action costs, as far as its choice tells. */
const COSTS: Record<string, number> = {
  dive: 0, drop: 0, move: 1, sprint: 1, stand: 1, recover: 1, lob: 1, reload: 1, ready: 1, stow: 1, 'pick-stone': 1, leave: 1,
};

export function costOf(choice: Choice): number | null {
  const [name] = parts(choice);
  return COSTS[name] ?? null;
}

export function idOf(): null {
  return null;
}

export function staged(): null {
  return null;
}
