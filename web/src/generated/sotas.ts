/** The documents of `sotas`. Written by `cargo xtask types`; do not edit. */

/** An activation in progress. */
export type Activation = {
  begin: {
    /** Whose. */
    figure: string;
  };
} | 'dice' | 'rolled' | 'act' | {
  lands: {
    /** What it does then. */
    then: Choice;
    /** Whom it has tested whether it dares to engage; nobody when those who fear it have tested. */
    foe?: string | null;
  };
} | {
  landed: {
    /** What it does. */
    then: Choice;
  };
} | 'end';

/** An activation in progress. */
export type Active = {
  /** Whose. */
  figure: string;
  /** Who plays it. */
  seat: Seat;
  /** Actions left. */
  actions?: number;
  /** sotas.activation.13: two failures or more. */
  turnover?: boolean;
  /** Moves made. */
  moves?: number;
  /** Actions spent on anything. */
  spent?: number;
  /** Attacks made. */
  attacks?: number;
  /** one of them was a salvo. */
  salvo?: boolean;
  /** sotas.ambush.2: it was hidden when the activation began. */
  hidden?: boolean;
  /** sotas.disengage.6: it lost a Reflex Attack while leaving. */
  held_back?: boolean;
  /** sotas.sprint.1: moves that are paid for. */
  paid_moves?: number;
  /** sotas.terror.2: whom it dares not engage. */
  daunted?: Figures;
  /** sotas.terror.1: whom it has passed the test to engage. */
  resolute?: Figures;
  /** sotas.fear-of-water.2: it dares not enter water. */
  dry?: boolean;
  /** sotas.fear-of-water.1: it has passed the test to enter water. */
  wet?: boolean;
  /** sotas.for-england.1: the opponent plays it. */
  borrowed?: boolean;
  /** sotas.for-england.2: it changes sides when the activation ends. */
  defects?: boolean;
  /** sotas.ambush.3: it has left the place where it was hidden, and not by a move. */
  away?: boolean;
  /** sotas.flight.2: where it took off, while it is aloft. */
  took_off?: Point | null;
};

/** What a weapon leaves behind (R-82, step 9). */
export type After = 'poison' | 'needles' | 'nanites' | 'contagion' | 'toxic';

/** What can be removed from a figure by Heal or Repair, one point or state at a time. */
export type Ailment = 'wound' | 'poison' | 'needles' | 'contagion' | 'immobilised' | 'unconscious' | 'shoulder';

/** Who treats whom. */
export type Art = 'heal' | 'repair';

/** A climb whose test is being taken. */
export type Ascent = {
  /** What is climbed. */
  piece: string;
  /** Which way. */
  way: Way;
  /** Where it stands. */
  stage?: Rung;
};

/** An attack in progress. */
export type Attack = {
  second: Volley;
} | {
  fired: Volley;
} | {
  splashed: Volley;
} | {
  salvo: Volley;
} | 'over';

/** What keeps a figure Immobilised (sotas.immobilised.1). */
export type Bond = 'stun' | 'web' | 'armour' | {
  /** id of a figure */
  mind: string;
};

/** What a Quality test is for (section 6 of the catalogue; R-80 says which have the Leader bonus). */
export type Cause = 'activation' | 'morale' | {
  climbing: {
    /** Of what is climbed. */
    modifier: number;
  };
} | 'falling' | 'terror' | 'attractive' | 'water' | 'entangle' | 'needles' | 'irradiation' | 'psi-neg' | 'psi-use' | 'sonic' | 'toxic' | 'teleport' | 'heal' | 'possessor' | 'task' | {
  chant: {
    /** Of the profile. */
    bonus: number;
  };
};

/** An answer. */
export type Choice = {
  /** id of a side */
  play: string;
} | {
  place: {
    /** Which. */
    piece: number;
    /** Its centre. */
    at: Point;
  };
} | {
  enter: Compass;
} | 'auto' | {
  /** id of a weapon */
  hold: string;
} | {
  /** id of a figure */
  give: string;
} | {
  /** id of a figure */
  activate: string;
} | {
  dice: number;
} | {
  reroll: number;
} | {
  /** id of a figure */
  unmask: string;
} | 'end' | 'move' | 'sprint' | 'disengage' | {
  to: Point;
} | {
  leave: Edge;
} | 'stand' | 'dive' | 'break-free' | 'recover' | {
  fight: Fight;
} | {
  shoot: Shoot;
} | {
  lob: number;
} | {
  /** id of a weapon */
  reload: string;
} | {
  /** id of a weapon */
  ready: string;
} | 'stow' | 'drop' | 'pick-stone' | {
  door: DoorAct;
} | {
  climb: {
    /** What. */
    piece: string;
    /** Which way. */
    way: Way;
  };
} | {
  use: Power;
} | {
  scene: Scene;
} | {
  /** id of a figure */
  figure: string;
} | {
  cure: Ailment;
} | 'stop' | 'yes' | 'no' | 'flee-to-edge' | {
  'flee-toward': Edge;
} | {
  /** id of a piece */
  'flee-to': string;
};

/** A direction on a table whose `y` grows to the north. */
export type Compass = 'north' | 'south' | 'east' | 'west';

/** Who plays a figure for a time. */
export type Control = {
  /** id of a figure */
  mind: string;
} | {
  /** id of a figure */
  body: string;
};

/** Where a piece gives cover. */
export type Cover = 'none' | 'beside' | 'inside';

export type Decimal = number | string;

/** What a figure did without a roll. */
export type Deed = 'stood' | 'dived' | 'broke-free' | 'restarted' | 'recovered' | 'stowed' | 'dropped' | 'picked-stone' | 'ended' | 'broke-off' | 'held-back' | 'sprints' | 'landed' | 'climbed' | 'climbed-down' | 'cannot-flee' | 'hangs' | 'let-go' | 'shield-up' | 'shield-down' | 'took-form' | 'unmasked' | 'took-dose' | 'shoulder-hurt' | 'cured' | 'released' | 'lights-far' | 'vanished' | 'came-back' | 'shut-down' | 'daunted' | 'psi-damped' | 'distracted' | 'field-spent' | 'woke';

/** A round base, a marker, a circle of effect. */
export type Disc = {
  /** Its centre. */
  centre: Point;
  /** Its radius, which may be nothing. */
  radius: Length;
};

/** A part of the rules in progress. */
export type Doing = {
  'set-up': SetUp;
} | {
  hand: Hand;
} | {
  activation: Activation;
} | {
  stride: Stride;
} | {
  attack: Attack;
} | {
  lob: Lob;
} | {
  door: Door;
} | {
  ascent: Ascent;
} | {
  work: Work;
} | {
  using: Using;
} | {
  duel: Duel;
} | {
  grip: Grip;
} | {
  fallout: Fallout;
} | {
  test: Test;
};

/** A door being worked on. */
export type Door = {
  join: {
    /** Which door. */
    door: string;
  };
} | {
  hold: {
    /** Which door. */
    door: string;
    /** sotas.doors.16: the weapon it was shot with. */
    with?: string | null;
    /** What a won struggle does to it. */
    becomes: DoorState;
  };
} | {
  decide: {
    /** Which door. */
    door: string;
    /** Who won. */
    winner: string;
    /** Who lost. */
    loser: string;
    /** The winner's die. */
    die: number;
    /** What opening does to it. */
    becomes: DoorState;
  };
};

/** What can be done to a door. */
export type DoorAct = {
  /** id of a piece */
  open: string;
} | {
  /** id of a piece */
  shut: string;
} | {
  /** id of a piece */
  unlock: string;
} | {
  /** id of a piece */
  break: string;
} | {
  shoot: {
    /** Which. */
    door: string;
    /** With what. */
    with: string;
  };
};

/** The state of a door. */
export type DoorState = 'open' | 'shut' | 'locked' | 'broken';

/** Why a figure takes a Morale test. */
export type Dread = {
  /** id of a figure */
  charge: string;
} | 'fire' | 'gruesome' | 'leader' | 'half';

/** An opposed roll in progress. */
export type Duel = {
  /** The attack. */
  strike: Strike;
  /** The dice of attacker and defender; 0 before they are rolled. */
  dice: number[];
  /** Where it stands. */
  stage: Stage;
  /** sotas.climbing.7: the target has let go of the wall. */
  let_go?: boolean;
};

/** A side of an upright rectangle. */
export type Edge = 'left' | 'right' | 'bottom' | 'top';

/** Something that is still to happen. */
export type Effect = {
  harm: {
    /** The attack. */
    strike: Strike;
    /** Who suffers. */
    victim: string;
    /** What. */
    harm: Harm;
  };
} | {
  recoil: {
    /** Who. */
    figure: string;
    /** Away from here. */
    from: Point;
    /** sotas.gas.1: in any direction. */
    free: boolean;
    /** sotas.tail-strike.1: whoever won. */
    winner?: string | null;
  };
} | {
  throw: {
    /** Who. */
    figure: string;
    /** The middle of the blast. */
    from: Point;
    /** Whether it lies afterwards. */
    down: boolean;
    /** Who threw the grenade. */
    by: string;
  };
} | {
  fall: {
    /** Who. */
    figure: string;
    /** How far. */
    height: Length;
  };
} | {
  reflex: {
    /** Who strikes. */
    striker: string;
    /** Whom. */
    victim: string;
    /** Why. */
    leaving: Leaving;
  };
} | {
  quills: {
    /** Who has them. */
    striker: string;
    /** Who came. */
    victim: string;
  };
} | {
  gas: {
    /** Who. */
    figure: string;
    /** The Combat of the gas. */
    score: number;
  };
} | {
  after: {
    /** The attack. */
    strike: Strike;
    /** Who lost. */
    loser: string;
    /** What is rolled for. */
    what: After;
  };
} | {
  irradiate: {
    /** Who. */
    figure: string;
  };
} | {
  charm: {
    /** Who. */
    figure: string;
    /** Whose charms. */
    by: string;
  };
} | {
  flee: {
    /** Who. */
    figure: string;
    /** How many moves. */
    moves: number;
    /** sotas.morale.11: it has broken off. */
    broke: boolean;
    /** sotas.morale.8: from whom. */
    left?: Figures;
  };
} | {
  morale: {
    /** Who. */
    figure: string;
    /** Why. */
    dread: Dread;
  };
} | {
  half: {
    /** Which. */
    side: string;
  };
} | {
  stray: {
    /** Which. */
    side: string;
  };
} | {
  contest: {
    /** The host. */
    host: string;
  };
} | {
  out: {
    /** Who. */
    possessor: string;
    /** Where its host was or is. */
    at: Point;
  };
};

/** How the game ended. */
export type Ended = {
  /** Who won; nobody in a draw. */
  winner?: string | null;
  /** Why. */
  why: Why;
};

/** Civilians that may still go along. */
export type Escort = {
  /** Those who touched the mover at the start. */
  left: Figures;
  /** How many have gone along. */
  taken: number;
  /** How far the mover went. */
  length: Length;
};

/** Something that happened. */
export type Event = {
  /** The rule that made it happen. */
  rule: string;
  /** What it was. */
  what: What;
};

/** A way out. */
export type ExitView = {
  /** Which. */
  exit: string;
  /** What it is called. */
  names: string[];
  /** Where. */
  piece: string;
};

/** What is being carried out. */
export type Fallout = {
  settle: {
    /** The first stage that waits. */
    until: number;
  };
} | {
  order: {
    /** The first stage that waits. */
    until: number;
  };
} | {
  sacrifice: {
    /** The first stage that waits. */
    until: number;
    /** The result. */
    effect: Effect;
  };
} | {
  place: {
    /** The first stage that waits. */
    until: number;
    /** The recoil or the throw. */
    effect: Effect;
  };
} | {
  refuge: {
    /** The first stage that waits. */
    until: number;
    /** The flight. */
    effect: Effect;
  };
} | {
  tested: {
    /** The first stage that waits. */
    until: number;
    /** What for. */
    effect: Effect;
  };
};

/** A melee attack. */
export type Fight = {
  /** Whom. */
  target: string;
  /** with a pistol instead of plain Combat. */
  with?: string | null;
  /** sotas.actions.6: for two actions. */
  power?: boolean;
};

/** A figure. */
export type FigureDoc = {
  /** Who. */
  figure: string;
  /** Its side, if it is no longer its own. */
  side?: string | null;
  /** Its profile, if it is no longer its own. */
  profile?: string | null;
  /** What it carries, if that has changed. */
  kit?: Kit | null;
  /** Where it is; when nothing is said, on the table if it has a place there, or not yet deployed. */
  whereabouts?: Whereabouts | null;
  /** The centre of its base. */
  at?: Place | null;
  /** The height of its feet in millimetres, if it is not that of the table. */
  z?: Decimal | null;
  /** What is or is not so. */
  marks?: Mark[];
  /** What keeps it Immobilised. */
  bond?: Bond | null;
  /** Who plays it for a time. */
  control?: Control | null;
  /** The telepath that made it faint. */
  fainted_by?: string | null;
  /** The profile whose form it has. */
  form?: string | null;
  /** Quality it has lost. */
  losses?: Losses;
  /** What it has lost on Quality rolls by radiation. */
  irradiated?: number;
  /** Which of its weapons is in hand, `null` for an empty hand; as at the beginning when nothing is said. */
  held?: number | null;
  /** A bit for each of its weapons that must be loaded, if they are not those of the beginning. */
  empty?: number | null;
  /** The object it carries. */
  object?: string | null;
  /** Whose Terror it no longer fears. */
  fearless?: Figures;
  /** Whose charms it has been tested against this turn. */
  charmed?: Figures;
};

/** A figure as it counts now. */
export type FigureView = {
  /** Who. */
  figure: string;
  /** What it is called. */
  names: string[];
  /** What it is. */
  profile: string;
  /** What kind of being. */
  kind: Kind2;
  /** Whose it is. */
  owner: string;
  /** For whom it is played now. */
  side: string;
  /** Where it is. */
  at: Point;
  /** The radius of its base. */
  radius: Length;
  /** Whether it is on the table. */
  present: boolean;
  /** Where it is, if not there. */
  whereabouts: Whereabouts;
  /** Its Quality, whatever it has lost included. */
  quality: number;
  /** Its Combat. */
  combat: number;
  /** Its special rules. */
  traits: string[];
  /** What it has in hand. */
  held?: string | null;
  /** Whether that must be loaded before it is used. */
  empty: boolean;
  /** All its weapons. */
  weapons: string[];
  /** What it carries beside them. */
  kit: Kit;
  /** What it costs. */
  points: number;
};

/** A set of figures. */
export type Figures = string[];

/** A test of somebody on a wall, before it is rolled. */
export type Grip = {
  /** The attack. */
  strike: Strike;
  /** What the test is for. */
  cause: Cause;
  /** How many dice. */
  dice: number;
  /** The target has let go. */
  let_go: boolean;
};

/** What moving there is like. */
export type Ground = 'open' | 'difficult' | 'blocked' | 'cross';

/** Whose hand it is. */
export type Hand = 'begin' | 'pick' | 'activated';

/** What an attack does to whom it beats. */
export type Harm = 'recoil' | 'down' | 'killed' | 'gruesome' | {
  immobilised: Bond;
} | {
  thrown: {
    /** The middle of the blast. */
    from: Point;
    /** sotas.grenades.12: and knocked down. */
    down: boolean;
  };
} | 'possessed' | 'confused' | 'fainted' | 'controlled';

/** How a figure is attacked. */
export type How = {
  melee: {
    /** a pistol used in melee. */
    with?: string | null;
    /** sotas.melee.12. */
    power: boolean;
  };
} | {
  shot: {
    /** The weapon. */
    with: string;
    /** sotas.aimed.1. */
    aimed: boolean;
    /** sotas.multishot.3: a further shot of a salvo. */
    further: boolean;
    /** sotas.ambush.3, sotas.woods.3: out of hiding. */
    ambush: boolean;
  };
} | {
  reflex: {
    /** Why. */
    leaving: Leaving;
  };
} | 'quills' | {
  blast: {
    /** The kind, counted from 0. */
    grenade: number;
    /** Where it went off. */
    at: Point;
  };
} | {
  gas: {
    /** Its Combat. */
    score: number;
  };
} | {
  mind: {
    /** sotas.telepathic-scream.2. */
    scream: boolean;
  };
} | 'possess';

/** What kind of move an action is. */
export type Kind = 'move' | 'sprint' | 'disengage';

/** What kind of being a figure is. */
export type Kind2 = 'human' | 'time-lord' | 'alien' | 'cyborg' | 'robot' | 'android' | 'construct' | 'swarm' | 'animal' | 'plant';

/** What a figure carries beside its weapons. */
export type Kit = {
  /** sotas.malfunction.6: grenades left of each kind. */
  grenades?: number[];
  /** sotas.stimulant.1: doses of Stimulant left. */
  doses?: number;
  /** Doses of radiation antidote left. */
  antidotes?: number;
  /** A torch or lamp: how far it lights. */
  light?: Stick | null;
};

/** Why an enemy strikes a figure without an action of its own. */
export type Leaving = 'disengage' | 'recoil' | 'flight' | 'teleport';

/** A length in hundredths of a millimetre. Sums that leave the range of the number stay at its end. */
export type Length = number;

/** sotas.darkness: how light it is. */
export type Light = 'day' | 'dusk' | 'dark';

/** A grenade being thrown; its kind counts from 0. */
export type Lob = {
  where: {
    /** Its kind. */
    grenade: number;
  };
} | {
  burst: {
    /** Its kind. */
    grenade: number;
    /** Where. */
    at: Point;
    /** Who is caught and still to be rolled for. */
    left: Figures;
    /** Who is rolled for now. */
    now?: string | null;
  };
};

/** A piece that is not yet placed. */
export type LooseView = {
  /** Its number in the pool. */
  piece: number;
  /** Its kind. */
  kind: string;
  /** Its radius, or its width and depth. */
  size: Length[];
};

/** Points of Quality lost, by cause. */
export type Losses = {
  /** sotas.robust.2: wounds. */
  wounds?: number;
  /** sotas.poison.2, sotas.grenade-toxic.3: poison. */
  poison?: number;
  /** sotas.needle-pistol.6: needles. */
  needles?: number;
  /** sotas.contagion.2: contamination. */
  contagion?: number;
};

/** A state of a figure. */
export type Mark = 'down' | 'far-fall' | 'unconscious' | 'confused' | 'climbing' | 'shoulder' | 'psi-damped' | 'field-spent' | 'shield-up' | 'hero-spent' | 'sprint-spent' | 'revealed' | 'antidote' | 'distracted' | 'chanted' | 'bright-light' | 'hidden-at-dawn' | 'dived' | 'contaminated' | 'stone' | 'activated' | 'left-over' | 'aloft' | 'climbed';

/** An object. */
export type ObjectDoc = {
  lying: Place;
} | {
  /** id of a figure */
  carried: string;
};

/** An object. */
export type ObjectView = {
  /** Which. */
  object: string;
  /** What it is called. */
  names: string[];
  /** Where it lies. */
  at?: Point | null;
  /** Who carries it. */
  by?: string | null;
};

/** A part of a number, and the rule it comes from. */
export type Part = {
  /** The rule. */
  rule: string;
  /** What it adds. */
  by: number;
};

/** A piece of terrain. */
export type Piece = {
  /** Its kind. */
  kind: string;
  /** Its id, when something refers to it. */
  id?: string | null;
  /** Centre x, y, width, depth. */
  rect?: Decimal[] | null;
  /** Centre x, y, radius. */
  circle?: Decimal[] | null;
  /** By how many degrees a rectangle is turned clockwise. */
  turned?: Decimal | null;
  /** Corners, x and y each. */
  polygon?: Decimal[][] | null;
  /** Instead of the kind's height. */
  height?: Decimal | null;
  /** Closed below. */
  solid?: boolean;
  /** Of doors and exits. */
  state?: DoorState | null;
  /** The side that may unlock it. */
  owner?: string | null;
  /** Where one must stand to unlock it. */
  inside?: Compass | null;
  /** Where stairs rise to. */
  up?: Compass | null;
  /** The piece that stairs and ladders lead to. */
  to?: string | null;
  /** Of gas. */
  score?: number | null;
  /** English name. */
  en?: string | null;
  /** French name. */
  fr?: string | null;
};

/** What may change about a piece. */
export type PieceState = {
  /** Of a door or an exit. */
  door?: DoorState;
  /** It is no longer there. */
  gone?: boolean;
  /** Tokens of a Task. */
  tokens?: number;
  /** sotas.gravity.3: what random gravity is now, −1 low and +1 high. */
  gravity?: number;
};

/** A piece as it lies. */
export type PieceView = {
  /** Which. */
  piece: string;
  /** Its kind. */
  kind: string;
  /** What it is called. */
  names: string[];
  /** Its outline. */
  shape: Shape;
  /** Its height. */
  height: Length;
  /** sotas.terrain.1: what moving there is like now. */
  ground: Ground;
  /** sotas.terrain.2: what it does to lines of sight now. */
  sight: Sight;
  /** Where it gives cover. */
  cover: Cover;
  /** Whether it can be climbed. */
  climbed: boolean;
  /** What has become of it. */
  state: PieceState;
};

/** A place of the table: `[x, y]` in millimetres from its lower left corner. */
export type Place = Decimal[];

/** How the players lay out the table. */
export type PlacingView = {
  /** How many pieces must still be placed, by all players together. */
  least: number;
  /** How many may. */
  most: number;
  /** How far apart they lie at least. */
  gap: Length;
};

/** A point of the lattice, in hundredths of a millimetre: `x` to the right, `y` upwards. */
export type Point = {
  /** To the right. */
  x: number;
  /** Upwards. */
  y: number;
};

/** A simple polygon, convex or not: counter-clockwise, beginning at its lowest corner (the leftmost of these), without corners in the middle of a side. Two polygons with the same outline are equal. */
export type Polygon = Point[];

/** A table at a decision point. */
export type Position = {
  /** The figures; those left out are as they began, not yet deployed. */
  figures?: FigureDoc[];
  /** Terrain instead of the scenario's. */
  terrain?: Piece[] | null;
  /** What has become of the terrain; as at the start when nothing is said. */
  pieces?: PieceState[] | null;
  /** The sides; seat by seat when nothing is said. */
  sides?: Side[] | null;
  /** The game turn; the first, with the first side's hand, when nothing is said. */
  round?: Round | null;
  /** The activation in progress. */
  active?: Active | null;
  /** What is still to happen. */
  queue?: Effect[];
  /** Who has struck in the chain of recoils. */
  struck?: Figures;
  /** Objects; where the scenario lays them when nothing is said. */
  objects?: ObjectDoc[] | null;
  /** The track of a spell. */
  track?: number | null;
  /** When the bomb goes off. */
  fuse?: number | null;
  /** Whether it has. */
  exploded?: boolean;
  /** How the game ended, if it has. */
  ended?: Ended | null;
  /** What is in progress, the innermost last; the choice of a figure when nothing is said. */
  doing?: Doing[] | null;
};

/** A special rule that is used as an action (D-24). */
export type Power = 'shield' | {
  /** id of a figure */
  form: string;
} | {
  entangle: {
    /** Whom. */
    target: string;
    /** Actions. */
    actions: number;
  };
} | {
  paralyse: {
    /** Whom. */
    target: string;
    /** Actions. */
    actions: number;
  };
} | {
  heal: {
    /** Whom. */
    target: string;
    /** Actions. */
    actions: number;
  };
} | {
  repair: {
    /** Whom. */
    target: string;
    /** Actions. */
    actions: number;
  };
} | {
  /** id of a figure */
  stimulant: string;
} | 'antidote' | {
  /** id of a figure */
  telepathy: string;
} | 'scream' | 'release' | {
  /** id of a figure */
  possess: string;
} | {
  teleport: number;
} | 'screwdriver' | 'light';

/** Where a figure that has vanished may reappear. */
export type Reach = {
  within: Stick;
} | 'anywhere' | {
  jammed: Stick;
} | 'mishap';

/** A rectangle, turned or not, counter-clockwise from its lowest corner. Its four corners are lattice points, and they are the shape: where a turned corner falls between lattice points it is rounded once, here. */
export type Rect = Point[];

/** Attacker or defender. */
export type Role = 'attacker' | 'defender';

/** The game turn. */
export type Round = {
  /** Counted from 1; 0 while the table is set up. */
  turn?: number;
  /** Sides in the order of their hands. */
  order?: string[];
  /** Whose hand it is, by its place in the order. */
  hand?: number;
  /** hands taken this turn, where each side has one. */
  hands?: number;
};

/** Where a climb stands. */
export type Rung = 'test' | {
  /** id of a figure */
  daring: string;
} | 'charging';

/** What a scenario allows (D-35). */
export type Scene = {
  task: {
    /** Which. */
    task: string;
    /** Actions. */
    actions: number;
  };
} | {
  /** id of a task */
  undo: string;
} | {
  /** id of a object */
  'pick-up': string;
} | {
  /** id of a figure */
  'take-from': string;
} | {
  /** id of a piece */
  unlock: string;
} | {
  /** id of a exit */
  exit: string;
} | 'chant';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** A straight line from one point to another. */
export type Segment = {
  /** Where it starts. */
  from: Point;
  /** Where it ends. */
  to: Point;
};

/** A part of the set-up. */
export type SetUp = 'begin' | {
  side: {
    /** Who won the roll. */
    winner: Seat;
  };
} | {
  terrain: {
    /** Who places. */
    seat: Seat;
  };
} | {
  edge: {
    /** Whose. */
    side: string;
  };
} | {
  deploy: {
    /** Who. */
    figure: string;
  };
} | {
  grant: {
    /** Of the scenario. */
    grant: number;
    /** How many are left. */
    left: number;
  };
} | {
  arm: {
    /** Who. */
    figure: string;
  };
};

/** What the scenario lays out. */
export type Setting = {
  /** Its id. */
  scenario: string;
  /** The last game turn. */
  turns?: number | null;
  /** How light it is. */
  light: Light;
  /** The sides. */
  sides: SideView[];
  /** Tasks. */
  tasks: TaskView[];
  /** Objects. */
  objects: ObjectView[];
  /** Ways out. */
  exits: ExitView[];
  /** Where the track of a spell stands, and where it ends. */
  track?: number[] | null;
  /** The game turn at whose end the bomb goes off. */
  fuse?: number | null;
  /** Pieces that players may still place. */
  loose: LooseView[];
  /** How many pieces players place, while they do. */
  placing?: PlacingView | null;
};

/** The outline of a piece. */
export type Shape = {
  disc: Disc;
} | {
  rect: Rect;
} | {
  polygon: Polygon;
} | {
  wall: Wall;
};

/** A shot. */
export type Shoot = {
  /** Whom. */
  target: string;
  /** With what. */
  with: string;
  /** sotas.actions.7: for two actions. */
  aimed?: boolean;
};

/** The faces of a roll in the order they fell, for the log: a rule cannot read them. There are none where nobody listens, and none on a walk over all outcomes, where faces of one class are one. */
export type Shown = string[];

/** A side. */
export type Side = {
  /** Who plays it. */
  seat: Seat;
  /** The table edge it enters from, where it is chosen. */
  edge?: Compass | null;
  /** figures it began with. */
  began?: number;
  /** sotas.morale.18: it has taken its half-strength test. */
  halved?: boolean;
  /** sotas.scenario.5: points of enemy figures lost. */
  destroyed?: number;
};

/** A side. */
export type SideView = {
  /** Which. */
  side: string;
  /** What it is called. */
  names: string[];
  /** Attacker or defender. */
  role: Role;
  /** Who plays it. */
  seat: Seat;
  /** Two corners of where it deploys, where that is a rectangle. */
  zone?: Point[] | null;
  /** Figures it has left. */
  left: number;
  /** Points of enemy figures it has destroyed. */
  destroyed: number;
};

/** What it does to lines of sight. */
export type Sight = 'clear' | 'low' | 'block' | 'wood' | 'hill';

/** Where an opposed roll stands. */
export type Stage = 'grip' | 'dive' | 'roll' | 'striker-rerolls' | 'target-rerolls';

/** What a roll-off is for. */
export type Stake = 'sides' | 'first-hand';

/** sotas.general.6: the three sticks. */
export type Stick = 'short' | 'medium' | 'long';

/** A move in progress. */
export type Stride = {
  where: {
    /** What kind of move. */
    kind: Kind;
  };
} | 'breaking-off' | {
  daring: {
    /** What kind of move. */
    kind: Kind;
    /** Where to. */
    to: Point;
    /** Whom it would engage; nobody for water. */
    foe?: string | null;
  };
} | {
  leaving: {
    /** By which edge. */
    edge: Edge;
  };
} | {
  charging: {
    /** What kind of move. */
    kind: Kind;
    /** Where to. */
    to: Point;
  };
} | {
  escort: Escort;
};

/** An attack on one figure. */
export type Strike = {
  /** Whose attack it is; nobody's for gas. */
  by?: string | null;
  /** Whom it is aimed at. */
  target: string;
  /** How. */
  how: How;
};

/** What came of a test. */
export type Tally = {
  /** Dice that succeeded. */
  successes: number;
  /** Dice that failed. */
  failures: number;
  /** Natural ones among them. */
  ones: number;
};

/** A Task. */
export type TaskView = {
  /** Which. */
  task: string;
  /** What it is called. */
  names: string[];
  /** Where. */
  piece: string;
  /** Whose. */
  side?: string | null;
  /** Tokens there. */
  tokens: number;
  /** How many finish it. */
  of: number;
};

/** A test in progress; it pauses only for a Hero's re-roll. */
export type Test = {
  roll: {
    /** Who. */
    figure: string;
    /** What for. */
    cause: Cause;
    /** How many dice. */
    dice: number;
  };
} | {
  reroll: {
    /** Who. */
    figure: string;
    /** What for. */
    cause: Cause;
    /** What the dice show. */
    tally: Tally;
  };
};

/** What comes of a roll-off. */
export type Then = 'won' | 'again' | 'lots';

/** A die and everything added to it. */
export type Total = {
  /** The die as it fell. */
  die: number;
  /** What is added. */
  parts: Part[];
  /** Both together. */
  total: number;
};

/** A power in use. */
export type Using = {
  damped: {
    /** What for. */
    power: Power;
  };
} | {
  sweep: {
    /** Against whom still. */
    left: Figures;
    /** The screwdriver; a scream needs none. */
    with?: string | null;
    /** sotas.ambush.3: out of hiding. */
    ambush?: boolean;
  };
} | {
  entangled: {
    /** Who did it. */
    by: string;
    /** To whom. */
    target: string;
  };
} | {
  treated: {
    /** Who is treated. */
    patient: string;
    /** How. */
    art: Art;
  };
} | {
  cure: {
    /** Who is treated. */
    patient: string;
    /** How. */
    art: Art;
    /** Successes left. */
    left: number;
  };
} | {
  vanishing: {
    /** Dice to roll. */
    dice: number;
  };
} | {
  vanished: {
    /** Dice rolled. */
    dice: number;
  };
} | {
  reappear: {
    /** How far. */
    reach: Reach;
  };
} | {
  daring: {
    /** Where to. */
    at: Point;
    /** Whom it would engage. */
    foe: string;
    /** How far it may go, where the scenario has a limit. */
    most?: Stick | null;
  };
} | {
  appears: {
    /** How far it may go. */
    reach: Reach;
    /** Where. */
    at: Point;
  };
} | 'over';

/** The table as a viewer knows it. Nothing is hidden, and anybody may measure (sotas.general.9). */
export type View = {
  /** Who looks; nobody's seat for an observer. */
  viewer?: Seat | null;
  /** The whole state. */
  position: Position;
  /** The size of the table. */
  size: Length[];
  /** The sticks, Short first. */
  sticks: Length[];
  /** Figures as they count now. */
  figures: FigureView[];
  /** Pieces that lie on the table. */
  pieces: PieceView[];
  /** What the scenario lays out. */
  setting: Setting;
  /** sotas.activation.13: whether the turn passes after the activation in progress, for its failures. */
  passes: boolean;
};

/** A shot and what may come after it. */
export type Volley = {
  /** With what. */
  with: string;
  /** At whom. */
  target: string;
  /** Where that one stood. */
  at: Point;
  /** sotas.rifle.2, sotas.flamethrower.2: who is hit too. */
  also?: string | null;
  /** sotas.aimed.1. */
  aimed: boolean;
  /** Which shot of a salvo, from 0. */
  nth: number;
  /** sotas.ambush.3: out of hiding. */
  ambush: boolean;
  /** sotas.multishot.1: everybody shot at so far. */
  shot: Figures;
};

/** A wall: everything within `half` of a segment, so that its ends are round. A wall with no thickness still stops what crosses it. */
export type Wall = {
  /** Along its middle. */
  line: Segment;
  /** Half of its thickness. */
  half: Length;
};

/** Which way a climb goes. */
export type Way = 'up' | 'down' | 'over';

/** What became of a weapon. */
export type WeaponDeed = 'emptied' | 'loaded' | 'readied';

/** What can happen. */
export type What = {
  'rolled-off': {
    stake: Stake;
    seats: Seat[];
    dice: number[];
    best: Seat[];
    then: Then;
  };
} | {
  'lot-drawn': {
    stake: Stake;
    seat: Seat;
  };
} | {
  plays: {
    seat: Seat;
    /** id of a side */
    side: string;
  };
} | {
  'defender-drawn': {
    seat: Seat;
  };
} | {
  placed: {
    seat: Seat;
    kind: string;
    at: Point;
  };
} | {
  enters: {
    /** id of a side */
    side: string;
    edge: Compass;
  };
} | {
  deployed: {
    /** id of a figure */
    figure: string;
    at: Point;
  };
} | {
  held: {
    /** id of a figure */
    figure: string;
    /** id of a weapon */
    weapon: string;
  };
} | {
  given: {
    /** id of a figure */
    figure: string;
    item: string;
  };
} | {
  'turn-began': {
    turn: number;
    order: string[];
  };
} | {
  'gravity-rolled': {
    /** id of a piece */
    piece: string;
    die: number;
    gravity: number;
  };
} | {
  activated: {
    /** id of a figure */
    figure: string;
  };
} | {
  tested: {
    /** id of a figure */
    figure: string;
    cause: Cause;
    quality: number;
    parts: Part[];
    target: number;
    free: number;
    dice: Shown;
    successes: number;
    failures: number;
  };
} | {
  rerolled: {
    /** id of a figure */
    figure: string;
    dice: Shown;
  };
} | {
  actions: {
    /** id of a figure */
    figure: string;
    actions: number;
    turnover: boolean;
  };
} | {
  'hand-passed': {
    /** id of a side */
    from: string;
    /** id of a side */
    to: string;
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
  slowed: {
    /** id of a figure */
    figure: string;
    /** id of a piece */
    piece: string;
    witness: Witness;
  };
} | {
  left: {
    /** id of a figure */
    figure: string;
  };
} | {
  did: {
    /** id of a figure */
    figure: string;
    what: Deed;
  };
} | {
  weapon: {
    /** id of a figure */
    figure: string;
    /** id of a weapon */
    weapon: string;
    what: WeaponDeed;
  };
} | {
  attacked: {
    /** id of a figure */
    by: string;
    /** id of a figure */
    target: string;
    how: How;
    gap: Length;
    witness: Witness;
    cover: string[];
  };
} | {
  immune: {
    /** id of a figure */
    target: string;
  };
} | {
  combat: {
    /** id of a figure */
    by?: string | null;
    /** id of a figure */
    target: string;
    how: How;
    striker: Total;
    defender: Total;
  };
} | {
  withstood: {
    /** id of a figure */
    target: string;
    tie: boolean;
  };
} | {
  shrugged: {
    /** id of a figure */
    figure: string;
  };
} | {
  'field-rolled': {
    /** id of a figure */
    figure: string;
    dice: Shown;
  };
} | {
  rolled: {
    /** id of a figure */
    figure: string;
    die: number;
  };
} | {
  harmed: {
    /** id of a figure */
    figure: string;
    /** id of a figure */
    by?: string | null;
    harm: Harm;
  };
} | {
  recoiled: {
    /** id of a figure */
    figure: string;
    from: Point;
    to: Point;
  };
} | {
  thrown: {
    /** id of a figure */
    figure: string;
    to: Point;
  };
} | {
  'no-room': {
    /** id of a figure */
    figure: string;
  };
} | {
  'knocked-down': {
    /** id of a figure */
    figure: string;
  };
} | {
  fell: {
    /** id of a figure */
    figure: string;
    height: Length;
  };
} | {
  wounded: {
    /** id of a figure */
    figure: string;
    quality: number;
  };
} | {
  weakened: {
    /** id of a figure */
    figure: string;
    quality: number;
  };
} | {
  killed: {
    /** id of a figure */
    figure: string;
    gruesome: boolean;
  };
} | {
  sacrificed: {
    /** id of a figure */
    figure: string;
    /** id of a figure */
    saved: string;
  };
} | {
  dreads: {
    /** id of a figure */
    figure: string;
    dread: Dread;
  };
} | {
  fled: {
    /** id of a figure */
    figure: string;
    from: Point;
    to: Point;
  };
} | {
  removed: {
    /** id of a figure */
    figure: string;
  };
} | {
  'changed-sides': {
    /** id of a figure */
    figure: string;
    /** id of a side */
    to: string;
  };
} | {
  became: {
    /** id of a figure */
    figure: string;
    /** id of a profile */
    profile: string;
  };
} | {
  lobbed: {
    /** id of a figure */
    figure: string;
    grenade: number;
    at: Point;
    radius: Length;
  };
} | {
  caught: {
    /** id of a figure */
    figure: string;
    witness: Witness;
  };
} | {
  door: {
    /** id of a piece */
    piece: string;
    state: DoorState;
  };
} | {
  'charge-rolled': {
    /** id of a piece */
    piece: string;
    dice: Shown;
  };
} | {
  'door-roll': {
    /** id of a figure */
    figure: string;
    /** id of a piece */
    piece: string;
    total: Total;
  };
} | {
  struggled: {
    /** id of a figure */
    breaker: string;
    /** id of a figure */
    holder: string;
    striker: Total;
    defender: Total;
  };
} | {
  'piece-gone': {
    /** id of a piece */
    piece: string;
  };
} | {
  tokens: {
    /** id of a task */
    task: string;
    tokens: number;
  };
} | {
  track: {
    track: number;
  };
} | {
  fuse: {
    turn: number;
  };
} | {
  object: {
    /** id of a object */
    object: string;
    /** id of a figure */
    figure?: string | null;
  };
} | {
  escaped: {
    /** id of a figure */
    figure: string;
  };
} | {
  'turn-ended': {
    turn: number;
  };
} | {
  'game-ended': {
    /** id of a side */
    winner?: string | null;
    why: Why;
  };
};

/** Where a figure is. */
export type Whereabouts = 'waiting' | 'table' | 'killed' | 'fled' | 'escaped' | {
  /** id of a figure */
  inside: string;
};

/** Why the game ended. */
export type Why = 'wiped-out' | 'scenario' | 'limit' | 'both';

/** A point, a line or an area that shows why something is so. */
export type Witness = {
  point: Point;
} | {
  line: Segment;
} | {
  area: Point[];
};

/** Work of a scenario whose test is being taken. */
export type Work = {
  /** id of a task */
  task: string;
} | {
  chant: {
    /** Whether it raises the track. */
    up: boolean;
  };
} | {
  bring: {
    /** By which exit. */
    exit: string;
    /** Who will. */
    along: Figures;
  };
};
