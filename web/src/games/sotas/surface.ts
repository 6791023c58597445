import type { GameSurface } from '../surface';
import Board from './Board.svelte';
import { guide } from './guide/guide';
import { flights, hasDice, headline, marks, points, turnOf, weight } from './events';
import Nothing from '../miniatures/Nothing.svelte';
import Scene from './Scene.svelte';
import { sums } from './sums';
import { idOf, staged, thingOf } from './things';

/** SOTAS on the common table. */
export const surface: GameSurface = {
  Board, Scene, weight, marks, flights, turnOf, headline, points, thingOf, idOf, staged, sums,
  open: true,
  answered: guide.answered,
  scoreKey: 'web-sotas-destroyed',
  turnKey: 'web-sotas-hand',
  Flying: Nothing,
  Detail: Nothing,
  ownStage: true,
  hasScene: hasDice,
  meant: () => null,
  dropped: () => [],
  risky: () => false,
  hoped: () => null,
};
