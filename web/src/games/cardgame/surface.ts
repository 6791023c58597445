import type { GameSurface } from '../surface';
export const surface = {} as GameSurface;
