import { keep, kept } from './keep';

/** Goals of scenarios: each is shown until somebody on this device has read it or waved it off. */
class Goals {
  /** Whether the goal of the table is being read. */
  open = $state(false);
  #known = $state.raw<string[]>(kept<string[]>('goals', []));

  knows(game: string, scenario: string): boolean {
    return this.#known.includes(`${game}/${scenario}`);
  }

  /** It need not be shown again by itself. */
  done(game: string, scenario: string): void {
    this.open = false;
    if (this.knows(game, scenario)) return;
    this.#known = [...this.#known, `${game}/${scenario}`];
    keep('goals', this.#known);
  }
}

export const goals = new Goals();
