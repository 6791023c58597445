/** Two small forces close to each other, in a sub-phase whose first part is that of the first seat. */
export function close(phase: 'movement' | 'shooting' | 'melee', adventure: string[] = []) {
  const at = (figure: string, x: number, y: number, more: object = {}) => ({ figure, at: [x, y], ...more });
  return {
    setup: { scenario: 'meeting-of-metal', options: { adventure: 'CHOSEN' }, rosters: [{ faction: 'daleks', cards: ['dal.3', 'dal.1', 'dal.2'] }, { faction: 'cybermen', cards: ['cyb.3', 'cyb.1', 'cyb.2'] }] },
    figures: [
      at('dal.3', 18, 12), at('dal.1-1', 15.5, 12.5), at('dal.1-2', 20.5, 12.5), at('dal.1-3', 24, 14.5), at('dal.2-1', 10, 13.5), at('dal.2-2', 28, 13),
      at('cyb.3', 18, 22), at('cyb.1-1', 13, 20), at('cyb.1-2', 23, 20), at('cyb.1-3', 24, 16.8), at('cyb.2-1', 10.5, 18, { stress: 1 }), at('cyb.2-2', 29, 21),
    ],
    players: [{ edge: 'south', fate: 2, hand: ['hit', 'armour'], ...(adventure.length ? { adventure: { hand: adventure } } : {}) }, { edge: 'north', fate: 2, hand: ['re-roll', 'lightning'] }],
    nodes: [{ at: [18, 8] }, { at: [21, 15], token: 'black-5' }, { at: [8, 16] }],
    round: { turn: 2, phase, order: [0, 1], part: 0 },
  };
}
