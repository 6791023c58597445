import type { Json } from '../../documents';
import type { FigureDoc, FigureView, Mark, NodeView, Phase, Point, View } from '../../generated/exterminate';

/** A figure with everything that is known of it. */
export interface Figure extends FigureView {
  doc: FigureDoc | undefined;
}

/** A state that a token shows, and the word for it. */
export type State = 'shocked' | 'stress-2' | 'stress-1' | 'wounded' | 'carries' | 'escorts' | 'hunted' | 'jammed' | 'perched' | 'lasting';

export function viewOf(json: Json): View {
  return json as unknown as View;
}

/** Whether somebody holds cards that others must not see. */
export function holdsCards(view: View, seat: number): boolean {
  const player = view.players[seat];
  return player !== undefined && player.hand.length + player.adventure.length > 0;
}

export function figuresOf(view: View): Figure[] {
  const docs = new Map((view.position.figures ?? []).map((it) => [it.figure, it]));
  return view.figures.map((it) => ({ ...it, doc: docs.get(it.figure) }));
}

export function has(figure: Figure, mark: Mark): boolean {
  return figure.doc?.marks?.includes(mark) ?? false;
}

export function phaseOf(view: View): Phase {
  return view.position.round?.phase ?? 'movement';
}

/** A node with its id: what lies open is named in the position. */
export interface Node extends NodeView {
  node: string;
  /** What it is, once it has been turned up. */
  token: string | null;
}

/** What is looked at where the prisoner stands, and how large he is drawn. */
export const PRISONER = 'prisoner';
export const DISC = 1270;

/** Where the prisoner is, if there is one. */
export function prisonerOf(view: View): Point | null {
  return view.position.scene?.prisoner ? (view.marks.at(-1) ?? null) : null;
}

/** Nodes that are still in play. */
export function nodesOf(view: View): Node[] {
  const docs = view.position.nodes ?? [];
  return view.nodes.flatMap((it, at) => (docs[at]?.gone ? [] : [{ ...it, node: `n${at + 1}`, token: docs[at]?.token ?? null }]));
}

/** Adventure cards in play on a figure. */
export function lastingOn(view: View, figure: string): string[] {
  return view.players.flatMap((it) => it.lasting).filter((it) => it.figure === figure).map((it) => it.card);
}

/** How a figure is, the worst first. */
export function statesOf(view: View, figure: Figure): State[] {
  const id = figure.figure;
  const all: [State, boolean][] = [
    ['shocked', figure.shocked],
    ['stress-2', figure.stress >= 2],
    ['stress-1', figure.stress === 1],
    ['wounded', (figure.wounds[0] ?? 0) > 0],
    ['hunted', view.players.some((it) => it.fugitive === id)],
    ['carries', view.nodes.some((it) => it.carrier === id)],
    ['escorts', view.position.scene?.prisoner?.escort === id],
    ['jammed', Boolean(figure.doc?.jammed?.length)],
    ['perched', Boolean(figure.on)],
    ['lasting', lastingOn(view, id).length > 0],
  ];
  return all.flatMap(([state, is]) => (is ? [state] : []));
}

/** What says in a sub-phase that a figure has done its part. */
const DONE: Partial<Record<Phase, Mark>> = { movement: 'moved', shooting: 'acted', melee: 'fought' };

/** Whether a figure has done its part in this sub-phase. */
export function acted(view: View, figure: Figure): boolean {
  const mark = DONE[phaseOf(view)];
  return mark !== undefined && has(figure, mark);
}

/** Whose part of the sub-phase it is. */
export function partOf(view: View): number | null {
  const round = view.position.round;
  return round?.turn ? (round.order?.[round.part ?? 0] ?? null) : null;
}

/** The figure that does something now: that moves, shoots or fights. */
export function activeOf(view: View): string | null {
  const { trip, attack, combat, doing } = view.position;
  const fighter = combat?.attackers?.[combat.now ?? 0]?.figure;
  const part = doing?.findLast((it) => 'part' in it);
  const acts = part && 'part' in part && typeof part.part === 'object' && 'act' in part.part ? (part.part as { act: { figure: string } }).act.figure : null;
  return trip?.figure ?? attack?.by ?? fighter ?? acts;
}

/** Where a figure is. */
export function whereabouts(figure: Figure): 'waiting' | 'table' | 'exterminated' | 'left' | 'saved' {
  if (figure.present) return 'table';
  return figure.doc?.whereabouts ?? 'waiting';
}

/** The corners of the strip along the edge that a player comes from. */
export function homeOf(view: View, seat: number): Point[] | null {
  const edge = view.players[seat]?.edge;
  const [width = 0, depth = 0] = view.size;
  switch (edge) {
    case 'north':
      return [{ x: 0, y: depth }, { x: width, y: depth }];
    case 'south':
      return [{ x: 0, y: 0 }, { x: width, y: 0 }];
    case 'east':
      return [{ x: width, y: 0 }, { x: width, y: depth }];
    case 'west':
      return [{ x: 0, y: 0 }, { x: 0, y: depth }];
    default:
      return null;
  }
}
