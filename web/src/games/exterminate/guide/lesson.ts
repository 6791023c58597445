import type { Choice, Question } from '../../../documents';
import type { Lesson } from '../../miniatures/guide/guide.svelte';
import { asksMove, parts } from '../things';
import { isIdle } from '../tray/stops.svelte';

/** What the guided game teaches, in order. */
export const SUBJECTS = ['initiative', 'moving', 'shooting', 'melee', 'points'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What an answer has taught whoever gave it. */
export function taughtBy(question: Question | null, ...choices: Choice[]): Subject | null {
  const gives = (name: string) => choices.some((it) => parts(it)[0] === name);
  if (question?.kind === 'window-initiative') return 'initiative';
  if (gives('go')) return 'moving';
  if (gives('shoot')) return 'shooting';
  if (gives('join') || gives('fight') || question?.kind === 'window-melee') return 'melee';
  return isUpkeep(question) ? 'points' : null;
}

/** Whether the turn is being closed: cards or Fate are taken. */
export function isUpkeep(question: Question | null): boolean {
  return (question?.kind.startsWith('upkeep') && question.kind !== 'upkeep-stress') ?? false;
}

/** Windows in which somebody answers an enemy, or what has come of a roll. */
const ANSWERS = ['window-defence', 'window-other', 'part-answer', 'declared', 'stressed', 'final', 'answer', 'third-eye', 'upgrade'];

/** The lesson of the moment: from what is asked, what is looked at, what is known already, and whether it is the last turn. */
export function lessonOf(question: Question | null, selected: boolean, learned: readonly Subject[], over: boolean, isLast = false): Lesson {
  if (over) return { key: 'over', points: null };
  if (!question) return { key: 'wait', points: null };
  const { kind } = question;
  const again = (key: string, subject: Subject) => (learned.includes(subject) ? `${key}-again` : key);
  if (kind === 'window-initiative') return { key: 'initiative', points: 'section.tray' };
  if (kind === 'window-melee') return { key: 'round', points: 'section.tray' };
  if (kind === 'window-damage' || kind === 'window-harm') return { key: kind.replace('window-', ''), points: 'section.tray' };
  if (ANSWERS.includes(kind)) return { key: 'answer', points: 'section.tray' };
  if (kind.startsWith('window')) return { key: 'window', points: 'section.tray' };
  if (isIdle(question)) return { key: 'idle', points: '.dock .buttons' };
  if (kind === 'pick-mover') return { key: again('mover', 'moving'), points: selected ? '.surface .frame' : '.band' };
  if (asksMove(kind)) return { key: 'where', points: '.surface .frame' };
  if (kind === 'pick-shooter') return selected ? { key: 'aim', points: '.panels .targets' } : { key: again('shooter', 'shooting'), points: '.band' };
  if (kind === 'act') return { key: 'aim', points: '.panels .targets' };
  if (kind === 'pick-melee') return { key: again('engage', 'melee'), points: '.panels .answers' };
  if (kind === 'join') return { key: 'join', points: '.panels .answers' };
  if (kind === 'attack' || kind === 'fight-back') return { key: 'fight', points: '.panels .answers' };
  if (isUpkeep(question)) return { key: isLast ? 'points-last' : 'points', points: '.standing' };
  return { key: 'other', points: null };
}
