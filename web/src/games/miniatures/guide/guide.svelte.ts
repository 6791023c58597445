import type { Choice, Question } from '../../../documents';
import { keep, kept } from '../../../state/keep';
import { IDLE } from '../idle';
import type { Hands } from '../../surface';

/** What is said now, and what it points at. */
export interface Lesson {
  key: string;
  /** A selector inside the board. */
  points: string | null;
}

interface Kept<S> {
  /** Tables that are guided. */
  tables: string[];
  learned: S[];
}

/** What the guided game has taught on this device. */
export class Guide<S extends string> {
  #kept = $state<Kept<S>>({ tables: [], learned: [] });

  /** A game, what its guide teaches, in order, and what an answer has taught whoever gave it. */
  constructor(readonly game: string, readonly subjects: readonly S[], readonly taughtBy: (question: Question | null, choice: Choice, ...then: Choice[]) => S | null) {
    this.#kept = kept<Kept<S>>(`guide.${game}`, { tables: [], learned: [] });
  }

  guides(table: string | undefined): boolean {
    return table !== undefined && this.#kept.tables.includes(table);
  }

  get learned(): S[] {
    return this.#kept.learned;
  }

  begin(table: string): void {
    this.#kept.tables = [table, ...this.#kept.tables].slice(0, 5);
    this.#kept.learned = [];
    this.#keep();
  }

  learn(subject: S): void {
    if (this.#kept.learned.includes(subject)) return;
    this.#kept.learned = [...this.#kept.learned, subject];
    this.#keep();
  }

  end(table: string): void {
    this.#kept.tables = this.#kept.tables.filter((it) => it !== table);
    this.#keep();
  }

  /** Hands whose answers teach something at a guided table. */
  watching(hands: () => Hands | null, table: () => string | undefined): Hands {
    const own = () => hands() ?? IDLE;
    return {
      get question() { return own().question; },
      get busy() { return own().busy; },
      unasked: (question) => own().unasked(question),
      choose: (choice, ...then) => {
        const subject = this.guides(table()) ? this.taughtBy(own().question, choice, ...then) : null;
        if (subject) this.learn(subject);
        own().choose(choice, ...then);
      },
      measure: (asked) => own().measure(asked),
      odds: (choice, of, policy) => own().odds(choice, of, policy),
      legal: (choice) => own().legal(choice),
    };
  }

  #keep(): void {
    keep(`guide.${this.game}`, $state.snapshot(this.#kept));
  }
}
