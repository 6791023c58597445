import { chance } from './chance';
import { forget, keep, kept } from './keep';

/** What this device knows of a table's dice by itself, to hold against what is shown at the end. */
export interface DiceNotes {
  /** The promise as it was first seen here. */
  promise: string | null;
  /** What was added from here, by the number of the answered decision; 0 is the set-up. */
  salts: Record<number, string[]>;
}

const NOTHING: DiceNotes = { promise: null, salts: {} };

export function diceNotes(table: string): DiceNotes {
  return kept<DiceNotes>(`dice.${table}`, NOTHING);
}

/** Keeps the first promise that is seen of a table, and no later one. */
export function keepPromise(table: string, promise: string): void {
  const notes = diceNotes(table);
  if (notes.promise === null) keep(`dice.${table}`, { ...notes, promise });
}

/** What this device adds to a decision: to one that was taken back the same again, so that no other dice fall. */
export function saltFor(table: string, decision: number): string {
  const known = diceNotes(table).salts[decision]?.at(-1);
  if (known !== undefined) return known;
  const added = salt();
  keepSalt(table, decision, added);
  return added;
}

/** Keeps what this device adds to a decision. */
export function keepSalt(table: string, decision: number, added: string): void {
  const notes = diceNotes(table);
  const salts = { ...notes.salts, [decision]: [...(notes.salts[decision] ?? []), added] };
  keep(`dice.${table}`, { ...notes, salts });
}

/** Forgets what is known of a table's dice; gives the way back. */
export function forgetDice(table: string): () => void {
  const notes = diceNotes(table);
  forget(`dice.${table}`);
  return () => keep(`dice.${table}`, notes);
}

/** What this device adds to fair dice: nobody else can know it beforehand. */
export function salt(): string {
  return chance(16);
}
