import { expect, it } from 'vitest';
import type { LogLine } from '../src/documents';
import { turnOf } from '../src/games/cardgame/events';
import { byTurn, merged } from '../src/table/log';

const line = (n: number, what: LogLine['events'][number]['what'] = 'forwent'): LogLine => ({ n, seat: 0, events: [{ rule: 'x', what }] });

it('new lines join the log in order', () => {
  expect(merged([line(1)], [line(3), line(2)], 4).map((it) => it.n)).toEqual([1, 2, 3]);
});

it('what was taken back is gone, and what replaces it is told', () => {
  const log = merged([line(1), line(2), line(3)], [], 2);
  expect(log.map((it) => it.n)).toEqual([1]);
  expect(merged(log, [line(2, 'other')], 3).at(-1)?.events[0]?.what).toBe('other');
});

it('is grouped by turn', () => {
  const began = (seat: number) => ({ 'turn-began': { seat } });
  const turns = byTurn([line(0), line(1, began(2)), line(2), line(3, began(0))], turnOf);
  expect(turns.map(({ seat, number, entries }) => [seat, number, entries.length])).toEqual([[null, 0, 1], [2, 1, 2], [0, 2, 1]]);
});

it('tells where something was taken back', () => {
  const undone = [{ seat: 0, lines: 1, at: '' }];
  const [turn] = byTurn([line(0, { 'turn-began': { seat: 0 } }), { ...line(1), undone }, line(2)], turnOf);
  expect(turn?.entries.map((it) => ('event' in it ? 'event' : 'undone'))).toEqual(['event', 'event', 'undone', 'event']);
});

it('tells of it also where nothing happened before', () => {
  const [turn] = byTurn([{ ...line(0), events: [], undone: [{ seat: 0, lines: 1, at: '' }] }, line(1)], turnOf);
  expect(turn?.entries.map((it) => ('event' in it ? 'event' : 'undone'))).toEqual(['undone', 'event']);
});
