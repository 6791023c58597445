import type { Choice, Question } from '../../../documents';
import type { View } from '../../../generated/exterminate';
import { keep, kept } from '../../../state/keep';
import { pauseOf } from '../../../table/pause';
import type { Unasked } from '../../surface';

/** When a kind of window asks: always, only if something can be done in it, or never. */
export type Stop = 'always' | 'useful' | 'never';

export const STOPS: Stop[] = ['always', 'useful', 'never'];

/** Kinds of windows, as people tell them apart. */
export type Window = 'attack' | 'defence' | 'melee' | 'damage' | 'harm' | 'final' | 'stress' | 'test' | 'other' | 'cards' | 'finish' | 'part';

export const WINDOWS: Window[] = ['attack', 'defence', 'melee', 'damage', 'harm', 'final', 'stress', 'test', 'other', 'cards', 'finish', 'part'];

/** The window a question is; nothing where a real choice is asked for. */
const KINDS: Record<string, Window> = {
  'window-attack': 'attack', 'window-defence': 'defence', 'window-melee': 'melee', 'window-damage': 'damage', 'window-harm': 'harm',
  final: 'final', answer: 'final', stressed: 'stress', 'window-test': 'test', 'window-initiative': 'test', 'window-other': 'other',
  declared: 'cards', 'part-answer': 'cards', 'third-eye': 'cards', upgrade: 'cards', 'upkeep-start': 'cards', 'after-round': 'finish',
};

/** Whether a kind of question is a window of the tray. */
export function isWindow(kind: string): boolean {
  return kind in KINDS;
}

/** Whether a part leaves no figure anything to do: all that remains is what its player may do at the start, such as spending Fate. */
export function isIdle({ kind, about }: Question): boolean {
  return kind.startsWith('pick-') && ['none', 'blocked'].includes(about['can'] ?? '');
}

export function windowOf(question: Question): Window | null {
  return isIdle(question) ? 'part' : (KINDS[question.kind] ?? null);
}

/** What passes a window; nothing where something must be done, or a real choice is asked for. */
export function passOf(question: Question): Choice | null {
  const window = windowOf(question);
  const pass = window === 'part' ? 'end' : 'pass';
  return window !== null && question.options.includes(pass) ? pass : null;
}

/** What is told of passing: whether nothing better could come of the roll, or nothing but less Stress. */
function bestOf({ options, remarks = [] }: Question): string | undefined {
  return remarks[options.indexOf('pass')]?.['best'];
}

/** Whether anything offered would change what the roll comes to. It is told from the options alone. */
export function isUseful(question: Question): boolean {
  const { options, remarks = [] } = question;
  // At the start of a part whatever is offered may help; where options are examples, so may others.
  if (isIdle(question)) return options.length > 1 || question.coverage !== 'all';
  const pass = remarks[options.indexOf('pass')];
  const best = bestOf(question);
  if (best === 'yes') return false;
  const changes = (at: number) => {
    const of = rerolled(options[at] ?? null);
    if (best === 'stress' && of) return of === 'attack';
    const stands = remarks[at]?.['stands'];
    if (stands !== undefined && best === 'stress') return remarks[at]?.['stress'] !== pass?.['stress'];
    return stands === undefined || JSON.stringify(remarks[at]) !== JSON.stringify(pass);
  };
  return options.some((choice, at) => choice !== 'pass' && changes(at));
}

/** Whose dice an answer rolls again. */
function rerolled(choice: Choice): string | null {
  const reroll = typeof choice === 'object' && choice !== null && 'reroll' in choice ? (choice['reroll'] as { of?: string }) : null;
  return reroll ? (reroll.of ?? 'attack') : null;
}

/** Whether something useful might be done as far as everybody knows: whoever is asked holds anything at all. */
function mayBeUseful(question: Question, open: View): boolean {
  const player = open.players[question.seat];
  return bestOf(question) !== 'yes' && player !== undefined && player.fate + player.hand.length + player.adventure.length > 0;
}

/** What is done about a question without its person: passing, asking, or nothing special where it is no window. */
export function decide(question: Question, stop: (window: Window) => Stop, halted: boolean, open: View | null = null): Unasked | null {
  // A tie has one answer, which nobody need give.
  if (question.kind === 'tie') return { choice: 'again', millis: pauseOf(question) };
  const window = windowOf(question);
  if (window === null) return null;
  const says = stop(window);
  const choice = passOf(question);
  if (choice === null || halted || says === 'always') return 'ask';
  const asks = says === 'useful' && (open ? mayBeUseful(question, open) : isUseful(question));
  return asks ? 'ask' : { choice, millis: pauseOf(question) };
}

/** Why a window passes by itself: it is set so, nothing can be played, or nothing that can be would change anything. */
export function whyPasses(question: Question, stop: Stop): 'set' | 'nothing' | 'useless' {
  if (stop === 'never') return 'set';
  return question.options.length > 1 ? 'useless' : 'nothing';
}

const usual: Record<Window, Stop> = {
  attack: 'useful', defence: 'useful', melee: 'useful', damage: 'useful', harm: 'useful', final: 'useful', stress: 'useful', test: 'useful',
  other: 'useful', cards: 'useful', finish: 'useful', part: 'useful',
};

/** When this device is asked in the windows of a roll. */
class Stops {
  #kept = $state<Record<Window, Stop>>({ ...usual, ...kept<Partial<Record<Window, Stop>>>('stops.exterminate', {}) });
  /** A question that somebody wants to be asked after all. */
  #halted = $state.raw<Question | null>(null);

  of(window: Window): Stop {
    return this.#kept[window];
  }

  set(window: Window, stop: Stop): void {
    this.#kept[window] = stop;
    keep('stops.exterminate', $state.snapshot(this.#kept));
  }

  setAll(stop: Stop): void {
    WINDOWS.forEach((it) => (this.#kept[it] = stop));
    keep('stops.exterminate', $state.snapshot(this.#kept));
  }

  /** Asks this question after all. */
  halt(question: Question): void {
    this.#halted = question;
  }

  /** What the page does about a question by itself; at a shared screen by what everybody knows. */
  decide(question: Question, open: View | null = null): Unasked | null {
    return decide(question, (it) => this.of(it), this.#halted === question, open);
  }
}

export const stops = new Stops();
