import { describe, expect, it } from 'vitest';
import type { Hint } from '../src/documents';
import { withoutChances } from '../src/table/hint';

describe('a hint while a game is prepared', () => {
  const advice = (chance: number | null) => ({ label: { fr: 'A', en: 'A' }, choice: 'a', then: [], chance, value: 0, visits: 1, reasons: [] });
  const hint = (...chances: (number | null)[]): Hint => ({ level: 'search', text: { fr: '13 fois sur 100', en: '13 in 100' }, choices: chances.map(advice), iterations: 1, plays: 1, stopped: 'done' });

  it('says why, but not how likely anybody wins', () => {
    const words: string[] = [];
    for (const it of [hint(40, 20), hint(13, 12)]) {
      const told = withoutChances(it);
      words.push(told.text.en);
      expect(told.choices.map((it) => it.chance)).toEqual(it.choices.map(() => null));
    }
    expect(words.join()).not.toMatch(/\d/);
    expect(words[0]).not.toBe(words[1]);
    // There is no number where no chance is told, or nothing to compare it with.
    for (const it of [hint(null, null), hint(13)]) expect(withoutChances(it).text).toBe(it.text);
  });
});
