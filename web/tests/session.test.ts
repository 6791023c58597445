import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, GameEvent, Snapshot } from '../src/documents';
import { Refused } from '../src/engine/engine';
import { headline, weight } from '../src/games/cardgame/events';
import type { GameSurface } from '../src/games/surface';
import { shelf } from '../src/state/shelf.svelte';
import { inBoth } from '../src/words/reader.svelte';
import { Session } from '../src/table/session.svelte';
import { turnText } from '../src/table/turn';
import { fakeEngine, snapshotOf } from './fake';

const surface = { weight, headline } as unknown as GameSurface;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sit(first?: Snapshot) {
  const { engine, places } = fakeEngine();
  const session = new Session(engine, { table: 't', token: 'k' }, surface);
  if (first) places[0]!.listener.snapshot(first);
  return { session, places, place: places[0]! };
}

const played: GameEvent = { rule: 'dwcg.loc.1', what: { 'location-played': { seat: 1, location: 'loc.luna' } } };

describe('a session', () => {
  it('shows the first snapshot at once and the next ones event by event', () => {
    const { session, place } = sit(snapshotOf('action'));
    expect([session.shown?.decision, session.player.idle]).toEqual([5, true]);
    place.listener.snapshot(snapshotOf('action', { decision: 6, log: [{ n: 5, seat: 1, events: [played] }] }));
    expect(session.player.now).toEqual(played);
    place.listener.snapshot(snapshotOf('action', { decision: 7, log: [{ n: 6, seat: 1, events: [played] }] }));
    expect([session.shown?.decision, session.current]).toEqual([6, false]);
    session.player.skip();
    expect([session.shown?.decision, session.current, session.log.length]).toEqual([7, true, 2]);
  });

  it('answers the open decision and shows why not', async () => {
    const { session, place } = sit(snapshotOf('action'));
    await session.choose('end-turn');
    expect(place.calls).toEqual([['choose', { decision: 5, branch: 0 }, 'end-turn']]);
    const fault = { code: 'illegal', rule: 'dwcg.turn.8', message: { fr: 'f', en: 'e' } };
    place.choose = () => Promise.reject(new Refused(fault));
    await session.choose('end-turn');
    expect(session.refusal).toEqual(fault);
    place.choose = () => Promise.reject(new Refused({ code: 'stale', message: fault.message }));
    await session.choose('end-turn');
    expect(session.refusal).toBeNull();
  });

  it('tells the game of every answer a person gives, and of none that the page gives', async () => {
    const told: unknown[] = [];
    const { engine, places } = fakeEngine();
    const session = new Session(engine, { table: 't', token: 'k' }, { ...surface, answered: (...it: unknown[]) => void told.push(it) } as GameSurface);
    const first = snapshotOf('action');
    places[0]!.listener.snapshot(first);
    await session.give('end-turn');
    expect(told).toEqual([]);
    await session.choose('end-turn');
    expect(told).toEqual([['t', first.question, 'end-turn']]);
  });

  it('asks for no odds between an answer and what comes of it', async () => {
    const { session, place } = sit(snapshotOf('action'));
    const broken = async () => {
      await session.oddsOf('end-turn', 'conflict');
      return (place.calls.at(-1)?.at(-1) as AbortSignal).aborted;
    };
    expect(await broken()).toBe(false);
    await session.choose('end-turn');
    expect(await broken()).toBe(true);
    place.listener.snapshot(snapshotOf('action', { decision: 6 }));
    expect(await broken()).toBe(false);
    place.choose = () => Promise.reject(new Refused({ code: 'illegal', message: { fr: 'f', en: 'e' } }));
    await session.choose('end-turn');
    expect(await broken()).toBe(false);
  });

  it('plays what is dragged only if all of it is allowed', async () => {
    const { session, place } = sit(snapshotOf('action'));
    const [first, then] = [{ defender: 'def.amy' }, { at: 'loc.pompeii' }];
    await session.put(first, then);
    expect(place.calls).toEqual([['legal', first, then]]);
    expect(session.refusal).toMatchObject({ code: 'illegal', rule: 'dwcg.att.2' });
    place.legal = () => Promise.resolve({ legal: true, rule: '', why: { fr: '', en: '' } });
    await session.put(first, then);
    expect([place.calls.at(-1), session.refusal]).toEqual([['choose', { decision: 5, branch: 0 }, first], null]);
  });

  it('plays the second half of a drag when it is offered, and else asks why not', async () => {
    const where = snapshotOf('attack-where', { decision: 6 });
    const at = where.question!.options[0] as Choice;
    for (const [then, call] of [[at, 'choose'], [{ at: 'loc.nowhere' }, 'legal']] as const) {
      const { session, place } = sit(snapshotOf('action'));
      const sent = session.choose({ enemy: 'ene.dalek' }, then);
      place.listener.snapshot(where);
      await sent;
      await vi.runAllTimersAsync();
      expect(place.calls.at(-1)).toEqual(call === 'choose' ? ['choose', { decision: 6, branch: 0 }, then] : ['legal', then]);
    }
  });

  it('learns what things are called that came to the table in play', () => {
    const wood = { id: 'p1', en: 'Wood 1', fr: 'Bois 1', text_en: '', text_fr: '', rules: [] };
    const { place } = sit(snapshotOf('action'));
    place.listener.snapshot(snapshotOf('action', { decision: 6, titles: [wood] }));
    expect(shelf.name('cardgame', 'fr', 'p1')).toBe('Bois 1');
    place.listener.snapshot(snapshotOf('action', { decision: 7 }));
    expect(shelf.name('cardgame', 'fr', 'p1')).toBe('p1');
  });

  it('names the branch, and plays no half of a drag on another', async () => {
    const { session, place } = sit(snapshotOf('action'));
    const where = snapshotOf('attack-where', { decision: 6, branch: 1 });
    const sent = session.choose({ enemy: 'ene.dalek' }, where.question!.options[0] as Choice);
    place.listener.snapshot(where);
    await sent;
    await vi.runAllTimersAsync();
    expect(place.calls).toHaveLength(1);
    await session.choose('done');
    expect(place.calls.at(-1)).toEqual(['choose', { decision: 6, branch: 1 }, 'done']);
  });

  it('takes back and plays again together what was given together', async () => {
    const { session, place } = sit(snapshotOf('action'));
    const calls = () => place.calls.map(([what, at]) => [what, (at as { decision: number }).decision]);
    const where = snapshotOf('attack-where', { decision: 6 });
    const sent = session.choose({ enemy: 'ene.dalek' }, where.question!.options[0] as Choice);
    place.listener.snapshot(where);
    await sent;
    place.listener.snapshot(snapshotOf('action', { decision: 7 }));
    await session.back();
    expect(calls()).toEqual([['choose', 5], ['choose', 6], ['undo', 7]]);
    place.listener.snapshot(snapshotOf('attack-where', { decision: 6, branch: 1 }));
    await vi.runAllTimersAsync();
    expect(calls().at(-1)).toEqual(['undo', 6]);
    const undo = { free: true, wish: null, redo: true };
    place.listener.snapshot(snapshotOf('action', { branch: 2, undo }));
    await vi.runAllTimersAsync();
    expect(calls()).toHaveLength(4);
    await session.redo();
    place.listener.snapshot(snapshotOf('attack-where', { decision: 6, branch: 2, undo }));
    await vi.runAllTimersAsync();
    expect(calls().slice(4)).toEqual([['redo', 5], ['redo', 6]]);
  });

  it('takes back no more than is free, or than was given together', async () => {
    for (const joined of [true, false]) {
      const { session, place } = sit(snapshotOf('action'));
      const where = snapshotOf('attack-where', { decision: 6 });
      const half = where.question!.options[0] as Choice;
      const sent = joined ? session.choose({ enemy: 'ene.dalek' }, half) : session.choose({ enemy: 'ene.dalek' });
      place.listener.snapshot(where);
      await sent;
      if (!joined) await session.choose(half);
      place.listener.snapshot(snapshotOf('action', { decision: 7 }));
      await session.back();
      place.listener.snapshot(snapshotOf('attack-where', { decision: 6, branch: 1, undo: { free: !joined, wish: null, redo: true } }));
      await vi.runAllTimersAsync();
      expect(place.calls.filter(([what]) => what === 'undo')).toHaveLength(1);
    }
  });

  it('forgets a hint when the same number is asked again on another branch', () => {
    const { session, place } = sit(snapshotOf('action'));
    session.hint = { level: 'search', text: { fr: '', en: '' }, choices: [], iterations: 0, plays: 0, stopped: 'done' };
    place.listener.snapshot(snapshotOf('action', { branch: 2 }));
    expect(session.hint).toBeNull();
  });

  it('keeps what is left of an advised action, as long as it answers what is asked', async () => {
    const label = { fr: '', en: '' };
    const where = snapshotOf('attack-where', { decision: 6 });
    const [first, there] = [{ enemy: 'ene.dalek' }, where.question!.options[0] as Choice];
    const best = { label, choice: first, then: [{ label, choice: there }], chance: null, value: 0, visits: 0, reasons: [] };
    const hint = { level: 'search', text: { fr: 'Parce que.', en: 'Because.' }, choices: [best], iterations: 0, plays: 0, stopped: 'done' };
    const after = async (answer: Choice, next: Snapshot) => {
      const { session, place } = sit(snapshotOf('action'));
      session.hint = hint;
      const sent = session.choose(answer);
      place.listener.snapshot(next);
      await sent;
      return session.hint;
    };
    const rest = await after(first, where);
    expect(rest?.choices).toEqual([{ ...best, choice: there, then: [] }]);
    // Why the first step was advised, and how often it wins, is not said of the next one.
    expect([rest?.goesOn, rest?.text]).toEqual([true, inBoth('web-hint-goes-on')]);
    expect(await after('done', where)).toBeNull();
    expect(await after(first, snapshotOf('action', { decision: 6 }))).toBeNull();
  });

  it('agrees to the wish that was seen, whatever stands now', async () => {
    const wished = (seat: number) => snapshotOf('action', { undo: { free: false, redo: false, wish: { seat, to: 3, consented: [] } } });
    const { session, place } = sit(wished(1));
    const seen = session.shown!;
    place.listener.snapshot(wished(2));
    await session.consent(seen, true);
    expect(place.calls.at(-1)).toEqual(['consent', { decision: 5, branch: 0 }, 1, true]);
  });

  it('forgets what was taken back', () => {
    const { session, place } = sit(snapshotOf('action', { log: [{ n: 3, seat: 0, events: [played] }, { n: 4, seat: 0, events: [played] }] }));
    place.listener.snapshot(snapshotOf('action', { decision: 4 }));
    expect(session.log.map((it) => it.n)).toEqual([3]);
  });

  it('does not answer by itself after going back', async () => {
    const { session, place } = sit(snapshotOf('action'));
    await session.back();
    expect([session.held, place.calls[0]]).toEqual([true, ['undo', { decision: 5, branch: 0 }]]);
    expect(session.unasked(session.shown!.question!)).toBe('ask');
    await session.choose('done');
    expect(session.held).toBe(false);
  });

  it('takes back that nobody answers as soon as somebody does', async () => {
    const { session, place } = sit(snapshotOf('action'));
    const refuse = (code: string) => (place.choose = () => Promise.reject(new Refused({ code, message: { fr: '', en: '' } })));
    refuse('unreachable');
    await session.choose('end-turn');
    place.listener.line('lost');
    expect(session.refusal?.code).toBe('unreachable');
    place.listener.line('open');
    expect(session.refusal).toBeNull();
    refuse('illegal');
    await session.choose('end-turn');
    place.listener.line('open');
    expect(session.refusal?.code).toBe('illegal');
  });

  it('knows what others said and nobody has read, also after coming back', () => {
    const mine = snapshotOf('action').you.seats[0] ?? 0;
    const said = (seat: number | null, second: number) => ({ seat, name: '', text: `at ${second}`, at: `2026-01-01T00:00:0${second}Z` });
    const { session, place } = sit(snapshotOf('action', { chat: [said(mine, 1)] }));
    expect(session.unread).toEqual([]);
    place.listener.chat(said((mine + 1) % 4, 2));
    place.listener.chat(said(null, 3));
    expect(session.unread.map((it) => [session.speaker(it), it.text])).toEqual([[`P${(mine + 1) % 4}`, 'at 2'], ['Host', 'at 3']]);
    session.read();
    expect(session.unread).toEqual([]);
    session.leave();
    const again = sit(snapshotOf('action', { chat: [2, 3, 4].map((it) => said(null, it)) }));
    expect(again.session.unread.map((it) => it.text)).toEqual(['at 4']);
  });

  it('tells what whoever is asked is doing', () => {
    const asked = snapshotOf('action').asked!.seat;
    const turn = (seat: object, you: number[] = []) => {
      const seats = snapshotOf('action').seats.map((it) => (it.seat === asked ? { ...it, ...seat } : it));
      const { session } = sit(snapshotOf('action', { seats, question: null, you: { seats: you, observer: !you.length, host: false, invited: null } }));
      const told = [turnText(session.shown!, session.seats), session.watches];
      session.leave();
      return told;
    };
    expect(turn({}, [asked])).toEqual(['Your turn', false]);
    expect(turn({ play: 'open' })).toEqual(['waiting for someone', true]);
    expect(turn({ play: 'bot', level: 'easy' })).toEqual(['is thinking', true]);
    expect(turn({ here: false })).toEqual(['away', true]);
  });

  it('sums up what others did while the page was hidden', () => {
    const { session, place } = sit(snapshotOf('action'));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    const mine = snapshotOf('action').you.seats[0] ?? 0;
    const other = (mine + 1) % 4;
    place.listener.snapshot(snapshotOf('action', { decision: 7, log: [{ n: 5, seat: other, events: [played] }, { n: 6, seat: mine, events: [played] }] }));
    expect([session.player.idle, session.shown?.decision]).toEqual([true, 7]);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(session.missed.map((it) => it.n)).toEqual([5]);
  });
});

describe('one device for several', () => {
  const shared = (change: Partial<Snapshot> = {}) => snapshotOf('action', { you: { seats: [0, 1, 2, 3], observer: false, host: true, invited: null }, ...change });

  it('shows nothing before somebody has taken the device', () => {
    const { session, places } = sit(shared());
    const seat = shared().asked!.seat;
    expect([session.shown, session.curtain]).toEqual([null, seat]);
    session.lift();
    expect([places[0]!.left, places[1]!.as, session.curtain]).toEqual([true, seat, null]);
    places[1]!.listener.snapshot(shared());
    expect(session.shown?.decision).toBe(5);
  });

  it('needs no curtain where nothing is hidden, and looks with the eyes of whoever is asked', () => {
    const { engine, places } = fakeEngine();
    const session = new Session(engine, { table: 't', token: 'k' }, { ...surface, open: true });
    for (const seat of [0, 1, 0]) {
      places[0]!.listener.snapshot(shared({ asked: { seat, kind: 'action', rule: 'r' } }));
      expect([session.curtain, session.eyes, places.length]).toEqual([null, seat, 1]);
    }
  });

  it.each([['ask' as const, 1, []], [{ choice: 'pass', millis: 400 }, null, [['choose', { decision: 6, branch: 0 }, 'pass']]]])(
    'hands the device on only where the page does not answer by itself: %j', async (unasked, curtain, calls) => {
      const { engine, places } = fakeEngine();
      const other = snapshotOf('action', { decision: 6 });
      engine.look = (_, as) => Promise.resolve({ ...other, you: { ...other.you, seats: [as ?? 0] } });
      const session = new Session(engine, { table: 't', token: 'k' }, { ...surface, unasked: () => unasked } as GameSurface);
      const both = { seats: [0, 1], observer: false, host: true, invited: null };
      const asked = (seat: number, decision: number) => snapshotOf('action', { you: both, decision, asked: { seat, kind: 'action', rule: 'dwcg.turn.3' } });
      places[0]!.listener.snapshot(asked(0, 5));
      session.lift();
      places[1]!.listener.snapshot(asked(0, 5));
      places[1]!.listener.snapshot(asked(1, 6));
      await vi.advanceTimersByTimeAsync(399);
      expect([session.curtain, places[1]!.calls]).toEqual([curtain, []]);
      await vi.advanceTimersByTimeAsync(1);
      expect([session.curtain, places[1]!.calls]).toEqual([curtain, calls]);
    },
  );

  /** Ada looks at the table, then Bob is asked. */
  async function handed(more: Partial<GameSurface>) {
    const { engine, places } = fakeEngine();
    const other = snapshotOf('action', { decision: 6 });
    engine.look = (_, as) => Promise.resolve({ ...other, you: { ...other.you, seats: [as ?? 0] } });
    const session = new Session(engine, { table: 't', token: 'k' }, { ...surface, ...more } as GameSurface);
    const both = { seats: [0, 1], observer: false, host: true, invited: null };
    const asked = (seat: number, decision: number) => snapshotOf('action', { you: both, decision, asked: { seat, kind: 'action', rule: 'dwcg.turn.3' } });
    places[0]!.listener.snapshot(asked(0, 5));
    session.lift();
    places[1]!.listener.snapshot(asked(0, 5));
    places[1]!.listener.snapshot(asked(1, 6));
    await vi.runAllTimersAsync();
    return { session, places, asked };
  }

  it('asks aloud whoever may let it pass, and hands the device over only if they answer', async () => {
    const passes = { unasked: () => 'ask' as const, passes: () => 'pass' };
    const { session, places } = await handed(passes);
    expect([session.curtain, session.handing.offered, session.eyes]).toEqual([null, { seat: 1, pass: 'pass' }, 0]);
    session.handing.take(false);
    expect([session.curtain, places[1]!.calls]).toEqual([null, [['choose', { decision: 6, branch: 0 }, 'pass']]]);
    const answers = await handed(passes);
    answers.session.handing.take(true);
    expect([answers.session.curtain, answers.session.handing.offered, answers.places[1]!.calls]).toEqual([1, null, []]);
    // What is asked next is another matter.
    const late = await handed(passes);
    late.places[1]!.listener.snapshot(late.asked(0, 7));
    expect(late.session.handing.offered).toBeNull();
  });

  it.each([[[], null, 1], [[0], 1, 0], [[1], 1, 0]])('draws no curtain as long as neither has anything to hide: %j', async (hiding, curtain, eyes) => {
    const { session } = await handed({ hides: (_, seat) => (hiding as number[]).includes(seat) });
    expect([session.curtain, session.eyes]).toEqual([curtain, eyes]);
  });

  it('draws the curtain before hands that are dealt while nobody had taken the device', () => {
    let hands = false;
    const { engine, places } = fakeEngine();
    const session = new Session(engine, { table: 't', token: 'k' }, { ...surface, hides: () => hands } as GameSurface);
    const at = (decision: number) => shared({ decision, asked: { seat: 0, kind: 'action', rule: 'r' } });
    places[0]!.listener.snapshot(at(5));
    places[1]!.listener.snapshot(at(5));
    expect([session.curtain, session.eyes, session.shown?.decision]).toEqual([null, 0, 5]);
    // The same seat is asked again, but now it holds cards that whoever sits before the screen may not be meant to see.
    hands = true;
    places[1]!.listener.snapshot(at(6));
    expect([session.curtain, session.shown?.decision]).toEqual([0, 5]);
    session.lift();
    places[2]!.listener.snapshot(at(6));
    expect([session.curtain, session.shown?.decision]).toEqual([null, 6]);
    places[2]!.listener.snapshot(at(7));
    expect(session.curtain).toBeNull();
  });

  it('keeps on offering what is let pass until the table has moved on', async () => {
    const { session, places, asked } = await handed({ unasked: () => 'ask' as const, passes: () => 'pass' });
    session.handing.take(false);
    expect(session.handing.offered).toEqual({ seat: 1, pass: 'pass' });
    places[1]!.listener.snapshot(asked(0, 7));
    expect(session.handing.offered).toBeNull();
  });

  it('draws the curtain when another own seat is asked', () => {
    const { session, places } = sit(shared());
    session.lift();
    places[1]!.listener.snapshot(shared());
    const next = (shared().asked!.seat + 1) % 4;
    places[1]!.listener.snapshot(shared({ decision: 6, asked: { seat: next, kind: 'action', rule: 'r' }, question: null }));
    expect(session.curtain).toBe(next);
    session.lift();
    expect([places[2]!.as, session.shown, session.log]).toEqual([next, null, []]);
  });
});
