import { describe, expect, it, vi } from 'vitest';
import { tableKeys } from '../src/table/keys';

describe('the keys of a table', () => {
  function press(key: string, seen: boolean): string[] {
    const called: string[] = [];
    const note = (what: string) => (...args: unknown[]) => void called.push([what, ...args].join(' '));
    const keys = tableKeys({
      numbered: () => seen, list: note('list'), pick: note('pick'), back: note('back'), hint: note('hint'), goal: note('goal'),
      tab: note('tab'), skip: note('skip'), pass: note('pass'), game: () => 'sotas',
    });
    keys({ key, target: null, preventDefault: vi.fn() } as unknown as KeyboardEvent);
    return called;
  }

  it('take a choice only by a number that is seen, and else show the numbers', () => {
    expect([press('3', true), press('3', false), press('0', true)]).toEqual([['pick 2'], ['list'], []]);
  });

  it('do the same whether the numbers are seen or not', () => {
    for (const seen of [true, false]) expect([press('b', seen), press('L', seen)]).toEqual([['back'], ['tab log']]);
  });
});
