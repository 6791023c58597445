import type { GameEvent } from '../../../documents';
import type { Cause, Contest, Tally, Throw, View, What } from '../../../generated/exterminate';
import { replaced } from './faces';

/** What dice were rolled for. */
export type Kind = 'initiative' | 'obstacle' | 'shot' | 'blast' | 'round' | 'damage' | 'stress' | 'take-back' | 'work' | 'signal';

/** Who rolled, or is rolled against. */
export interface Side {
  seat: number | null;
  figure: string | null;
}

/** Something played on a roll, in one line. */
export interface Deed {
  /** What happened, the telling event last. */
  events: GameEvent[];
  seat: number;
  rule: string;
  /** What the roll came to with it. */
  tally: Tally | null;
}

/** A roll with everything that was played on it and what came of it. */
export interface Roll {
  kind: Kind;
  attacker: Side;
  target: Side | null;
  attack: Throw;
  defence: Throw | null;
  deeds: Deed[];
  /** What came of it. */
  outcome: GameEvent[];
}

/** The newest roll, and the one that led to it: the shot or round of a damage roll. */
export interface Exchange {
  roll: Roll;
  led: Roll | null;
}

type Fields<K extends string> = What extends infer W ? (W extends Record<K, infer F> ? F : never) : never;

/** The fields of an event, if it has this name. */
export function fieldsOf<K extends string>(event: GameEvent, name: K): Fields<K> | null {
  const { what } = event;
  if (typeof what !== 'object' || what === null || Array.isArray(what) || !(name in what)) return null;
  return what[name] as unknown as Fields<K>;
}

function nameOf(event: GameEvent): string {
  return typeof event.what === 'string' ? event.what : Object.keys(event.what ?? {})[0] ?? '';
}

/** Events by which something is played on a roll; the last of a play says what the roll comes to. */
const PLAYS = new Set(['card-played', 'adventure-played', 'fate-spent', 'rerolled', 'reversed', 'stands']);

/** Events that tell what came of a roll. */
const OUTCOMES = new Set([
  'through', 'stressed', 'calmed', 'won', 'tied', 'result', 'cancelled', 'wounded', 'shocked', 'exterminated', 'stood-up', 'regenerated', 'scored',
  'stopped', 'stuck', 'card-recovered', 'worked', 'jammed', 'device-works', 'converter-destroyed', 'order', 'pushed-back', 'dropped', 'coup-de-grace',
]);

const nobody = (): Side => ({ seat: null, figure: null });

/** The newest roll that events tell of, after a roll that lay on the table before them. */
export function exchangeOf(events: GameEvent[], view: View, first: Roll | null = null): Exchange | null {
  let roll: Roll | null = first && { ...first, attack: { ...first.attack }, defence: first.defence && { ...first.defence }, deeds: [], outcome: [] };
  let led: Roll | null = null;
  for (const event of events) {
    const begun = begins(event, roll, view);
    if (begun) {
      led = begun.kind === 'damage' && roll && ['shot', 'blast', 'round'].includes(roll.kind) ? roll : null;
      roll = begun;
    } else if (roll) {
      follow(roll, event);
    }
  }
  return roll ? { roll, led } : null;
}

/** The roll that an event begins; a further die of a damage roll begins none. */
function begins(event: GameEvent, before: Roll | null, view: View): Roll | null {
  const seatOf = (figure: string | null | undefined) => view.figures.find((it) => it.figure === figure)?.seat ?? null;
  const side = (figure: string | null | undefined): Side => ({ seat: seatOf(figure), figure: figure ?? null });
  const roll = (kind: Kind, attacker: Side, dice: string, target: Side | null = null, defence: Throw | null = null): Roll => ({
    kind, attacker, target, attack: { dice }, defence, deeds: [], outcome: [],
  });
  const fired = fieldsOf(event, 'fired');
  if (fired) return roll('shot', side(fired.by), fired.attack.dice, side(fired.target), { dice: fired.defence.dice });
  const caught = fieldsOf(event, 'caught');
  if (caught) return { ...roll('blast', before?.attacker ?? nobody(), '', side(caught.target), { dice: caught.defence.dice }), attack: { hits: caught.hits } };
  const fought = fieldsOf(event, 'fought');
  if (fought) return roll('round', side(fought.attacker), fought.attack.dice, side(fought.target), { dice: fought.defence.dice });
  const damage = fieldsOf(event, 'damage');
  if (damage) {
    const further = before?.kind === 'damage' && !before.outcome.length && before.target?.figure === damage.figure;
    if (further) return null;
    return roll('damage', whoHurts(damage.figure, before), damage.dice, side(damage.figure));
  }
  const tested = fieldsOf(event, 'tested');
  if (tested) return roll('obstacle', side(tested.figure), tested.pool.dice);
  const stress = fieldsOf(event, 'stress-rolled');
  if (stress) return roll('stress', side(stress.figure), stress.pool.dice);
  const back = fieldsOf(event, 'take-back-rolled');
  if (back) return roll('take-back', { seat: back.seat, figure: null }, back.pool.dice);
  const work = fieldsOf(event, 'work-rolled');
  if (work) return roll('work', side(work.figure), work.pool.dice);
  const signal = fieldsOf(event, 'signal-rolled');
  if (signal) return roll('signal', { seat: signal.seat, figure: null }, signal.pool.dice);
  const initiative = fieldsOf(event, 'initiative');
  if (initiative) return roll('initiative', { seat: initiative.seat, figure: null }, initiative.pool.dice);
  return null;
}

/** Whoever hurts a figure is the other one of the roll before. */
function whoHurts(figure: string, before: Roll | null): Side {
  if (!before) return nobody();
  return before.target && before.target.figure !== figure ? before.target : before.attacker;
}

/** What an event does to the newest roll. */
function follow(roll: Roll, event: GameEvent): void {
  const name = nameOf(event);
  if (OUTCOMES.has(name)) {
    roll.outcome.push(event);
    return;
  }
  if (roll.outcome.length && name !== 'fate-spent') return;
  const rerolled = fieldsOf(event, 'rerolled');
  if (rerolled) {
    const thrown = rerolled.of === 'defence' ? roll.defence : roll.attack;
    if (thrown) thrown.dice = replaced(thrown.dice ?? '', rerolled.dice, rerolled.fell);
  }
  const reversed = fieldsOf(event, 'reversed');
  if (reversed) roll.attack.dice = reversed.dice;
  const more = fieldsOf(event, 'damage');
  if (more) roll.attack.dice = replaced(roll.attack.dice ?? '', '', more.dice);
  if (PLAYS.has(name) || more) play(roll, event);
}

/** Adds an event to the play it belongs to; a play is over once it is told what the roll comes to. */
function play(roll: Roll, event: GameEvent): void {
  const last = roll.deeds.at(-1);
  const stands = fieldsOf(event, 'stands');
  if (last && !last.tally && (stands || !startsPlay(event, last))) {
    last.events.push(event);
    last.rule = event.rule;
    last.tally = stands?.tally ?? null;
  } else if (!stands) {
    const fields = Object.values(event.what ?? {})[0] as { seat?: number } | undefined;
    roll.deeds.push({ events: [event], seat: fields?.seat ?? roll.attacker.seat ?? 0, rule: event.rule, tally: null });
  }
}

/** Whether an event begins a play of its own, after the events of another. */
function startsPlay(event: GameEvent, last: Deed): boolean {
  const names = last.events.map(nameOf);
  switch (nameOf(event)) {
    case 'card-played':
    case 'adventure-played':
      return true;
    case 'fate-spent':
      return !names.includes('card-played') || names.includes('fate-spent');
    default:
      return names.includes('rerolled') || names.includes('reversed');
  }
}

/** The roll whose window is open, as it lies. */
export function openRoll(view: View): Contest | null {
  const top = view.position.doing?.at(-1);
  return top && 'rolling' in top ? top.rolling.contest : null;
}

/** The roll that is about to be made, before its dice fall. */
export function comingRoll({ ahead, figures }: View): Roll | null {
  if (!ahead) return null;
  const target = { seat: figures.find((it) => it.figure === ahead.target)?.seat ?? null, figure: ahead.target };
  return { kind: ahead.roll, attacker: { seat: ahead.seat, figure: ahead.by ?? null }, target, attack: {}, defence: null, deeds: [], outcome: [] };
}

/** A roll as it lies on the table, with what events tell of it. */
export function rollOf(contest: Contest, told: Exchange | null, view: View): Exchange {
  const [kind = 'shot'] = Object.keys(contest.cause) as Kind[];
  const { attacker, target } = sidesOf(contest.cause, view);
  const same = told?.roll.kind === kind && told.roll.attacker.figure === attacker.figure && told.roll.target?.figure === target?.figure;
  const lone = !['shot', 'blast', 'round'].includes(kind);
  const deeds = same && told ? told.roll.deeds : [];
  const roll: Roll = { kind, attacker, target, attack: contest.attack, defence: lone ? null : (contest.defence ?? {}), deeds, outcome: [] };
  return { roll, led: same && told ? told.led : null };
}

function sidesOf(cause: Cause, view: View): { attacker: Side; target: Side | null } {
  const side = (figure: string): Side => ({ seat: view.figures.find((it) => it.figure === figure)?.seat ?? null, figure });
  if ('shot' in cause) return { attacker: { seat: cause.shot.seat, figure: cause.shot.by ?? null }, target: side(cause.shot.target) };
  if ('blast' in cause) return { attacker: { seat: cause.blast.seat, figure: view.position.attack?.by ?? null }, target: side(cause.blast.target) };
  if ('damage' in cause) return { attacker: { seat: cause.damage.seat, figure: cause.damage.by ?? null }, target: side(cause.damage.victim) };
  if ('round' in cause) return { attacker: side(cause.round.attacker), target: side(cause.round.target) };
  if ('obstacle' in cause) return { attacker: side(cause.obstacle.figure), target: null };
  if ('stress' in cause) return { attacker: side(cause.stress.figure), target: null };
  if ('work' in cause) return { attacker: side(cause.work.figure), target: null };
  const seat = 'initiative' in cause ? cause.initiative.seat : 'signal' in cause ? cause.signal.seat : cause['take-back'].seat;
  return { attacker: { seat, figure: null }, target: null };
}
