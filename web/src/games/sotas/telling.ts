import type { Part, SideView, View } from '../../generated/sotas';
import { shelf } from '../../state/shelf.svelte';
import { listed } from '../../words/listed';
import { reader, t } from '../../words/reader.svelte';
import { mm } from '../miniatures/chart';
import type { Proof } from '../miniatures/shapes';
import type { Aim, Area, Arrival, Facts, Lure, Peril, Sway } from './measures';
import { acted, activeOf, called, figuresOf, pieceOf, sideOf, statesOf, whereabouts, type Figure } from './model';

const GAME = 'sotas';

/** A length as people read it, in millimetres. */
export function length(it: number): string {
  return new Intl.NumberFormat(reader.locale, { maximumFractionDigits: 0 }).format(Math.ceil(mm(it)));
}

export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** How large a piece of terrain is: across, or its width and depth. */
export function sizeText([width = 0, depth]: readonly number[]): string {
  return depth === undefined ? t('web-sotas-size-round', { across: length(2 * width) }) : t('web-sotas-size', { width: length(width), depth: length(depth) });
}

/** The name of a weapon, a special rule or a kind of terrain. */
export function thing(id: string): string {
  return shelf.name(GAME, reader.lang, id);
}

/** The name of a special rule with what it is about, such as `leader-x(daleks)`. */
export function term(id: string): string {
  const named = thing(id);
  return named === id ? thing(id.split('(')[0] ?? id) : named;
}

/** Special rules as a profile has them: those about something with what that is. */
export function detailed(traits: readonly string[], specials: readonly string[]): { trait: string; name: string }[] {
  return traits.flatMap((trait) => {
    const own = specials.filter((it) => it.startsWith(`${trait}(`));
    return (own.length ? own : [trait]).map((it) => ({ trait, name: term(it) }));
  });
}

export function figureName(view: View, id: string): string {
  return called(view.figures.find((it) => it.figure === id), reader.lang) || thing(id);
}

export function pieceName(view: View, id: string): string {
  return called(pieceOf(view, id), reader.lang) || thing(id);
}

export function sideName(view: View, side: string): string {
  return called(sideOf(view, side), reader.lang);
}

/** The message of a kind that belongs to a rule. */
export function keyOf(kind: string, rule: string): string {
  return `web-sotas-${kind}-${rule.replace(/^sotas\./, '').replaceAll('.', '-')}`;
}

/** What a part of a number is for, in a word or two. */
export function partName({ rule, by }: Part): string {
  const key = keyOf('part', rule);
  return reader.words.has(key) ? t(key, { sign: by < 0 ? 'minus' : 'plus' }) : rule;
}

/** What a part of an attack is for, and what gives it: "cover (Wall)". */
export function partText(view: View, facts: Facts, part: Part): string {
  const by = (facts.seen?.proofs ?? []).filter((it) => it.rule === part.rule).map((it) => proofName(view, it));
  return by.length ? t('web-sotas-part-by', { part: partName(part), names: listed(by) }) : partName(part);
}

/** The name of what a proof is about. */
function proofName(view: View, { piece, figure }: Proof): string {
  if (figure !== undefined) return figureName(view, figure);
  return piece === undefined ? '' : pieceName(view, piece);
}

/** Why something is refused: "Wall 2 is in the way"; nothing where no witness shows it. */
export function proofText(view: View, proof: Proof): string {
  const key = keyOf('proof', proof.rule);
  return reader.words.has(key) ? t(key, { name: proofName(view, proof), gap: length(view.setting.placing?.gap ?? 0) }) : '';
}

/** Why something is refused, in a word or two; nothing where only the rule itself tells it. */
export function whyText(rule: string): string {
  const key = keyOf('why', rule);
  return reader.words.has(key) ? t(key) : '';
}

/** A figure in one sentence: name, side, values, states. */
export function figureText(view: View, figure: Figure): string {
  const states = statesOf(figure).map((it) => t(`web-sotas-state-${it}`));
  const active = activeOf(view) === figure.figure;
  const turn = active ? t('web-sotas-active') : acted(figure) ? t('web-sotas-acted') : t('web-sotas-fresh');
  const where = whereabouts(figure);
  const told = where === 'table' ? [turn, ...states] : [t(`web-sotas-where-${where}`)];
  return t('web-sotas-figure', {
    name: called(figure, reader.lang), side: sideName(view, figure.side), quality: figure.quality, combat: figure.combat, states: told.join(', '),
  });
}

/** What a move to a place comes to. */
export function arrivalText(view: View, arrival: Arrival): string {
  const told = [t('web-sotas-arrival', { length: length(arrival.length), most: length(arrival.most), actions: arrival.actions })];
  if (arrival.slowed) told.push(t('web-sotas-slowed', { piece: pieceName(view, arrival.slowed) }));
  if (arrival.drop) told.push(t('web-sotas-drop', { length: length(arrival.drop) }));
  if (arrival.contacts?.length) told.push(t('web-sotas-touches', { names: listed(arrival.contacts.map((it) => figureName(view, it))) }));
  const seen = arrival.seen_by ?? [];
  const covered = seen.filter((it) => it.cover).length;
  told.push(seen.length ? t('web-sotas-seen-by', { count: seen.length, covered }) : t('web-sotas-unseen'));
  return told.join(' · ');
}

/** What harms whoever goes to a place: "Radiation 1: three dice, each failure counts". */
export function perilsText(view: View, perils: readonly Peril[] = []): string {
  return perils.map(({ piece, rule }) => t(keyOf('peril', rule), { name: pieceName(view, piece) })).join(' · ');
}

/** How long a move may be, and what that is made of: "145 mm (stick 120 + base 25)". */
export function madeOf({ most, stick, base, descent = 0 }: Area): string {
  return t('web-sotas-made-of', { most: length(most), stick: length(stick), base: length(base), descent: descent ? length(descent) : 0 });
}

/** How far a figure gets: on open ground, and where something slows it. */
export function reachText(areas: Area[]): string {
  const told = areas.map((it) => t(it.slowed ? 'web-sotas-reach-slowed' : 'web-sotas-reach', { length: madeOf(it), actions: it.actions }));
  return told.join(' · ');
}

/** Why one would go there. */
export function lureText(view: View, lure: Lure): string {
  if (lure === 'stay') return t('web-sotas-lure-stay');
  const [[kind, of] = ['', '']] = Object.entries(lure);
  const name = typeof of !== 'string' ? '' : kind === 'contact' || kind === 'toward' ? figureName(view, of) : kind === 'way' ? t(`web-sotas-way-${of}`) : pieceName(view, of);
  return t(`web-sotas-lure-${kind}`, { name });
}

/** How far something is and what is seen of it: "Medium, 96 mm; in cover (Wall)". */
export function lineText(view: View, facts: Facts): string {
  const stick = facts.stick ? t(`web-sotas-stick-${facts.stick}`) : t('web-sotas-stick-none');
  // What needs no weapon needs contact.
  const touches = facts.aims?.some((it) => !it.with);
  const told = [touches ? t('web-sotas-contact') : t('web-sotas-gap', { stick, length: length(facts.gap) })];
  const seen = facts.seen;
  if (seen) {
    const by = (seen.proofs ?? []).map((it) => proofName(view, it));
    if (!seen.open) told.push(by.length ? t('web-sotas-hidden-by', { names: listed(by) }) : t('web-sotas-hidden'));
    else if (seen.cover) told.push(by.length ? t('web-sotas-cover-by', { names: listed(by) }) : t('web-sotas-cover'));
    else told.push(t('web-sotas-clear'));
  }
  return told.join(' · ');
}

/** Whether and how well an attack would do, part by part. */
export function aimText(aim: Aim): string {
  const sum = (parts: Aim['attack']) => parts.reduce((total, it) => total + it.by, 0);
  const reach = aim.with && aim.band !== null ? t('web-sotas-band', { band: aim.band + 1, bands: aim.bands, length: length(aim.range * (aim.band + 1)) }) : '';
  const told = t('web-sotas-totals', { attack: signed(sum(aim.attack)), defence: signed(sum(aim.defence)) });
  return [reach, told].filter(Boolean).join(' · ');
}

/** What decides an attack beside its totals: "Cyberman 1 – Heavy Armour: a combat lost by one point counts as a tie". */
export function swayText(view: View, { figure, rule }: Sway): string {
  const key = keyOf('sway', rule);
  return t('web-sotas-sway', { name: figureName(view, figure), what: reader.words.has(key) ? t(key) : rule });
}

/** Every figure by side, those of a seat first. */
export function bands(view: View, seat: number | null): { side: SideView; figures: Figure[] }[] {
  const figures = figuresOf(view);
  const own = (it: SideView) => (it.seat === seat ? 0 : 1);
  const sides = [...view.setting.sides].sort((a, b) => own(a) - own(b));
  return sides.map((side) => ({ side, figures: figures.filter((it) => it.side === side.side) }));
}
