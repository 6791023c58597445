import { keep, kept } from './keep';

/** What a game is about, in short: offered until somebody on this device has read it or waved it off. */
class Primer {
  /** The game whose primer is open. */
  open = $state<string | null>(null);
  #known = $state.raw<string[]>(kept<string[]>('primers', []));

  knows(game: string): boolean {
    return this.#known.includes(game);
  }

  show(game: string): void {
    this.open = game;
  }

  /** It need not be offered again. */
  done(game: string): void {
    this.open = null;
    if (this.knows(game)) return;
    this.#known = [...this.#known, game];
    keep('primers', this.#known);
  }
}

export const primer = new Primer();
