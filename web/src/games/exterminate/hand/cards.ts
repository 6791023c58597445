import type { Choice, Json, Question } from '../../../documents';
import type { Contest, PlayerView } from '../../../generated/exterminate';

/** Kinds of Combat cards in the order they are shown. */
export const COMBAT = ['hit', 'armour', 're-roll', 'double', 'super-armour', 'lightning', 'fate'];

/** Cards of one kind, counted. */
export interface Stack {
  card: string;
  count: number;
}

/** Cards by kind; those seen from behind are not told apart and left out. */
export function stacked(cards: (string | null)[], order: string[] = COMBAT): Stack[] {
  const counts = new Map<string, number>();
  for (const card of cards) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
  const place = (card: string) => (order.includes(card) ? order.indexOf(card) : order.length);
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => place(a.card) - place(b.card));
}

/** How an Adventure card of a player lies. */
export type Lying = 'hand' | 'open' | 'fresh' | 'exhausted' | 'lasting' | 'discard';

/** Every Adventure card of a player that can be seen, those that can be used first. */
export function adventures(player: PlayerView): { card: string; lying: Lying }[] {
  const lie = (lying: Lying, cards: (string | null)[]) => cards.flatMap((card) => (card === null ? [] : [{ card, lying }]));
  return [
    ...lie('hand', player.adventure), ...lie('open', player.open), ...lie('lasting', player.lasting.map((it) => it.card)), ...lie('fresh', player.fresh),
    ...lie('exhausted', player.exhausted), ...lie('discard', player.discard),
  ];
}

/** The numbers of the options that use a card. */
export function usesOf(question: Question, card: string): number[] {
  return question.options.flatMap((choice, at) => (uses(choice, card) ? [at] : []));
}

type Fields = { [key: string]: Json };

function isFields(it: Json | undefined): it is Fields {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}

function uses(choice: Choice, card: string): boolean {
  if (!isFields(choice)) return false;
  const [[name, it] = ['', null]] = Object.entries(choice);
  if (name === 'card') return it === card;
  // A Fate card pays as a token does.
  if (name === 'save') return card === 'fate' && it === 'card';
  if (!isFields(it)) return false;
  const { by, card: named, cards } = it;
  const coin = isFields(by) && 'fate' in by ? by['fate'] : by;
  if (name === 'reroll') return (by === 'card' && card === 're-roll') || (by === 'fate-card' && card === 'fate') || (isFields(by) && by['adventure'] === card);
  if (name === 'calm' || name === 'rouse' || (name === 'finish' && isFields(by) && 'fate' in by)) return card === 'fate' && coin === 'card';
  if (name === 'finish') return isFields(by) && by['card'] === card;
  return named === card || (Array.isArray(cards) && cards.includes(card));
}

/** What somebody means who wants to play a card now, to learn which rule forbids it; nothing where there is no roll for it. */
export function meantBy(card: string, contest: Contest | null): Choice | null {
  if (!COMBAT.includes(card)) return { play: { card } };
  if (card !== 're-roll' && card !== 'fate') return { card };
  const of = contest?.attack.dice ? 'attack' : 'defence';
  const [first] = contest?.attack.dice || contest?.defence?.dice || '';
  return first ? { reroll: { by: card === 'fate' ? 'fate-card' : 'card', dice: first, of } } : null;
}
