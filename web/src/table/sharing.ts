import type { Snapshot } from '../documents';
import type { GameSurface } from '../games/surface';

/** Whether several people share a screen and hide something from each other. */
export function isShared(snapshot: Snapshot | null, surface: GameSurface): boolean {
  return snapshot !== null && snapshot.you.seats.length > 1 && !surface.open;
}
