import { untrack } from 'svelte';

/** So many things are kept for whoever listens slowly. */
const KEPT = 8;

/** What a screen reader is told. Each thing is a line of its own: none is lost when two come at once. */
class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #next = 0;

  say(text: string): void {
    // Whoever says something does not listen to what was said.
    if (text) this.lines = [...untrack(() => this.lines), { id: this.#next++, text }].slice(-KEPT);
  }
}

export const announcer = new Announcer();
