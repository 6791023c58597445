import type { Component } from 'svelte';
import type { Fault, Json } from '../../documents';
import { Refused } from '../../engine/engine';
import { LONGEST_LINK, pack, unpack } from '../../shared/pack';
import { engine } from '../../state/shelf.svelte';
import { inBoth } from '../../words/reader.svelte';

/** What a player writes: a band of figures, a faction of cards. */
export interface Roster {
  name?: string;
  /** What its player has written beside the game's own, as text. */
  own?: string;
}

/** A roster, and what it is made for in the game's own terms. */
export interface Draft<R extends Roster = Roster, P = unknown> {
  roster: R;
  purpose: P;
}

/** One that is kept on this device. */
export interface Kept<R extends Roster = Roster, P = unknown> extends Draft<R, P> {
  id: string;
}

/** Ready-made ones under a heading. */
export interface Ready {
  title: string;
  list: (Draft & { title: string })[];
}

/** What the rules say to a roster. */
export interface Checked {
  faults: Fault[];
  /** A text for addresses, where it has one. */
  link: string | null;
}

/** Whoever takes a roster in a scenario. */
export interface Side {
  title: string;
  /** What is played where nothing else is brought. */
  suggested: Roster;
  about: string;
}

/** The table that a roster is made for, as far as it says so. */
export interface Meant {
  scenario?: string;
  side?: number;
  options?: Record<string, string>;
}

/** What a game brings so that its rosters can be written, kept, shared, printed and played. */
export interface Craft {
  /** Brings what there is to choose from; everything else needs it. */
  bring(): Promise<void>;
  /** An empty one. */
  fresh(): Draft;
  /** One that somebody else wrote. */
  taken(roster: Roster): Draft;
  /** Whether a document is a roster of the game. */
  reads(document: Json): boolean;
  ready(): Ready[];
  /** What the rules say to a roster. */
  check(draft: Draft): Promise<Checked>;
  /** How much there is in a roster, in a few words; what it is called need not be said again. */
  about(roster: Roster, called?: string): string;
  /** Whether there is nobody in a roster: nothing that could be agreed on makes it playable. */
  isEmpty(roster: Roster): boolean;
  /** What is in a roster, in one line. */
  contents(roster: Roster): string;
  sides(scenario: string, players: number): Side[];
  meant(draft: Draft): Meant;
  Editor: Component<{ kept: Kept }>;
}

/** Asks the rules about rosters. */
export async function ask<T>(game: string, asked: unknown): Promise<T> {
  return (await engine.muster(game, asked as Json)) as T;
}

/** As long a name is kept. */
export const LONGEST_NAME = 60;

/** Where a roster is read that is shared by a link: what the rules write of it, what its player has written, packed, then what it is called. */
export function linkTo(game: string, link: string, name = ''): string {
  const called = name.trim().slice(0, LONGEST_NAME);
  return `#/rosters/${game}/read/${link}${called ? `/${encodeURIComponent(called)}` : ''}`;
}

/** What stands between what the rules write and what a player has written. */
const BESIDE = '!';

/** The text for addresses with what a player has written; nothing where that is too long for an address. */
export async function linkWith(link: string | null, own = ''): Promise<string | null> {
  if (link === null || !own) return link;
  const packed = await pack(own);
  return packed.length > LONGEST_LINK ? null : `${link}${BESIDE}${packed}`;
}

/** The roster of a link, under the name that it was shared by. */
export async function fromLink(game: string, link: string, name = ''): Promise<Roster> {
  const [plain = '', packed] = link.split(BESIDE);
  const own = packed ? await unpack(packed) : '';
  if (own === null) throw new Refused({ code: 'bad-roster', message: inBoth('web-roster-no-link') });
  const { roster } = await ask<{ roster: Roster }>(game, { read: plain });
  return { ...roster, ...(own ? { own } : {}), ...(name ? { name: name.slice(0, LONGEST_NAME) } : {}) };
}

/** The roster of a file, or nothing when it is none. */
export function fromFile(craft: Craft, text: string): Roster | null {
  try {
    const read = JSON.parse(text) as Json;
    return craft.reads(read) ? (read as unknown as Roster) : null;
  } catch {
    return null;
  }
}

/** Brings something once; after a failure the next who asks tries again. */
export function once<T>(bring: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () => {
    coming ??= bring();
    coming.catch(() => (coming = null));
    return coming;
  };
}
