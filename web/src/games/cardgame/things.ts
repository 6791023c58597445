import type { Choice, Json, Question } from '../../documents';
import type { Thing } from '../surface';
import { printedOn } from './deck';
import type { Doing, PlayerView, View } from '../../generated/cardgame';

/** A choice that names something: its tag and what it names. */
export function named(choice: Choice): [tag: string, it: string | number] | null {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return null;
  const [entry] = Object.entries(choice);
  if (!entry) return null;
  const [tag, it] = entry;
  return typeof it === 'string' || typeof it === 'number' ? [tag, it] : null;
}

/** The thing on the table a choice names; nothing when it is a button. */
export function thingOf(choice: Choice, json: Json): Thing | null {
  const view = json as unknown as View;
  const it = named(choice);
  if (!it) return null;
  const [tag, id] = it;
  switch (tag) {
    case 'take':
      return `reserve:${id}`;
    case 'take-unit':
      return `unit:${id}`;
    case 'from':
      return `seat:${id}`;
    case 'buy':
      return 'pile';
    case 'nth':
      return attackThing(view, Number(id));
    case 'lose':
      return attackThing(view, attackedBy(view)?.indexOf(String(id)) ?? -1);
    case 'tesselecta':
      return tesselecta(view, String(id));
    default:
      return lying(view, String(id));
  }
}

/** What the viewer has; an observer has nothing. */
function ownOf(view: View): PlayerView | undefined {
  return view.players[view.viewer ?? -1];
}

/** A card in the viewer's hand, or a Location in a row. */
function lying(view: View, id: string): Thing | null {
  if (ownOf(view)?.hand.includes(id)) return `hand:${id}`;
  return view.places.some((it) => it.location === id) ? `place:${id}` : null;
}

/** Where what is being done takes place. */
export function placeOf(view: View): string | null {
  for (const doing of view.doing.toReversed()) {
    const at = inside(doing)?.['at'];
    if (typeof at === 'string') return at;
  }
  return null;
}

/** The fields of a part of the rules in progress: of `{"aid": {"which": {"at": …}}}` the inner ones. */
function inside(doing: Doing): { [key: string]: unknown } | null {
  const [fields] = Object.values(doing);
  if (typeof fields !== 'object') return null;
  if ('at' in fields) return fields;
  const [inner] = Object.values(fields);
  return typeof inner === 'object' && inner !== null ? (inner as { [key: string]: unknown }) : null;
}

function attackedBy(view: View): (string | null)[] | null {
  const at = placeOf(view);
  const attack = view.places.find((it) => it.location === at)?.attack;
  return attack ? attack.enemies.map((it) => it.card ?? null) : null;
}

function attackThing(view: View, nth: number): Thing | null {
  const at = placeOf(view);
  return at === null || nth < 0 ? null : `enemy:${at}:${nth}`;
}

function tesselecta(view: View, zone: string): Thing | null {
  const own = ownOf(view);
  const held = (zone === 'hand' ? own?.hand : own?.reserve)?.find((id) => id?.startsWith('sup.tesselecta'));
  return held ? `${zone}:${held}` : null;
}

/** The id of the card or Location a thing shows. */
export function idOf(thing: Thing): string | null {
  const [zone, id] = thing.split(':');
  return id && ['hand', 'reserve', 'unit', 'place', 'card'].includes(zone ?? '') ? id : null;
}

/** Tags under which a card of a kind is played. */
const PLAYED = { location: 'location', start: 'location', defender: 'defender', enemy: 'enemy', support: 'support' } as const;

/** The choice a person means by clicking an unlit thing. */
export function meant(thing: Thing, question: Question): Choice | null {
  const [zone, id] = thing.split(':');
  if (!id) return null;
  const asks = (tag: string) => question.options.some((it) => named(it)?.[0] === tag);
  if (zone === 'place') return asks('at') ? { at: id } : null;
  if (zone !== 'hand') return null;
  if (asks('add')) return { add: id };
  return question.step === 'begins' ? { [PLAYED[printedOn(id).kind]]: id } : null;
}

/** The choices a person means by dragging a card somewhere, in order. */
export function dropped(thing: Thing, zone: Thing, options: Choice[], json: Json): Choice[] {
  const [from, id] = thing.split(':');
  const [to, at] = zone.split(':');
  if (!id || !from) return [];
  const offered = (tag: string) =>
    options.some((it) => {
      const one = named(it);
      return one?.[0] === tag && one[1] === id;
    });
  if (from === 'reserve') return to === 'hand' ? [{ take: id }] : [];
  if (from !== 'hand' || to === 'hand') return [];
  if (to === 'reserve' || to === 'discard') return [{ [to]: id }];
  if (offered('add')) {
    // What is being put together has its place; elsewhere it is refused.
    const place = placeOf(json as unknown as View);
    return to === 'place' && at && place !== null && at !== place ? [{ at }] : [{ add: id }];
  }
  const tag = PLAYED[printedOn(id).kind];
  if (tag === 'location') return [{ location: id }];
  return to === 'place' && at ? [{ [tag]: id }, { at }] : [{ [tag]: id }];
}

/** The zones a dragged card may be meant for. */
export function zones(thing: Thing, options: Choice[], json: Json): Thing[] {
  const view = json as unknown as View;
  const id = thing.split(':')[1];
  const uses = options.map(named).flatMap((it) => (it && it[1] === id ? [it[0]] : []));
  return uses.flatMap((tag) => {
    if (tag === 'take') return ['hand'];
    if (tag === 'reserve' || tag === 'discard') return [tag];
    if (tag === 'location') return [`row:${view.viewer}`];
    const places = view.places.map((it) => it.location);
    return places.filter((it) => tag !== 'add' || it === placeOf(view)).map((it) => `place:${it}`);
  });
}

/** Cards put together so far, and where they go. */
export function staged(json: Json): { things: string[]; at: string | null } | null {
  const view = json as unknown as View;
  return view.staged.length ? { things: view.staged, at: placeOf(view) } : null;
}

/** Whether a choice brings cards of both sides together, so that its odds are worth telling. */
export function risky(choice: Choice, json: Json): boolean {
  const view = json as unknown as View;
  const it = named(choice);
  const at = it?.[0] === 'at' ? it[1] : choice === 'done' ? placeOf(view) : null;
  const place = view.places.find((one) => one.location === at);
  if (!place || !view.staged.length) return false;
  return Boolean(place.attack) || place.defenders.length > 0;
}

/** The end of a Conflict that whoever is asked hopes for. */
export function hoped(question: Question): string | null {
  if (question.kind.startsWith('defend')) return 'defender-wins';
  return question.kind.startsWith('attack') ? 'attacker-wins' : null;
}
