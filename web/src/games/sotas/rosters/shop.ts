import type { Fault, Json } from '../../../documents';
import { engine } from '../../../state/shelf.svelte';

const GAME = 'sotas';

/** A band as its player writes it. */
export interface Roster {
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

export interface Profile {
  id: string;
  factions: string[];
  kind: string;
  quality: number;
  combat: number;
  specials: string[];
  weapons: string[];
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
  force: Roster;
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
  figures: { profile: string; count: number; points: number; quality: number; combat: number; specials: string[]; weapons: string[]; grenades: Record<string, number>; items: string[] }[];
  entries: string[];
  rules: string[];
}

export interface Checked {
  points: number | null;
  link: string;
  sheet: Sheet | null;
  faults: Fault[];
}

let shop: Promise<Shop> | null = null;

/** The shop, brought once. */
export function bringShop(): Promise<Shop> {
  shop ??= ask<Shop>('shop');
  shop.catch(() => (shop = null));
  return shop;
}

export function check(roster: Roster, purpose: Purpose): Promise<Checked> {
  return ask({ check: { roster, purpose } } as unknown as Json);
}

export async function extrasFor(line: Line): Promise<{ id: string; points: number }[]> {
  return (await ask<{ extras: { id: string; points: number }[] }>({ extras: { profile: line.profile, add: line.add ?? [] } })).extras;
}

export async function fromLink(link: string): Promise<Roster> {
  return (await ask<{ roster: Roster }>({ read: link })).roster;
}

async function ask<T>(asked: Json): Promise<T> {
  return (await engine.muster(GAME, asked)) as T;
}

/** A roster of a file, or nothing when it is none. */
export function fromFile(text: string): Roster | null {
  try {
    const read = JSON.parse(text) as Roster;
    const sound = Array.isArray(read.figures) && read.figures.every((it) => typeof it.profile === 'string');
    return sound ? { name: String(read.name ?? ''), figures: read.figures } : null;
  } catch {
    return null;
  }
}
