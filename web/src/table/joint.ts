import type { At, Choice, Snapshot } from '../documents';
import { isAt, nameOf } from './at';
import { alike, same } from './lit';

/** What is done once the table asks again. */
export type Next = { choose: [Choice, ...Choice[]] } | { why: Choice } | 'back' | 'redo';

/** Answers that are given together, such as the halves of a drag: one after the other, and they are taken back and played again together. */
export class Joint {
  /** What else is to be answered, and the decision that was answered before it. */
  #then: { choices: [Choice, ...Choice[]]; after: At } | null = null;
  /** The decisions that were answered together with the one before. */
  readonly #joined = new Set<number>();
  /** The decision whose answer belongs to the one before. */
  #follows: At | null = null;
  /** Something was just taken back or played again, and where. */
  #went: { way: 'back' | 'redo'; from: At } | null = null;

  /** A decision is answered, and more is to follow. */
  given(at: At, [next, ...later]: Choice[]): void {
    if (this.#follows && isAt(this.#follows, at)) this.#joined.add(at.decision);
    else this.#joined.delete(at.decision);
    this.#then = next === undefined ? null : { choices: [next, ...later], after: at };
    this.#follows = this.#went = null;
  }

  /** Something was taken back or played again. */
  went(way: 'back' | 'redo', from: At): void {
    this.#went = { way, from };
  }

  /** Nothing more follows. */
  stop(): void {
    this.#then = this.#went = null;
  }

  /** What follows now that the table asks this. */
  next(snapshot: Snapshot | null): Next | null {
    return this.#onward(snapshot) ?? this.#rest(snapshot);
  }

  /** What was given together is gone over together, as far as nobody else need agree. */
  #onward(snapshot: Snapshot | null): Next | null {
    if (!this.#went || !snapshot || isAt(this.#went.from, nameOf(snapshot))) return null;
    const { way } = this.#went;
    this.#went = null;
    const may = way === 'back' ? snapshot.undo.free : snapshot.undo.redo;
    return may && snapshot.question && this.#joined.has(snapshot.decision) ? way : null;
  }

  /** What else a drag means is sent once the table asks for it. */
  #rest(snapshot: Snapshot | null): Next | null {
    const question = snapshot?.question;
    if (!this.#then || !question) return null;
    const { choices, after } = this.#then;
    const at = nameOf(snapshot);
    if (isAt(after, at)) return null;
    this.#then = null;
    // Somebody went back meanwhile: this is another table.
    if (after.branch !== at.branch) return null;
    const [choice] = choices;
    // Where options are examples, anything may be tried; where something else is asked, nothing is.
    if (question.coverage === 'sample' || question.options.some((it) => same(it, choice))) {
      this.#follows = at;
      return { choose: choices };
    }
    return question.options.some((it) => alike(it, choice)) ? { why: choice } : null;
  }
}
