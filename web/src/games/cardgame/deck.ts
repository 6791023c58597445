import printed from 'virtual:deck/cardgame';
import type { IconName } from '../../shared/icons';

export type Kind = 'location' | 'defender' | 'enemy' | 'support' | 'start';

/** What is printed on a card. */
export interface Printed {
  kind: Kind;
  strength?: number;
  tp?: number;
  vp?: number;
  copies?: number;
}

const UNKNOWN: Printed = { kind: 'support' };

/** What is printed on a card; of one that a person's own deck brings, only its kind is known. */
export function printedOn(id: string): Printed {
  return printed[id] ?? guess(id);
}

function guess(id: string): Printed {
  const heads: Record<string, Kind> = { loc: 'location', def: 'defender', ene: 'enemy', sup: 'support', start: 'start' };
  const kind = heads[id.split('.')[0] ?? ''];
  return kind ? { kind } : UNKNOWN;
}

/** Each kind has a shape and an icon besides its colour. */
export const KIND_ICONS: Record<Kind, IconName> = {
  location: 'hills',
  start: 'home',
  defender: 'shield',
  enemy: 'spike',
  support: 'spark',
};
