import type { PieceView } from '../../generated/exterminate';
import { stacked, type Look, type Scenery } from '../miniatures/scenery';

const LOOKS: Record<string, Look> = {
  crate: 'box', barricade: 'low', pipes: 'low', car: 'vehicle', 'computer-bank': 'device', wall: 'wall', building: 'roof', tardis: 'device', rocks: 'rock',
  boulder: 'round', wreck: 'vehicle', platform: 'deck', vat: 'round', 'short-wall': 'wall', 'short-wall-turned': 'wall',
};

/** The game knows low pieces and walls; drawn they are so high, in hundredths of a millimetre. */
const HEIGHTS: Record<PieceView['class'], number> = { low: 2_540, wall: 7_620 };

/** Terrain as it is drawn, the lowest first. */
export function sceneryOf(pieces: readonly PieceView[]): Scenery[] {
  return stacked(pieces.map(({ piece, kind, corners, class: height }) => ({
    piece, look: LOOKS[kind] ?? (height === 'wall' ? 'wall' : 'low'), shape: { rect: corners }, height: HEIGHTS[height],
  })));
}
