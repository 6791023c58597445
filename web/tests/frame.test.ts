import { describe, expect, it, vi } from 'vitest';
import { fit, NEAREST, pan, reveal, viewBox, zoom } from '../src/frame/camera';
import { EventPlayer } from '../src/frame/player.svelte';
import { shift } from '../src/frame/reveal.svelte';

const [world, screen] = [{ width: 900, height: 600 }, { width: 450, height: 400 }];

describe('the camera', () => {
  it('shows everything first', () => {
    expect(fit(world, screen)).toEqual({ x: 450, y: 300, scale: 0.5 });
    expect(viewBox(fit(world, screen), screen)).toBe('0 -100 900 800');
  });

  it('never leaves the surface', () => {
    // What is seen whole stays in the middle; what is near goes a little beyond the edge.
    expect(pan(fit(world, screen), 10_000, -10_000, world, screen)).toEqual({ x: 450, y: 300, scale: 0.5 });
    const near = pan({ x: 450, y: 300, scale: 2 }, 10_000, -10_000, world, screen);
    expect(near.x).toBeCloseTo(225 * 0.38);
    expect(near.y).toBeCloseTo(600 - 200 * 0.38);
  });

  it('keeps what is under the pointer, within bounds', () => {
    const at = { x: 100, y: 50 };
    const before = fit(world, screen);
    const after = zoom(before, 2, at, world, screen);
    expect(after.x + at.x / after.scale).toBeCloseTo(before.x + at.x / before.scale);
    expect(zoom(before, 1e6, at, world, screen).scale).toBe(0.5 * NEAREST);
    expect(zoom(before, 1e-6, at, world, screen).scale).toBe(0.5);
  });

  it('moves once to see a place, and then rests', () => {
    // The whole width is just seen: a place at its edge cannot come nearer to the middle.
    const looked = { x: 450, y: 150, scale: 0.49 };
    const edge = { x: 5, y: 590 };
    const moved = reveal(looked, edge, world, { width: 450, height: 200 });
    expect(moved?.y).toBeGreaterThan(300);
    expect(reveal(moved, edge, world, { width: 450, height: 200 })).toBe(moved);
  });
});

describe('the event player', () => {
  it('shows one thing after another and then rests', () => {
    vi.useFakeTimers();
    const player = new EventPlayer<string>();
    const told: string[] = [];
    player.add([{ what: 'a', millis: 10 }, { what: 'none', millis: 0 }, { what: 'b', millis: 10 }], () => told.push('one'));
    player.add([{ what: 'c', millis: 10 }], () => told.push('two'));
    expect([player.now, player.waiting, told]).toEqual(['a', 1, ['one']]);
    expect([...player.ahead]).toEqual(['b', 'c']);
    // The table that is shown knows nothing yet of what waits.
    expect([...player.untold]).toEqual(['b']);
    vi.advanceTimersByTime(10);
    expect([player.now, player.untold.size, [...player.ahead]]).toEqual(['b', 0, ['c']]);
    vi.advanceTimersByTime(10);
    expect([player.now, told]).toEqual(['c', ['one', 'two']]);
    vi.advanceTimersByTime(10);
    expect([player.idle, player.ahead.size]).toEqual([true, 0]);
    vi.useRealTimers();
  });

  it('brings the table up to date when it is skipped', () => {
    const player = new EventPlayer<string>();
    let table = 0;
    for (const n of [1, 2, 3]) player.add([{ what: 'x', millis: 1000 }], () => (table = n));
    expect(table).toBe(1);
    player.skip();
    expect([table, player.idle]).toEqual([3, true]);
    player.add([], () => (table = 4));
    expect([table, player.idle]).toEqual([4, true]);
  });
});

describe('what can be chosen comes into view', () => {
  const view = { from: 0, to: 100 };
  const at = (from: number, to: number) => ({ from, to });

  it('stays when everything is seen', () => {
    expect(shift(view, [])).toBe(0);
    expect(shift(view, [at(10, 40), at(50, 90)])).toBe(0);
  });

  it('moves the least way to all of it', () => {
    expect(shift(view, [at(40, 60), at(80, 115)])).toBe(25);
    expect(shift(view, [at(-30, 10)])).toBe(-40);
  });

  it('where not all fits it shows one at least, the nearest', () => {
    expect(shift(view, [at(20, 40), at(300, 340)])).toBe(0);
    expect(shift(view, [at(-90, -60), at(110, 140), at(300, 340)])).toBe(50);
    expect(shift(view, [at(120, 320)])).toBe(110);
  });
});
