import { describe, expect, it } from 'vitest';
import { goingOf } from '../src/games/exterminate/going';

describe('where a figure goes', () => {
  const to = { x: 1, y: 2 };
  const walk = { length: [1, 5] as [number, number], pieces: [], enemies: [] };

  it('is climbed to where the rules say so', () => {
    expect(goingOf({ legal: true, climb: 'p1', walk }, to, false)).toEqual({ climb: { piece: 'p1', at: to } });
    expect(goingOf({ legal: true, climb: 'p1', walk }, to, true)).toEqual({ climb: { piece: 'p1', at: to, leave: true } });
  });

  it('is walked to with its bends otherwise', () => {
    expect(goingOf({ legal: true, walk }, to, false)).toEqual({ go: { to } });
    expect(goingOf({ legal: true, walk: { ...walk, via: [{ x: 3, y: 4 }] } }, to, true)).toEqual({ go: { to, via: [{ x: 3, y: 4 }], leave: true } });
  });
});
