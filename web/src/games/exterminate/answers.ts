import type { Choice, Question } from '../../documents';
import { of, t } from '../../words/reader.svelte';
import { thing } from './telling';
import { asksMove, field, parts, thingOf } from './things';
import { isIdle } from './tray/stops.svelte';
import { remarkText } from './tray/telling';

/** An answer that a panel offers. */
export interface Answer {
  label: string;
  /** What is answered; further answers are given once the table asks for them. */
  choices: [Choice, ...Choice[]];
  /** Its odds are told. */
  odds?: boolean;
  /** What it comes to before dice fall. */
  note?: string;
}

export interface Offer {
  title: string;
  answers: Answer[];
  /** What is rarely wanted. */
  more: Answer[];
}

/** So many places are shown at once. */
const PLACES = 6;
/** What a place leads to that is offered first. */
const LEADS = new Set(['node', 'civilian', 'toward-civilian', 'prisoner', 'toward-prisoner']);
/** So many ways to fight are shown with their odds. */
const ODDS = 3;

/** What a question offers beside places on the table, cards and plain buttons, given who is chosen. */
export function offerOf(question: Question, chosen: string | null): Offer | null {
  const all = question.options.flatMap((choice, at): (Answer & { name: string; thing: string | null })[] => {
    const label = question.labels[at];
    const note = remarkText(null, question.remarks?.[at]);
    return label ? [{ label: of(label), choices: [choice], name: parts(choice)[0], thing: thingOf(choice, null, question.kind), ...(note ? { note } : {}) }] : [];
  });
  const named = (...names: string[]) => all.filter((it) => names.includes(it.name));
  const offer = (title: string, answers: Answer[], more: Answer[] = []): Offer | null => (answers.length || more.length ? { title: t(title), answers, more } : null);
  const { kind } = question;
  if (isIdle(question)) return fated(named('calm', 'rouse'), (first, more) => offer('web-exterminate-before-end', first, more));
  if (kind === 'pick-mover' || kind === 'pick-shooter') {
    const own = all.filter((it) => it.thing === `figure:${chosen}`);
    return offer('web-exterminate-actions', own.flatMap((it) => (it.name === 'figure' && chosen ? picked(kind, chosen) : [it])));
  }
  if (kind === 'pick-melee') return offer('web-exterminate-engage', named('engage'));
  if (kind === 'join') {
    const nearest = (it: Answer, at: number, ways: Answer[]) => ways.findIndex((other) => who(other) === who(it)) === at;
    const ways = named('join');
    // Where there is one way to fight, the dice fall as soon as nobody else joins.
    const first = ways.filter(nearest).map((it, at) => ({ ...it, odds: at < ODDS }));
    return offer('web-exterminate-join', first, ways.filter((it, at) => !nearest(it, at, ways)));
  }
  if (kind === 'attack' || kind === 'fight-back') {
    const fights = named('fight');
    return offer('web-exterminate-fight', fights.map((it, at) => ({ ...it, odds: at < ODDS })));
  }
  if (asksMove(kind)) {
    const leads = (it: Answer) => Number(LEADS.has(question.remarks?.[question.options.indexOf(it.choices[0])]?.['lure'] ?? ''));
    // What is worth points, or what the scenario is about, is not looked for among plain places.
    const places = named('go').sort((a, b) => leads(b) - leads(a));
    return offer('web-exterminate-places', [...named('climb'), ...places.slice(0, PLACES)], [...places.slice(PLACES), ...named('jump')]);
  }
  if (kind === 'act' || kind === 'free-shot' || kind === 'burst') return null;
  const lying = all.filter((it) => /^(figure|node|piece):/.test(it.thing ?? ''));
  return offer('web-exterminate-choose', [...lying, ...named('take', 'recover', 'discard')]);
}

/** What a token pays for comes first; that a card could pay for it as well stands behind a word. */
function fated<T>(all: Answer[], offer: (first: Answer[], more: Answer[]) => T): T {
  const byToken = all.filter((it) => field(it.choices[0], 'by') === 'token');
  return byToken.length ? offer(byToken, all.filter((it) => !byToken.includes(it))) : offer(all, []);
}

function who(answer: Answer): string | null {
  return field(answer.choices[0], 'figure');
}

/** What a figure that could be picked may do at once. */
function picked(kind: string, figure: string): Answer[] {
  const name = thing(figure);
  if (kind === 'pick-mover') return [{ label: t('web-exterminate-move', { name }), choices: [{ figure }] }];
  return [
    { label: t('web-exterminate-sprint', { name }), choices: [{ figure }, 'sprint'] },
    { label: t('web-exterminate-act', { name }), choices: [{ figure }] },
  ];
}
