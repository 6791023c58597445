import type { Choice, Json, Question } from '../../documents';
import type { Point } from '../../generated/exterminate';
import { distance } from '../miniatures/chart';
import { isWindow } from './tray/stops.svelte';
import { parts } from './things';

/** What an answer is of: a card, being placed elsewhere, something that is climbed, a shot, coming into contact, a round of melee. */
type Of =
  | { play: string; heals?: boolean }
  | { jump: string | null }
  | { climb: string }
  | { shoot: { with: string; target: string } }
  | { join: true }
  | { fight: true };

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
  /** Weapons to fight with. */
  weapons: string[];
  /** So many extra attacks, for dice or further targets. */
  extra: number;
  figures: string[];
  turned: boolean;
  cards: string[];
  weapon: string | null;
  dice: number;
  /** Bends of the way to the place; whether the next one is being thought of. */
  via: Point[];
  bending: boolean;
}

/** How long and how wide a barricade is, as the view says: a place is that of its middle. */
export type Sides = readonly number[];

const EMPTY = {
  most: 0, place: false, turns: false, deck: [], weapons: [], extra: 0, figures: [], turned: false, cards: [], weapon: null, dice: 0, via: [], bending: false,
};

type Fields = { [key: string]: Json };

/** What of a question can be put together on the table; what is offered of it are only examples. */
export function draftsOf(question: Question): Draft[] {
  if (isWindow(question.kind)) return [];
  const drafts = new Map<string, Draft>();
  for (const choice of question.options) {
    const it = draftOf(choice);
    if (!it) continue;
    const key = keyOf(it);
    drafts.set(key, merged(drafts.get(key) ?? it, it));
  }
  const joins: Draft = { ...EMPTY, of: { join: true }, most: 1, place: true };
  // Whoever comes into contact only by a bent way is among no examples.
  if (question.kind === 'join' && !drafts.has(keyOf(joins))) drafts.set(keyOf(joins), joins);
  return [...drafts.values()].filter(isOpen);
}

function merged(known: Draft, it: Draft): Draft {
  const both = (a: string[], b: string[]) => [...new Set([...a, ...b])];
  return {
    ...known, most: Math.max(known.most, it.most), place: known.place || it.place, turns: known.turns || it.turns, extra: Math.max(known.extra, it.extra),
    deck: both(known.deck, it.deck), weapons: both(known.weapons, it.weapons),
  };
}

/** Whether there is more to choose than what is offered. */
function isOpen({ of, most, place, deck, extra }: Draft): boolean {
  return place || deck.length > 1 || ('fight' in of ? most > 0 && extra > 1 : most > 0);
}

const strings = (it: Json | undefined): string[] => (Array.isArray(it) ? it.map(String) : []);

function draftOf(choice: Choice): Draft | null {
  const [name, it] = parts(choice);
  if (typeof it !== 'object' || it === null || Array.isArray(it)) return null;
  const { card, figure, figures, at, turned, heals, piece, with: weapon, target, cards, dice, also } = it as Fields;
  switch (name) {
    case 'play':
      return { ...EMPTY, of: { play: String(card), ...(heals === true ? { heals } : {}) }, most: strings(figures).length, place: at !== undefined, turns: turned === true };
    case 'jump':
      return { ...EMPTY, of: { jump: typeof card === 'string' ? card : null }, place: true };
    case 'climb':
      return { ...EMPTY, of: { climb: String(piece) }, place: true };
    case 'shoot':
      return { ...EMPTY, of: { shoot: { with: String(weapon), target: String(target) } }, deck: strings(cards) };
    case 'join':
      return { ...EMPTY, of: { join: true }, most: 1, place: true, figures: [String(figure)] };
    case 'fight': {
      const [first, named] = [typeof weapon === 'string' ? weapon : null, Number(dice ?? 0)];
      const extra = named + strings(also).length;
      return { ...EMPTY, of: { fight: true }, most: strings(also).length && extra, deck: strings(cards), weapons: first === null ? [] : [first], weapon: first, dice: named, extra };
    }
    default:
      return null;
  }
}

/** What tells a draft from the others of its question. */
export function keyOf({ of }: Draft): string {
  return JSON.stringify(of);
}

/** The card, the piece or the target that a draft is named after; nothing where it is what a figure does by itself. */
export function nameOf({ of }: Draft): string | null {
  if ('play' in of) return of.play;
  if ('jump' in of) return of.jump;
  if ('climb' in of) return of.climb;
  return 'shoot' in of ? of.shoot.target : null;
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

/** The answer as far as it is put together, nodes being left alone or not; nothing while something is missing. */
export function choiceOf(draft: Draft, place: Point | null, barricade: Sides, leaves = false): Choice | null {
  const { of, figures, turned, cards, weapon, dice, via } = draft;
  if ((draft.place && !place) || (draft.most > 0 && !figures.length && !('fight' in of))) return null;
  const at = place && plain(place);
  if ('jump' in of) return { jump: { at, ...(of.jump === null ? {} : { card: of.jump }) } };
  if ('climb' in of) return { climb: { piece: of.climb, at, ...(leaves ? { leave: true } : {}) } };
  if ('shoot' in of) return { shoot: { ...of.shoot, ...(cards.length ? { cards } : {}) } };
  if ('join' in of) return { join: { figure: figures[0] ?? null, to: at, ...(via.length ? { via: via.map(plain) } : {}) } };
  if ('fight' in of) {
    return { fight: { ...(weapon === null ? {} : { with: weapon }), ...(dice ? { dice } : {}), ...(figures.length ? { also: figures } : {}), ...(cards.length ? { cards } : {}) } };
  }
  const there = at && (draft.turns ? cornerOf(at, sidesOf(barricade, turned)) : at);
  return { play: { card: of.play, ...(figures.length ? { figures } : {}), ...(there ? { at: there } : {}), ...(turned ? { turned } : {}), ...(of.heals ? { heals: true } : {}) } };
}

function plain({ x, y }: Point): { x: number; y: number } {
  return { x, y };
}

/** The sides of a barricade, along x and y. */
export function sidesOf([long = 0, wide = 0]: Sides, turned: boolean): [x: number, y: number] {
  return turned ? [wide, long] : [long, wide];
}

/** From this far a barricade is drawn to a figure; then it leaves a hair's breadth, which is contact. */
const DRAWN = 10_160;
const HAIR = 60;

/** The middle of a barricade that lies against the nearest of some bases, or where it is wished when none is near. */
export function against(wished: Point, barricade: Sides, turned: boolean, bases: readonly { at: Point; radius: number }[]): Point {
  const half = sidesOf(barricade, turned).map((it) => it / 2) as [number, number];
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

/** The middle of a base that touches a disc or what lies between corners, where that is nearest to a wish. */
export function touching(wished: Point, radius: number, goal: { at: Point; radius: number } | { corners: readonly Point[] }): Point {
  const near = 'at' in goal ? goal.at : rimOf(goal.corners, wished);
  const within = 'corners' in goal && isWithin(goal.corners, wished);
  // From within, straight out through the nearest side.
  const [x, y] = within ? [near.x - wished.x, near.y - wished.y] : [wished.x - near.x, wished.y - near.y];
  const far = Math.hypot(x, y);
  const out = radius + HAIR + ('at' in goal ? goal.radius : 0);
  return { x: Math.round(near.x + (far ? x / far : 0) * out), y: Math.round(near.y + (far ? y / far : 1) * out) };
}

/** Each corner with the next one. */
function sides(corners: readonly Point[]): [Point, Point][] {
  return corners.map((from, at) => [from, corners[(at + 1) % corners.length] ?? from]);
}

/** The point of an outline nearest to a place. */
function rimOf(corners: readonly Point[], place: Point): Point {
  const all = sides(corners).map(([from, to]) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const part = Math.max(0, Math.min(1, ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
    return { x: from.x + dx * part, y: from.y + dy * part };
  });
  return all.reduce((a, b) => (distance(b, place) < distance(a, place) ? b : a));
}

function isWithin(corners: readonly Point[], place: Point): boolean {
  const turns = sides(corners).map(([from, to]) => Math.sign((to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x)));
  return turns.every((it) => it > 0) || turns.every((it) => it < 0);
}

function clamp(it: number, most: number): number {
  return Math.max(-most, Math.min(most, it));
}

function cornerOf(middle: { x: number; y: number }, [x, y]: [number, number]): { x: number; y: number } {
  return { x: middle.x - x / 2, y: middle.y - y / 2 };
}
