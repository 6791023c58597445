import { describe, expect, it } from 'vitest';
import { far } from '../src/games/miniatures/guide/point';

describe('what a lesson points at', () => {
  const view = { from: 100, to: 500 };

  it('is scrolled to no farther than needed, and what is too long is seen from its beginning', () => {
    expect(far(view, { from: 120, to: 480 }, null)).toBe(0);
    expect(far(view, { from: 300, to: 600 }, null)).toBe(106);
    expect(far(view, { from: 300, to: 900 }, null)).toBe(200);
  });

  it('is scrolled on until its answer is seen', () => {
    expect(far(view, { from: 300, to: 1200 }, { from: 640, to: 800 })).toBe(306);
    expect(far(view, { from: 300, to: 1200 }, { from: 400, to: 450 })).toBe(200);
    // It is not scrolled back where the beginning lies above.
    expect(far(view, { from: 0, to: 900 }, { from: 400, to: 490 })).toBe(0);
  });
});
