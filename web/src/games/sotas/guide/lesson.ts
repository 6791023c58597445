import type { Choice, Question } from '../../../documents';
import type { Lesson } from '../../miniatures/guide/guide.svelte';
import { parts } from '../things';

/** What the guided game teaches, in order. */
export const SUBJECTS = ['activation', 'moving', 'shooting', 'melee'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What an answer has taught whoever gave it. */
export function taughtBy(question: Question | null, choice: Choice, then?: Choice): Subject | null {
  const [name] = parts(choice);
  if (name === 'dice' || (name === 'activate' && then !== undefined)) return 'activation';
  if (name === 'shoot') return 'shooting';
  if (name === 'fight') return 'melee';
  const moves = (name === 'to' && question?.kind === 'where') || (name === 'move' && then !== undefined);
  return moves ? 'moving' : null;
}

/** What the lesson of the moment depends on beside what is asked and what is known. */
export interface Moment {
  /** Whether somebody is looked at. */
  selected: boolean;
  over: boolean;
  /** Whether two failures have lost the turn. */
  lost: boolean;
  /** Whether it is the learner's turn, whoever must answer. */
  own: boolean;
  /** Whether nobody of the learner's is left to be activated after this figure. */
  last?: boolean;
  /** How many actions whoever acts has left. */
  left: number;
}

/** The lesson of the moment: from what is asked, what is known already, and how things stand. */
export function lessonOf(question: Question | null, learned: readonly Subject[], { selected, over, lost, own, last = false, left }: Moment): Lesson {
  if (over) return { key: 'over', points: null };
  const knows = (it: Subject) => learned.includes(it);
  if (!question) return { key: own ? 'answers' : 'wait', points: null };
  const again = last ? 'dice-last' : 'dice-again';
  const offers = (name: string) => question.options.some((it) => parts(it)[0] === name);
  switch (question.kind) {
    case 'activate':
      if (!selected) return { key: knows('activation') ? 'pick-again' : 'pick', points: '.band' };
      return { key: knows('activation') ? again : 'dice', points: '.panels table' };
    case 'dice':
      return { key: knows('activation') ? again : 'dice', points: '.panels table' };
    case 'act':
      if (offers('stand')) return { key: 'stand', points: '.acts [data-act="stand"]' };
      if (offers('fight')) return { key: 'fight', points: '.panels article' };
      if (offers('shoot') && offers('move') && knows('shooting') && !knows('melee')) return { key: 'close', points: '.acts' };
      if (offers('shoot') && (knows('moving') || !offers('move'))) return { key: 'shoot', points: '.panels article' };
      if (offers('move') && !(knows('moving') && offers('shoot'))) return { key: knows('moving') ? 'move-again' : 'move', points: '.acts' };
      if (left && !lost) return { key: 'left', points: '.acts' };
      return { key: lost ? 'lost' : 'end', points: '.panels section:not(.coach) > .button' };
    case 'where':
      return { key: 'where', points: '.surface .frame' };
    case 'recoil':
      return { key: 'recoil', points: '.surface .frame' };
    case 'salvo':
      return { key: 'salvo', points: null };
    default:
      return { key: 'other', points: null };
  }
}
