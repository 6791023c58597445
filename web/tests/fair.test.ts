import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Among } from '../src/documents';
import { addedHere, linesOf, promiseOf, throwAgain } from '../src/replay/fair';
import { hex, sha256 } from '../src/replay/sha256';
import { diceNotes, saltFor } from '../src/state/dice';

/** Written by `crates/registry/tests/fair.rs`. */
const real = JSON.parse(readFileSync(new URL('fixtures/fair.json', import.meta.url), 'utf8')) as { promise: string; record: string; throws: Among[][] };
const lines = linesOf(real.record);
const { secret } = JSON.parse(real.record.trimEnd().split('\n').at(-1) ?? '') as { secret: string };

describe('SHA-256', () => {
  it('is that of everybody else', () => {
    for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 500]) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});

describe('fair dice', () => {
  it('fall here as they fell in the game', () => {
    expect(promiseOf(secret)).toBe(real.promise);
    const count = lines.reduce((sum, it) => sum + (it.dice?.length ?? 0), 0);
    expect(count).toBeGreaterThan(25);
    expect(throwAgain(secret, lines, real.throws)).toEqual({ good: count, wrong: null });
  });

  it('fall otherwise when anything was changed', () => {
    expect(throwAgain(`${secret}.`, lines, real.throws).wrong).not.toBeNull();
    const salted = lines.findIndex((it) => it.salt && (it.dice?.length ?? 0) > 2);
    const changed = (change: object) => lines.map((it, at) => (at === salted ? { ...it, ...change } : it));
    expect(throwAgain(secret, changed({ salt: 'other' }), real.throws).wrong).not.toBeNull();
    const faces = lines[salted]?.dice ?? [];
    expect(throwAgain(secret, changed({ dice: faces.slice(1) }), real.throws).wrong).toBe(lines[salted]?.n);
    expect(throwAgain(secret, changed({ dice: ['none', ...faces.slice(1)] }), real.throws).wrong).toBe(lines[salted]?.n);
  });

  it('have in them what this device added', () => {
    const mine = lines.filter((it) => it.salt && it.n % 2 === 0);
    const salts = Object.fromEntries(mine.map((it) => [it.n, ['taken back', it.salt ?? '']]));
    expect(addedHere(lines, { promise: null, salts })).toEqual({ found: mine.length, lost: null });
    const other = mine[1]!.n;
    expect(addedHere(lines, { promise: null, salts: { ...salts, [other]: ['mine'] } })).toEqual({ found: mine.length - 1, lost: other });
  });
});

it('a decision that is taken back gets the same from this device again', () => {
  const device = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => device.get(key) ?? null, setItem: (key: string, value: string) => void device.set(key, value) });
  const first = saltFor('t', 7);
  expect(saltFor('t', 7)).toBe(first);
  expect([saltFor('t', 8), saltFor('other', 7)]).not.toContain(first);
  expect(diceNotes('t').salts[7]).toEqual([first]);
  vi.unstubAllGlobals();
});
