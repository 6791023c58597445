/** The documents of `cardgame`. Written by `cargo xtask types`; do not edit. */

/** A Support card is being played; it lies first among the staged cards. */
export type Aid = {
  /** id of a card */
  named: string;
} | 'where' | {
  which: {
    /** The Location. */
    at: string;
  };
} | {
  to: {
    /** The Location that is rid of the attack. */
    at: string;
  };
} | {
  cost: {
    /** The Location. */
    at: string;
  };
} | {
  dream: {
    /** The Locations named so far. */
    named: (string | null)[];
  };
} | 'exchange';

/** Enemies are being placed: where, then which more. */
export type Assault = {
  /** id of a card */
  named: string;
} | 'where' | {
  more: {
    /** The Location. */
    at: string;
  };
};

/** An attack as a viewer knows it. */
export type AttackView = {
  /** Who controls it. */
  by: Seat;
  /** River Songs who changed sides. */
  rivers: number;
  /** Its Enemy cards, by place. */
  enemies: EnemyView[];
};

/** What brought Enemies and Defenders together. */
export type Cause = 'attacked' | 'defended';

/** An answer. Actions of several cards are put together one card at a time. */
export type Choice = {
  /** id of a card */
  location: string;
} | {
  /** id of a card */
  defender: string;
} | {
  /** id of a card */
  enemy: string;
} | {
  /** id of a card */
  support: string;
} | {
  /** id of a card */
  reserve: string;
} | {
  buy: number;
} | {
  /** id of a card */
  discard: string;
} | {
  /** id of a card */
  take: string;
} | {
  /** id of a card */
  'take-unit': string;
} | 'end-turn' | 'forgo' | {
  /** id of a card */
  at: string;
} | {
  /** id of a card */
  add: string;
} | 'done' | 'take-points' | 'leave-points' | {
  from: Seat;
} | {
  nth: number;
} | 'pay' | 'decline' | {
  tesselecta: Zone;
} | 'take-rory' | {
  /** id of a card */
  lose: string;
};

/** A Conflict in progress on a Location that is attacked and defended. */
export type Conflict = {
  /** The Location. */
  at: string;
  /** Who brought it about. */
  cause: Cause;
  /** How far it is. */
  now: Now;
  /** Defence Strength as known so far. */
  defence?: number;
  /** TP paid to U.N.I.T. */
  paid?: number;
  /** Rory was discarded by the Pandorica. */
  'rory-gone'?: boolean;
  /** River Song changed sides in this Conflict. */
  'river-turned'?: boolean;
  /** Strength of Enemies the attacker must still discard. */
  'to-lose'?: number;
};

/** Defenders are being placed: where, then which more. */
export type Defend = {
  /** id of a card */
  named: string;
} | 'where' | {
  more: {
    /** The Location. */
    at: string;
  };
};

/** A part of the rules in progress. */
export type Doing = {
  turn: Turn;
} | {
  settle: Settle;
} | {
  levy: Levy;
} | {
  defend: Defend;
} | {
  assault: Assault;
} | {
  aid: Aid;
} | {
  stash: Stash;
} | {
  shed: Shed;
} | {
  conflict: Conflict;
};

/** Why the game ended. */
export type Ended = 'counters' | 'cannot-act' | 'all-idle' | 'round-limit';

/** An Enemy card as a viewer knows it. */
export type EnemyView = {
  /** The card. */
  card?: string | null;
  /** Which side is up. */
  facing: Facing;
};

/** Something that happened. */
export type Event = {
  /** The rule that made it happen. */
  rule: string;
  /** What it was. */
  what: What;
};

/** Which side of a card is up. */
export type Facing = 'down' | 'turned' | 'up';

/** The missing tokens of a gain are taken from other players, one by one. */
export type Levy = {
  /** Tokens still missing. */
  missing: number;
};

/** The steps of a Conflict between which play can pause (dwcg.conf.3). */
export type Now = 'reveal' | 'effects' | 'unit' | 'tesselecta' | 'rory' | 'forced';

/** How far the game is. */
export type Phase = 'normal' | 'announced' | {
  endgame: {
    /** Turns completed in this phase. */
    turns: number;
    /** The last of them in which nothing was done (dwcg.end.23). */
    idle: number;
  };
};

/** A Location as a viewer knows it. */
export type PlaceView = {
  /** The Location. */
  location: string;
  /** In whose row it lies. */
  owner: Seat;
  /** Its Victory Points. */
  vp: number;
  /** Whether a TARDIS counter lies on it. */
  tardis: boolean;
  /** Defenders on it. */
  defenders: (string | null)[];
  /** The attack on it. */
  attack?: AttackView | null;
};

/** A player as a viewer knows them. */
export type PlayerView = {
  /** Cards in hand. */
  hand: (string | null)[];
  /** Face-down Reserve cards. */
  reserve: (string | null)[];
  /** U.N.I.T. in play. */
  units: string[];
  /** Cards beside the Reserve. */
  beside: string[];
  /** How many cards the Reserve may hold. */
  reserve_places: number;
  /** Time Points. */
  tp: number;
  /** TARDIS counters left in supply. */
  tardises: number;
  /** Dalek counters left in supply. */
  daleks: number;
  /** Whether a U.N.I.T. in play was taken back in the endgame phase, to be played again. */
  unit_taken_back: boolean;
};

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** A Location is played; its TP may be taken or left. */
export type Settle = {
  /** The Location. */
  card: string;
};

/** One or two cards are discarded for TP (dwcg.tpd.1). */
export type Shed = {
  /** id of a card */
  named: string;
} | 'more';

/** One or two cards are put in the Reserve (dwcg.res.1). */
export type Stash = {
  /** id of a card */
  named: string;
} | 'more';

/** A player's turn. */
export type Turn = 'begin' | 'act' | {
  acting: {
    /** dwcg.end.23: it counts as doing nothing. */
    idle: boolean;
  };
};

/** The table as a viewer knows it; `null` is a card seen from behind. */
export type View = {
  /** Who looks; nobody's seat for an observer. */
  viewer?: Seat | null;
  /** Whose turn it is. */
  active: Seat;
  /** How far the game is. */
  phase: Phase;
  /** How the game ended. */
  ended?: Ended | null;
  /** Players, clockwise. */
  players: PlayerView[];
  /** Locations in the order they came down. */
  places: PlaceView[];
  /** Cards in the draw pile, the End card included. */
  pile: number;
  /** The discard pile, sorted. */
  discard: string[];
  /** Cards put back in the box unseen. */
  boxed: number;
  /** Tokens in the bank. */
  bank: number;
  /** Whether the End card is out. */
  end_drawn: boolean;
  /** What is being done, as far as all know; for its own seat in full. */
  doing: Doing[];
  /** Cards the viewer has named for the action in progress. */
  staged: string[];
};

/** What can happen. */
export type What = {
  'start-dealt': {
    seat: Seat;
    /** id of a card */
    location: string;
  };
} | {
  'first-player': {
    seat: Seat;
  };
} | {
  removed: {
    count: number;
  };
} | {
  'row-dealt': {
    seat: Seat;
    /** id of a card */
    location: string;
  };
} | {
  invaded: {
    seat: Seat;
    /** id of a card */
    location: string;
    cards: (string | null)[];
  };
} | {
  endowed: {
    seat: Seat;
    tp: number;
  };
} | {
  dealt: {
    seat: Seat;
    cards: (string | null)[];
  };
} | {
  'turn-began': {
    seat: Seat;
  };
} | {
  'location-played': {
    seat: Seat;
    /** id of a card */
    location: string;
  };
} | {
  'tp-gained': {
    seat: Seat;
    tp: number;
    due: number;
  };
} | {
  'tp-declined': {
    seat: Seat;
    tp: number;
  };
} | {
  'tp-taken': {
    seat: Seat;
    from: Seat;
  };
} | {
  'defenders-placed': {
    seat: Seat;
    /** id of a card */
    location: string;
    cards: (string | null)[];
  };
} | {
  'enemies-placed': {
    seat: Seat;
    /** id of a card */
    location: string;
    cards: (string | null)[];
  };
} | {
  stripped: {
    seat: Seat;
    /** id of a card */
    location: string;
    owner: Seat;
    cards: (string | null)[];
  };
} | {
  'took-over': {
    seat: Seat;
    /** id of a card */
    location: string;
    from: Seat;
    /** id of a card */
    card: string;
  };
} | {
  'takeover-failed': {
    seat: Seat;
    /** id of a card */
    location: string;
    /** id of a card */
    card: string;
  };
} | {
  'support-played': {
    seat: Seat;
    /** id of a card */
    card: string;
  };
} | {
  exposed: {
    /** id of a card */
    location: string;
    cards: (string | null)[];
  };
} | {
  'reserve-grew': {
    seat: Seat;
    /** id of a card */
    card: string;
    places: number;
  };
} | {
  'unit-ready': {
    seat: Seat;
    /** id of a card */
    card: string;
  };
} | {
  'counter-removed': {
    /** id of a card */
    location: string;
    owner: Seat;
  };
} | {
  'enemy-discarded': {
    /** id of a card */
    location: string;
    /** id of a card */
    card: string;
  };
} | {
  'attack-ended': {
    /** id of a card */
    location: string;
    by: Seat;
  };
} | {
  redirected: {
    /** id of a card */
    location: string;
    /** id of a card */
    to: string;
    by: Seat;
  };
} | {
  'won-outright': {
    seat: Seat;
    /** id of a card */
    location: string;
    cards: (string | null)[];
  };
} | {
  'cost-paid': {
    seat: Seat;
    /** id of a card */
    card: string;
  };
} | {
  exchanged: {
    seat: Seat;
    cards: (string | null)[];
  };
} | {
  reserved: {
    seat: Seat;
    cards: (string | null)[];
  };
} | {
  recalled: {
    seat: Seat;
    cards: (string | null)[];
  };
} | {
  'unit-recalled': {
    seat: Seat;
    /** id of a card */
    card: string;
  };
} | {
  paid: {
    seat: Seat;
    tp: number;
  };
} | {
  shed: {
    seat: Seat;
    cards: (string | null)[];
  };
} | {
  drew: {
    seat: Seat;
    cards: (string | null)[];
  };
} | {
  reshuffled: {
    count: number;
  };
} | {
  'end-card-drawn': {
    seat: Seat;
  };
} | {
  'conflict-began': {
    /** id of a card */
    location: string;
    attacker: Seat;
    defender: Seat;
    enemies: (string | null)[];
    defenders: (string | null)[];
  };
} | {
  'pandorica-sprung': {
    /** id of a card */
    location: string;
    cards: (string | null)[];
  };
} | {
  'river-turned': {
    /** id of a card */
    location: string;
  };
} | {
  'silurians-beaten': {
    /** id of a card */
    location: string;
  };
} | {
  totals: {
    /** id of a card */
    location: string;
    defence: number;
    attack: number;
  };
} | {
  'unit-paid': {
    seat: Seat;
    defence: number;
  };
} | {
  'defender-won': {
    /** id of a card */
    location: string;
    defender: Seat;
    attacker: Seat;
    defence: number;
    attack: number;
  };
} | {
  'attacker-won': {
    /** id of a card */
    location: string;
    defender: Seat;
    attacker: Seat;
    defence: number;
    attack: number;
  };
} | {
  'tesselecta-played': {
    seat: Seat;
    /** id of a card */
    card: string;
    cards: (string | null)[];
  };
} | {
  'rory-returned': {
    seat: Seat;
  };
} | {
  'defenders-lost': {
    /** id of a card */
    location: string;
    cards: (string | null)[];
  };
} | {
  'enemies-lost': {
    /** id of a card */
    location: string;
    by: Seat;
    cards: (string | null)[];
  };
} | {
  protected: {
    /** id of a card */
    location: string;
    seat: Seat;
  };
} | {
  'no-counter-left': {
    /** id of a card */
    location: string;
    seat: Seat;
  };
} | {
  passed: {
    seat: Seat;
    to: Seat;
    cards: (string | null)[];
  };
} | {
  'endgame-began': {
    seat: Seat;
  };
} | {
  forwent: {
    seat: Seat;
  };
} | {
  'game-ended': {
    why: Ended;
  };
} | {
  'turned-up': {
    /** id of a card */
    location: string;
    cards: (string | null)[];
  };
} | {
  scored: {
    seat: Seat;
    own: number;
    attacked: number;
    vp: number;
  };
};

/** Where a card is kept. */
export type Zone = 'hand' | 'reserve';
