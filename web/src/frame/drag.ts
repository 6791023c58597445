import type { Attachment } from 'svelte/attachments';

/** How far a pointer moves before it drags, in pixels. */
const SLACK = 9;

interface Dragging {
  ghost: HTMLElement;
  over: HTMLElement | null;
  dx: number;
  dy: number;
}

/** What becomes of a drag. */
interface Dragged {
  ondrop: (thing: string, zone: string) => void;
  /** A thing is lifted: tells, one after the other, the zones that take it. */
  onlift?: ((thing: string, takes: (zone: string) => void) => void) | undefined;
}

/**
 * Lets a thing be dragged to any element with `data-zone`. Every drag has a tap and a key beside
 * it: this only saves a step.
 */
export function draggable(thing: string, enabled: () => boolean, { ondrop, onlift }: Dragged): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let drag: Dragging | null = null;

    const down = (event: PointerEvent) => {
      if (!enabled() || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick mouse is off the thing before it has moved at all.
      if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      if (!drag) {
        const [x, y] = [event.clientX - start.x, event.clientY - start.y];
        if (Math.hypot(x, y) < SLACK) return;
        // Sideways, a finger scrolls the hand.
        if (event.pointerType === 'touch' && Math.abs(x) > Math.abs(y)) return void (start = null);
        const lifted = (drag = begin(element, start));
        element.setPointerCapture(event.pointerId);
        onlift?.(thing, (zone) => {
          if (drag === lifted) zonesOf(zone).forEach((it) => it.setAttribute('data-open', ''));
        });
      }
      event.preventDefault();
      drag.ghost.style.translate = `${event.clientX - drag.dx}px ${event.clientY - drag.dy}px`;
      const zone = zoneAt(event.clientX, event.clientY);
      if (zone !== drag.over) {
        drag.over?.removeAttribute('data-over');
        zone?.setAttribute('data-over', '');
        drag.over = zone;
      }
    };
    const up = (event: PointerEvent) => {
      const zone = drag?.over?.dataset['zone'];
      if (drag) suppressClick();
      end();
      if (zone && event.type === 'pointerup') ondrop(thing, zone);
    };
    const end = () => {
      drag?.ghost.remove();
      drag?.over?.removeAttribute('data-over');
      if (drag) document.querySelectorAll('[data-open]').forEach((it) => it.removeAttribute('data-open'));
      document.body.removeAttribute('data-dragging');
      drag = null;
      start = null;
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    const still = (event: Event) => event.preventDefault();
    element.addEventListener('dragstart', still);
    return () => {
      end();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('dragstart', still);
    };
  };
}

function begin(element: HTMLElement, start: { x: number; y: number }): Dragging {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-thing');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed', left: '0', top: '0', width: `${box.width}px`, zIndex: '90', pointerEvents: 'none', opacity: '0.9',
    margin: '0', translate: `${box.left}px ${box.top}px`,
  });
  document.body.append(ghost);
  document.body.setAttribute('data-dragging', '');
  return { ghost, over: null, dx: start.x - box.left, dy: start.y - box.top };
}

function zonesOf(zone: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`);
}

function zoneAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-zone]') ?? null;
}

/** The click that ends a drag is not a choice. */
function suppressClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}
