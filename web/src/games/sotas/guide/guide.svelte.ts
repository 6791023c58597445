import { keep, kept } from '../../../state/keep';
import type { Subject } from './lesson';

interface Kept {
  /** Tables that are guided. */
  tables: string[];
  learned: Subject[];
}

/** What the guided game has taught on this device. */
class Guide {
  #kept = $state<Kept>(kept<Kept>('guide.sotas', { tables: [], learned: [] }));

  guides(table: string | undefined): boolean {
    return table !== undefined && this.#kept.tables.includes(table);
  }

  get learned(): Subject[] {
    return this.#kept.learned;
  }

  begin(table: string): void {
    this.#kept.tables = [table, ...this.#kept.tables].slice(0, 5);
    this.#kept.learned = [];
    this.#keep();
  }

  learn(subject: Subject): void {
    if (this.#kept.learned.includes(subject)) return;
    this.#kept.learned = [...this.#kept.learned, subject];
    this.#keep();
  }

  end(table: string): void {
    this.#kept.tables = this.#kept.tables.filter((it) => it !== table);
    this.#keep();
  }

  #keep(): void {
    keep('guide.sotas', $state.snapshot(this.#kept));
  }
}

export const guide = new Guide();
