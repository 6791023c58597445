import type { Snapshot } from '../src/documents';
import type { Engine, Listener, Place } from '../src/engine/engine';
import { questions } from './fixtures';

/** A place at a table that does nothing but remember what it was asked. */
export class FakePlace implements Place {
  calls: [what: string, ...args: unknown[]][] = [];
  left = false;
  constructor(readonly as: number | null, readonly listener: Listener) {}

  choose = (...args: unknown[]) => this.#note('choose', args, 0);
  odds = (...args: unknown[]) => this.#note('odds', args, { of: 'conflict', policy: 'best', outcomes: [] });
  hint = (...args: unknown[]) => this.#note('hint', args, { level: 'search', text: { fr: '', en: '' }, choices: [], iterations: 0, plays: 0, stopped: 'done' });
  measure = (...args: unknown[]) => this.#note('measure', args, null);
  legal = (...args: unknown[]) => this.#note('legal', args, { legal: false, rule: 'dwcg.att.2', why: { fr: 'non', en: 'no' } });
  undo = (...args: unknown[]) => this.#note('undo', args, [] as number[]);
  consent = (...args: unknown[]) => this.#note('consent', args, undefined);
  redo = (...args: unknown[]) => this.#note('redo', args, undefined);
  seat = (...args: unknown[]) => this.#note('seat', args, 'fresh' as string | null);
  say = (...args: unknown[]) => this.#note('say', args, undefined);
  pace = (...args: unknown[]) => this.#note('pace', args, undefined);
  leave = () => void (this.left = true);

  #note<T>(what: string, args: unknown[], answer: T): Promise<T> {
    this.calls.push([what, ...args]);
    return Promise.resolve(answer);
  }
}

/** An engine that gives whatever a test hands it. */
export function fakeEngine(): { engine: Engine; places: FakePlace[] } {
  const places: FakePlace[] = [];
  const never = () => Promise.reject(new Error('not asked for'));
  const engine: Engine = {
    games: never, rules: never, titles: never, muster: never, create: never, look: never, seat: never, record: never, replay: never,
    sit: (_, as, listener) => {
      const place = new FakePlace(as, listener);
      places.push(place);
      return place;
    },
  };
  return { engine, places };
}

/** A table at which a question of some kind is open. */
export function snapshotOf(kind: string, change: Partial<Snapshot> = {}): Snapshot {
  const { question, view } = questions[kind]!;
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, name: `P${seat}`, play: 'person' as const, level: null, here: true, held: true, passed_on: false }));
  return {
    table: 't', game: 'cardgame', setup: {}, pace: 'live', one_screen: [], from_position: false, titles: [], you: { seats: [question.seat], observer: false, host: true, invited: null }, decision: 5, branch: 0,
    asked: { seat: question.seat, kind: question.kind, rule: question.rule }, question, over: null, view, log: [], seats,
    undo: { free: true, wish: null, redo: false }, chat: [], dice: { promise: '' }, ...change,
  };
}
