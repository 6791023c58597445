/** The card game's view, as the crate writes it; `null` is a card seen from behind. */

export type Kind = 'location' | 'defender' | 'enemy' | 'support' | 'start';

/** What is printed on a card. */
export interface Printed {
  kind: Kind;
  strength?: number;
  tp?: number;
  vp?: number;
  copies?: number;
}

export type Seen = (string | null)[];

export interface View {
  viewer: number | null;
  active: number;
  phase: 'normal' | 'announced' | { endgame: { turns: number; idle: number } };
  ended: string | null;
  players: PlayerView[];
  places: PlaceView[];
  pile: number;
  discard: string[];
  boxed: number;
  bank: number;
  end_drawn: boolean;
  doing: Doing[];
  staged: string[];
}

export interface PlayerView {
  hand: Seen;
  reserve: Seen;
  units: string[];
  beside: string[];
  reserve_places: number;
  tp: number;
  tardises: number;
  daleks: number;
  unit_taken_back: boolean;
}

export interface PlaceView {
  location: string;
  owner: number;
  vp: number;
  tardis: boolean;
  defenders: Seen;
  attack: AttackView | null;
}

export interface AttackView {
  by: number;
  rivers: number;
  enemies: { card: string | null; facing: 'down' | 'turned' | 'up' }[];
}

/** A part of the rules in progress: its name, and what it remembers. */
export type Doing = Record<string, string | { [key: string]: unknown }>;
