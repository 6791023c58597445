import { tick, untrack } from 'svelte';
import type { Question } from '../documents';
import type { GameSurface, Unasked } from '../games/surface';
import { isLost } from '../shared/focus';
import { announcer } from '../state/announce.svelte';
import { titled, yourTurn } from '../state/notify';
import { settings } from '../state/settings.svelte';
import { shelf } from '../state/shelf.svelte';
import { of, t } from '../words/reader.svelte';
import { withoutChances } from './hint';
import { BRIEF, isAlone, pauseOf } from './pause';
import type { Session } from './session.svelte';
import { tell } from './tell';

/** The most odds that are asked for at once. */
const MOST_ODDS = 8;

/** What leaves no choice is answered, unless somebody does not want it. */
function forced(question: Question): Unasked | null {
  const { coverage, options } = question;
  const [only, ...others] = options;
  if (!settings.forced || coverage !== 'all' || only === undefined || others.length) return null;
  return { choice: only, millis: pauseOf(question) };
}

/** What the page does by itself: tells, notifies, answers what leaves no choice, brings odds. */
export function attend(
  session: () => Session,
  question: () => Question | null,
  surface: () => GameSurface,
  game: () => string,
): void {
  // What happens is told to whoever listens.
  $effect(() => {
    const event = session().player.now;
    if (event) announcer.say(tell(event, game(), session().names));
  });

  $effect(() => {
    announcer.say(session().passed.map((it) => tell(it, game(), untrack(() => session().names))).join(' '));
  });

  $effect(() => {
    const { hint: told } = session();
    const view = untrack(() => session().shown?.view);
    const hint = told && view !== undefined && surface().prepares?.(view) ? withoutChances(told) : told;
    const best = hint?.choices[0];
    if (hint && best) announcer.say(`${of(best.label)}. ${of(hint.text)}`);
  });

  $effect(() => {
    const over = session().shown?.over;
    if (over && session().player.idle) announcer.say(of(over.text));
  });

  $effect(() => {
    const asked = question();
    if (asked && session().player.idle) announcer.say(of(asked.text));
  });

  // A card that was played takes the focus with it: the keys go on at the question.
  $effect(() => {
    if (!question()) return;
    void tick().then(() => {
      if (isLost()) document.getElementById('question')?.focus({ preventScroll: true });
    });
  });

  // A turn is shown in the title, and beyond the page when it is hidden.
  $effect(() => {
    const asked = question();
    const info = shelf.info(game());
    const title = info ? of(info.title) : '';
    if (asked) yourTurn(t('web-your-turn'), title);
    else titled(title);
  });

  $effect(() => {
    const asked = question();
    const table = session();
    const answer = asked && (table.unasked(asked) ?? forced(asked));
    if (!answer || answer === 'ask' || table.held || table.busy || !table.player.idle) return;
    const alone = untrack(() => isAlone(table.shown?.you.seats ?? [], table.seats));
    const timer = setTimeout(() => void table.give(answer.choice), alone ? Math.min(answer.millis, BRIEF) : answer.millis);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    const asked = question();
    const view = session().shown?.view;
    if (!asked || view === undefined || !settings.odds) return undefined;
    const risky = asked.options.filter((it) => surface().risky(it, view)).slice(0, MOST_ODDS);
    const table = session();
    // Whoever knows what they want does not wait for odds.
    const timer = setTimeout(() => void table.askOdds(risky, undefined), 200);
    return () => clearTimeout(timer);
  });
}
