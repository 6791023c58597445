import type {
  At, Catalogue, ChatLine, Choice, Fault, GameInfo, Hint, Json, Legality, MadeTable, NewTable, Odds, Pace, Policy, Replay,
  ReplayRequest, SeatChange, SeatState, Setup, Snapshot, Title, Told,
} from '../documents';

/** Opens a seat of a table, or the place of an observer. */
export interface TableKey {
  table: string;
  token: string;
}

export type Line = 'connecting' | 'open' | 'lost' | 'refused';

/** What a table tells whoever sits at it. */
export interface Listener {
  /** Questions and events may come without words. */
  snapshot(snapshot: Told): void;
  presence(seats: SeatState[]): void;
  chat(line: ChatLine): void;
  line(line: Line, fault?: Fault): void;
}

/** A place at a table. What is refused throws a `Refused` and changes nothing. */
export interface Place {
  /** Answers a decision; gives the number of the next one. */
  choose(at: At, choice: Choice): Promise<number>;
  odds(choice: Choice, of?: string, policy?: Policy, signal?: AbortSignal): Promise<Odds>;
  hint(level?: string): Promise<Hint>;
  /** Whether a choice is legal; of several, which are parts of one action, whether the last is. */
  legal(...choices: [Choice, ...Choice[]]): Promise<Legality>;
  /** Measures something, in the game's own terms. */
  measure(asked: Json): Promise<Json>;
  /** Takes back; gives the seats whose consent it needs. */
  undo(at: At): Promise<number[]>;
  /** Answers the wish of a seat, made when that decision was open. */
  consent(at: At, seat: number, yes: boolean): Promise<void>;
  redo(at: At): Promise<void>;
  /** Changes who plays at a seat; opening one gives the token that takes it. */
  seat(seat: number, change: SeatChange): Promise<string | null>;
  say(text: string): Promise<void>;
  /** At one sitting, or over days. */
  pace(pace: Pace): Promise<void>;
  leave(): void;
}

/** Where the rules are: a server, or an engine inside the browser. The client knows none. */
export interface Engine {
  games(): Promise<GameInfo[]>;
  rules(game: string): Promise<Catalogue>;
  /** What the things of a set-up are called. */
  titles(game: string, setup: Setup): Promise<Title[]>;
  /** Answers a question about rosters, in the game's own terms. */
  muster(game: string, asked: Json): Promise<Json>;
  create(table: NewTable): Promise<MadeTable>;
  /** The table as it is now, seen with the eyes of an own seat where there are several. */
  look(key: TableKey, as?: number): Promise<Snapshot>;
  sit(key: TableKey, as: number | null, listener: Listener): Place;
  /** The same as at the place, for whoever has not sat down yet. */
  seat(key: TableKey, seat: number, change: SeatChange): Promise<string | null>;
  /** The record of a finished game, for whoever knows its table. */
  record(table: string): Promise<string>;
  replay(request: ReplayRequest): Promise<Replay>;
}

/** A refusal, with the rule it rests on where there is one. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message.en);
  }
}
