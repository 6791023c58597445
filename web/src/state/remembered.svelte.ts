import type { TableKey } from '../engine/engine';
import { keep, kept } from './keep';

/** A table this device has a place at. */
export interface Remembered extends TableKey {
  game: string;
  names: string[];
  /** When it was last opened, in milliseconds. */
  at: number;
  /** The links of a table made here. */
  invites?: { seats: { seat: number; token: string }[]; observer: string };
  /** Number of log lines already seen here. */
  seen?: number;
}

class Remembering {
  tables = $state.raw<Remembered[]>(kept<Remembered[]>('tables', []));

  find(table: string): Remembered | undefined {
    return this.tables.find((it) => it.table === table);
  }

  /** Notes a table, or what changed about it; the latest first. */
  note(table: string, change: Partial<Remembered>): void {
    const before = this.find(table) ?? { table, token: '', game: '', names: [], at: 0 };
    const after = { ...before, ...change };
    this.#set([after, ...this.tables.filter((it) => it.table !== table)].sort((a, b) => b.at - a.at));
  }

  forget(table: string): void {
    this.#set(this.tables.filter((it) => it.table !== table));
  }

  #set(tables: Remembered[]): void {
    this.tables = tables.slice(0, 50);
    keep('tables', this.tables);
  }
}

export const remembered = new Remembering();
