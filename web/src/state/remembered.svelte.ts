import type { TableKey } from '../engine/engine';
import { forgetDice } from './dice';
import { keep, kept } from './keep';

/** A table this device has a place at. */
export interface Remembered extends TableKey {
  game: string;
  names: string[];
  /** When it was last opened, in milliseconds. */
  at: number;
  /** The invitation its token was drawn for: good as long as the seat is not taken. */
  invitation?: string;
  /** The links of a table made here. */
  invites?: { seats: { seat: number; token: string }[]; observer: string };
  /** Number of log lines already seen here. */
  seen?: number;
  /** When the last thing was said that was read here. */
  read?: string;
  /** Its game is over. */
  over?: boolean;
}

/** So many tables are remembered. */
const MOST = 50;

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

  /** Notes the token of a seat that was opened; the one before opens nothing any more. */
  invite(table: string, seat: number, token: string): void {
    const invites = this.find(table)?.invites;
    if (!invites) return;
    const others = invites.seats.filter((it) => it.seat !== seat);
    const seats = [...others, { seat, token }].sort((a, b) => a.seat - b.seat);
    this.note(table, { invites: { ...invites, seats } });
  }

  forget(table: string): void {
    this.#set(this.tables.filter((it) => it.table !== table));
  }

  #set(tables: Remembered[]): void {
    const left = this.tables.filter((it) => !tables.slice(0, MOST).some((one) => one.table === it.table));
    left.forEach((it) => forgetDice(it.table));
    this.tables = tables.slice(0, MOST);
    keep('tables', this.tables);
  }
}

export const remembered = new Remembering();
