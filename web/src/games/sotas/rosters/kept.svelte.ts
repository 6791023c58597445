import { keep, kept } from '../../../state/keep';
import type { Purpose, Roster } from './shop';

export interface Kept {
  id: string;
  roster: Roster;
  purpose: Purpose;
}

/** The rosters of this device, the last changed first. */
class Rosters {
  all = $state.raw<Kept[]>(kept<Kept[]>('rosters.sotas', []));

  find(id: string | undefined): Kept | undefined {
    return this.all.find((it) => it.id === id);
  }

  save(it: Kept): void {
    this.#set([it, ...this.all.filter((other) => other.id !== it.id)]);
  }

  forget(id: string): void {
    this.#set(this.all.filter((it) => it.id !== id));
  }

  #set(all: Kept[]): void {
    this.all = all;
    keep('rosters.sotas', all);
  }
}

export const rosters = new Rosters();

export function freshId(): string {
  return Math.random().toString(36).slice(2, 10);
}
