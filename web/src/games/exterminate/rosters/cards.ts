import type { Fault, Title } from '../../../documents';
import { shelf } from '../../../state/shelf.svelte';
import { reader } from '../../../words/reader.svelte';
import { ask, once } from '../../rosters/craft';

export const GAME = 'exterminate';

/** A faction as its player writes it. */
export interface Faction {
  name?: string;
  faction: string;
  cards?: string[];
  /** Cards of one's own, as text in the form of `cards.toml`. */
  own?: string;
}

/** How many cards a side are agreed. */
export interface Purpose {
  cards: number;
}

/** What a card says. */
export interface Card {
  card: string;
  count: number;
  figures: number;
  fate: number;
  movement: string;
  resistance: number;
  melee: number;
  shoot: number;
  wounds: number;
  vp: number;
  traits: string[];
  weapons: string[];
}

/** A card to choose: whose it is, whether others may hire it, whether it can be there once only. */
export interface Offered {
  faction: string;
  title: Title;
  hired: boolean;
  once: boolean;
  card: Card;
}

/** Everything factions are made from. */
export interface Range {
  most: number;
  /** Each with the force for those who do not compose one. */
  factions: { title: Title; usual: string[] }[];
  cards: Offered[];
  scenarios: { id: string; cards: number; rosters: Faction[]; sides: { title: Title; faction: string | null }[] }[];
}

/** What is printed on one page. */
export interface Sheet {
  name: string;
  faction: string;
  fate: number;
  cards: Card[];
  weapons: { weapon: string; range: string | null; dice: number; traits: string[] }[];
  entries: string[];
  rules: string[];
}

export interface Checked {
  faults: Fault[];
  link: string | null;
  sheet?: Sheet | null;
  cards?: string[];
}

export const bringRange = once(() => ask<Range>(GAME, 'cards'));

/** Everything there is with cards of one's own, or what is wrong with them. */
export function rangeWith(own: string): Promise<Range> {
  return own ? ask<Range>(GAME, { own }) : bringRange();
}

export function check(roster: Faction, purpose: Purpose): Promise<Checked> {
  return ask(GAME, { check: { roster, cards: purpose.cards } });
}

/** The name of a weapon, a special rule or a card. */
export function thing(id: string): string {
  return shelf.name(GAME, reader.lang, id);
}

/** A special rule with its number, such as `melee(2)`. */
export function term(id: string): string {
  const [name = id, number] = id.replace(')', '').split('(');
  return number ? `${thing(name).replace(/ \(.\)$/, '')} (${number})` : thing(name);
}

export function named(title: Title | undefined): string {
  return title?.[reader.lang] ?? '';
}
