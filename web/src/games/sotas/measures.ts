import type { Choice, Json } from '../../documents';
import type { Part, Point, Segment, Stick } from '../../generated/sotas';
import type { End } from '../miniatures/desk.svelte';
import type { Proof } from '../miniatures/shapes';

/** Whether something may be done, and what it would come to. */
export interface Verdict {
  legal: boolean;
  rule?: string;
  /** What stops a move: what it meets, or how far it gets. */
  proof?: Proof;
  stop?: Point;
  arrival?: Arrival;
  burst?: { radius: number; caught: string[] };
  /** What harms whoever goes there. */
  perils?: Peril[];
}

/** A piece of terrain that harms, and the rule by which it does. */
export interface Peril {
  piece: string;
  rule: string;
}

/** What a move to a place comes to. */
export interface Arrival {
  length: number;
  most: number;
  actions: number;
  slowed?: string;
  drop?: number;
  contacts?: string[];
  seen_by?: { figure: string; cover: boolean }[];
}

/** Where a figure gets in one move. */
export interface Area {
  outline: Point[];
  most: number;
  /** What that is made of: the stick, the base, less the way down. */
  stick: number;
  base: number;
  descent?: number;
  actions: number;
  slowed: boolean;
}

/** What lies between two places. */
export interface Facts {
  to?: string;
  gap: number;
  line: Segment;
  stick: Stick | null;
  seen?: { open: boolean; cover: boolean; line: Segment | null; proofs?: Proof[] };
  aims?: Aim[];
}

/** An attack that could be thought of. */
export interface Aim {
  with?: string;
  range: number;
  bands: number;
  band: number | null;
  rule?: string;
  proof?: Proof;
  attack: Part[];
  defence: Part[];
  /** What decides it beside these totals. */
  sways?: Sway[];
}

/** A rule that changes what an attack comes to, but not its totals, and whose it is. */
export interface Sway {
  figure: string;
  rule: string;
}

/** What each die of an activation must show. */
export interface Needs {
  quality: number;
  parts: Part[];
  target: number;
  /** Dice that succeed without being rolled. */
  free: number;
}

/** A place worth moving to. */
export interface Spot {
  at: Point;
  lure: Lure;
  arrival: Arrival;
  perils?: Peril[];
}

export type Lure =
  | { contact: string } | { toward: string } | { goal: string } | { aim: Point } | { cover: string } | { way: 'north' | 'south' | 'east' | 'west' }
  | 'stay';

/** Measures taken by the table, each typed by what is asked. */
export class Surveyor {
  constructor(private readonly measure: (asked: Json) => Promise<Json>) {}

  attempt(choice: Choice): Promise<Verdict> {
    return this.#ask({ try: choice });
  }

  go(to: Point): Promise<Verdict> {
    return this.#ask({ go: json(to) });
  }

  reach(figure: string): Promise<Area[]> {
    return this.#ask({ reach: figure });
  }

  line(from: End, to: End): Promise<Facts> {
    return this.#ask({ line: { from: json(from), to: json(to) } });
  }

  targets(figure: string): Promise<Facts[]> {
    return this.#ask({ targets: figure });
  }

  spots(): Promise<Spot[]> {
    return this.#ask('spots');
  }

  needs(figure: string): Promise<Needs> {
    return this.#ask({ needs: figure });
  }

  async #ask<T>(asked: Json): Promise<T> {
    return (await this.measure(asked)) as T;
  }
}

function json(it: Point | End): Json {
  return it as unknown as Json;
}
