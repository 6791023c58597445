/** One thing that is shown for a moment. */
export interface Beat<T> {
  what: T;
  millis: number;
}

interface Scene<T> {
  beats: Beat<T>[];
  /** Brings the table to where these beats happen. */
  before: () => void;
}

/** So many scenes may wait before the rest is shown faster. */
const BACKLOG = 6;

/**
 * Shows what happened, one thing after another. The table is already as it is then: whoever wants
 * to play on need not wait.
 */
export class EventPlayer<T> {
  now = $state.raw<T | null>(null);
  /** Scenes that are still to come. */
  waiting = $state(0);
  /** What is still to be shown: nobody should read it elsewhere first. */
  ahead = $state.raw<ReadonlySet<T>>(new Set());
  /** What of it has already happened at the table that is shown. */
  untold = $state.raw<ReadonlySet<T>>(new Set());
  #queue: Scene<T>[] = [];
  #beats: Beat<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  get idle(): boolean {
    return this.now === null && this.waiting === 0;
  }

  add(beats: Beat<T>[], before: () => void): void {
    this.#queue.push({ beats: beats.filter((it) => it.millis > 0), before });
    this.#look();
    if (this.#timer === undefined) this.#step();
  }

  /** Shows nothing more of what is waiting. */
  skip(): void {
    clearTimeout(this.#timer);
    const rest = this.#queue;
    this.#queue = [];
    this.#beats = [];
    rest.forEach((it) => it.before());
    this.#rest();
  }

  #step = (): void => {
    let beat = this.#beats.shift();
    while (!beat) {
      const scene = this.#queue.shift();
      if (!scene) return this.#rest();
      scene.before();
      this.#beats = [...scene.beats];
      beat = this.#beats.shift();
    }
    this.now = beat.what;
    this.#look();
    const hurry = this.#queue.length > BACKLOG ? 0.35 : 1;
    this.#timer = setTimeout(this.#step, beat.millis * hurry);
  };

  #look(): void {
    this.untold = new Set(this.#beats.map((it) => it.what));
    this.ahead = new Set([...this.untold, ...this.#queue.flatMap((it) => it.beats.map(({ what }) => what))]);
    this.waiting = this.#queue.length;
  }

  #rest(): void {
    this.#timer = undefined;
    this.now = null;
    this.#look();
  }
}
