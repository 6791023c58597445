import type { GameSurface } from '../surface';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import { flights, headline, isConflict, marks, points, turnOf, weight } from './events';
import Flying from './Flying.svelte';
import Scene from './Scene.svelte';
import { sums } from './sums';
import { dropped, hoped, idOf, meant, risky, staged, thingOf, zones } from './things';

/** The card game on the common table. */
export const surface: GameSurface = {
  Board, Detail, Scene, Flying, thingOf, idOf, meant, dropped, zones, staged, risky, hoped, weight, marks, flights, turnOf, headline, points, sums,
  hasScene: isConflict,
};
