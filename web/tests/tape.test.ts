import { describe, expect, it, vi } from 'vitest';
import type { Replay, ReplayRequest } from '../src/documents';
import { headerOf } from '../src/replay/source';
import { CHUNK, Tape } from '../src/replay/tape.svelte';

const TOTAL = 100;

function engine() {
  const replay = vi.fn(({ eyes, from = 0, count = TOTAL }: ReplayRequest): Promise<Replay> => {
    const numbers = Array.from({ length: Math.max(0, Math.min(count, TOTAL - from)) }, (_, at) => from + at);
    const steps = numbers.map((n) => ({ n, seat: n % 4, choice: 'done', label: null, events: n % 10 === 0 ? [{ rule: 'r', what: 'turn' }] : [], view: { eyes } }));
    return Promise.resolve({ header: { reglette: 1, game: 'cardgame', rules: 1, setup: {} }, total: TOTAL, steps, verified: true, fair: null, throws: null });
  });
  return { replay };
}

describe('a tape', () => {
  it('steps within its ends', async () => {
    const tape = new Tape(engine(), '', 'all');
    await tape.go(0);
    expect(tape.step?.n).toBe(0);
    await tape.go(-3);
    expect(tape.at).toBe(0);
    await tape.go(1000);
    expect(tape.at).toBe(TOTAL - 1);
    expect(tape.step?.n).toBe(TOTAL - 1);
  });

  it('brings a piece once', async () => {
    const it = engine();
    const tape = new Tape(it, '', 'all');
    await tape.go(0);
    await tape.go(1);
    await tape.go(CHUNK - 1);
    await tape.go(0);
    expect(it.replay.mock.calls.filter(([request]) => request.from === 0)).toHaveLength(1);
  });

  it('looks through other eyes at the same step', async () => {
    const tape = new Tape(engine(), '', 'all');
    await tape.go(7);
    await tape.look(2);
    expect(tape.at).toBe(7);
    expect(tape.step?.view).toEqual({ eyes: 2 });
  });

  it('finds the next and the previous turn', async () => {
    const tape = new Tape(engine(), '', 'all');
    await tape.go(45);
    const begins = (step: { events: unknown[] }) => step.events.length > 0;
    await tape.find(1, begins);
    expect(tape.at).toBe(50);
    await tape.find(-1, begins);
    expect(tape.at).toBe(40);
  });
});

it('a record is known by its first line', () => {
  expect(headerOf('{"reglette":1,"game":"cardgame","rules":1,"setup":{}}\n{"n":0}\n')?.game).toBe('cardgame');
  expect(headerOf('{"n":0}\n')).toBeNull();
  expect(headerOf('hello')).toBeNull();
  expect(headerOf('')).toBeNull();
});

it('a record knows whether its game has ended', () => {
  const finished = (record: string) => new Tape(engine(), record, 'all').isFinished;
  expect(finished('{"reglette":1}\n{"n":1}\n{"end":{"reason":"limit"},"lines":1}\n')).toBe(true);
  expect(finished('{"reglette":1}\n{"n":1}\n')).toBe(false);
});
