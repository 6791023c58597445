import type { SeatState } from '../documents';
import type { Speed } from '../state/settings.svelte';

/** How long an event of weight 1 is shown, in milliseconds. */
export const PACE: Record<Speed, number> = { slow: 1700, normal: 850, fast: 320, off: 0 };

/** The shortest and the longest pause before the page answers by itself, in milliseconds. */
export const PAUSE = [300, 1300] as const;

/** The longest pause where only bots play along, who learn nothing from it. */
export const BRIEF = 60;

const drawn = new WeakMap<object, number>();

/**
 * How long the page waits before it answers a question by itself. It is drawn for each question alike: why the page
 * answers, and so what somebody holds, cannot be read off it.
 */
export function pauseOf(question: object): number {
  const [least, most] = PAUSE;
  const pause = drawn.get(question) ?? Math.round(least + Math.random() * (most - least));
  drawn.set(question, pause);
  return pause;
}

/** Whether nobody but bots plays with one own seat. */
export function isAlone(own: number[], seats: SeatState[]): boolean {
  const bot = ({ seat, play, held }: SeatState) => own.includes(seat) || (play === 'bot' && !held);
  return own.length === 1 && seats.every(bot);
}
