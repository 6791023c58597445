/** The documents of the server. Written by `cargo xtask types`; do not edit. */

/** Whatever JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A choice with the numbers behind its rank. */
export type Advice = {
  /** The choice in words. */
  label: Both;
  /** The choice. */
  choice: Json;
  /** The answers that complete the action. */
  then: Planned[];
  /** How often its seat wins then, in hundredths; only a search can tell. */
  chance: number | null;
  /** How good it looks. */
  value: number;
  /** How often it was tried. */
  visits: number;
  /** What the value is made of. */
  reasons: HintReason[];
};

/** Who is to give advice. */
export type AskHint = {
  /** A bot's level. */
  level?: string;
};

/** A choice to be looked at. */
export type AskLegal = {
  /** The choice. */
  choice: Json;
};

/** Something to be measured. */
export type AskMeasure = {
  /** What, in the game's own terms. */
  ask: Json;
};

/** What the odds are asked of. */
export type AskOdds = {
  /** A choice, or a list whose first ones are parts of one action. */
  choice: Json;
  /** What to look at, one of the game's metrics. */
  of?: string;
  /** How everyone answers on the way. */
  policy?: string;
};

/** A question about rosters. */
export type AskRosters = {
  /** What, in the game's own terms. */
  ask: Json;
};

/** How the game is set up whose things are to be told. */
export type AskTitles = {
  /** As in a snapshot or in the header of a record. */
  setup: Setup;
};

/** Who is asked, as everybody may know it. */
export type Asked = {
  seat: Seat;
  kind: string;
  rule: string;
};

/** A decision by its name. Numbers come again when something was taken back; names do not. */
export type AtDecision = {
  /** Its number: so many lines stand before it. */
  decision: number;
  /** How often something had been taken back when it was put. */
  branch?: number;
};

/** A text in both languages, as every document carries it. */
export type Both = {
  /** In French. */
  fr: string;
  /** In English. */
  en: string;
};

/** An outcome and its probability. */
export type Chance = {
  /** The outcome. */
  result: string;
  /** In how many ways it comes. */
  ways: string;
  /** Of how many. */
  of: string;
  /** The nearest decimal number, for showing. */
  p: number;
  /** The outcome in words. */
  label: Both;
};

/** Something to be said. */
export type Chat = {
  /** What. */
  text: string;
};

/** Something that was said. */
export type ChatLine = {
  /** From which seat; the host may have none. */
  seat: Seat | null;
  /** Under which name. */
  name: string;
  /** What. */
  text: string;
  /** When. */
  at: string;
};

/** A choice that answers a decision. */
export type Choose = {
  /** The number of the decision it answers. */
  decision: number;
  /** How often something had been taken back when that decision was put. */
  branch?: number;
  /** The answer. */
  choice: Json;
  /** What the player's device adds to the dice. */
  salt?: string;
  /** A name by which a doubled one is recognised. */
  id?: string;
};

/** An answer to somebody's wish to take something back. */
export type Consent = {
  /** The number of the decision that was open when they wished it. */
  decision: number;
  /** How often something had been taken back by then. */
  branch?: number;
  /** Whose wish. */
  seat: Seat;
  /** Whether they may. */
  yes: boolean;
};

/** Whether listed options are all there are. */
export type Coverage = 'all' | 'sample';

/** What is promised of the dice. */
export type DicePromise = {
  /** The hash of the secret behind them. */
  promise: string;
};

/** A choice that has been played. */
export type Done = {
  /** The number of the next decision. */
  decision: number;
  /** Whether it had been played before. */
  repeated?: boolean;
};

/** A named bundle of options. */
export type Edition = {
  /** Its id. */
  id: string;
  /** What it is called. */
  title: Both;
  /** The options that differ from their defaults. */
  sets: Record<string, string>;
};

/** Whose eyes look. */
export type Eyes = number | NamedEyes;

/** What was refused, and why. */
export type Fault = {
  /** Its kind. */
  code: string;
  /** The rule that is broken, where one is. */
  rule?: string;
  /** Where in what was sent. */
  at?: string;
  /** In words. */
  message: Both;
  /** What else is wrong with it. */
  others?: Fault[];
};

/** What happened, and by which rule. Events are written by their games; this is what all share. */
export type GameEvent = {
  /** The rule it happened by. */
  rule: string;
  /** What, by the game's own types. */
  what: Json;
  /** In words, where they are wanted. */
  text?: Both;
};

/** What a game is called and how it can be set up. */
export type GameInfo = {
  /** Its id. */
  id: string;
  /** What it is called. */
  title: Both;
  /** What it is about. */
  about: Both;
  /** How many can play. */
  seats: SeatCount;
  /** Ways to set the table up, the usual one first. */
  scenarios: Scenario[];
  /** Named bundles of options, the usual one first. */
  editions: Edition[];
  /** Optional readings of rules. */
  options: Switch[];
  /** What odds can be told of, the usual one first. */
  metrics: Metric[];
  /** Raised when a rule changes what records lead to. */
  rules_version: number;
  /** Whether every rule of its catalogue is implemented and tested. */
  complete: boolean;
};

/** What somebody must do to win. */
export type Goal = {
  /** The side of the scenario whose goal it is, by its id; nothing where it is everybody's. */
  side: string | null;
  /** In words, which name the side. */
  text: Both;
};

/** The first line of a record. */
export type Header = {
  /** The format's number. */
  reglette: number;
  /** The game's id. */
  game: string;
  /** The version of its rules. */
  rules: number;
  /** Scenario, edition and options, in full. */
  setup: Setup;
  /** Who sat where. */
  seats?: Player[];
  /** Fingerprint of the content files, when they were not the built-in ones. */
  content?: string;
  /** The position the game began from, when it was not a set-up. */
  position?: Json;
  /** Promise of the dice, made before the first choice; of fair ones `{"fair": commitment}`. */
  dice?: Json;
};

/** The server lives, and rows can be kept. */
export type Health = {
  ok: boolean;
};

/** A later message on a socket. */
export type Heard = {
  type: 'choose';
  /** The number of the decision it answers. */
  decision: number;
  /** How often something had been taken back when that decision was put. */
  branch?: number;
  /** The answer. */
  choice: Json;
  /** What the player's device adds to the dice. */
  salt?: string;
  /** A name by which a doubled one is recognised. */
  id?: string;
} | {
  type: 'measure';
  /** The name of the answer. */
  id: string;
  /** What, in the game's own terms. */
  ask: Json;
} | {
  type: 'as';
  /** Whose. */
  seat?: Seat;
} | {
  type: 'ping';
};

/** The first message on a socket. */
export type Hello = {
  /** What opens the seat. */
  token: string;
  /** Whose eyes, where the token has several seats. */
  as?: Seat;
  /** Whether questions and events come in words; whoever has the message files needs none. */
  texts?: boolean;
};

/** Choices ranked by a bot. */
export type Hint = {
  /** Who thought. */
  level: string;
  /** Why the first choice is advised. */
  text: Both;
  /** The choices, the best first. */
  choices: Advice[];
  /** How often the bot looked ahead. */
  iterations: number;
  /** How many moves it tried. */
  plays: number;
  /** What ended its thinking. */
  stopped: string;
};

/** A part of a choice's value. */
export type HintReason = {
  /** Its key. */
  key: string;
  /** How much. */
  value: number;
  /** In words. */
  label: Both;
};

/** Whether a seat may answer so. */
export type Legality = {
  /** Whether it may. */
  legal: boolean;
  /** The rule that says no. */
  rule?: string;
  /** That rule in words. */
  why?: Both;
};

/** A choice and the chance that came of it; the line of the set-up has chance only. */
export type Line = {
  /** Its number, from 0. */
  n: number;
  /** Who chose. */
  seat?: Seat;
  /** What was chosen. */
  choice?: Json;
  /** Faces and cards in the order they fell. */
  dice?: string[];
  /** What the player's own device added to the dice before they were thrown. */
  salt?: string;
  /** Hash of the state after it, at checkpoints. */
  hash?: string;
};

/** What came of one line of the record. */
export type LogLine = {
  /** Its number. */
  n: number;
  /** Who decided; nobody the set-up. */
  seat: Seat | null;
  /** When. */
  at: string;
  /** What happened. */
  events: GameEvent[];
  /** What was taken back after this line. */
  undone?: UndoneLines[];
};

/** A seat of a table that was made. */
export type MadeSeat = {
  /** Which. */
  seat: Seat;
  /** What opens it, or invites to it if it is open; a bot's seat has nothing. */
  token?: string;
};

/** A table that was made, and what opens it. Nobody is told these tokens again. */
export type MadeTable = {
  /** Its id. */
  table: string;
  /** Opens the settings, and all seats of whoever made it. */
  host: string;
  /** Opens the observers' place. */
  observer: string;
  /** The seats that have a token. */
  seats: MadeSeat[];
};

/** What odds can be told of. */
export type Metric = {
  /** Its id. */
  id: string;
  /** What it is called. */
  title: Both;
};

/** Eyes without a seat. */
export type NamedEyes = 'observer' | 'all';

/** Who is to play at a seat. */
export type NewPlay = 'me' | 'open' | 'bot';

/** A seat to be. */
export type NewSeat = {
  /** The name shown. */
  name?: string;
  /** Who is to play. */
  play: NewPlay;
  /** How strong a bot. */
  level?: string;
};

/** A table to be. */
export type NewTable = {
  /** The game's id. */
  game: string;
  /** Scenario, edition, options. */
  setup?: Setup;
  /** Who is to sit where. */
  seats: NewSeat[];
  /** How fast it is to be played. */
  pace?: Pace;
  /** What the host's device adds to the dice. */
  salt?: string;
  /** A position to begin from. */
  position?: Json;
  /** A record to begin from. */
  record?: string;
  /** After so many of its choices; after all of them when nothing is said. */
  to?: number;
};

/** What changes when somebody has decided. */
export type Now = {
  /** The number of the open decision: so many lines the record has. */
  decision: number;
  /** How often something was taken back; with the number it names the decision. */
  branch: number;
  /** Who is asked; nobody once the game is over. */
  asked: Asked | null;
  /** The open question, if it is put to the viewer. */
  question: Question | null;
  /** How the game ended. */
  over: Over | null;
  /** What the viewer sees, by the game's own types. */
  view: Json;
  /** What things are called that came to the table in play, in place of what the titles of the set-up say. */
  titles: Title[];
  /** What happened: the lines that are new to the reader. */
  log: LogLine[];
  /** What can be taken back. */
  undo: UndoState;
};

/** What may come of a choice. */
export type Odds = {
  /** What was looked at, one of the game's metrics. */
  of: string;
  /** How everyone answers on the way. */
  policy: string;
  /** Every outcome with its exact probability. */
  outcomes: Chance[];
};

/** How a game ended. */
export type Over = {
  /** The rule that ended it. */
  rule: string;
  /** Why: the key of its wording. */
  reason: string;
  /** Points by seat, where the game counts any. */
  scores: number[];
  /** Who won; several when they share, none in a draw without winner. */
  winners: Seat[];
  /** The end in words. */
  text: Both;
  /** Faces of scripted dice that the game did not need. */
  unused: string[];
};

/** How fast a table is played. Those who play may change it at any time. */
export type Pace = 'live' | 'slow';

/** A later part of an action. */
export type Planned = {
  /** In words. */
  label: Both;
  /** The choice. */
  choice: Json;
};

/** Who answers for a seat. */
export type Play = 'person' | 'bot' | 'open';

/** Who sat at a seat. */
export type Player = {
  /** The name shown. */
  name: string;
  /** The bot that played, if it was one. */
  bot?: string;
};

/** What a seat is asked, with its legal answers. */
export type Question = {
  /** Who is asked. */
  seat: Seat;
  /** The rule that asks. */
  rule: string;
  /** What kind of question it is: the key of its wording. */
  kind: string;
  /** Whether it begins something or goes on with it. */
  step: Step;
  /** Legal answers. */
  options: Json[];
  /** Whether these are all there are. */
  coverage: Coverage;
  /** What the question speaks of: the arguments of its wording. */
  about: Record<string, string>;
  /** What each answer means beyond what it says: arguments of its wording. Empty where no answer means more. */
  remarks?: Record<string, string>[];
  /** The question in words, where they are wanted. */
  text?: Both;
  /** Each answer in words, where they are wanted. */
  labels?: Both[];
};

/** A refusal as a document. */
export type Refused = {
  /** What is refused, and why. */
  error: Fault;
};

/** A record played again. */
export type Replay = {
  /** What was played, by whom. */
  header: Header;
  /** Number of its lines. */
  total: number;
  /** The steps that were asked for. */
  steps: ReplayStep[];
  /** Whether every line follows from the one before, hashes and result included. */
  verified: boolean;
  /** Whether the dice fell as promised; nothing when nothing was promised or shown. */
  fair: boolean | null;
  /** What each throw of each line fell among, when it was asked for and the dice are fair. */
  throws: [string, number][][][] | null;
};

/** A record to be looked at. */
export type ReplayRequest = {
  /** The record, as JSON lines. */
  record: string;
  /** Whose eyes look: a seat's number, `observer`, or `all`. */
  eyes: Eyes;
  /** The first step wanted. */
  from?: number;
  /** How many of them. */
  count?: number;
  /** Whether to tell what every throw of the fair dice fell among. */
  throws?: boolean;
};

/** One line of a record, with some eyes. */
export type ReplayStep = {
  /** Its number. */
  n: number;
  /** Who decided; nobody the set-up. */
  seat: Seat | null;
  /** What was chosen, where these eyes may know it. */
  choice: Json;
  /** The same in words. */
  label: Both | null;
  /** What happened. */
  events: GameEvent[];
  /** How the table looks afterwards. */
  view: Json;
};

/** The rules of a game as told to players. */
export type RuleBook = {
  /** Parts of the rulebook. */
  sections: Section[];
  /** The rules. */
  rules: RuleText[];
  /** Decisions where the book is silent or unclear. */
  rulings: Ruling[];
};

/** A rule in our own words. */
export type RuleText = {
  /** Its id. */
  id: string;
  /** In English. */
  en: string;
  /** In French. */
  fr: string;
  /** Rulings it rests on. */
  rulings?: string[];
};

/** A decision where the book is silent or unclear. */
export type Ruling = {
  /** Its id, such as `A-02`. */
  id: string;
  /** The option that switches it. */
  option?: string;
  /** In English. */
  en: string;
  /** In French. */
  fr: string;
};

/** A way to set the table up. */
export type Scenario = {
  /** Its id. */
  id: string;
  /** What it is called. */
  title: Both;
  /** What it is about. */
  about: Both;
  /** How one wins it, in the order of telling: what holds for everybody first. */
  goals: Goal[];
  /** Rules it refers to. */
  rules: string[];
  /** Numbers of players, the usual one first. */
  players: number[];
  /** Options it fixes. */
  sets: Record<string, string>;
};

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** How a seat is to be played from now on. */
export type SeatChange = {
  /** A new name. */
  name?: string;
  /** Who plays. */
  play: Play;
  /** How strong a bot. */
  level?: string;
  /** Of an open seat that is taken: what is to open it, drawn by whoever takes it, so that it is not lost with the answer. */
  token?: string;
};

/** How many can play. */
export type SeatCount = {
  /** At least. */
  min: number;
  /** At most. */
  max: number;
};

/** A seat, and what opens it if that is new. */
export type SeatGiven = {
  /** Which. */
  seat: Seat;
  /** What opens it from now on. */
  token?: string;
};

/** A seat as everybody may know it. */
export type SeatState = {
  seat: Seat;
  /** The name shown. */
  name: string;
  /** Who answers for it. */
  play: Play;
  /** How strong a bot. */
  level: string | null;
  /** Whether somebody of this seat is connected. */
  here: boolean;
  /** Whether somebody's it is, even while a bot plays it. */
  held: boolean;
  /** Whether somebody who gave it up has seen its hand. */
  passed_on: boolean;
};

/** A part of the rulebook. */
export type Section = {
  /** What its rules' ids begin with. */
  id: string;
  /** Where it stands in the book. */
  source: string;
  /** Its heading in English. */
  en: string;
  /** Its heading in French. */
  fr: string;
};

/** How fast the table is to be played from now on. */
export type SetPace = {
  /** The pace. */
  pace: Pace;
};

/** What a person asks for; whatever is left out takes its default. */
export type Setup = {
  /** The scenario's id. */
  scenario?: string;
  /** The edition's id. */
  edition?: string;
  /** Number of players, where the scenario leaves it open. */
  players?: number;
  /** Options that differ from scenario and edition. */
  options?: Record<string, string>;
  /** One roster per seat, for games that have them. */
  rosters?: Json[];
};

/** Everything a viewer may know of a table. */
export type Snapshot = {
  /** Its id. */
  table: string;
  /** The game's id. */
  game: string;
  /** Scenario, edition and options, in full. */
  setup: Setup;
  /** What the reader's token opens. */
  you: You;
  /** The number of the open decision: so many lines the record has. */
  decision: number;
  /** How often something was taken back; with the number it names the decision. */
  branch: number;
  /** Who is asked; nobody once the game is over. */
  asked: Asked | null;
  /** The open question, if it is put to the viewer. */
  question: Question | null;
  /** How the game ended. */
  over: Over | null;
  /** What the viewer sees, by the game's own types. */
  view: Json;
  /** What things are called that came to the table in play, in place of what the titles of the set-up say. */
  titles: Title[];
  /** What happened: the lines that are new to the reader. */
  log: LogLine[];
  /** What can be taken back. */
  undo: UndoState;
  /** Who sits where. */
  seats: SeatState[];
  /** How fast it is played. */
  pace: Pace;
  /** The seats whose hands were seen on one screen, if those are several. */
  one_screen: Seat[];
  /** Whether it began from a position, which whoever made the table knows with all hands. */
  from_position: boolean;
  /** What has been said lately. */
  chat: ChatLine[];
  /** What is promised of the dice. */
  dice: DicePromise;
};

/** Whether a question begins an action or goes on with one the same seat has begun. */
export type Step = 'turn' | 'begins' | 'goes-on';

/** An option of a game: which reading of a rule is played by. */
export type Switch = {
  /** Its key in a set-up. */
  key: string;
  /** What it is called. */
  title: Both;
  /** Its values. */
  values: string[];
  /** What each value means. */
  labels: Both[];
  /** The value it has when nothing is said. */
  default: string;
  /** The ruling it switches. */
  ruling: SwitchedRuling;
};

/** The ruling an option switches. */
export type SwitchedRuling = {
  /** Its id. */
  id: string;
  /** In French. */
  fr?: string;
  /** In English. */
  en?: string;
};

/** What a card, figure or place is called and does, in both languages. */
export type Title = {
  /** Its id on paper. */
  id: string;
  /** Its English name. */
  en: string;
  /** Its French name. */
  fr: string;
  /** What it does, in English; empty when nothing. */
  text_en: string;
  /** What it does, in French; empty when nothing. */
  text_fr: string;
  /** The rules it refers to. */
  rules: string[];
};

/** A message on a socket. */
export type Told = {
  type: 'snapshot';
} & Snapshot | {
  type: 'update';
} & Now | {
  type: 'done';
  /** Which. */
  id: string | null;
  /** The number of the next decision. */
  decision: number;
} | {
  type: 'refused';
  /** What, if it had a name. */
  id?: string;
  /** Why. */
  error: Fault;
} | {
  type: 'measured';
  /** The name of the wish. */
  id: string;
  /** By the game's own types. */
  measured: Json;
} | {
  type: 'presence';
  /** The seats. */
  seats: SeatState[];
} | {
  type: 'chat';
} & ChatLine | {
  type: 'pong';
};

/** What can be taken back, by the reader's own seats. */
export type UndoState = {
  /** Whether the last own decision can be taken back without asking. */
  free: boolean;
  /** Somebody's wish to go back. */
  wish: Wish | null;
  /** Whether what was taken back last can be played again. */
  redo: boolean;
};

/** What came of wanting to take something back. */
export type Undone = {
  /** Whether it was. */
  undone: boolean;
} | {
  /** Who. */
  asked: Seat[];
};

/** Lines that were taken back. */
export type UndoneLines = {
  /** By whom. */
  seat: Seat;
  /** How many. */
  lines: number;
  /** When. */
  at: string;
};

/** Somebody's wish to go back. */
export type Wish = {
  /** Whose. */
  seat: Seat;
  /** The decision that would be open again. */
  to: number;
  /** Who has agreed. */
  consented: Seat[];
};

/** What a token opens. */
export type You = {
  /** The own seats; several on one screen. */
  seats: Seat[];
  /** Whether there is none. */
  observer: boolean;
  /** Whether the settings are open. */
  host: boolean;
  /** The open seat it invites to: taking it gives a token of its own. */
  invited: Seat | null;
};
