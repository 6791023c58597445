import { describe, expect, it } from 'vitest';
import { isOther } from '../src/frame/camera';
import { labelOf } from '../src/games/miniatures/label';

describe('a label on the table', () => {
  it('does not leave it sideways', () => {
    const long = '100 / 100 mm · too far across Rocks 2';
    const { lines, x } = labelOf(long, { x: 300, y: 200 }, 360, 1);
    expect(lines).toEqual(['100 / 100 mm', 'too far across Rocks 2']);
    expect(300 + x + (22 * 8.2) / 2).toBeLessThanOrEqual(360);
    expect(labelOf('5 / 6', { x: 180, y: 200 }, 360, 1)).toEqual({ lines: ['5 / 6'], x: 0 });
    expect(labelOf('a'.repeat(20).concat(' ', 'b'.repeat(20)), { x: 1, y: 1 }, 360, 1).lines).toHaveLength(2);
  });
});

describe('a window that is resized', () => {
  it('is another screen once it is much wider or narrower', () => {
    expect([isOther(1050, 1000), isOther(1050, 380), isOther(380, 1050)]).toEqual([false, true, true]);
  });
});
