import type { GameEvent } from '../../documents';
import type { FigureView, View } from '../../generated/sotas';
import { before, GONE, told } from './events';
import { figuresOf, type Figure } from './model';

/** Events that change what the scenario counts, or what lies on the table. */
const SCENE = new Set(['turn-began', 'tokens', 'track', 'fuse', 'object', 'door', 'piece-gone']);
/** Events that change nobody's state, or whose changes are undone one by one. */
const PLAIN = new Set([...GONE, 'knocked-down', 'moved', 'recoiled', 'fled', 'attacked', 'combat', 'tested', 'rerolled', 'withstood', 'immune', 'deployed', 'enters']);

/**
 * The table as far as it has been told: where figures stood, how they were and what was counted before what is
 * still to be told. Whoever is spoken of again is as they were before all of it; nothing is shown too soon.
 */
export function asTold(view: View, earlier: View, untold: ReadonlySet<GameEvent>): View {
  if (!untold.size) return view;
  const coming = [...untold].map(told);
  const comes = (names: ReadonlySet<string>) => coming.some((it) => names.has(it.name));
  const changed = new Set(coming.filter((it) => !PLAIN.has(it.name)).flatMap(({ fields }) => [fields['figure'], fields['target']]));
  const were = new Map(figuresOf(earlier).map((it) => [it.figure, it]));
  const figures = before(figuresOf(view), untold).map((it): Figure => {
    const was = changed.has(it.figure) ? were.get(it.figure) : undefined;
    return was ? { ...it, side: was.side, whereabouts: was.whereabouts, empty: was.empty, kit: was.kit, doc: was.doc } : it;
  });
  const scene = comes(SCENE) ? earlier : view;
  const { round } = coming.some((it) => it.name === 'turn-began') ? earlier.position : view.position;
  return {
    ...view,
    pieces: scene.pieces,
    setting: { ...scene.setting, sides: (comes(GONE) ? earlier : view).setting.sides },
    figures: figures as FigureView[],
    position: { ...view.position, ...(round ? { round } : {}), figures: figures.map((it) => it.doc) },
  };
}
