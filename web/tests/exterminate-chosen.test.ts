import { expect, it } from 'vitest';
import type { Question } from '../src/documents';
import type { View } from '../src/generated/exterminate';
import { chosenNext } from '../src/games/exterminate/chosen';
import type { Figure } from '../src/games/exterminate/model';
import { soughtOf } from '../src/games/exterminate/things';

const figures = [['dal.1', 0], ['cyb.1', 1]].map(([figure, seat]) => ({ figure, seat, present: true })) as Figure[];
const view = (mover: string | null) => ({ position: mover ? { trip: { figure: mover } } : {} }) as unknown as View;
const asked = (kind: string, about: object = {}) => ({ seat: 0, kind, about }) as unknown as Question;
const NOBODY = { figure: null, led: null };

it('an enemy whom a question chose is let go of with it', () => {
  const led = chosenNext(view('cyb.1'), asked('window-test'), figures, NOBODY);
  expect(led).toEqual({ figure: 'cyb.1', led: 'cyb.1' });
  expect(chosenNext(view('cyb.1'), null, figures, led), 'while it still acts').toEqual(led);
  expect(chosenNext(view(null), null, figures, led)).toEqual(NOBODY);
  expect(chosenNext(view(null), asked('pick-shooter'), figures, led)).toEqual(NOBODY);
});

it('whoever was chosen on purpose stays chosen, and so does an own figure that is asked about', () => {
  expect(chosenNext(view(null), asked('pick-shooter'), figures, { figure: 'cyb.1', led: null })).toEqual({ figure: 'cyb.1', led: null });
  expect(chosenNext(view('dal.1'), asked('move'), figures, NOBODY)).toEqual({ figure: 'dal.1', led: null });
});

it('whoever is to be attacked is marked while it is asked who attacks', () => {
  expect([soughtOf(asked('join', { target: 'cyb.3' })), soughtOf(asked('move', { target: 'cyb.3' })), soughtOf(null)]).toEqual(['cyb.3', null, null]);
});
