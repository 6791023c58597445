import type { Part, View } from '../../generated/exterminate';
import { shelf } from '../../state/shelf.svelte';
import { listed } from '../../words/listed';
import { reader, t } from '../../words/reader.svelte';
import { nameOf, type Draft } from './drafts';
import type { Between, Fire, Sighted, Verdict, Walk } from './measures';
import type { Proof } from '../miniatures/shapes';
import { acted, activeOf, PRISONER, statesOf, whereabouts, type Figure } from './model';

export const GAME = 'exterminate';

/** A length as people read it, in inches. */
export function length(it: number): string {
  return t('web-exterminate-inches', { length: it });
}

export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** The name of a figure, a weapon, a piece, a node or a card. */
export function thing(id: string): string {
  return shelf.name(GAME, reader.lang, id);
}

export function names(ids: readonly string[]): string {
  return listed(ids.map(thing));
}

/** The text of a rule, once the catalogue is there. */
export function ruleText(rule: string): string {
  return shelf.ruleText(GAME, reader.lang, rule) ?? rule;
}

/** The rules by which the faction of a seat scores beside what the scenario counts (ex.bo). */
export function bonusesOf(view: View, seat: number): string[] {
  return shelf.title(GAME, view.players[seat]?.faction ?? '')?.rules.filter((it) => it.startsWith('ex.bo.')) ?? [];
}

/** The message of a kind that belongs to a rule. */
function keyOf(kind: string, rule: string): string {
  return `web-exterminate-${kind}-${rule.replace(/^ex\./, '').replaceAll('.', '-')}`;
}

/** What a part of a number is for, in a word or two. */
export function partName(rule: string): string {
  const key = keyOf('part', rule);
  return reader.words.has(key) ? t(key) : rule;
}

export function sum(parts: readonly Part[]): number {
  return Math.max(0, parts.reduce((total, it) => total + it.by, 0));
}

/** What a figure does in this sub-phase: now, not yet, or no more. */
export function turnState(view: View, figure: Figure): string {
  if (figure.waits) return t('web-exterminate-waits');
  if (activeOf(view) === figure.figure) return t('web-exterminate-active');
  return t(acted(view, figure) ? 'web-exterminate-acted' : 'web-exterminate-fresh');
}

/** A figure in one sentence: name, faction, values, states. */
export function figureText(view: View, figure: Figure): string {
  const states = statesOf(view, figure).map((it) => t(`web-exterminate-state-${it}`));
  const where = whereabouts(figure);
  const told = where === 'table' ? [turnState(view, figure), ...states] : [t(`web-exterminate-where-${where}`)];
  return t('web-exterminate-figure', {
    name: thing(figure.figure), faction: thing(view.players[figure.seat]?.faction ?? ''), movement: figure.movement, resistance: figure.resistance,
    melee: figure.melee, shoot: figure.shoot, states: told.join(', '),
  });
}

/** What a figure takes or touches where it would end, or is only just short of; nothing where it is near nothing. */
export function goalText({ walk, goal }: Verdict): string {
  if (walk?.nodes?.length) return t('web-exterminate-takes', { names: names(walk.nodes) });
  if (!goal) return '';
  const name = goal.id === PRISONER ? t('web-exterminate-the-prisoner') : thing(goal.id);
  return goal.gap > 0 ? t('web-exterminate-short', { name, length: goal.gap }) : t('web-exterminate-meets', { name });
}

/** What a move comes to. */
function walkText(walk: Walk, verdict: Verdict): string {
  const { climb } = verdict;
  const [far, most] = walk.length;
  const told = [climb ? t('web-exterminate-climbs', { name: thing(climb), length: far }) : t('web-exterminate-walk', { length: far, most })];
  if (walk.via?.length) told.push(t('web-exterminate-round'));
  const tests = [...walk.pieces, ...walk.enemies];
  if (tests.length) told.push(t('web-exterminate-tests', { names: names(tests), count: tests.length }));
  const goal = goalText(verdict);
  if (goal) told.push(goal);
  if (walk.near?.length) told.push(t('web-exterminate-near', { names: names(walk.near) }));
  return told.join(' · ');
}

/** What stops a move or keeps something from a place: who or what is in the way, or what a line shows. */
function proofText({ piece, figure, rule }: Proof): string {
  const own = keyOf('proof', rule);
  if (piece && reader.words.has(own)) return t(own, { name: thing(piece) });
  if (figure) return t('web-exterminate-proof-near', { name: thing(figure) });
  return piece ? t('web-exterminate-proof-across', { name: thing(piece) }) : t(keyOf('proof', rule));
}

/** Why something is refused, in a few words; nothing where only the rule itself tells it. */
function whyText({ proof, rule }: Verdict): string {
  if (proof) return proofText(proof);
  const key = keyOf('why', rule ?? '');
  return reader.words.has(key) ? t(key) : '';
}

/** What the rules say of a place that is thought of. */
export function verdictText(verdict: Verdict): string {
  const told = verdict.walk ? walkText(verdict.walk, verdict) : '';
  if (verdict.legal) return told || t('web-map-fits');
  const why = whyText(verdict);
  if (verdict.stop) return `${why ? t('web-map-stops-why', { why }) : t('web-map-stops')} · ${told}`;
  return why ? t('web-map-not-here-why', { why }) : t('web-map-not-here');
}

/** What is seen of a target: clear, in cover, obstructed and by what, or blocked. */
export function sightText(shot: Sighted): string {
  const by = shot.proofs.flatMap(({ piece, figure }) => piece ?? figure ?? []);
  if (shot.blocked) return by.length ? t('web-exterminate-blocked-by', { names: names(by) }) : t('web-exterminate-blocked');
  const told = [by.length ? t('web-exterminate-obstructed', { names: names(by), count: by.length }) : t('web-exterminate-clear')];
  if (shot.cover) told.push(t('web-exterminate-cover'));
  return told.join(' · ');
}

/** How far something is and what is seen of it. */
export function lineText(facts: Between): string {
  return [length(facts.gap), ...(facts.shot ? [sightText(facts.shot)] : [])].join(' · ');
}

/** Whether a weapon reaches, and its dice. */
export function fireText(facts: Between, fire: Fire): string {
  if (fire.range === undefined) return t('web-exterminate-close');
  // What is a hair beyond a limit still counts as within: the rules say where it lies.
  const far = fire.dice.some((it) => it.rule === 'ex.rg.3') || (fire.rule !== undefined && facts.gap > fire.range);
  const key = fire.rule === 'ex.rg.4' ? 'out' : far ? 'far' : 'in';
  const reach = t(`web-exterminate-range-${key}`, { range: fire.range, most: 2 * fire.range });
  return fire.rule ? reach : `${reach} · ${t('web-exterminate-dice-against', { attack: sum(fire.dice), defence: sum(facts.shot?.defence ?? []) })}`;
}

/** Whether some weapon can be fired. */
export function canFire(facts: Between): boolean {
  return Boolean(facts.shot?.weapons.some((it) => !it.rule && sum(it.dice) > 0));
}

/** What comes of aiming at somebody, in a word: the dice of the best weapon, or why not. */
export function aimText(facts: Between): string {
  const weapons = facts.shot?.weapons.filter((it) => it.range !== undefined) ?? [];
  const [best] = weapons.filter((it) => !it.rule).sort((a, b) => sum(b.dice) - sum(a.dice));
  if (best) {
    const dice = t('web-exterminate-dice-against', { attack: sum(best.dice), defence: sum(facts.shot?.defence ?? []) });
    return best.cards?.length ? `${dice} (${names(best.cards)})` : dice;
  }
  const [first] = weapons;
  if (first && facts.shot?.blocked) return t('web-exterminate-hidden');
  return first?.rule === 'ex.rg.4' ? fireText(facts, first) : t('web-exterminate-cannot-shoot');
}

/** What an answer that is put together is called. */
export function draftTitle(draft: Draft): string {
  if ('join' in draft.of) return t('web-exterminate-draft-join');
  if ('fight' in draft.of) return t('web-exterminate-draft-fight');
  const name = thing(nameOf(draft) ?? 'vortex-jump');
  if ('play' in draft.of && draft.of.heals) return t('web-exterminate-draft-heals', { name });
  if ('climb' in draft.of) return t('web-exterminate-draft-climb', { name });
  return 'shoot' in draft.of ? t('web-exterminate-draft-shot', { name, weapon: thing(draft.of.shoot.with) }) : name;
}
