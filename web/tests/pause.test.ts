import { expect, it } from 'vitest';
import { isAlone } from '../src/table/pause';

it('knows when only bots play along', () => {
  const alone = (own: number[], ...plays: [play: 'person' | 'bot' | 'open', held: boolean][]) =>
    isAlone(own, plays.map(([play, held], seat) => ({ seat, name: '', play, held, level: null, here: true, passed_on: false })));
  expect(alone([0], ['person', true], ['bot', false], ['bot', false])).toBe(true);
  expect(alone([0], ['person', true], ['bot', false], ['bot', true]), 'a seat lent to a bot').toBe(false);
  expect(alone([0], ['person', true], ['open', false]), 'somebody may come').toBe(false);
  expect(alone([0, 1], ['person', true], ['person', true]), 'at one screen').toBe(false);
  expect(alone([], ['bot', false], ['bot', false]), 'looking on').toBe(false);
});
