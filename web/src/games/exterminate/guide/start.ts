import type { Json, NewTable } from '../../../documents';
import { againstBots } from '../../../home/make';

const standing = (figure: string, x: number, y: number) => ({ figure, at: [x, y] });

/** The last two turns of a fight, four against four and close enough to meet at once; the roll for initiative lies there. */
const POSITION = {
  setup: { scenario: 'meeting-of-metal', rosters: [{ faction: 'daleks', cards: ['dal.3', 'dal.1'] }, { faction: 'cybermen', cards: ['cyb.3', 'cyb.1'] }] },
  figures: [
    standing('dal.3', 18, 12), standing('dal.1-1', 14.5, 13), standing('dal.1-2', 21, 13), standing('dal.1-3', 25, 14),
    standing('cyb.3', 18, 23), standing('cyb.1-1', 14, 20), standing('cyb.1-2', 22, 20.5), standing('cyb.1-3', 25.5, 17.5),
  ],
  players: [{ edge: 'south', fate: 2, hand: ['hit', 'armour', 're-roll'] }, { edge: 'north', fate: 1, hand: ['armour'] }],
  nodes: [{ at: [18, 17], token: 'black-5' }],
  round: { turn: 5, phase: 'initiative', order: [0, 1], part: 0 },
  doing: [
    { turn: { initiative: { rolls: ['HHAAL', 'HAALL', '', ''], seat: 0 } } },
    { rolling: { contest: { cause: { initiative: { seat: 0 } }, attack: { dice: 'HHAAL' } }, window: 0 } },
  ],
};

/** The guided first game: you against the gentlest bot that goes for you. */
export function guided(): NewTable {
  return { game: 'exterminate', seats: againstBots(2, 'easy'), position: POSITION as unknown as Json };
}
