/** A card game in its first turns: Ada may attack four Locations. */
export const cards = {
  turn: 0,
  players: [
    { hand: ['ene.dalek', 'ene.sontaran', 'def.amy', 'loc.pompeii', 'sup.fish'], reserve: ['def.rory', 'ene.angel'], tp: 2 },
    { hand: ['def.river', 'ene.zero', 'sup.tesselecta', 'loc.luna'], tp: 2 },
    { hand: ['ene.beast', 'def.doctor', 'sup.k9'], tp: 1 },
    { hand: ['ene.cybermen', 'def.amy', 'loc.craig'], tp: 3 },
  ],
  locations: [
    { location: 'start.stormcage', owner: 0 },
    { location: 'loc.london1940', owner: 0, defenders: ['def.river'] },
    { location: 'start.amelia', owner: 1, defenders: ['def.rory'] },
    { location: 'loc.library', owner: 1 },
    { location: 'loc.venice', owner: 1, attack: { by: 0, enemies: ['ene.monks'] } },
    { location: 'start.hospital', owner: 2 },
    { location: 'loc.sardick', owner: 2, defenders: ['def.doctor', 'def.amy'] },
    { location: 'start.gallifrey', owner: 3 },
    { location: 'loc.downing', owner: 3 },
  ],
};

const standing = (figure: string, x: number, y: number) => ({ figure, whereabouts: 'table', at: { x: x * 100, y: y * 100 }, z: 0, held: 0 });

/** UNIT and Cybermen across a low wall; whoever plays the first side activates somebody. */
export const skirmish = {
  setup: {
    scenario: 'open-skirmish',
    rosters: [{ figures: [{ profile: 'unit-sergeant' }, { profile: 'unit-soldier', count: 2 }] }, { figures: [{ profile: 'cyberman', count: 2 }, { profile: 'cybermat' }] }],
  },
  figures: [
    standing('unit-sergeant', 420, 380), standing('unit-soldier-1', 340, 380), standing('unit-soldier-2', 560, 380),
    standing('cyberman-1', 450, 520), standing('cyberman-2', 580, 540), standing('cybermat', 330, 520),
  ],
  sides: [{ seat: 0, edge: 'south', began: 3 }, { seat: 1, edge: 'north', began: 3 }],
  round: { turn: 1, order: ['side.a', 'side.b'], hand: 0, hands: 0 },
};

const at = (figure: string, x: number, y: number, more: object = {}) => ({ figure, at: [x, y], ...more });

/** Daleks shoot at Cybermen who hold the middle of a crash site. */
export const crash = {
  setup: { scenario: 'meeting-of-metal', rosters: [{ faction: 'daleks', cards: ['dal.3', 'dal.1', 'dal.2'] }, { faction: 'cybermen', cards: ['cyb.3', 'cyb.1', 'cyb.2'] }] },
  figures: [
    at('dal.3', 18, 12), at('dal.1-1', 15.5, 12.5), at('dal.1-2', 20.5, 12.5), at('dal.1-3', 25, 14.5), at('dal.2-1', 10, 13.5), at('dal.2-2', 28, 13),
    at('cyb.3', 18, 23.5), at('cyb.1-1', 13, 20), at('cyb.1-2', 23, 21), at('cyb.1-3', 24, 16.8), at('cyb.2-1', 10.5, 18, { stress: 1 }), at('cyb.2-2', 29, 21),
  ],
  players: [{ edge: 'south', fate: 2, vp: 3, hand: ['hit', 'armour', 're-roll'] }, { edge: 'north', fate: 1, vp: 2, hand: ['re-roll', 'lightning'] }],
  nodes: [{ at: [18, 8] }, { at: [21, 15], token: 'black-5' }, { at: [8, 16] }, { at: [30, 17] }, { at: [14, 26] }],
  round: { turn: 3, phase: 'shooting', order: [0, 1], part: 0 },
};
