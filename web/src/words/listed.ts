import { reader } from './reader.svelte';

/** Names one after the other, as the reader's language lists them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(reader.lang, { type: 'conjunction' }).format(names);
}
