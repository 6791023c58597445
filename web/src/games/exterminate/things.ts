import type { Choice, Json, Question } from '../../documents';
import type { Point, View } from '../../generated/exterminate';
import type { Thing } from '../surface';
import { activeOf } from './model';
import { isWindow } from './tray/stops.svelte';

/** Questions that are answered by a place on the table. */
const PLACES = new Set(['node', 'deploy', 'move', 'sprint', 'extra-move', 'rest-of-move']);
/** Those of them in which a figure goes there. */
const MOVES = new Set(['move', 'sprint', 'extra-move', 'rest-of-move']);

/** Questions in which somebody shoots. */
const SHOOTS = new Set(['act', 'free-shot', 'burst']);

export function asksShot(kind: string | undefined): boolean {
  return SHOOTS.has(kind ?? '');
}

export function asksPlace(kind: string | undefined): boolean {
  return PLACES.has(kind ?? '');
}

export function asksMove(kind: string | undefined): boolean {
  return MOVES.has(kind ?? '');
}

type Fields = { [key: string]: Json };

function fields(it: Json | undefined): it is Fields {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}

/** A choice's name, and what stands behind it. */
export function parts(choice: Choice): [name: string, it: Json] {
  if (typeof choice === 'string') return [choice, null];
  const [entry] = fields(choice) ? Object.entries(choice) : [];
  return entry ?? ['', null];
}

/** A field of what stands behind a choice's name. */
export function field(choice: Choice, name: string): string | null {
  const [, it] = parts(choice);
  const value = fields(it) ? it[name] : null;
  return typeof value === 'string' ? value : null;
}

/** The place a choice names. */
export function placeOf(choice: Choice): Point | null {
  const [name, it] = parts(choice);
  if (!fields(it)) return null;
  if (name === 'at') return it as unknown as Point;
  return name === 'go' ? (it['to'] as unknown as Point) : name === 'jump' ? (it['at'] as unknown as Point) : null;
}

/** Places among answers; where one goes and where a card would take one are not told apart by a spot: a card is chosen first. */
export function spotsOf(options: readonly Choice[]): Point[] {
  const [goes, jumps] = ['go', 'jump'].map((name) => options.filter((it) => parts(it)[0] === name));
  return options.filter((it) => !goes?.length || !jumps?.includes(it)).flatMap((it) => placeOf(it) ?? []);
}

/** Who is attacked, while it is asked who attacks. */
export function soughtOf(question: Question | null): string | null {
  return question?.kind === 'join' || question?.kind === 'third-eye' ? (question.about['target'] ?? null) : null;
}

/** The thing on the table or in a hand that a choice names; nothing when it is a button. The windows of a roll are answered in the tray. */
export function thingOf(choice: Choice, _view: Json = null, kind = ''): Thing | null {
  if (isWindow(kind)) return 'tray';
  const [name, it] = parts(choice);
  switch (name) {
    case 'at':
    case 'go':
    case 'jump':
      return 'spot';
    case 'figure':
    case 'engage':
    case 'also':
      return `figure:${String(it)}`;
    case 'shoot':
    case 'suppress':
      return `figure:${field(choice, 'target')}`;
    case 'join':
    case 'calm':
    case 'rouse':
    case 'help':
    case 'finish':
      return `figure:${field(choice, 'figure')}`;
    case 'climb':
      return `piece:${field(choice, 'piece')}`;
    case 'node':
      return `node:${String(it)}`;
    case 'card':
    case 'discard':
    case 'take':
      return `card:${String(it)}`;
    case 'play':
    case 'recover':
      return `card:${field(choice, 'card')}`;
    case 'reroll':
      return 'dice';
    case 'fight':
      return 'fight';
    default:
      return null;
  }
}

/** The figure the open question is about: the one that is deployed, moves, shoots or fights. */
export function subjectOf(view: View): string | null {
  const doing = view.position.doing?.at(-1);
  const setup = doing && 'set-up' in doing ? doing['set-up'] : null;
  const deploys = typeof setup === 'object' && setup !== null && 'deploy' in setup ? setup.deploy.figure : null;
  return deploys ?? activeOf(view);
}

/** What must be answered before where a figure goes is asked. */
export function beforeGoing(kind: string | undefined, figure: string): Choice[] {
  switch (kind) {
    case 'pick-mover':
      return [{ figure }];
    case 'pick-shooter':
      return [{ figure }, 'sprint'];
    case 'act':
      return ['sprint'];
    default:
      return [];
  }
}
