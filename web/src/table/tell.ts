import type { GameEvent } from '../documents';
import { shelf } from '../state/shelf.svelte';
import { of, reader } from '../words/reader.svelte';
import { typeset } from '../words/french';
import type { Cast } from '../words/words';

/** Who and what the texts of a table may name. */
export function castOf(game: string, seats: string[]): Cast {
  return { seats, thing: (lang, id) => shelf.name(game, lang, id) };
}

/** An event in the reader's language: as it was told, or told here from the same messages. */
export function tell(event: GameEvent, game: string, seats: string[]): string {
  if (event.text) return of(event.text);
  return typeset(reader.lang, reader.words.tell(`${game}-event`, event.what, castOf(game, seats)));
}
