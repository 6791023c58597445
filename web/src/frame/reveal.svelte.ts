import type { Attachment } from 'svelte/attachments';
import { calm } from '../state/settings.svelte';

/** A stretch of the screen, in pixels. */
export interface Span {
  from: number;
  to: number;
}

/** How near the edge of what is seen a thing may be. */
const MARGIN = 10;

/** How far to scroll so that all things are seen, or at least one of them where not all fit. */
export function shift(view: Span, things: Span[]): number {
  const [room, all] = [within(view), spanOf(things)];
  const seen = (it: Span) => it.from >= room.from && it.to <= room.to;
  if (!all || things.every(seen)) return 0;
  if (length(all) > length(room)) return things.some(seen) ? 0 : toward(room, nearest(room, things));
  return toward(room, all);
}

function within(view: Span): Span {
  return { from: view.from + MARGIN, to: view.to - MARGIN };
}

function spanOf(things: Span[]): Span | null {
  if (!things.length) return null;
  return { from: Math.min(...things.map((it) => it.from)), to: Math.max(...things.map((it) => it.to)) };
}

const length = (it: Span) => it.to - it.from;

function nearest(room: Span, things: Span[]): Span {
  const far = (it: Span) => Math.abs(toward(room, it));
  return things.reduce((best, it) => (far(it) < far(best) ? it : best));
}

/** The least way that brings a thing into the room; what is longer shows its beginning. */
function toward(room: Span, it: Span): number {
  if (it.from < room.from || length(it) > length(room)) return it.from - room.from;
  return it.to > room.to ? it.to - room.to : 0;
}

/** Lit things of an area, and where they are along its way of scrolling. */
export function litIn(area: Element): Span[] {
  const across = area.getAttribute('data-scrolls') === 'x';
  return [...area.querySelectorAll('[data-lit]')].map((it) => spanAlong(it, across));
}

export function spanAlong(element: Element, across: boolean): Span {
  const box = element.getBoundingClientRect();
  return across ? { from: box.left, to: box.right } : { from: box.top, to: box.bottom };
}

function reveal(area: HTMLElement): void {
  const across = area.dataset['scrolls'] === 'x';
  const by = shift(spanAlong(area, across), litIn(area));
  if (by) area.scrollBy({ [across ? 'left' : 'top']: by, behavior: calm() ? 'auto' : 'smooth' });
}

/**
 * Scrolls an area (`data-scrolls` is `x` or `y`) so that what can be chosen in it is seen: when that
 * changes, and when the area grows or shrinks.
 */
export function reveals(lit: () => unknown): Attachment<HTMLElement> {
  return (area) => {
    let waiting = 0;
    const soon = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => reveal(area));
    };
    const watch = new ResizeObserver(soon);
    watch.observe(area);
    $effect(() => {
      lit();
      soon();
    });
    return () => {
      cancelAnimationFrame(waiting);
      watch.disconnect();
    };
  };
}
