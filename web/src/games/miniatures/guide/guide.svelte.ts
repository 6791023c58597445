import type { Choice, Question } from '../../../documents';
import { keep, kept } from '../../../state/keep';

/** What is said now, and what it points at. */
export interface Lesson {
  key: string;
  /** A selector inside the board. */
  points: string | null;
}

interface Kept<S> {
  /** Tables that are guided. */
  tables: string[];
  /** Tables that were guided until somebody closed the guide. */
  closed?: string[];
  learned: S[];
  /** Whether somebody has read how the game is won. */
  aims?: boolean;
}

/** So many guided tables are remembered. */
const MOST = 5;

/** Whether a table of a game began as its guided one. */
export function wasGuided(game: string, table: string): boolean {
  const { tables, closed = [] } = kept<Kept<string>>(`guide.${game}`, { tables: [], learned: [] });
  return [...tables, ...closed].includes(table);
}

/** What the guided game has taught on this device. */
export class Guide<S extends string> {
  #kept = $state<Kept<S>>({ tables: [], learned: [] });

  /** A game and the scenario its guide plays, what the guide teaches, in order, and what an answer has taught whoever gave it. */
  constructor(readonly game: string, readonly scenario: string, readonly subjects: readonly S[], readonly taughtBy: (question: Question | null, choice: Choice, ...then: Choice[]) => S | null) {
    this.#kept = kept<Kept<S>>(`guide.${game}`, { tables: [], learned: [] });
  }

  guides(table: string | undefined): boolean {
    return table !== undefined && this.#kept.tables.includes(table);
  }

  get learned(): S[] {
    return this.#kept.learned;
  }

  begin(table: string): void {
    this.#kept.tables = [table, ...this.#kept.tables].slice(0, MOST);
    this.#kept.learned = [];
    this.#kept.aims = false;
    this.#keep();
  }

  /** Whether how the game is won need not be said any more. */
  get aims(): boolean {
    return Boolean(this.#kept.aims) || this.learned.length > 0;
  }

  aim(): void {
    this.#kept.aims = true;
    this.#keep();
  }

  learn(subject: S): void {
    if (this.#kept.learned.includes(subject)) return;
    this.#kept.learned = [...this.#kept.learned, subject];
    this.#keep();
  }

  end(table: string): void {
    this.#kept.tables = this.#kept.tables.filter((it) => it !== table);
    this.#kept.closed = [table, ...(this.#kept.closed ?? [])].slice(0, MOST);
    this.#keep();
  }

  /** What brings the guide back to a table where it was closed. */
  resumes(table: string): (() => void) | null {
    return this.#kept.closed?.includes(table) ? () => this.#resume(table) : null;
  }

  #resume(table: string): void {
    this.#kept.closed = (this.#kept.closed ?? []).filter((it) => it !== table);
    this.#kept.tables = [table, ...this.#kept.tables].slice(0, MOST);
    this.#keep();
  }

  /** An answer teaches something at a guided table, wherever it was given: on the board, in a list, by a key. */
  answered = (table: string, question: Question | null, choice: Choice, ...then: Choice[]): void => {
    const subject = this.guides(table) ? this.taughtBy(question, choice, ...then) : null;
    if (subject) this.learn(subject);
  };

  #keep(): void {
    keep(`guide.${this.game}`, $state.snapshot(this.#kept));
  }
}
