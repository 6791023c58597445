import { keep, kept } from '../../state/keep';
import type { Kept } from './craft';

/** The rosters of a game on this device, the last changed first. */
class Rosters {
  readonly #key: string;
  all = $state.raw<Kept[]>([]);
  /** One that is looked at and not kept: somebody else's, or a ready-made one. */
  looked = $state.raw<Kept | null>(null);

  constructor(game: string) {
    this.#key = `rosters.${game}`;
    this.all = kept<Kept[]>(this.#key, []);
  }

  find(id: string | undefined): Kept | undefined {
    return this.all.find((it) => it.id === id) ?? (this.looked?.id === id ? (this.looked ?? undefined) : undefined);
  }

  /** Whether it is kept. */
  has(id: string): boolean {
    return this.all.some((it) => it.id === id);
  }

  save(it: Kept): void {
    this.#set([it, ...this.all.filter((other) => other.id !== it.id)]);
  }

  forget(id: string): void {
    this.#set(this.all.filter((it) => it.id !== id));
  }

  #set(all: Kept[]): void {
    this.all = all;
    keep(this.#key, all);
  }
}

const shelves = new Map<string, Rosters>();

export function rostersOf(game: string): Rosters {
  const known = shelves.get(game) ?? new Rosters(game);
  shelves.set(game, known);
  return known;
}

export function freshId(): string {
  return Math.random().toString(36).slice(2, 10);
}
