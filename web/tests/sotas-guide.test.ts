import { describe, expect, it } from 'vitest';
import type { Question } from '../src/documents';
import type { View } from '../src/generated/sotas';
import { lessonOf, taughtBy, type Moment } from '../src/games/sotas/guide/lesson';
import { isLast, turnSeat, turnState, type Figure } from '../src/games/sotas/model';

describe('the guide', () => {
  const asked = (kind: string, ...options: Question['options']) => ({ kind, options }) as Question;

  const at = (more: Partial<Moment> = {}): Moment => ({ selected: true, over: false, lost: false, own: true, left: 0, ...more });

  it('leads from picking a figure to its dice, its move, its shot', () => {
    expect(lessonOf(asked('activate'), [], at({ selected: false })).key).toBe('pick');
    expect(lessonOf(asked('activate'), [], at()).key).toBe('dice');
    expect(lessonOf(asked('activate'), ['activation'], at()).key).toBe('dice-again');
    expect(lessonOf(asked('dice'), [], at()).key).toBe('dice');
    expect(lessonOf(asked('dice'), ['activation'], at({ last: true })).key).toBe('dice-last');
    const act = asked('act', 'end', 'move', { shoot: { target: 'x', with: 'y' } });
    expect(lessonOf(act, ['activation'], at()).key).toBe('move');
    expect(lessonOf(act, ['activation', 'moving'], at()).key).toBe('shoot');
    // Melee is taught, too, though somebody could be shot at again.
    expect(lessonOf(act, ['activation', 'moving', 'shooting'], at())).toEqual({ key: 'close', points: '.acts' });
    expect(lessonOf(act, ['activation', 'moving', 'shooting', 'melee'], at()).key).toBe('shoot');
    expect(lessonOf(asked('act', 'end', { fight: { target: 'x' } }), [], at()).key).toBe('fight');
    expect(lessonOf(asked('act', 'end'), [], at()).key).toBe('end');
    expect(lessonOf(null, [], at({ own: false })).key).toBe('wait');
    expect(lessonOf(null, [], at({ selected: false, over: true })).key).toBe('over');
  });

  it('teaches to stand up, and never says that no action is left while there is one', () => {
    const down = asked('act', 'end', 'stand', 'dive', { shoot: { target: 'x', with: 'y' } });
    expect(lessonOf(down, ['activation', 'moving', 'shooting'], at({ left: 1 }))).toEqual({ key: 'stand', points: '.acts [data-act="stand"]' });
    expect(lessonOf(asked('act', 'end', 'dive'), ['activation'], at({ left: 1 })).key).toBe('left');
    expect(lessonOf(asked('act', 'end', 'dive'), ['activation'], at()).key).toBe('end');
    expect(lessonOf(asked('act', 'end'), ['activation'], at({ left: 1, lost: true })).key).toBe('lost');
  });

  it('says of two failures that the turn is lost, once nothing else is left to do', () => {
    expect(lessonOf(asked('act', 'end', 'dive'), ['activation'], at({ lost: true }))).toEqual({ key: 'lost', points: '.panels section:not(.coach) > .button' });
    expect(lessonOf(asked('act', 'end', 'move'), ['activation'], at({ lost: true })).key).toBe('move');
  });

  it('does not call it the enemy\'s turn while they only answer something', () => {
    expect(lessonOf(null, [], at({ own: true })).key).toBe('answers');
    const view = (active: object | null, hand: number) => ({ position: { active, round: { turn: 1, order: ['side.a', 'side.b'], hand } }, setting: { sides: [{ side: 'side.a', seat: 0 }, { side: 'side.b', seat: 1 }] } }) as unknown as View;
    expect(turnSeat(view({ figure: 'x', seat: 0 }, 0))).toBe(0);
    expect(turnSeat(view(null, 1))).toBe(1);
  });

  it('does not say that somebody can act once the turn is lost', () => {
    const figure = (figure: string, seat: number, ...marks: string[]) => ({ figure, seat, present: true, doc: { figure, marks } }) as unknown as Figure;
    const view = (passes: boolean) => ({ passes, position: { active: { figure: 'a', seat: 0 }, round: { turn: 1, order: [], hand: 0 } }, setting: { sides: [] } }) as unknown as View;
    const all = [figure('a', 0), figure('b', 0, 'activated'), figure('c', 0), figure('x', 1)];
    expect(all.map((it) => turnState(view(false), it))).toEqual(['active', 'acted', 'fresh', 'fresh']);
    expect(all.map((it) => turnState(view(true), it))).toEqual(['active', 'acted', 'missed', 'fresh']);
    expect([isLast(all, all[0]!), isLast(all.slice(0, 2), all[0]!)]).toEqual([false, true]);
  });

  it('notes what an answer has taught', () => {
    expect(taughtBy(asked('dice'), { dice: 2 })).toBe('activation');
    expect(taughtBy(asked('where'), { to: { x: 0, y: 0 } })).toBe('moving');
    expect(taughtBy(asked('recoil'), { to: { x: 0, y: 0 } })).toBeNull();
    expect(taughtBy(asked('act'), 'move', { to: { x: 0, y: 0 } })).toBe('moving');
    expect(taughtBy(asked('act'), { fight: { target: 'x' } })).toBe('melee');
  });
});
