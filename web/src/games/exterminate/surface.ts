import { t } from '../../words/reader.svelte';
import Nothing from '../miniatures/Nothing.svelte';
import type { GameSurface } from '../surface';
import Board from './Board.svelte';
import { headline, marks, told, turnOf, weight } from './events';
import { guide } from './guide/guide';
import { holdsCards, viewOf } from './model';
import Progress from './Progress.svelte';
import { points, sums } from './sums';
import { bonusesOf } from './telling';
import { thingOf } from './things';
import { briefText } from './tray/telling';
import { isIdle, passOf, stops } from './tray/stops.svelte';

/** Doctor Who: Exterminate! on the common table. */
export const surface: GameSurface = {
  Board, weight, marks, turnOf, headline, thingOf, sums, points,
  answered: guide.answered,
  guides: (table) => guide.guides(table),
  resumes: (table) => guide.resumes(table),
  Progress,
  sideOf: (view, seat) => viewOf(view).players[seat]?.side?.replace(/^side\./u, '') ?? null,
  bonuses: (view, seat) => bonusesOf(viewOf(view), seat),
  unasked: (question, open) => stops.decide(question, open ? viewOf(open) : null),
  hides: (view, seat) => holdsCards(viewOf(view), seat),
  leaves: (choice, question) => choice === 'exchange' || ((choice === 'end' || choice === 'pass') && !isIdle(question)),
  passes: passOf,
  briefly: briefText,
  prepares: (view) => !viewOf(view).position.round?.turn,
  scoreKey: 'web-exterminate-vp',
  turnKey: 'web-exterminate-log-part',
  turnArgs: (event) => ({ phase: t(`web-exterminate-phase-${String(told(event).fields['phase'])}`) }),
  Scene: Nothing,
  Flying: Nothing,
  Detail: Nothing,
  ownStage: true,
  hasScene: () => false,
  idOf: () => null,
  staged: () => null,
  flights: () => [],
  meant: () => null,
  dropped: () => [],
  risky: () => false,
  hoped: () => null,
};
