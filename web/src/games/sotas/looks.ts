import type { PieceView } from '../../generated/sotas';
import { stacked, type Look, type Scenery } from '../miniatures/scenery';

const LOOKS: Record<string, Look> = {
  wood: 'wood', tree: 'wood', marsh: 'marsh', pool: 'water', river: 'water', ford: 'water', bridge: 'deck', hill: 'hill', rocks: 'rock',
  ruin: 'ruin', crater: 'hollow', pit: 'hole', 'low-wall': 'low', hedge: 'hedge', crates: 'box', furniture: 'box', vehicle: 'vehicle',
  statue: 'round', pillar: 'round', console: 'device', tardis: 'device', 'high-wall': 'wall', building: 'roof', doorway: 'door',
  'door-plain': 'door', 'door-heavy': 'door', 'door-armoured': 'door', 'door-lift': 'door', window: 'window', stairs: 'steps',
  ladder: 'steps', platform: 'deck', hole: 'hole', marker: 'mark',
};

export function lookOf(kind: string): Look {
  return LOOKS[kind] ?? 'zone';
}

/** What must be known of a piece to draw it. */
type Lying = Pick<PieceView, 'piece' | 'kind' | 'shape' | 'height' | 'state'>;

/** A piece as it is drawn. */
export function drawn(piece: Lying): Scenery {
  const look = lookOf(piece.kind);
  const open = piece.kind === 'doorway' || piece.state.door === 'open' || piece.state.door === 'broken';
  return {
    piece: piece.piece, look, shape: piece.shape, height: piece.height, single: piece.kind === 'tree',
    ...(look === 'door' ? { door: open ? 'open' : piece.state.door === 'locked' ? 'locked' : 'shut' } : {}),
  };
}

/** What lies on the table, the lowest first. */
export function sceneryOf(pieces: readonly Lying[]): Scenery[] {
  return stacked(pieces.filter((it) => !it.state.gone).map(drawn));
}
