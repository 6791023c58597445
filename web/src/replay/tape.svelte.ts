import type { Eyes, Replay, ReplayStep } from '../documents';
import type { Engine } from '../engine/engine';

/** So many steps are brought at a time. */
export const CHUNK = 60;

/** A record being looked at, step by step. Steps are brought as they are needed. */
export class Tape {
  at = $state(0);
  eyes = $state<Eyes>('all');
  total = $state(0);
  replay = $state.raw<Omit<Replay, 'steps'> | null>(null);
  #steps = $state.raw<ReadonlyMap<number, ReplayStep>>(new Map());
  #coming = new Map<string, Promise<void>>();

  constructor(
    private readonly engine: Pick<Engine, 'replay'>,
    readonly record: string,
    eyes: Eyes,
  ) {
    this.eyes = eyes;
  }

  /** Whether the record ends with how the game ended: one of a game that goes on does not. */
  get isFinished(): boolean {
    return this.record.trimEnd().split('\n').at(-1)?.startsWith('{"end":') ?? false;
  }

  /** The step being looked at, once it is here. */
  get step(): ReplayStep | undefined {
    return this.#steps.get(this.at);
  }

  /** Steps that are here, in order. */
  get steps(): ReplayStep[] {
    return [...this.#steps.values()].sort((a, b) => a.n - b.n);
  }

  async go(to: number): Promise<void> {
    const last = this.total ? this.total - 1 : to;
    const at = Math.max(0, Math.min(to, last));
    await this.#bring(at);
    this.at = Math.min(at, Math.max(0, this.total - 1));
    // The next ones are on their way before they are asked for.
    if (this.at + CHUNK / 2 < this.total) void this.#bring(this.at + CHUNK / 2).catch(() => undefined);
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    this.#steps = new Map();
    this.#coming.clear();
    await this.go(this.at);
  }

  /** The nearest step in a direction that fits; the first or last when none does. */
  async find(by: 1 | -1, fits: (step: ReplayStep) => boolean): Promise<void> {
    let at = this.at + by;
    for (; at > 0 && at < this.total - 1; at += by) {
      await this.#bring(at);
      const step = this.#steps.get(at);
      if (step && fits(step)) break;
    }
    await this.go(at);
  }

  #bring(at: number): Promise<void> {
    if (this.#steps.has(at)) return Promise.resolve();
    const from = Math.floor(at / CHUNK) * CHUNK;
    const key = `${String(this.eyes)}/${from}`;
    const known = this.#coming.get(key);
    if (known) return known;
    const eyes = this.eyes;
    const coming = this.engine.replay({ record: this.record, eyes, from, count: CHUNK }).then(({ steps, ...replay }) => {
      if (eyes !== this.eyes) return;
      this.replay = replay;
      this.total = replay.total;
      const all = new Map(this.#steps);
      steps.forEach((it) => all.set(it.n, it));
      this.#steps = all;
    });
    this.#coming.set(key, coming);
    coming.catch(() => this.#coming.delete(key));
    return coming;
  }
}
