import type { Choice, Json } from '../../documents';
import type { Thing } from '../surface';
import { isWindow } from './tray/stops.svelte';

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

/** The thing on the table that a choice names; the windows of a roll are answered in the tray. */
export function thingOf(choice: Choice, _view: Json, kind = ''): Thing | null {
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
      return fields(it) ? `figure:${String(it['target'])}` : null;
    case 'join':
      return fields(it) ? `figure:${String(it['figure'])}` : null;
    case 'climb':
      return fields(it) ? `piece:${String(it['piece'])}` : null;
    case 'node':
      return `node:${String(it)}`;
    default:
      return null;
  }
}
