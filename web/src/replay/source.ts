import type { RecordHeader } from '../documents';
import { engine } from '../state/shelf.svelte';

/** The record opened from this device; it never leaves the page by itself. */
let local: string | null = null;

export const LOCAL = 'file';

export function openLocal(text: string): void {
  local = text;
}

/** The record of a finished game, or the one opened from a file. */
export async function recordOf(source: string): Promise<string | null> {
  return source === LOCAL ? local : engine.record(source);
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
