import type { Component } from 'svelte';
import type { Choice, GameEvent, Json, Legality, Odds, Policy, Question } from '../documents';

/** A thing on the table, such as `hand:ene.dalek` or `place:loc.pompeii`. */
export type Thing = string;

/** What the board is told. It decides nothing. */
export interface BoardProps {
  view: Json;
  /** Whose hand is shown. */
  seat: number | null;
  names: string[];
  asked: number | null;
  /** What is said beside whoever is asked, such as that they are thinking. */
  turn: string;
  /** The lit things, each with the numbers of the options that name it. */
  lit: Map<Thing, number[]>;
  /** Things that are being spoken of. */
  marked: Set<Thing>;
  /** What a lit thing says beside itself, such as odds. */
  notes: Map<Thing, string>;
  onpick: (thing: Thing, at: HTMLElement) => void;
  ondrop: (thing: Thing, zone: Thing) => void;
  /** A thing is lifted: tells, one after the other, the zones that take it. */
  onlift?: (thing: Thing, takes: (zone: Thing) => void) => void;
  /** The table's id, where it is played at. */
  table?: string | undefined;
  /** What is being shown of what happened. */
  event?: GameEvent | null;
  /** What happened lately, as far as it is shown, the newest last. */
  past?: GameEvent[];
  /** What happened and is still to be shown, the soonest first. */
  ahead?: ReadonlySet<GameEvent>;
  /** What of it the view has already. */
  untold?: ReadonlySet<GameEvent>;
  /** What can be done beyond picking things; nothing where a game is only looked at. */
  hands?: Hands | null;
}

/** What a board can do that is more than a few things to pick. */
export interface Hands {
  /** What is asked of the viewer. */
  readonly question: Question | null;
  readonly busy: boolean;
  /** The answers that are advised, in their order. */
  readonly advised: Choice[];
  /** What the page does about a question by itself. */
  unasked(question: Question): Unasked | null;
  /** Answers; each further answer is given once the table asks for it. */
  choose(choice: Choice, ...then: Choice[]): void;
  /** Measures something on the table. */
  measure(asked: Json): Promise<Json>;
  /** The odds of an answer, or of several in a row; everybody answers as well as they can unless it is said otherwise. */
  odds(choice: Choice, of: string, policy?: Policy): Promise<Odds>;
  /** Whether an answer is allowed, and the rule that forbids it. */
  legal(choice: Choice): Promise<Legality>;
}

/** What the page does about a question by itself: it waits for the person, or answers after a while. */
export type Unasked = 'ask' | { choice: Choice; millis: number };

/** What a game brings so that the common table can show it. */
export interface GameSurface {
  /** Nothing is hidden from anybody: no curtain falls between people at one screen. */
  open?: boolean;
  /** Whether a seat holds anything that others must not see, by what all know of the table; it does where nothing is said. */
  hides?(view: Json, seat: number): boolean;
  /** The message that heads the points of a result. */
  scoreKey?: string;
  Board: Component<BoardProps>;
  /** What is shown of an event for a moment. */
  Scene: Component<{ event: GameEvent; names: string[]; view: Json }>;
  /** Whether there is more to show of an event than its caption. */
  hasScene(event: GameEvent): boolean;
  /** The board itself shows scenes where they belong. */
  ownStage?: boolean;
  /** A card on its way, or its back. */
  Flying: Component<{ id: string | null }>;
  /** Larger pictures of a thing, with its text. */
  Detail: Component<{ id: string }>;
  /** The thing a choice names, in answer to a kind of question; nothing when it is a button. */
  thingOf(choice: Choice, view: Json, kind?: string): Thing | null;
  /** Whether a choice gives up what is still to be done, or what is held: its button stands apart from the others, and it is listed last. */
  leaves?(choice: Choice, question: Question): boolean;
  /** A question in few words, where the board tells the rest of it beside its answers. */
  briefly?(question: Question): string | null;
  /** Whether a game is still being prepared: how likely somebody wins says little then. */
  prepares?(view: Json): boolean;
  /** The answer that one key gives: passing, where nothing need be done. */
  passes?(question: Question): Choice | null;
  /** The thing an id names when it is only looked at. */
  idOf(thing: Thing): string | null;
  /** The choice a person means by an unlit thing, to learn which rule forbids it. */
  meant(thing: Thing, question: Question, view: Json): Choice | null;
  /** The choices a person means by dragging a thing somewhere, in order; what is not offered is refused. */
  dropped(thing: Thing, zone: Thing, options: Choice[], view: Json): Choice[];
  /** The zones a dragged thing may be meant for; which of them take it, the rules say. */
  zones?(thing: Thing, options: Choice[], view: Json): Thing[];
  /** Cards put together so far, and where they go. */
  staged(view: Json): { things: string[]; at: string | null } | null;
  /**
   * What is done about a question without its person; where nothing is said, what leaves no choice is answered.
   * Where several share a screen, only what all of them know of the table decides it.
   */
  unasked?(question: Question, open?: Json | null): Unasked | null;
  /** Notes what somebody on this device answers at a table, where that teaches something. */
  answered?(table: string, question: Question | null, choice: Choice, ...then: Choice[]): void;
  /** The side of the scenario that a seat plays, by its id; nothing while that is open, or where there are none. */
  sideOf?(view: Json, seat: number): string | null;
  /** What that side is called. */
  sideName?(view: Json, seat: number): string;
  /** The rules by which a seat wins points beside the goals of the scenario, such as the bonus of its faction. */
  bonuses?(view: Json, seat: number): string[];
  /** How far everybody is from the goal. */
  Progress?: Component<{ view: Json; names: string[] }>;
  /** Whether a guide at this table tells the goal. */
  guides?(table: string): boolean;
  /** What brings back a guide that was closed at this table; nothing where none was. */
  resumes?(table: string): (() => void) | null;
  /** Whether a choice may lead to something worth telling the odds of. */
  risky(choice: Choice, view: Json): boolean;
  /** The result of a fight that whoever is asked hopes for. */
  hoped(question: Question): string | null;
  /** How long an event is shown, 1 being usual and 0 not at all. */
  weight(event: GameEvent): number;
  /** The things an event speaks of. */
  marks(event: GameEvent): Thing[];
  /** Cards that move in an event. */
  flights(event: GameEvent): Flight[];
  /** Whether an event begins a turn, and whose; a game that was joined in mid-turn has begun none yet. */
  turnOf(event: GameEvent, view: Json, begun?: boolean): number | null;
  /** Whether an event belongs in a short summary. */
  headline(event: GameEvent): boolean;
  /** What the numbers of an event are made of, given what happened before it. */
  sums?(event: GameEvent, before: GameEvent[]): Sum[];
  /** The message that heads a turn in the log, where it is no plain turn, and what else it tells of the event that began it. */
  turnKey?: string;
  turnArgs?(event: GameEvent): Record<string, string>;
  /** Rows of a result: what each seat's points are made of. */
  points(events: GameEvent[]): Points[];
}

export interface Flight {
  from: Thing;
  to: Thing;
  /** Faces, or backs where nothing is known. */
  cards: (string | null)[];
}

/** A number and its parts. */
export interface Sum {
  label: string;
  total: number;
  parts: { label: string; value: number }[];
}

export interface Points {
  seat: number;
  total: number;
  parts: { key: string; value: number }[];
}
