import type { GameEvent, LogLine } from '../documents';

/** The log after some lines came, and perhaps others were taken back. */
export function merged(log: LogLine[], more: LogLine[], decision: number): LogLine[] {
  if (!more.length && log.every((it) => it.n < decision)) return log;
  const lines = new Map(log.map((it) => [it.n, it]));
  more.forEach((it) => lines.set(it.n, it));
  return [...lines.values()].filter((it) => it.n < decision).sort((a, b) => a.n - b.n);
}

export interface Turn {
  /** Whose turn it is; nobody's while the table is set up. */
  seat: number | null;
  /** Its number, from 1. */
  number: number;
  entries: Entry[];
}

/** What a turn tells, in the order it happened. */
export type Entry = { event: GameEvent } | { undone: { seat: number; lines: number } };

/** What happened, turn by turn. */
export function byTurn(log: LogLine[], turnOf: (event: GameEvent, begun: boolean) => number | null): Turn[] {
  const turns: Turn[] = [];
  let begun = false;
  for (const line of log) {
    for (const event of line.events) {
      const seat = turnOf(event, begun);
      begun ||= seat !== null;
      const last = turns.at(-1);
      if (seat !== null || !last) {
        const number = turns.filter((it) => it.seat !== null).length + (seat === null ? 0 : 1);
        turns.push({ seat, number, entries: [{ event }] });
      } else last.entries.push({ event });
    }
    if (!line.undone?.length) continue;
    // From a position a game may begin with nothing to tell.
    if (!turns.length) turns.push({ seat: null, number: 0, entries: [] });
    turns.at(-1)?.entries.push(...line.undone.map((undone) => ({ undone })));
  }
  return turns;
}
