import type { GameEvent, Question } from '../../../documents';
import type { Means, Tally } from '../../../generated/exterminate';
import { percent } from '../../../table/percent';
import { t } from '../../../words/reader.svelte';
import { thing } from '../telling';
import type { Part } from './prospects';
import { windowOf } from './stops.svelte';
import { fieldsOf, type Deed, type Kind, type Side } from './rolls';

/** What is asked while the tray shows what it is about, in few words; nothing where the question is short itself. */
export function briefText(question: Question): string | null {
  const { kind } = question;
  const tells = kind.startsWith('window-') || ['final', 'answer', 'declared'].includes(kind);
  return tells ? t('web-exterminate-briefly', { window: windowOf(question) ?? 'other' }) : null;
}

/** Who stands on a side: the figure, or the player where there is none. */
export function sideName({ seat, figure }: Side, names: string[]): string {
  return figure ? thing(figure) : (names[seat ?? -1] ?? '');
}

/** What a roll comes to. */
export function tallyText(tally: Tally): string {
  const [[kind, it] = ['', null]] = Object.entries(tally) as [string, unknown][];
  if (typeof it === 'object' && it !== null) return t('web-exterminate-tally-round', it as Record<string, number>);
  return t(`web-exterminate-tally-${kind}`, { it: typeof it === 'number' ? it : String(it ?? 'nothing') });
}

const TALLIES: Record<Kind, string> = {
  initiative: 'hits', obstacle: 'passage', shot: 'through', blast: 'through', round: 'round', damage: 'damage', stress: 'calms', 'take-back': 'success',
  work: 'work', signal: 'success',
};

/** What an option makes of the roll, as its remark says. */
export function standsText(kind: Kind, remark: Record<string, string> | undefined): string {
  const stands = remark?.['stands'];
  if (!remark || stands === undefined) return '';
  if (kind === 'round') return t('web-exterminate-tally-round', { hits: Number(remark['hits']), against: Number(remark['against']) });
  const it = /^\d+$/.test(stands) ? Number(stands) : kind === 'take-back' || kind === 'signal' ? String(stands === 'yes') : stands;
  return t(`web-exterminate-tally-${TALLIES[kind]}`, { it });
}

/** What an option comes to, as its remark says: what the roll stands at, dice that are then rolled, or what it leaves of a figure. */
export function remarkText(kind: Kind | null, remark: Record<string, string> | undefined): string {
  if (kind) return standsText(kind, remark);
  const { attack, defence, leaves, tokens } = remark ?? {};
  const told = [
    attack === undefined ? '' : t('web-exterminate-dice-against', { attack: Number(attack), defence: Number(defence) }),
    leaves === undefined ? '' : t('web-exterminate-leaves', { it: leaves }),
    tokens === undefined ? '' : t('web-exterminate-tokens', { it: Number(tokens) }),
  ];
  return told.filter(Boolean).join(' · ');
}

/** By what dice are rolled again. */
export function meansText(by: Means): string {
  if (typeof by === 'string') return t(`web-exterminate-by-${by}`);
  const [[, id] = ['', '']] = Object.entries(by) as [string, string][];
  return 'bad-wolf' in by ? t('web-exterminate-by-bad-wolf', { name: thing(id) }) : thing(id);
}

/** The re-roll that a play was. */
export function rerollIn(deed: Deed) {
  return deed.events.map((it: GameEvent) => fieldsOf(it, 'rerolled')).find((it) => it !== null);
}

/** What somebody played, and what it did, in one line. */
export function deedText(deed: Deed, names: string[]): string {
  const name = names[deed.seat] ?? '';
  const find = <K extends string>(key: K) => deed.events.map((it: GameEvent) => fieldsOf(it, key)).find((it) => it !== null);
  const rerolled = rerollIn(deed);
  const card = find('card-played')?.card ?? find('adventure-played')?.card;
  const more = find('damage');
  const stands = deed.tally ? tallyText(deed.tally) : '';
  if (rerolled) {
    const by = card ? thing(card) : meansText(rerolled.by);
    return t('web-exterminate-did-reroll', { name, by, dice: faceText(rerolled.dice), fell: faceText(rerolled.fell), stands });
  }
  if (more && card) return t('web-exterminate-did-die', { name, card: thing(card), fell: faceText(more.dice), stands });
  if (card) return t('web-exterminate-did-card', { name, card: thing(card), stands });
  return t('web-exterminate-did-fate', { name });
}

/** Dice in words: "2 Hits and 1 Armour". */
export const faceText = (dice: string): string => t('web-exterminate-faces', { dice });

/** A part of a prospect in a few words, saying whom it befalls where nobody has: "enemy: Shocked 50 %". */
export function partText({ result, whose, p }: Part, kind: Kind, says: boolean): string {
  const count = /^\d+$/.test(result);
  const what = count ? t(`web-exterminate-tally-${TALLIES[kind]}`, { it: Number(result) }) : t(`web-exterminate-part-${result}`);
  return `${says && whose !== 'nobody' ? `${t(`web-exterminate-whose-${whose}`)} ` : ''}${what} ${percent(p)}`;
}
