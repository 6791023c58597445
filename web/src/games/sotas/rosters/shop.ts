import type { Fault } from '../../../documents';
import { shelf } from '../../../state/shelf.svelte';
import { of } from '../../../words/reader.svelte';
import { ask, once } from '../../rosters/craft';

const GAME = 'sotas';

/** A band as its player writes it. */
export interface Band {
  name?: string;
  figures: Line[];
}

/** Figures of one profile with the same extras. */
export interface Line {
  profile: string;
  count?: number;
  add?: string[];
}

/** What a band is raised for. */
export type Purpose = { points: number } | { side: { scenario: string; side: string } };

/** What a figure can do. */
export interface Values {
  quality: number;
  combat: number;
  specials: string[];
  weapons: string[];
  grenades?: Record<string, number>;
  items?: string[];
}

export interface Profile extends Values {
  id: string;
  factions: string[];
  kind: string;
  unique: boolean;
  points: number;
}

export interface Side {
  id: string;
  en: string;
  fr: string;
  points: number;
  factions: string[];
  required: string[];
  force: Band;
}

/** Everything bands are made from. */
export interface Shop {
  sizes: number[];
  factions: { id: string; en: string; fr: string }[];
  profiles: Profile[];
  scenarios: { id: string; sides: Side[] }[];
}

/** What is printed on one page. */
export interface Sheet {
  name: string;
  points: number;
  figures: (Required<Values> & { profile: string; count: number; points: number })[];
  entries: string[];
  rules: string[];
}

export interface Checked {
  points: number | null;
  /** What lets it be played with other points than it is raised for. */
  slack?: { most: number; rule: string } | null;
  link: string;
  sheet: Sheet | null;
  faults: Fault[];
}

export const bringShop = once(() => ask<Shop>(GAME, 'shop'));

export function check(roster: Band, purpose: Purpose): Promise<Checked> {
  return ask(GAME, { check: { roster, purpose } });
}

export async function extrasFor(line: Line): Promise<{ id: string; points: number }[]> {
  return (await ask<{ extras: { id: string; points: number }[] }>(GAME, { extras: { profile: line.profile, add: line.add ?? [] } })).extras;
}

export function scenarioName(id: string): string {
  const found = shelf.info(GAME)?.scenarios.find((it) => it.id === id);
  return found ? of(found.title) : id;
}

/** Any band may come where a scenario lists no factions. */
export const isFree = (side: Side) => !side.factions.length;
