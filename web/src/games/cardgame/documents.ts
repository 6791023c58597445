export type { AttackView, Doing, PlaceView, PlayerView, View } from '../../generated/cardgame';

export type Kind = 'location' | 'defender' | 'enemy' | 'support' | 'start';

/** What is printed on a card. */
export interface Printed {
  kind: Kind;
  strength?: number;
  tp?: number;
  vp?: number;
  copies?: number;
}

/** Cards as far as a viewer knows them; `null` is a card seen from behind. */
export type Seen = (string | null)[];
