import type { Json, NewTable } from '../../../documents';
import { againstBots } from '../../../home/make';

const at = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
const standing = (figure: string, x: number, y: number, armed = true) => ({ figure, whereabouts: 'table', at: at(x, y), z: 0, ...(armed ? { held: 0 } : {}) });

/** A small fight in the middle of the table: four against four, close enough to meet soon. */
const POSITION = {
  setup: {
    scenario: 'open-skirmish',
    rosters: [
      { figures: [{ profile: 'unit-sergeant' }, { profile: 'unit-soldier', count: 3 }] },
      { figures: [{ profile: 'cyberman', count: 2 }, { profile: 'cybermat', count: 2 }] },
    ],
  },
  figures: [
    standing('unit-sergeant', 430, 375),
    standing('unit-soldier-1', 380, 385),
    standing('unit-soldier-2', 490, 380),
    standing('unit-soldier-3', 560, 390),
    standing('cyberman-1', 320, 590, false),
    standing('cyberman-2', 575, 610, false),
    standing('cybermat-1', 310, 530, false),
    standing('cybermat-2', 540, 545, false),
  ],
  sides: [
    { seat: 0, edge: 'south', began: 4 },
    { seat: 1, edge: 'north', began: 4 },
  ],
  round: { turn: 1, order: ['side.a', 'side.b'], hand: 0, hands: 0 },
};

/** The guided first game: you against the gentlest bot that goes for you. */
export function guided(): NewTable {
  return { game: 'sotas', seats: againstBots(2, 'easy'), position: POSITION as unknown as Json };
}
