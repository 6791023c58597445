import type { Json } from '../../documents';
import { reader } from '../../words/reader.svelte';
import type { GameSurface } from '../surface';
import Board from './Board.svelte';
import { flights, hasDice, headline, marks, points, turnOf, weight } from './events';
import { guide } from './guide/guide';
import Nothing from '../miniatures/Nothing.svelte';
import { isChoosing, idOf, staged, thingOf } from './things';
import Progress from './Progress.svelte';
import Scene from './Scene.svelte';
import { called, viewOf } from './model';
import { sums } from './sums';

/** The side a seat plays, once that is said. */
function sideOf(json: Json, seat: number): string | null {
  const view = viewOf(json);
  const side = isChoosing(view) ? undefined : view.setting.sides.find((it) => it.seat === seat)?.side;
  return side?.replace(/^side\./u, '') ?? null;
}

/** What that side is called. */
function sideName(json: Json, seat: number): string {
  const view = viewOf(json);
  return isChoosing(view) ? '' : called(view.setting.sides.find((it) => it.seat === seat), reader.lang);
}

/** SOTAS on the common table. */
export const surface: GameSurface = {
  Board, Scene, weight, marks, flights, turnOf, headline, points, thingOf, idOf, staged, sums,
  open: true,
  answered: guide.answered,
  guides: (table) => guide.guides(table),
  resumes: (table) => guide.resumes(table),
  prepares: (view) => !viewOf(view).position.round?.turn,
  leaves: (choice, { kind }) => choice === 'end' && kind === 'act',
  Progress,
  sideOf,
  sideName,
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
