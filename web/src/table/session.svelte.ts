import type { At, ChatLine, Choice, Fault, GameEvent, Json, Legality, LogLine, Odds, Pace, Policy, Question, SeatChange, SeatState, Snapshot } from '../documents';
import { Refused, type Engine, type Line, type Place, type TableKey } from '../engine/engine';
import { EventPlayer } from '../frame/player.svelte';
import type { GameSurface, Unasked } from '../games/surface';
import { faultOf } from '../shared/failure';
import { keepPromise } from '../state/dice';
import { remembered } from '../state/remembered.svelte';
import { settings } from '../state/settings.svelte';
import { t } from '../words/reader.svelte';
import { isAt, nameOf } from './at';
import { Handing } from './handing.svelte';
import { fitting, restOf, type Told } from './hint';
import { merged } from './log';
import { Joint } from './joint';
import { PACE } from './pause';
import { isShared } from './sharing';
import { worded } from './tell';

/** Who gives hints: the strongest. */
const ADVISER = 'master';

/** A table as somebody on this device sees it. */
export class Session {
  /** The table as it is shown; it may be some events behind. */
  shown = $state.raw<Snapshot | null>(null);
  log = $state.raw<LogLine[]>([]);
  seats = $state.raw<SeatState[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** When the last thing was said that somebody has read here. */
  #read = $state('');
  line = $state<Line>('connecting');
  /** Why there is no table. */
  fault = $state.raw<Fault | null>(null);
  /** Why the last answer was refused. */
  refusal = $state.raw<Fault | null>(null);
  busy = $state(false);
  /** Whose eyes the table is seen through; nobody's for an observer. */
  eyes = $state<number | null>(null);
  /** What others did while nobody looked. */
  missed = $state.raw<LogLine[]>([]);
  odds = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  hint = $state.raw<Told | null>(null);
  /** What is left of it once the answer that was given counts. */
  #rest: Told | null = null;
  /** A hint is being thought out; whoever knows better plays on. */
  advised = $state(false);
  /** What happened without being played out. */
  passed = $state.raw<GameEvent[]>([]);
  /** Somebody just went back: nothing is answered by itself until they choose. */
  held = $state(false);
  readonly player = new EventPlayer<GameEvent>();
  /** How the device goes from one person to another. */
  readonly handing = new Handing(this);

  #place: Place;
  #latest: Snapshot | null = null;
  readonly #joint = new Joint();
  #heard = 0;
  /** Breaks off whatever is asked of the table as it was. */
  #asking = new AbortController();
  /** How far each own seat has seen the game. */
  #seen = new Map<number, number>();
  #before: number | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly key: TableKey,
    readonly surface: GameSurface,
  ) {
    this.#place = this.#sit(null);
    this.#read = remembered.find(key.table)?.read ?? '';
    document.addEventListener('visibilitychange', this.#looked);
  }

  /** Which decision is open, whether it is shown already or not. */
  get at(): At {
    return nameOf(this.#latest);
  }

  get curtain(): number | null {
    return this.handing.curtain;
  }

  get names(): string[] {
    return this.seats.map((it) => it.name || t('web-player-number', { number: it.seat + 1 }));
  }

  /** Whether this place only looks on. */
  get watches(): boolean {
    return this.shown !== null && !this.shown.you.seats.length;
  }

  /** Whether the shown table is the newest one. */
  get current(): boolean {
    return this.shown !== null && isAt(nameOf(this.shown), this.at);
  }

  /** What others said and nobody has read here yet. */
  get unread(): ChatLine[] {
    const own = ({ seat }: ChatLine) => (seat === null ? this.watches && this.shown?.you.host : this.shown?.you.seats.includes(seat));
    return this.chat.filter((it) => it.at > this.#read && !own(it));
  }

  /** Somebody looks at what was said. */
  read(): void {
    const last = this.chat.at(-1)?.at;
    if (last === undefined || last <= this.#read) return;
    this.#read = last;
    remembered.note(this.key.table, { read: last });
  }

  /** Under which name something was said. */
  speaker({ seat, name }: ChatLine): string {
    return name || (seat === null ? t('web-chat-host') : (this.names[seat] ?? ''));
  }

  leave(): void {
    document.removeEventListener('visibilitychange', this.#looked);
    this.player.skip();
    this.#place.leave();
  }

  /** A person answers. */
  async choose(choice: Choice, ...then: Choice[]): Promise<void> {
    if (!this.busy) this.surface.answered?.(this.key.table, this.#latest?.question ?? null, choice, ...then);
    await this.give(choice, ...then);
  }

  /** Answers for a person, or where the page does so by itself. */
  async give(choice: Choice, ...then: Choice[]): Promise<void> {
    if (this.busy || !this.#latest) return;
    this.player.skip();
    this.held = false;
    this.#asking.abort();
    this.#rest = then.length ? null : restOf(this.hint, choice);
    this.#joint.given(this.at, then);
    await this.#do(() => this.#place.choose(this.at, choice));
  }

  /** Plays what a person drags, if all of it is allowed; else shows the rule, and nothing is played. */
  async put(first: Choice, then: Choice | null): Promise<void> {
    const rest = then === null ? [] : [then];
    if (await this.why(first, ...rest)) await this.choose(first, ...rest);
  }

  /** Asks whether an action is allowed, and shows the rule when it is not. */
  async why(...choices: [Choice, ...Choice[]]): Promise<boolean> {
    try {
      this.refusal = null;
      const { legal, rule, why } = await this.#place.legal(...choices);
      if (!legal && why) this.refusal = { code: 'illegal', message: why, ...(rule ? { rule } : {}) };
      return legal;
    } catch (error) {
      this.refusal = faultOf(error);
      return false;
    }
  }

  /** Whether an action is allowed, for whoever shows it before it is tried. */
  async allows(...choices: [Choice, ...Choice[]]): Promise<boolean> {
    return this.#place.legal(...choices).then((it) => it.legal, () => false);
  }

  /** Measures something on the table. */
  measure(asked: Json): Promise<Json> {
    return this.#place.measure(asked);
  }

  /** The odds of an answer, for whoever shows them beside it. */
  oddsOf(choice: Choice, of: string, policy?: Policy): Promise<Odds> {
    return this.#place.odds(choice, of, policy, this.#asking.signal);
  }

  /** Whether an answer is allowed, for whoever tells it beside the thing it is about. */
  legal(choice: Choice): Promise<Legality> {
    return this.#place.legal(choice);
  }

  async back(): Promise<void> {
    this.held = true;
    this.player.skip();
    const from = this.at;
    await this.#do(async () => (await this.#place.undo(from)).length || this.#joint.went('back', from));
  }

  async redo(): Promise<void> {
    const from = this.at;
    await this.#do(() => this.#place.redo(from).then(() => this.#joint.went('redo', from)));
  }

  /** Answers the wish that somebody sees in a snapshot. */
  async consent(seen: Snapshot, yes: boolean): Promise<void> {
    const { wish } = seen.undo;
    if (wish) await this.#do(() => this.#place.consent(nameOf(seen), wish.seat, yes));
  }

  async change(seat: number, change: SeatChange): Promise<void> {
    await this.#do(() => this.#place.seat(seat, change));
  }

  /** Opens a seat to whoever gets its link. */
  async invite(seat: number): Promise<void> {
    await this.#do(async () => {
      const token = await this.#place.seat(seat, { play: 'open' });
      if (token) remembered.invite(this.key.table, seat, token);
    });
  }

  async pace(pace: Pace): Promise<void> {
    await this.#do(() => this.#place.pace(pace));
  }

  async say(text: string): Promise<void> {
    await this.#do(() => this.#place.say(text));
  }

  async askHint(): Promise<void> {
    if (this.advised) return;
    const { at } = this;
    this.advised = true;
    this.refusal = null;
    try {
      const hint = await this.#place.hint(ADVISER);
      if (isAt(at, this.at)) this.hint = hint;
    } catch (error) {
      if (isAt(at, this.at)) this.refusal = faultOf(error);
    } finally {
      this.advised = false;
    }
  }

  /** Tells the odds of choices, one after the other, as long as the question stays open. */
  async askOdds(choices: Choice[], of: string | undefined): Promise<void> {
    const { at } = this;
    for (const choice of choices) {
      const key = JSON.stringify(choice);
      if (this.odds.has(key)) continue;
      try {
        const odds = await this.#place.odds(choice, of, undefined, this.#asking.signal);
        if (!isAt(at, this.at)) return;
        this.odds = new Map(this.odds).set(key, odds);
      } catch {
        // No odds are no hindrance.
        return;
      }
    }
  }

  /** Somebody has taken the device: shows their hand. */
  lift(): void {
    const { curtain } = this.handing;
    if (curtain === null) return;
    this.shown = null;
    this.turnTo(curtain, this.#seen.get(curtain));
    this.handing.taken = curtain;
  }

  /** Looks with the eyes of another seat, and tells what it has not seen of the game since. */
  turnTo(seat: number, since?: number): void {
    this.eyes = seat;
    [this.handing.curtain, this.handing.taken] = [null, null];
    this.#before = since;
    this.missed = [];
    this.#place.leave();
    this.player.skip();
    this.log = [];
    this.#latest = null;
    this.#place = this.#sit(this.eyes);
  }

  #sit(as: number | null): Place {
    return this.engine.sit(this.key, as, {
      snapshot: (it) => this.#arrive(worded(it)),
      presence: (seats) => (this.seats = seats),
      chat: (line) => (this.chat = [...this.chat, line]),
      line: (line, fault) => {
        this.line = line;
        if (line === 'open' && this.refusal?.code === 'unreachable') this.refusal = null;
        if (fault) this.fault = fault;
      },
    });
  }

  async #do(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      await act();
    } catch (error) {
      // A late answer needs no words: the table shows what happened instead.
      const late = error instanceof Refused && error.fault.code === 'stale';
      if (!late) this.refusal = faultOf(error);
      this.#joint.stop();
      this.#askAnew();
    } finally {
      this.busy = false;
    }
    this.#goOn();
  }

  /** Odds are asked of the table that is seen: none between an answer and what comes of it. */
  #askAnew(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
  }

  #arrive(snapshot: Snapshot): void {
    const first = this.#latest === null;
    const moved = !isAt(nameOf(snapshot), this.at);
    const shared = isShared(snapshot, this.surface);
    [this.seats, this.chat] = [snapshot.seats, snapshot.chat];
    const asked = snapshot.asked?.seat;
    const own = asked !== undefined && snapshot.you.seats.includes(asked);
    if (!shared) this.eyes = (own ? asked : this.eyes) ?? snapshot.you.seats[0] ?? null;
    if (shared && this.handing.waits(snapshot, own ? asked : null)) return;
    this.#latest = snapshot;
    if (snapshot.dice) keepPromise(this.key.table, snapshot.dice.promise);
    this.log = merged(this.log, snapshot.log, snapshot.decision);
    if (moved) {
      this.#askAnew();
      [this.hint, this.#rest] = [fitting(this.#rest, snapshot.question), null];
      this.odds = new Map();
      this.refusal = null;
    }
    const fresh = this.log.filter((it) => it.n >= this.#heard);
    this.#heard = snapshot.decision;
    if (first) this.#welcome(snapshot);
    this.#show(snapshot, first ? [] : fresh);
    if (moved) this.handing.offered = null;
    if (shared && own && moved && asked !== this.eyes) void this.handing.to(asked, snapshot);
    this.#goOn();
  }

  /** What the page does about a question by itself. */
  unasked(question: Question): Unasked | null {
    // After going back nothing is answered that nobody wants.
    if (this.held) return 'ask';
    return this.surface.unasked?.(question, isShared(this.#latest, this.surface) ? (this.#latest?.view ?? null) : null) ?? null;
  }

  /** What is asked of another own seat. */
  peek(seat: number): Promise<Question | null> {
    return this.engine.look(this.key, seat).then((it) => it.question, () => null);
  }

  /** Plays what is new, or simply shows the table when nobody looks. */
  #show(snapshot: Snapshot, fresh: LogLine[]): void {
    const hidden = document.visibilityState === 'hidden';
    const pace = hidden ? 0 : PACE[settings.speed];
    const events = fresh.flatMap((it) => it.events).filter((it) => this.surface.weight(it) > 0);
    const beats = events.map((what) => ({ what, millis: pace * this.surface.weight(what) }));
    this.player.add(beats, () => {
      if (!pace) this.passed = events;
      this.shown = snapshot;
      if (this.eyes !== null) this.#seen.set(this.eyes, snapshot.decision);
      if (!hidden) remembered.note(this.key.table, { seen: snapshot.decision, names: this.names, at: Date.now(), over: snapshot.over !== null });
    });
  }

  /** What others did since this device was last here. */
  #welcome(snapshot: Snapshot): void {
    const seen = isShared(snapshot, this.surface) ? this.#before : remembered.find(this.key.table)?.seen;
    if (seen !== undefined && !snapshot.over) this.#sum(seen, snapshot);
  }

  #sum(since: number, snapshot: Snapshot): void {
    const mine = this.eyes === null || this.surface.open ? snapshot.you.seats : [this.eyes];
    const others = this.log.filter((it) => it.n >= since && it.seat !== null && !mine.includes(it.seat));
    const telling = others.filter((it) => it.events.some((event) => this.surface.headline(event)));
    if (telling.length) this.missed = telling;
  }

  #since: number | null = null;
  #looked = (): void => {
    if (document.visibilityState === 'hidden') this.#since = this.at.decision;
    else if (this.#since !== null && this.#latest && this.at.decision > this.#since) {
      this.#sum(this.#since, this.#latest);
      remembered.note(this.key.table, { seen: this.at.decision });
    }
  };

  /** What was given or is gone over together goes on once the table asks again. */
  #goOn(): void {
    const next = !this.busy && this.#joint.next(this.#latest);
    if (!next) return;
    if (next === 'back' || next === 'redo') void this[next]();
    else if ('why' in next) void this.why(next.why);
    else void this.choose(...next.choose);
  }
}
