/** The documents the engine speaks, as its crates write them. Tags are kebab-case. */

export type Lang = 'fr' | 'en';

/** A text in both languages. */
export interface Both {
  fr: string;
  en: string;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** An answer, such as `"done"`, `{"at": "loc.pompeii"}` or `{"buy": 2}`. */
export type Choice = Json;

export interface GameInfo {
  id: string;
  title: Both;
  about: Both;
  seats: { min: number; max: number };
  scenarios: Scenario[];
  editions: Edition[];
  options: Switch[];
  metrics: { id: string; title: Both }[];
  rules_version: number;
  complete: boolean;
}

export interface Scenario {
  id: string;
  title: Both;
  about: Both;
  players: number[];
  sets: Record<string, string>;
}

export interface Edition {
  id: string;
  title: Both;
  sets: Record<string, string>;
}

/** An option of a game: which reading of a rule is played by. */
export interface Switch {
  key: string;
  title: Both;
  values: string[];
  labels: Both[];
  default: string;
  ruling: { id: string; fr?: string; en?: string };
}

export interface Catalogue {
  sections: { id: string; source: string; fr: string; en: string }[];
  rules: { id: string; fr: string; en: string; rulings?: string[] }[];
  rulings: { id: string; option?: string | null; fr: string; en: string }[];
}

/** What a thing of a game is called and does. */
export interface Title {
  id: string;
  fr: string;
  en: string;
  text_fr: string;
  text_en: string;
  rules: string[];
}

export interface Setup {
  scenario?: string;
  edition?: string;
  players?: number;
  options?: Record<string, string>;
}

export type Play = 'me' | 'open' | 'bot';

export interface NewSeat {
  name: string;
  play: Play;
  level?: string;
}

export interface NewTable {
  game: string;
  setup?: Setup;
  seats: NewSeat[];
  salt?: string;
  /** What the table begins from, instead of a set-up. */
  position?: Json;
  record?: string;
  to?: number;
}

export interface MadeTable {
  table: string;
  host: string;
  observer: string;
  seats: { seat: number; token?: string | null }[];
}

/** What a seat is asked, with every legal answer and its wording. */
export interface Question {
  seat: number;
  rule: string;
  kind: string;
  step: string;
  options: Choice[];
  coverage: string;
  text: Both;
  labels: Both[];
}

export interface Asked {
  seat: number;
  kind: string;
  rule: string;
}

export interface Outcome {
  rule: string;
  reason: string;
  scores: number[];
  winners: number[];
  text: Both;
}

export interface GameEvent {
  rule: string;
  what: Json;
  text?: Both;
}

/** A line of a record between header and footer. */
export interface RecordLine {
  n: number;
  seat?: number;
  choice?: Choice;
  dice?: string[];
  salt?: string;
}

/** What came of one line of the record. */
export interface LogLine {
  n: number;
  seat: number | null;
  at?: string | null;
  events: GameEvent[];
  /** What was taken back after this line. */
  undone?: { seat: number; lines: number; at: string }[];
}

export interface SeatState {
  seat: number;
  name: string;
  play: 'person' | 'bot' | 'open';
  level: string | null;
  here: boolean;
}

export interface UndoState {
  free: boolean;
  wish: { seat: number; to: number; consented: number[] } | null;
  redo: boolean;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

/** Everything a viewer may know of a table. */
export interface Snapshot {
  table: string;
  game: string;
  setup: Setup;
  you: { seats: number[]; observer: boolean; host: boolean };
  decision: number;
  asked: Asked | null;
  question: Question | null;
  over: Outcome | null;
  view: Json;
  log: LogLine[];
  seats: SeatState[];
  undo: UndoState;
  chat: ChatLine[];
  dice: { promise: string } | null;
}

export interface Odds {
  of: string;
  policy: string;
  outcomes: { result: string; ways: string; of: string; p: number; label: Both }[];
}

export interface Hint {
  level: string;
  /** Why the first choice is advised. */
  text: Both;
  /** The best first. */
  choices: {
    choice: Choice;
    label: Both;
    /** What completes the action it begins. */
    then: { choice: Choice; label: Both }[];
    /** Games won in 100, where a search can tell it. */
    chance: number | null;
  }[];
}

export interface Legality {
  legal: boolean;
  rule?: string;
  why?: Both;
}

export type Eyes = number | 'observer' | 'all';

export interface ReplayRequest {
  record: string;
  eyes: Eyes;
  from?: number;
  count?: number;
  /** Whether to tell what every throw fell among. */
  throws?: boolean;
}

/** What a throw fell among: the names in their order, and how many there were of each. */
export type Among = [name: string, count: number][];

export interface ReplayStep {
  n: number;
  seat: number | null;
  choice: Choice | null;
  label: Both | null;
  events: GameEvent[];
  view: Json;
}

export interface RecordHeader {
  reglette: number;
  game: string;
  rules: number;
  setup: Setup;
  seats?: { name: string; bot?: string }[];
  dice?: Json;
}

export interface Replay {
  header: RecordHeader;
  total: number;
  steps: ReplayStep[];
  verified: boolean;
  fair: boolean | null;
  /** For each line what each of its throws fell among, when that was asked for and they are fair. */
  throws: Among[][] | null;
}

export interface Fault {
  code: string;
  rule?: string;
  at?: string;
  message: Both;
}
