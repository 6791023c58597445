import type { Span } from '../../../frame/reveal.svelte';
import { spanAlong } from '../../../frame/reveal.svelte';

/** How often what a lesson points at is looked for, and how long, in milliseconds: it may come a moment after the question. */
const [EVERY, LONGEST] = [80, 3000];

/** Marks what a lesson points at, and may bring it into sight below the coach; gives what takes the mark away. */
export function pointAt(selector: string, brings = true): () => void {
  let marked: Element | null = null;
  let waited = 0;
  const seek = () => {
    marked = document.querySelector(`.table ${selector}`);
    waited += EVERY;
    if (marked || waited > LONGEST) clearInterval(timer);
    if (!marked) return;
    marked.setAttribute('data-coach', '');
    if (brings) bring(marked);
  };
  const timer = setInterval(seek, EVERY);
  return () => {
    clearInterval(timer);
    marked?.removeAttribute('data-coach');
  };
}

/** Room around what is brought into sight, in pixels. */
const EDGE = 6;

/** Scrolls the panels no farther than needed; what is too long is seen from its beginning, or as far down as its first answer. */
export function bring(it: Element): void {
  const panels = it.closest('.panels');
  if (!panels) return;
  const coach = panels.querySelector('.coach');
  const view = spanAlong(panels, false);
  const sticks = coach && getComputedStyle(coach).position === 'sticky';
  const from = view.from + (sticks ? coach.getBoundingClientRect().height + EDGE : 0);
  const answer = it.querySelector('[data-answer]');
  panels.scrollTop += far({ from, to: view.to }, spanAlong(it, false), answer && spanAlong(answer, false));
}

/** How far to scroll down so that a thing is seen in a view, or at least its beginning; its answer is seen in any case. */
export function far(view: Span, thing: Span, answer: Span | null): number {
  const below = (it: Span) => it.to + EDGE - view.to;
  const least = (it: Span) => (below(it) > 0 ? Math.min(below(it), it.from - view.from) : 0);
  return answer ? Math.max(least(thing), least(answer)) : least(thing);
}

/** Keeps an answer in sight while what is above it grows, until somebody looks elsewhere by hand. */
export function keepInSight(section: HTMLElement): () => void {
  const panels = section.closest('.panels');
  if (!panels) return () => undefined;
  const watch = new ResizeObserver(() => bring(section));
  const leave = () => watch.disconnect();
  const hands = ['wheel', 'pointerdown', 'keydown'];
  watch.observe(section);
  watch.observe(panels);
  hands.forEach((it) => panels.addEventListener(it, leave, { passive: true }));
  return () => {
    leave();
    hands.forEach((it) => panels.removeEventListener(it, leave));
  };
}
