/** The documents of `exterminate`. Written by `cargo xtask types`; do not edit. */

/** The Adventure cards of a player (ex.ad.9). */
export type Adventures = {
  /** Hidden in hand, sorted. */
  hand?: string[];
  /** ex.up.12: face up on the table, to be used again. */
  open?: string[];
  /** ex.up.12: face up, and usable from the next turn on. */
  fresh?: string[];
  /** ex.ad.7. */
  exhausted?: string[];
  /** ex.ad.6: the newest last. */
  discard?: string[];
  /** ex.ad.5: in play on a figure. */
  lasting?: Lasting[];
};

/** Dice that are about to be rolled. */
export type Ahead = {
  /** What for. */
  roll: Coming;
  /** Who attacks. */
  seat: Seat;
  /** With which figure. */
  by?: string | null;
  /** Whom. */
  target: string;
  /** The dice of the attack, and why there are so many. */
  attack: Part2[];
  /** Those of the target. */
  defence: Part2[];
};

/** A shot in progress. */
export type Attack = {
  /** Who shoots. */
  seat: Seat;
  /** With which figure; none for an air strike. */
  by?: string | null;
  /** With what. */
  weapon?: string | null;
  /** Whether it is the shot of the turn. */
  occasion: Occasion;
  /** ex.sr.2, ex.sr.3: at whom, in order; one target of the attacker's choice, unless Burst or Blast. */
  targets: Share[];
  /** Which of them is being shot at. */
  now?: number;
  /** ex.wt.3: the hits of a blast, fixed when the first exchange has closed. */
  total?: number | null;
  /** ex.st.3: an attack die shows a Hit. */
  hit?: boolean;
  /** ex.bc.4, ex.bc.18: an Armour card has been played in this shot, also for another figure that a blast reaches. */
  armour?: boolean;
  /** ex.xc.8, ex.bc.18: a Super Armour card has been played in this shot. */
  super_armour?: boolean;
  /** Adventure cards played with it. */
  cards?: string[];
  /** Dice that cards give to the target at hand. */
  senses?: number;
  /** Dice that cards take from the attack on the target at hand. */
  field?: number;
  /** ex.wt.8: the free re-roll is spent. */
  disintegrated?: boolean;
  /** How many have let the declaration on the target at hand pass. */
  asked?: number;
};

/** Where a melee goes on after somebody was finished. */
export type Back = {
  after: number;
} | {
  outcome: number;
} | 'next' | 'fighter';

/** A blow that somebody takes. */
export type Blow = {
  /** Who takes it. */
  victim: string;
  /** Who deals it. */
  seat: Seat;
  /** With which figure. */
  by?: string | null;
  /** How. */
  how: How;
  /** ex.bc.4: an Armour card has been played in this action. */
  armour?: boolean;
  /** ex.xc.8: a Super Armour card has been played in this action. */
  super_armour?: boolean;
};

/** What dice were rolled for (section 6). */
export type Cause = {
  initiative: {
    /** Who rolled. */
    seat: Seat;
  };
} | {
  obstacle: {
    /** Who moves. */
    figure: string;
  };
} | {
  shot: {
    /** Who shoots. */
    seat: Seat;
    /** With which figure; none for an air strike. */
    by?: string | null;
    /** At whom. */
    target: string;
    /** ex.cv.3: the target has cover. */
    cover: boolean;
  };
} | {
  blast: {
    /** Who shoots. */
    seat: Seat;
    /** Who is caught. */
    target: string;
  };
} | {
  round: {
    /** Who attacks. */
    attacker: string;
    /** Whom. */
    target: string;
  };
} | {
  damage: {
    /** Who rolls. */
    seat: Seat;
    /** For which figure. */
    by?: string | null;
    /** Who suffers. */
    victim: string;
  };
} | {
  stress: {
    /** Whose. */
    figure: string;
  };
} | {
  'take-back': {
    /** Who rolled. */
    seat: Seat;
  };
} | {
  work: {
    /** Who works. */
    figure: string;
  };
} | {
  signal: {
    /** Who rolled. */
    seat: Seat;
  };
};

/** An answer. */
export type Choice = 'pass' | 'yes' | 'no' | 'again' | {
  /** id of a side */
  side: string;
} | {
  edge: Compass;
} | {
  at: Point;
} | 'auto' | {
  /** id of a recruitment-card */
  recruit: string;
} | {
  /** id of a Adventure card */
  take: string;
} | {
  /** id of a figure */
  figure: string;
} | 'end' | {
  /** id of a Combat card */
  discard: string;
} | {
  go: Going;
} | {
  climb: {
    /** What. */
    piece: string;
    /** Where on top. */
    at: Point;
    /** ex.nd.15: leave touched nodes alone. */
    leave?: boolean;
  };
} | {
  jump: {
    /** Where. */
    at: Point;
    /** By which card; none for the special rule. */
    card?: string | null;
  };
} | 'let-go' | {
  /** id of a node */
  node: string;
} | {
  shoot: Shoot;
} | 'sprint' | 'act' | {
  suppress: {
    /** The card. */
    card: string;
    /** Whom. */
    target: string;
  };
} | {
  /** id of a figure */
  also: string;
} | {
  dice: number;
} | {
  /** id of a Combat card */
  card: string;
} | {
  reroll: Reroll;
} | {
  play: Play;
} | {
  calm: {
    /** Whose. */
    figure: string;
    /** Paid with. */
    by: Coin;
  };
} | {
  rouse: {
    /** Who. */
    figure: string;
    /** Paid with. */
    by: Coin;
  };
} | {
  save: Coin;
} | 'wound' | {
  help: {
    /** Who helps. */
    by: string;
    /** Whom. */
    figure: string;
  };
} | {
  /** id of a figure */
  engage: string;
} | {
  join: {
    /** Who. */
    figure: string;
    /** Where it fights. */
    to: Point;
    /** Bends on the way. */
    via?: Point[];
  };
} | {
  fight: Fight;
} | 'coup' | {
  finish: {
    /** Whom. */
    figure: string;
    /** Paid with. */
    by: Finisher;
  };
} | {
  remove: number;
} | 'draw' | 'regain' | 'exchange' | 'take-back' | {
  recover: {
    /** Which. */
    card: string;
    /** Paid with. */
    by: Coin;
  };
};

/** How high a piece is. */
export type Class = 'low' | 'wall';

/** What pays for a use of Fate. */
export type Coin = 'token' | 'card';

/** A melee in progress. */
export type Combat = {
  /** Who attacks. */
  seat: Seat;
  /** Attackers in the order in which they fight. */
  attackers?: Fighter[];
  /** Declared targets, the primary one first. */
  foes: Foe[];
  /** Which attacker fights. */
  now?: number;
  /** Which of its targets, by its place among them. */
  nth?: number;
  /** How the attacker fights this round. */
  attack?: Stance;
  /** How the target fights this round. */
  defence?: Stance;
  /** Adventure cards the attacker plays in this round. */
  cards?: string[];
  /** How many have answered what is asked of several, one after another. */
  asked?: number;
  /** ex.mr.3, B13: whom somebody has paid to finish off, whether or not it was saved. */
  tried?: string[];
};

/** What dice are about to be rolled for. */
export type Coming = 'shot' | 'round' | 'damage';

/** A direction on a table whose `y` grows to the north. */
export type Compass = 'north' | 'south' | 'east' | 'west';

/** A roll on the table. */
export type Contest = {
  /** What it is for. */
  cause: Cause;
  /** The dice of the attacker, or of the only one who rolled. */
  attack: Throw;
  /** The dice of the other side. */
  defence?: Throw;
  /** ex.bc.4, ex.bc.18: an Armour card has been played in this action: a shot or a round with its damage. */
  armour?: boolean;
  /** ex.xc.8: a Super Armour card has been played in this action. */
  super_armour?: boolean;
  /** Lucky Hit!: a Shocked result becomes Exterminated. */
  lucky?: boolean;
};

export type Decimal = number | string;

/** A part of the rules in progress. */
export type Doing = {
  'set-up': SetUp;
} | {
  turn: Turn;
} | {
  part: Part;
} | {
  stride: Stride;
} | {
  shot: Shot;
} | {
  rolling: Rolling;
} | {
  harm: Harm;
} | {
  melee: Melee;
} | {
  upkeep: Upkeep;
};

/** Something that happened. */
export type Event = {
  /** The rule that made it happen. */
  rule: string;
  /** What it was. */
  what: What;
};

/** ex.die.3: dice by what they show; each roll says which faces count. On paper their letters, such as `HHAL`. */
export type Faces = string;

/** How a figure fights a round. */
export type Fight = {
  /** ex.ml.10: with which close weapon. */
  with?: string | null;
  /** ex.ma.2: extra attacks turned into dice. */
  dice?: number;
  /** ex.ma.4: additional targets. */
  also?: string[];
  /** Adventure cards played with it. */
  cards?: string[];
};

/** An attacker. */
export type Fighter = {
  /** Who. */
  figure: string;
  /** Third Eye: it has no charge die. */
  uncharged?: boolean;
  /** Third Eye: who might play it on this figure, as it stood before it moved. */
  watched?: Seat[];
  /** ex.ma.8: extra attacks kept back. */
  kept?: number;
  /** ex.mr.8: its attack was held back. */
  held?: boolean;
  /** Its targets, by their places among the foes. */
  targets?: number[];
  /** It has planned its attacks. */
  planned?: boolean;
};

/** A figure. */
export type FigureDoc = {
  /** Who. */
  figure: string;
  /** The centre of its base. */
  at: Decimal[];
  /** Where it is, if not on the table. */
  whereabouts?: Whereabouts;
  /** The obstacle it stands on. */
  on?: string | null;
  /** It is Shocked. */
  shocked?: boolean;
  /** Stress tokens. */
  stress?: number;
  /** Wound tokens. */
  wounds?: number;
  /** Silenced weapons. */
  jammed?: string[];
  /** Whose Platoon Fire was at it by a free shot in this part, if nobody else's was. */
  pelter?: string | null;
  /** What else is so. */
  marks?: Mark[];
};

/** A figure as it counts now. */
export type FigureView = {
  /** Who. */
  figure: string;
  /** What it is. */
  profile: string;
  /** Whose it is. */
  seat: Seat;
  /** Where it is. */
  at: Point;
  /** The radius of its base. */
  radius: Length;
  /** Whether it is on the table. */
  present: boolean;
  /** The obstacle it stands on. */
  on?: string | null;
  /** ex.sn.21: a civilian whom nobody has touched yet does nothing. */
  waits: boolean;
  /** Shocked. */
  shocked: boolean;
  /** Stress tokens. */
  stress: number;
  /** Wound tokens, and how many it may have. */
  wounds: number[];
  /** Movement. */
  movement: Length;
  /** Resistance. */
  resistance: number;
  /** Melee. */
  melee: number;
  /** Shoot. */
  shoot: number;
  /** VP. */
  vp: number;
  /** Special rules. */
  traits: Trait[];
  /** How often it attacks in a melee. */
  attacks: number;
  /** Weapons. */
  weapons: string[];
};

/** What pays for finishing off a Shocked enemy. */
export type Finisher = {
  fate: Coin;
} | {
  /** id of a figure */
  attack: string;
} | {
  /** id of a Adventure card */
  card: string;
};

/** A target. */
export type Foe = {
  /** Who. */
  figure: string;
  /** ex.ml.14: how many have attacked it. */
  met?: number;
  /** It has fought somebody in this melee, for whoever reads a position. */
  fought?: boolean;
  /** ex.ma.11: its extra attacks. */
  extras?: number;
};

/** What kind of move. */
export type Gait = 'move' | 'sprint' | 'extra' | 'rest' | 'ordered';

/** A move. */
export type Going = {
  /** Where it ends. */
  to: Point;
  /** Bends on the way; it begins where the figure stands. */
  via?: Point[];
  /** ex.nd.15: leave touched nodes alone. */
  leave?: boolean;
};

/** Somebody is hurt. */
export type Harm = {
  roll: {
    /** The blow. */
    blow: Blow;
    /** How many. */
    dice: number;
  };
} | {
  rolled: {
    /** The blow. */
    blow: Blow;
  };
} | {
  certain: {
    /** The blow. */
    blow: Blow;
    /** What. */
    verdict: Verdict;
  };
} | {
  final: {
    /** The blow. */
    blow: Blow;
    /** What. */
    verdict: Verdict;
  };
} | {
  upgrade: {
    /** Who was removed. */
    victim: string;
    /** Whose card it would be. */
    seat: Seat;
  };
};

/** How a blow is dealt. */
export type How = 'shot' | 'melee' | 'finish' | 'device';

/** A move that an extra one has interrupted. */
export type Interrupted = {
  /** What was left of it. */
  most: Decimal;
  /** ex.nd.6: a Temporal Anomaly taken in this move lets it go on. */
  resumes?: boolean;
};

/** An Adventure card that stays in play. */
export type Lasting = {
  /** The card. */
  card: string;
  /** On whom. */
  figure: string;
};

/** A length in hundredths of a millimetre. Sums that leave the range of the number stay at its end. */
export type Length = number;

/** Something that is or is not so of a figure. */
export type Mark = 'moved' | 'displaced' | 'acted' | 'fought' | 'no-shot' | 'clever' | 'unseen' | 'pelted' | 'papered' | 'runs' | 'has-shot' | 'regenerated' | 'bad-wolf' | 'jumped' | 'joined' | 'spared';

/** What lets dice be rolled again. */
export type Means = 'fate' | 'fate-card' | 'card' | {
  /** id of a figure */
  clever: string;
} | 'disintegrate' | {
  /** id of a figure */
  'bad-wolf': string;
} | {
  /** id of a Adventure card */
  adventure: string;
};

/** Where a melee stands. */
export type Melee = 'join' | 'eye' | 'plan' | 'parry' | 'rolled' | {
  hurt: {
    /** Who won. */
    winner: string;
  };
} | {
  stressed: {
    /** Who. */
    figure: string;
  };
} | {
  after: {
    /** Whose turn to say so, in the order of initiative. */
    nth: number;
  };
} | 'coup' | 'revenge' | {
  outcome: {
    /** Whose turn to say so, in the order of initiative. */
    nth: number;
  };
} | {
  answer: {
    /** Who is about to be finished. */
    figure: string;
    /** By whom. */
    seat: Seat;
    /** Where play goes on. */
    back: Back;
  };
} | {
  order: {
    /** Who is about to be finished. */
    figure: string;
    /** By whom. */
    seat: Seat;
    /** Where play goes on. */
    back: Back;
  };
} | {
  finished: {
    /** Where play goes on. */
    back: Back;
  };
};

/** A node. */
export type NodeDoc = {
  /** Where it lies, or lay last. */
  at: Decimal[];
  /** What it is, once it has been turned up. */
  token?: string | null;
  /** Who carries it. */
  carrier?: string | null;
  /** It has left play. */
  gone?: boolean;
};

/** A node. */
export type NodeView = {
  /** Where it lies or is carried. */
  at: Point;
  /** What it is worth, once it is known. */
  vp?: number | null;
  /** Who carries it. */
  carrier?: string | null;
};

/** Whether a shot is the one of the Shooting sub-phase, or a free one (ex.nd.5). */
export type Occasion = 'turn' | 'free';

/** A part of a number, and the rule it comes from. */
export type Part = {
  /** The rule. */
  rule: string;
  /** What it adds. */
  by: number;
};

/** A part of a number, and the rule it comes from. */
export type Part2 = {
  /** The rule. */
  rule: string;
  /** What it adds. */
  by: number;
};

/** How an obstacle is passed. */
export type Passage = 'crossed' | 'stopped' | 'stuck';

/** ex.tn.1, ex.tn.2: phases and sub-phases. */
export type Phase = 'initiative' | 'movement' | 'shooting' | 'melee' | 'upkeep';

/** A piece of terrain. */
export type PieceDoc = {
  /** Its kind. */
  kind: string;
  /** Its lower left corner. */
  at: Decimal[];
  /** Turned by a quarter. */
  turned?: boolean;
};

/** A piece as it lies. */
export type PieceView = {
  /** Which. */
  piece: string;
  /** Its kind. */
  kind: string;
  /** Its corners. */
  corners: Point[];
  /** Low or wall. */
  class: Class;
  /** Figures may stand on it. */
  climbable: boolean;
};

/** An Adventure card being played. */
export type Play = {
  /** The card. */
  card: string;
  /** On whom. */
  figures?: string[];
  /** Where. */
  at?: Point | null;
  /** Turned by a quarter. */
  turned?: boolean;
  /** Medi-Kit: a wounded figure that is Shocked too loses a wound token instead of standing up. */
  heals?: boolean;
};

/** A player. */
export type PlayerDoc = {
  /** The side of the scenario. */
  side?: string | null;
  /** The edge it comes from. */
  edge?: Compass | null;
  /** The Fate Pool, if it is not that of the start. */
  fate?: number | null;
  /** Combat cards in hand. */
  hand?: string[];
  /** Adventure cards. */
  adventure?: Adventures;
  /** Victory Points. */
  vp?: number;
  /** The fugitive. */
  fugitive?: string | null;
  /** It has Exterminated somebody in melee this turn. */
  gloried?: boolean;
  /** Which of its cards deploys in the room. */
  room?: number | null;
  /** It has called its Air Strike. */
  struck?: boolean;
};

/** A player as others see them. */
export type PlayerView = {
  /** The faction. */
  faction: string;
  /** The side of the scenario. */
  side?: string | null;
  /** The edge it comes from. */
  edge?: Compass | null;
  /** The Fate Pool. */
  fate: number;
  /** Combat cards in hand. */
  hand: (string | null)[];
  /** Adventure cards in hand. */
  adventure: (string | null)[];
  /** Adventure cards face up. */
  open: string[];
  /** Those that can be used from the next turn on. */
  fresh: string[];
  /** Those turned over. */
  exhausted: string[];
  /** Those discarded, the newest last. */
  discard: string[];
  /** Those that stay in play. */
  lasting: Lasting[];
  /** Victory Points so far. */
  vp: number;
  /** What nodes it carries would add. */
  carried: number;
  /** The fugitive. */
  fugitive?: string | null;
  /** It has Exterminated somebody in melee this turn. */
  gloried: boolean;
  /** Which of its cards deploys in the room. */
  room?: number | null;
  /** It has called its Air Strike. */
  struck: boolean;
};

/** A point of the lattice, in hundredths of a millimetre: `x` to the right, `y` upwards. */
export type Point = {
  /** To the right. */
  x: number;
  /** Upwards. */
  y: number;
};

/** Dice and why there are so many. */
export type Pool = {
  /** What makes up their number. */
  parts: Part[];
  /** How they fell. */
  dice: Faces;
};

/** A table at a decision point. Places are in inches from the lower left corner. */
export type Position = {
  /** The figures; those left out have not been deployed. */
  figures?: FigureDoc[];
  /** The players, seat by seat; those left out have what they begin with, and no cards. */
  players?: PlayerDoc[];
  /** Terrain instead of the scenario's. */
  terrain?: PieceDoc[] | null;
  /** Vortex Nodes. */
  nodes?: NodeDoc[];
  /** The discard of Combat cards. The draw pile is every card that is named nowhere, in an order nobody knows. */
  discard?: string[];
  /** The turn; the first, in the Movement sub-phase, when nothing is said. */
  round?: Round | null;
  /** What the scenario keeps count of. */
  scene?: Scene | null;
  /** The move in progress. */
  trip?: Trip | null;
  /** The shot in progress. */
  attack?: Attack | null;
  /** The melee in progress. */
  combat?: Combat | null;
  /** The game is over. */
  ended?: boolean;
  /** What is in progress, the innermost last; the choice of a figure when nothing is said. */
  doing?: Doing[] | null;
};

/** ex.sn.13: the prisoner. */
export type Prisoner = {
  /** Where he is. */
  at: Decimal[];
  /** Who escorts him. */
  escort?: string | null;
};

/** A re-roll. */
export type Reroll = {
  /** By what. */
  by: Means;
  /** Which dice. */
  dice: Faces;
  /** Of which roll. */
  of?: Whose;
};

/** A roll with its windows. */
export type Rolling = {
  /** The roll. */
  contest: Contest;
  /** Whose window is open, counted as in [`Contest::seats`]. */
  window?: number;
  /** ex.xc.8: it is a further window. */
  further?: boolean;
  /** Dice have been re-rolled in this window. */
  rerolled?: boolean;
  /** The first two are asked again because somebody else re-rolled. */
  reopened?: boolean;
  /** The next of those who have had no window yet. */
  next?: number;
};

/** The turn. */
export type Round = {
  /** Counted from 1; 0 while the table is set up. */
  turn?: number;
  /** The phase or sub-phase. */
  phase?: Phase;
  /** Players in the order of initiative, the ACTIVE player first. */
  order?: Seat[];
  /** Whose part it is, by its place in the order. */
  part?: number;
  /** Something has been done in this part: what belongs to its start is over. */
  begun?: boolean;
  /** Effects on this part: figures of the owners of Sontar-Ha! reach farther. */
  sontar_ha?: boolean;
  /** Allons-y!: Sprints of this part are longer. */
  allons_y?: boolean;
  /** Lights Out: ranges are halved in this part. */
  lights_out?: boolean;
  /** Covering Positions: whose figures touching terrain are in cover in this part. */
  covering?: Seat[];
  /** ex.mr.3, A18: somebody has been finished off in the melee in progress. */
  finished?: boolean;
};

/** What the scenario keeps count of (11.11). */
export type Scene = {
  /** ex.sn.6: markers on the Converter; ex.sn.17: progress of the device. */
  count?: number;
  /** The Converter is destroyed, the device works, the prisoner is free. */
  done?: boolean;
  /** ex.sn.13: where the prisoner is. */
  prisoner?: Prisoner | null;
  /** Spots for new figures in Upkeep (Upgrade). */
  upgrades?: Upgrade[];
};

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** A straight line from one point to another. */
export type Segment = {
  /** Where it starts. */
  from: Point;
  /** Where it ends. */
  to: Point;
};

/** Where setting up stands. */
export type SetUp = 'begin' | {
  tied: {
    /** Who comes first, as far as it is settled. */
    standing: Standing;
  };
} | 'side' | 'edge' | {
  node: {
    /** How many have been placed. */
    placed: number;
  };
} | {
  room: {
    /** Whose. */
    seat: Seat;
  };
} | {
  deploy: {
    /** Who. */
    figure: string;
  };
} | {
  fugitive: {
    /** Who names it. */
    seat: Seat;
  };
} | {
  take: {
    /** Who takes it. */
    seat: Seat;
  };
};

/** A target and its share of the dice. */
export type Share = {
  /** At whom. */
  target: string;
  /** ex.wt.2: dice of a Burst. */
  dice?: number | null;
};

/** A shot. */
export type Shoot = {
  /** With what. */
  with: string;
  /** Whom. */
  target: string;
  /** Adventure cards played with it. */
  cards?: string[];
};

/** Where a shot stands. */
export type Shot = 'begin' | 'also' | {
  split: {
    /** Which target. */
    nth: number;
  };
} | 'declared' | 'signalled' | 'rolled' | {
  stressed: {
    /** Hits that went through. */
    through: number;
    /** ex.bc.4: an Armour card has been played. */
    armour: boolean;
  };
} | 'hurt';

/** How somebody fights a round. */
export type Stance = {
  /** With which weapon. */
  with?: string | null;
  /** Extra attacks turned into dice. */
  dice?: number;
  /** Dice of Adventure cards. */
  bonus?: number;
};

/** The place of each seat, 0 for the first; who is tied shares one. */
export type Standing = number[];

/** Where a move stands. */
export type Stride = 'where' | 'testing' | 'leave' | 'nodes' | 'free-shot' | 'shooting';

/** What a roll comes to. */
export type Tally = {
  hits: number;
} | {
  passage: Passage;
} | {
  through: number;
} | {
  damage: Verdict | null;
} | {
  round: {
    /** Of the attacker. */
    hits: number;
    /** Of the target. */
    against: number;
  };
} | {
  calms: number;
} | {
  work: number;
} | {
  success: boolean;
};

/** The dice of one side, and what cards add. */
export type Throw = {
  /** The dice as they lie. */
  dice?: Faces;
  /** ex.bc.4: Hit cards. */
  hits?: number;
  /** ex.bc.5: Armour cards. */
  armours?: number;
  /** ex.bc.12: Lightning cards. */
  lightnings?: number;
  /** ex.bc.7: a Double card. */
  doubled?: boolean;
  /** ex.bc.10: the opponent's Super Armour. */
  void?: boolean;
};

/** A special rule of a character, without its number. */
export type Trait = 'leader' | 'special' | 'archetype' | 'agent' | 'retinue' | 'hover' | 'nimble' | 'implacable' | 'emotionless' | 'platoon-fire' | 'shape-shifter' | 'forgotten' | 'quantum-lock' | 'glory' | 'probic-vent' | 'five-rounds-rapid' | 'venom-lash' | 'swarm' | 'non-violent' | 'regeneration' | 'clever' | 'medic' | 'inspiring' | 'bad-wolf' | 'mastermind' | 'vortex-jump' | 'scientific-adviser';

/** A move in progress. */
export type Trip = {
  /** Who moves. */
  figure: string;
  /** Who says where. */
  seat: Seat;
  /** What kind of move. */
  gait: Gait;
  /** How far. */
  most: Decimal;
  /** The declared path, without its start. */
  points?: Decimal[][];
  /** ex.nd.15: touched nodes are left alone. */
  leave?: boolean;
  /** ex.sn.10: this move has brought it to where it may leave the table. */
  arrived?: boolean;
  /** Obstacles passed. */
  passed?: number;
  /** Effects of nodes that are still to come. */
  effects?: string[];
  /** ex.nd.6: a Temporal Anomaly lets it go on with what is left of this move. */
  resumes?: boolean;
  /** ex.nd.7: the moves that extra ones have interrupted, the last one last. */
  earlier?: Interrupted[];
  /** ex.nd.19: nodes that its move has ended at and that it may still take. */
  nodes?: string[];
};

/** Where a turn stands. */
export type Turn = 'begin' | {
  discard: {
    /** Whose. */
    seat: Seat;
  };
} | {
  initiative: {
    /** What has been rolled, by seat. */
    rolls: Faces[];
    /** Whose roll is being answered. */
    seat: Seat;
  };
} | {
  tied: {
    /** Who comes first, as far as it is settled. */
    standing: Standing;
  };
} | 'parts' | 'upkeep';

/** Where a new figure will stand. */
export type Upgrade = {
  /** Whose. */
  seat: Seat;
  /** Where. */
  at: Decimal[];
};

/** Where Upkeep stands. Players act in the order of initiative in each step (ex.up.1). */
export type Upkeep = 'begin' | {
  start: {
    /** Whose turn, in the order of initiative. */
    nth: number;
    /** ex.tr.21, ex.tr.22: helpers who have helped, by their place among those of the player. */
    helped: number;
  };
} | {
  stress: {
    /** Who. */
    figure: string;
  };
} | {
  calm: {
    /** Whose. */
    figure: string;
    /** At most. */
    tokens: number;
  };
} | {
  cards: {
    /** Whose turn, in the order of initiative. */
    nth: number;
  };
} | {
  adventure: {
    /** Whose turn, in the order of initiative. */
    nth: number;
    /** ex.up.9: it is recovering cards. */
    recovering: boolean;
  };
} | {
  'take-back': {
    /** Whose turn, in the order of initiative. */
    nth: number;
  };
};

/** ex.dm.2, ex.dm.3, ex.dm.4: results of damage, in order of severity. */
export type Verdict = 'scratch' | 'shocked' | 'exterminated';

/** The table as a viewer knows it. A card seen from behind is `null`. */
export type View = {
  /** Who looks; nobody's seat for an observer. */
  viewer?: Seat | null;
  /** Everything that lies open. */
  position: Position;
  /** The players. */
  players: PlayerView[];
  /** Combat cards in the draw pile. */
  pile: number;
  /** The size of the table. */
  size: Length[];
  /** How long and how deep a barricade is that a card lays. */
  barricade: Length[];
  /** Turns of the game. */
  turns: number;
  /** Figures as they count now. */
  figures: FigureView[];
  /** Pieces of terrain. */
  pieces: PieceView[];
  /** Where Vortex Nodes lie or are carried, each with what it is worth once it is known. */
  nodes: NodeView[];
  /** Discs of the scenario: beacons, and the prisoner last. */
  marks: Point[];
  /** Where the figure that is to be deployed may stand. */
  zones: Zone[];
  /** What the roll whose window is open comes to as it lies. */
  tally?: Tally | null;
  /** Dice that are about to be rolled while somebody may still answer. */
  ahead?: Ahead | null;
};

/** What can happen. */
export type What = {
  'rolled-off': {
    seat: Seat;
    dice: Faces;
  };
} | {
  'roll-tied': {
    seats: Seat[];
  };
} | {
  plays: {
    seat: Seat;
    /** id of a side */
    side: string;
  };
} | {
  takes: {
    seat: Seat;
    edge: Compass;
  };
} | {
  'node-placed': {
    /** id of a node */
    node: string;
    at: Point;
  };
} | {
  deployed: {
    /** id of a figure */
    figure: string;
    at: Point;
  };
} | {
  'no-room': {
    /** id of a figure */
    figure: string;
  };
} | {
  drew: {
    seat: Seat;
    cards: (string | null)[];
  };
} | {
  received: {
    seat: Seat;
    cards: (string | null)[];
  };
} | {
  fugitive: {
    seat: Seat;
    /** id of a figure */
    figure: string;
  };
} | {
  'turn-began': {
    turn: number;
  };
} | {
  discarded: {
    seat: Seat;
    /** id of a Combat card */
    card: string;
  };
} | {
  initiative: {
    seat: Seat;
    pool: Pool;
  };
} | {
  order: {
    seats: Seat[];
  };
} | {
  'part-began': {
    seat: Seat;
    phase: Phase;
  };
} | {
  acts: {
    /** id of a figure */
    figure: string;
  };
} | {
  idle: {
    /** id of a figure */
    figure: string;
  };
} | {
  sprints: {
    /** id of a figure */
    figure: string;
  };
} | {
  moved: {
    /** id of a figure */
    figure: string;
    from: Point;
    to: Point;
    length: Length;
    most: Length;
  };
} | {
  tested: {
    /** id of a figure */
    figure: string;
    pool: Pool;
  };
} | {
  stopped: {
    /** id of a figure */
    figure: string;
    at: Point;
  };
} | {
  stuck: {
    /** id of a figure */
    figure: string;
  };
} | {
  climbed: {
    /** id of a figure */
    figure: string;
    /** id of a piece */
    piece: string;
    from: Point;
    at: Point;
  };
} | {
  jumped: {
    /** id of a figure */
    figure: string;
    from: Point;
    to: Point;
  };
} | {
  hurries: {
    /** id of a figure */
    figure: string;
    by: Length;
  };
} | {
  collected: {
    /** id of a figure */
    figure: string;
    /** id of a node */
    node: string;
    /** id of a token */
    token: string;
  };
} | {
  dropped: {
    /** id of a figure */
    figure: string;
    /** id of a node */
    node: string;
    at: Point;
  };
} | {
  declined: {
    /** id of a figure */
    figure: string;
  };
} | {
  left: {
    /** id of a figure */
    figure: string;
  };
} | {
  aimed: {
    /** id of a figure */
    by: string;
    /** id of a figure */
    target: string;
    /** id of a weapon */
    with: string;
    gap: Length;
    witness: Witness[];
  };
} | {
  'signal-rolled': {
    seat: Seat;
    pool: Pool;
  };
} | {
  jammed: {
    /** id of a figure */
    by: string;
    /** id of a weapon */
    with: string;
    pool: Pool;
  };
} | {
  'no-shot': {
    /** id of a figure */
    by?: string | null;
    /** id of a figure */
    target: string;
    parts: Part[];
  };
} | {
  suppressed: {
    /** id of a figure */
    by: string;
    /** id of a figure */
    target: string;
  };
} | {
  struck: {
    seat: Seat;
    at: Point;
  };
} | {
  fired: {
    /** id of a figure */
    by?: string | null;
    /** id of a figure */
    target: string;
    attack: Pool;
    defence: Pool;
  };
} | {
  caught: {
    /** id of a figure */
    target: string;
    hits: number;
    defence: Pool;
  };
} | {
  through: {
    /** id of a figure */
    target: string;
    hits: number;
  };
} | {
  stressed: {
    /** id of a figure */
    figure: string;
    tokens: number;
  };
} | {
  calmed: {
    /** id of a figure */
    figure: string;
    tokens: number;
  };
} | {
  'card-played': {
    seat: Seat;
    /** id of a Combat card */
    card: string;
  };
} | {
  'adventure-played': {
    seat: Seat;
    /** id of a Adventure card */
    card: string;
    figures: string[];
  };
} | {
  'fate-spent': {
    seat: Seat;
    by: Coin;
    left: number;
  };
} | {
  rerolled: {
    seat: Seat;
    by: Means;
    of: Whose;
    dice: Faces;
    fell: Faces;
  };
} | {
  reversed: {
    seat: Seat;
    dice: Faces;
  };
} | {
  stands: {
    tally: Tally;
  };
} | {
  engaged: {
    seat: Seat;
    /** id of a figure */
    target: string;
  };
} | {
  'called-off': {
    seat: Seat;
    /** id of a figure */
    target: string;
  };
} | {
  charged: {
    /** id of a figure */
    figure: string;
    from: Point;
    to: Point;
  };
} | {
  fought: {
    /** id of a figure */
    attacker: string;
    /** id of a figure */
    target: string;
    attack: Pool;
    defence: Pool;
  };
} | {
  won: {
    /** id of a figure */
    winner: string;
    /** id of a figure */
    loser: string;
    hits: number;
    against: number;
  };
} | {
  tied: {
    /** id of a figure */
    attacker: string;
    /** id of a figure */
    target: string;
    hits: number;
  };
} | {
  'held-back': {
    /** id of a figure */
    figure: string;
  };
} | {
  'coup-de-grace': {
    /** id of a figure */
    by: string;
    /** id of a figure */
    target: string;
  };
} | {
  'melee-ended': {
    seat: Seat;
    winner?: Seat | null;
  };
} | {
  'pushed-back': {
    /** id of a figure */
    figure: string;
    from: Point;
    to: Point;
  };
} | {
  damage: {
    /** id of a figure */
    figure: string;
    dice: Faces;
  };
} | {
  result: {
    /** id of a figure */
    figure: string;
    verdict: Verdict;
  };
} | {
  cancelled: {
    /** id of a figure */
    figure: string;
    verdict: Verdict;
  };
} | {
  wounded: {
    /** id of a figure */
    figure: string;
    wounds: number;
  };
} | {
  healed: {
    /** id of a figure */
    figure: string;
    wounds: number;
  };
} | {
  shocked: {
    /** id of a figure */
    figure: string;
  };
} | {
  'stood-up': {
    /** id of a figure */
    figure: string;
  };
} | {
  regenerated: {
    /** id of a figure */
    figure: string;
  };
} | {
  exterminated: {
    /** id of a figure */
    figure: string;
    /** id of a figure */
    by?: string | null;
  };
} | {
  scored: {
    seat: Seat;
    vp: number;
    total: number;
  };
} | {
  'upkeep-began': {
    turn: number;
  };
} | {
  'stress-rolled': {
    /** id of a figure */
    figure: string;
    pool: Pool;
  };
} | {
  'fate-gained': {
    seat: Seat;
    left: number;
  };
} | {
  exchanged: {
    seat: Seat;
    cards: string[];
  };
} | {
  reshuffled: {
    cards: number;
  };
} | {
  'take-back-rolled': {
    seat: Seat;
    pool: Pool;
  };
} | {
  'card-recovered': {
    seat: Seat;
    /** id of a Adventure card */
    card: string;
  };
} | {
  'card-gone': {
    seat: Seat;
    /** id of a Adventure card */
    card: string;
  };
} | {
  upgraded: {
    /** id of a figure */
    figure: string;
    at: Point;
  };
} | {
  barricaded: {
    /** id of a piece */
    piece: string;
    at: Point;
  };
} | {
  swapped: {
    /** id of a figure */
    one: string;
    /** id of a figure */
    other: string;
  };
} | {
  'work-rolled': {
    /** id of a figure */
    figure: string;
    pool: Pool;
  };
} | {
  worked: {
    /** id of a figure */
    figure: string;
    pool: Pool;
    done: number;
  };
} | 'device-works' | 'converter-destroyed' | {
  escorts: {
    /** id of a figure */
    figure: string;
    yes: boolean;
  };
} | {
  freed: {
    /** id of a figure */
    figure: string;
  };
} | {
  joined: {
    /** id of a figure */
    figure: string;
  };
} | {
  safe: {
    /** id of a figure */
    figure: string;
  };
} | {
  'game-ended': {
    scores: number[];
  };
};

/** Where a figure is. */
export type Whereabouts = 'waiting' | 'table' | 'exterminated' | 'left' | 'saved';

/** Which dice of a contest. */
export type Whose = 'attack' | 'defence';

/** A point, a line or an area that shows why something is so. */
export type Witness = {
  point: Point;
} | {
  line: Segment;
} | {
  area: Point[];
};

/** A part of the table. */
export type Zone = {
  /** Whose it is. */
  seat: Seat;
  /** Its corners. */
  corners: Point[];
};
