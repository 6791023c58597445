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

/** So many tables are remembered, and more when others wait in them: a forgotten seat is lost. */
export const MOST = 50;

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

  /** Forgets a table; gives the way back. */
  forget(table: string): () => void {
    const before = this.find(table);
    this.#set(this.tables.filter((it) => it.table !== table));
    const bringDice = forgetDice(table);
    return () => {
      if (before) this.note(table, before);
      bringDice();
    };
  }

  #set(tables: Remembered[]): void {
    const gone = tooMany(tables);
    gone.forEach((it) => forgetDice(it.table));
    this.tables = tables.filter((it) => !gone.has(it));
    keep('tables', this.tables);
  }
}

/** What is let go when there are too many, the latest coming first: finished games, then those against bots. */
function tooMany(tables: Remembered[]): Set<Remembered> {
  const finished = tables.filter((it) => it.over);
  const alone = tables.filter((it) => !it.over && it.invites?.seats.length === 0);
  const spare = [...finished.reverse(), ...alone.reverse()];
  return new Set(spare.slice(0, Math.max(0, tables.length - MOST)));
}

export const remembered = new Remembering();
