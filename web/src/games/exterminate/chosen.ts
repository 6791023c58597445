import type { Question } from '../../documents';
import type { View } from '../../generated/exterminate';
import { acted, type Figure } from './model';
import { subjectOf } from './things';

/** Who is chosen; and whether that is an enemy whom the page chose because something was asked about what it does. */
export interface Chosen {
  figure: string | null;
  led: string | null;
}

/** Who is chosen once something is asked, or no more. */
export function chosenNext(view: View, question: Question | null, figures: readonly Figure[], { figure, led }: Chosen): Chosen {
  const subject = subjectOf(view);
  const it = figures.find((other) => other.figure === subject);
  if (question && it) return { figure: subject, led: it.seat === question.seat ? null : subject };
  const chosen = figures.find((other) => other.figure === figure);
  // An enemy is let go of with what was asked about it.
  const past = led !== null && led === figure && led !== subject;
  // Who is picked next is somebody else than who has just acted.
  const done = chosen && question?.kind.startsWith('pick-') && acted(view, chosen);
  return !chosen?.present || past || done ? { figure: null, led: null } : { figure, led };
}
