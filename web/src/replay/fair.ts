import type { Among, RecordLine } from '../documents';
import type { DiceNotes } from '../state/dice';
import { hex, sha256 } from './sha256';

const text = new TextEncoder();
const MOST = 2n ** 64n - 1n;

/** The promise of a secret: what was published before the first choice. */
export function promiseOf(secret: string): string {
  return hex(sha256(text.encode(`reglette promise ${secret}`)));
}

/** The dice of a secret, as `crates/engine/src/dice/fair.rs` tells how to throw them. */
class Fair {
  #key: Uint8Array;
  #thrown = 0n;

  constructor(secret: string) {
    this.#key = sha256(text.encode(`reglette dice ${secret}`));
  }

  stir(salt: string): void {
    this.#key = sha256(joined(this.#key, text.encode(salt)));
  }

  /** The name that falls among these. */
  throw(among: Among): string | undefined {
    let nth = this.#below(BigInt(among.reduce((sum, [, count]) => sum + count, 0)));
    for (const [name, count] of among) {
      if (nth < BigInt(count)) return name;
      nth -= BigInt(count);
    }
    return undefined;
  }

  #below(bound: bigint): bigint {
    const even = MOST - (MOST % bound);
    for (;;) {
      const bits = this.#bits();
      if (bits < even) return bits % bound;
    }
  }

  #bits(): bigint {
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, this.#thrown++, true);
    const digest = sha256(joined(this.#key, new Uint8Array(number.buffer)));
    return new DataView(digest.buffer).getBigUint64(0, true);
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}

export interface Thrown {
  /** How many throws fell as the record says. */
  good: number;
  /** The first line on which one did not. */
  wrong: number | null;
}

/** Throws the dice of a record again, line by line. */
export function throwAgain(secret: string, lines: RecordLine[], throws: Among[][]): Thrown {
  const fair = new Fair(secret);
  let good = 0;
  for (const [at, { n, dice = [], salt }] of lines.entries()) {
    if (salt !== undefined) fair.stir(salt);
    const among = throws[at] ?? [];
    for (const [nth, face] of dice.entries()) {
      const from = among[nth];
      if (!from || fair.throw(from) !== face) return { good, wrong: n };
      good += 1;
    }
    if (among.length !== dice.length) return { good, wrong: n };
  }
  return { good, wrong: null };
}

export interface Added {
  /** Lines that have what this device added to them. */
  found: number;
  /** The first line that does not, though this device answered it. */
  lost: number | null;
}

/** Whether the record has what this device added. A line it answered has one of its salts. */
export function addedHere(lines: RecordLine[], notes: DiceNotes): Added {
  const answered = lines.filter((it) => notes.salts[it.n]);
  const kept = (it: RecordLine) => it.salt !== undefined && (notes.salts[it.n] ?? []).includes(it.salt);
  return { found: answered.filter(kept).length, lost: answered.find((it) => !kept(it))?.n ?? null };
}

/** The lines of a record between header and footer. */
export function linesOf(record: string): RecordLine[] {
  return record.trimEnd().split('\n').slice(1).flatMap((row) => {
    const line = JSON.parse(row) as Partial<RecordLine>;
    return typeof line.n === 'number' ? [line as RecordLine] : [];
  });
}
