/** The shortest and the longest pause before the page answers by itself, in milliseconds. */
export const PAUSE = [300, 1300] as const;

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
