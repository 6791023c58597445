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

/** Scrolls the panels no farther than needed; what is too long is seen from its beginning. */
function bring(it: Element): void {
  const panels = it.closest('.panels');
  if (!panels) return;
  const coach = panels.querySelector('.coach');
  const [view, box] = [panels.getBoundingClientRect(), it.getBoundingClientRect()];
  const sticks = coach && getComputedStyle(coach).position === 'sticky';
  const top = view.top + (sticks ? coach.getBoundingClientRect().height + EDGE : 0);
  const below = box.bottom + EDGE - view.bottom;
  if (below > 0) panels.scrollTop += Math.min(below, box.top - top);
}

/** Room around what is brought into sight, in pixels. */
const EDGE = 6;
