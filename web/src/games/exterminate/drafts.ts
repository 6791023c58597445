import type { Choice, Json, Question } from '../../documents';
import type { Point } from '../../generated/exterminate';
import { isWindow } from './tray/stops.svelte';
import { parts } from './things';

/** What an answer is of: a card, being placed elsewhere, something that is climbed, a shot. */
type Of = { play: string } | { jump: string | null } | { climb: string } | { shoot: { with: string; target: string } };

/** An answer that is put together from figures, a place or cards; the rules judge it before it is given. */
export interface Draft {
  of: Of;
  /** So many figures at most. */
  most: number;
  /** A place is named. */
  place: boolean;
  /** What is laid there may be turned by a quarter. */
  turns: boolean;
  /** Cards that may come along. */
  deck: string[];
  figures: string[];
  turned: boolean;
  cards: string[];
}

/** How long and how wide a barricade is: a place is that of its middle. */
export const BARRICADE = { long: 10_160, wide: 1270 };

const EMPTY = { most: 0, place: false, turns: false, deck: [], figures: [], turned: false, cards: [] };

type Fields = { [key: string]: Json };

/** What of a question can be put together on the table; what is offered of it are only examples. */
export function draftsOf(question: Question): Draft[] {
  if (isWindow(question.kind)) return [];
  const drafts = new Map<string, Draft>();
  for (const choice of question.options) {
    const it = draftOf(choice);
    if (!it) continue;
    const key = keyOf(it);
    const known = drafts.get(key) ?? it;
    drafts.set(key, {
      ...known, most: Math.max(known.most, it.most), place: known.place || it.place, turns: known.turns || it.turns, deck: [...new Set([...known.deck, ...it.deck])],
    });
  }
  return [...drafts.values()].filter((it) => it.most > 0 || it.place || it.deck.length > 1);
}

function draftOf(choice: Choice): Draft | null {
  const [name, it] = parts(choice);
  if (typeof it !== 'object' || it === null || Array.isArray(it)) return null;
  const { card, figures, at, turned, piece, with: weapon, target, cards } = it as Fields;
  switch (name) {
    case 'play':
      return { ...EMPTY, of: { play: String(card) }, most: Array.isArray(figures) ? figures.length : 0, place: at !== undefined, turns: turned === true };
    case 'jump':
      return { ...EMPTY, of: { jump: typeof card === 'string' ? card : null }, place: true };
    case 'climb':
      return { ...EMPTY, of: { climb: String(piece) }, place: true };
    case 'shoot':
      return { ...EMPTY, of: { shoot: { with: String(weapon), target: String(target) } }, deck: Array.isArray(cards) ? cards.map(String) : [] };
    default:
      return null;
  }
}

/** What tells a draft from the others of its question. */
export function keyOf({ of }: Draft): string {
  return JSON.stringify(of);
}

/** The card, the piece or the target that a draft is named after; nothing where it is a figure's own skill. */
export function nameOf({ of }: Draft): string | null {
  if ('play' in of) return of.play;
  if ('jump' in of) return of.jump;
  return 'climb' in of ? of.climb : of.shoot.target;
}

/** Takes a figure or leaves it; where there is room for one only, it makes room. */
export function withFigure(draft: Draft, figure: string): Draft {
  if (draft.figures.includes(figure)) return { ...draft, figures: draft.figures.filter((it) => it !== figure) };
  return { ...draft, figures: [...draft.figures, figure].slice(-draft.most) };
}

/** Takes a card along or leaves it. */
export function withCard(draft: Draft, card: string): Draft {
  const cards = draft.cards.includes(card) ? draft.cards.filter((it) => it !== card) : [...draft.cards, card];
  return { ...draft, cards };
}

/** The answer as far as it is put together; nothing while something is missing. */
export function choiceOf(draft: Draft, place: Point | null): Choice | null {
  const { of, figures, turned, cards } = draft;
  if ((draft.place && !place) || (draft.most > 0 && !figures.length)) return null;
  const at = place && { x: place.x, y: place.y };
  if ('jump' in of) return { jump: { at, ...(of.jump === null ? {} : { card: of.jump }) } };
  if ('climb' in of) return { climb: { piece: of.climb, at } };
  if ('shoot' in of) return { shoot: { ...of.shoot, ...(cards.length ? { cards } : {}) } };
  return { play: { card: of.play, ...(figures.length ? { figures } : {}), ...(at ? { at: draft.turns ? cornerOf(at, turned) : at } : {}), ...(turned ? { turned } : {}) } };
}

/** The sides of a barricade, along x and y. */
export function sidesOf(turned: boolean): [x: number, y: number] {
  const { long, wide } = BARRICADE;
  return turned ? [wide, long] : [long, wide];
}

/** From this far a barricade is drawn to a figure; then it leaves a hair's breadth, which is contact. */
const DRAWN = 10_160;
const HAIR = 60;

/** The middle of a barricade that lies against the nearest of some bases, or where it is wished when none is near. */
export function against(wished: Point, turned: boolean, bases: readonly { at: Point; radius: number }[]): Point {
  const half = sidesOf(turned).map((it) => it / 2) as [number, number];
  const gaps = bases.map(({ at, radius }) => {
    const [x, y] = [at.x - wished.x, at.y - wished.y];
    // From the nearest point of the barricade to the middle of the base; straight out of it where the base lies on it.
    const [dx, dy] = [x - clamp(x, half[0]), y - clamp(y, half[1])];
    const [ox, oy] = dx || dy ? [dx, dy] : turned ? [x < 0 ? -1 : 1, 0] : [0, y < 0 ? -1 : 1];
    const far = Math.hypot(ox, oy);
    const inside = dx || dy ? 0 : turned ? half[0] - Math.abs(x) : half[1] - Math.abs(y);
    return { x: ox / far, y: oy / far, gap: (dx || dy ? far : 0) - inside - radius - HAIR };
  });
  const near = gaps.sort((a, b) => Math.abs(a.gap) - Math.abs(b.gap))[0];
  if (!near || near.gap > DRAWN) return wished;
  return { x: Math.round(wished.x + near.x * near.gap), y: Math.round(wished.y + near.y * near.gap) };
}

function clamp(it: number, most: number): number {
  return Math.max(-most, Math.min(most, it));
}

function cornerOf(middle: { x: number; y: number }, turned: boolean): { x: number; y: number } {
  const [x, y] = sidesOf(turned);
  return { x: middle.x - x / 2, y: middle.y - y / 2 };
}
