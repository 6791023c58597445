import type { RecordHeader } from '../documents';
import { remembered } from '../state/remembered.svelte';
import { engine } from '../state/shelf.svelte';
import { Refused } from '../engine/engine';
import { inBoth } from '../words/reader.svelte';

/** The record opened from this device; it never leaves the page by itself. */
let local: string | null = null;

export const LOCAL = 'file';

export function openLocal(text: string): void {
  local = text;
}

/** The record of a table this device knows, or the one opened from a file. */
export async function recordOf(source: string): Promise<string | null> {
  if (source === LOCAL) return local;
  const key = remembered.find(source);
  if (!key) throw new Refused({ code: 'unauthorized', message: inBoth('web-no-key') });
  return engine.record(key);
}

/** The first line of a record, or nothing when it is none. */
export function headerOf(record: string): RecordHeader | null {
  try {
    const header = JSON.parse(record.slice(0, record.indexOf('\n') + 1 || undefined)) as RecordHeader;
    return typeof header.reglette === 'number' && typeof header.game === 'string' ? header : null;
  } catch {
    return null;
  }
}

/** Saves a text as a file of this device. */
export function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
