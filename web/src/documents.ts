/** The documents the engine speaks: as its crates write them, under the names the page uses. */

import type * as documents from './generated/documents';

export type {
  Asked, Both, ChatLine, Edition, Eyes, Fault, GameEvent, GameInfo, Hint, Json, Legality, MadeTable, Pace,
  Odds, Replay, ReplayRequest, ReplayStep, Scenario, SeatChange, SeatState, Setup, Switch, Title,
  UndoState,
} from './generated/documents';

export type Lang = keyof documents.Both;

/** An answer, such as `"done"`, `{"at": "loc.pompeii"}` or `{"buy": 2}`. */
export type Choice = documents.Json;

export type Catalogue = documents.RuleBook;

export type Play = documents.NewPlay;

/** How others are supposed to answer where odds are told: as well as they can, with the first option, with any. */
export type Policy = 'best' | 'first' | 'even';

export type Outcome = documents.Over;

export type RecordHeader = documents.Header;

/** A line of a record between header and footer. */
export type RecordLine = documents.Line;

/** What a throw fell among: the names in their order, and how many there were of each. */
export type Among = NonNullable<documents.Replay['throws']>[number][number];

/** Whoever sets a table up names everybody. */
export type NewSeat = documents.NewSeat & { name: string };

export type NewTable = Omit<documents.NewTable, 'seats'> & { seats: NewSeat[] };

/** A line of the log; in a replay nobody knows when. */
export type LogLine = Omit<documents.LogLine, 'at'> & Partial<Pick<documents.LogLine, 'at'>>;

/** A question in words: the server's, or ours from the same messages. */
export type Question = documents.Question & { text: documents.Both; labels: documents.Both[] };

/** A decision by its name: a number alone comes again when something was taken back. */
export type At = Required<documents.AtDecision>;

/** A table as it is told, its question with or without words. */
export type Told = Omit<documents.Snapshot, 'log'> & { log: LogLine[] };

/** A table as the page shows it. */
export type Snapshot = Told & { question: Question | null };
