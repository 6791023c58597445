import type { Choice, Json } from '../../documents';
import type { Ahead, Part, Point, Segment, Witness } from '../../generated/exterminate';
import type { End } from '../miniatures/desk.svelte';
import type { Proof } from '../miniatures/shapes';

/** Whether something may be done, and what it would come to. */
export interface Verdict {
  legal: boolean;
  rule?: string;
  /** What shows why it may not. */
  proof?: Proof;
  stop?: Point;
  walk?: Walk;
  /** The piece that is climbed to come there. */
  climb?: string;
  /** The dice that are then about to be rolled. */
  ahead?: Ahead;
  /** What it touches there, or is short of and by how much; this the page sees by itself. */
  goal?: { id: string; gap: number };
}

/** What a move comes to. */
export interface Walk {
  /** How long it is, and how long it may be. */
  length: [number, number];
  /** Bends on the way. */
  via?: Point[];
  /** What must be tested on the way. */
  pieces: string[];
  enemies: string[];
  /** Nodes in contact at its end. */
  nodes?: string[];
  /** Enemies near enough at its end to be engaged. */
  near?: string[];
}

/** What lies between two figures or places. */
export interface Between {
  to?: string;
  gap: number;
  line: Segment;
  shot?: Sighted;
}

/** What a shot meets. */
export interface Sighted {
  blocked: boolean;
  pieces: string[];
  figures: string[];
  cover: boolean;
  witness: Witness[];
  /** What hides the target, obstructs the shot or gives cover. */
  proofs: Proof[];
  weapons: Fire[];
  defence: Part[];
}

/** What a weapon could do. */
export interface Fire {
  weapon: string;
  range?: number;
  dice: Part[];
  /** Cards without which it would have no dice. */
  cards?: string[];
  rule?: string;
}

/** Measures taken by the table, each typed by what is asked. */
export class Surveyor {
  constructor(private readonly measure: (asked: Json) => Promise<Json>) {}

  attempt(choice: Choice): Promise<Verdict> {
    return this.#ask({ try: choice });
  }

  go(figure: string, to: Point): Promise<Verdict> {
    return this.#ask({ go: { figure, to: json(to) } });
  }

  reach(figure: string): Promise<Point[][]> {
    return this.#ask({ reach: figure });
  }

  line(from: End, to: End): Promise<Between> {
    return this.#ask({ line: { from: json(from), to: json(to) } });
  }

  targets(figure: string): Promise<Between[]> {
    return this.#ask({ targets: figure });
  }

  /** Where a node may be placed. */
  nodeAreas(): Promise<Point[][]> {
    return this.#ask('node-areas');
  }

  async #ask<T>(asked: Json): Promise<T> {
    return (await this.measure(asked)) as T;
  }
}

function json(it: Point | End): Json {
  return it as unknown as Json;
}
