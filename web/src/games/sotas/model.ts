import type { Json, Lang } from '../../documents';
import type { FigureDoc, FigureView, Mark, PieceView, SideView, View } from '../../generated/sotas';

/** A figure with everything that is known of it. */
export interface Figure extends FigureView {
  doc: FigureDoc;
  /** Whose it is now. */
  seat: number;
}

/** A state that a token shows, and the word for it. */
export type State =
  | 'down' | 'unconscious' | 'bound' | 'wounded' | 'weak' | 'confused' | 'climbing' | 'shield' | 'carries' | 'controlled'
  | 'aloft' | 'distracted' | 'empty';

export function viewOf(json: Json): View {
  return json as unknown as View;
}

export function sideOf(view: View, side: string): SideView | undefined {
  return view.setting.sides.find((it) => it.side === side);
}

export function figuresOf(view: View): Figure[] {
  const docs = new Map((view.position.figures ?? []).map((it) => [it.figure, it]));
  return view.figures.map((it) => ({
    ...it,
    doc: docs.get(it.figure) ?? { figure: it.figure },
    seat: sideOf(view, it.side)?.seat ?? 0,
  }));
}

export function has(figure: Figure, mark: Mark): boolean {
  return figure.doc.marks?.includes(mark) ?? false;
}

/** What a figure or a piece is called. */
export function called(it: { names: string[] } | undefined, lang: Lang): string {
  return it?.names[lang === 'fr' ? 1 : 0] ?? '';
}

/** How a figure is, the worst first. */
export function statesOf(figure: Figure): State[] {
  const { doc } = figure;
  const lost = doc.losses;
  const weak = (lost?.poison ?? 0) + (lost?.needles ?? 0) + (lost?.contagion ?? 0) + (doc.irradiated ?? 0);
  const all: [State, boolean][] = [
    ['unconscious', has(figure, 'unconscious')],
    ['down', has(figure, 'down') && !has(figure, 'unconscious')],
    ['bound', Boolean(doc.bond)],
    ['controlled', Boolean(doc.control)],
    ['wounded', (lost?.wounds ?? 0) > 0],
    ['weak', weak > 0],
    ['confused', has(figure, 'confused')],
    ['distracted', has(figure, 'distracted')],
    ['climbing', has(figure, 'climbing')],
    ['aloft', has(figure, 'aloft')],
    ['shield', has(figure, 'shield-up')],
    ['carries', doc.object != null || has(figure, 'stone')],
    ['empty', figure.empty],
  ];
  return all.flatMap(([state, is]) => (is ? [state] : []));
}

/** Whether a figure has been activated this game turn. */
export function acted(figure: Figure): boolean {
  return has(figure, 'activated');
}

/** What a figure still does this turn; whoever has not been activated waits in vain once the turn is lost. */
export function turnState(view: View, figure: Figure): 'active' | 'acted' | 'missed' | 'fresh' {
  if (activeOf(view) === figure.figure) return 'active';
  if (acted(figure)) return 'acted';
  return view.passes && figure.seat === turnSeat(view) ? 'missed' : 'fresh';
}

/** Whether nobody else of a figure's side is left to be activated. */
export function isLast(figures: readonly Figure[], figure: Figure): boolean {
  return !figures.some((it) => it.present && it.seat === figure.seat && it.figure !== figure.figure && !acted(it));
}

/** The figure whose activation is in progress. */
export function activeOf(view: View): string | null {
  return view.position.active?.figure ?? null;
}

/** Whose turn it is: of whoever is active, or whose hand is open. */
export function turnSeat({ position, setting }: View): number | null {
  const { active, round } = position;
  const side = round?.order?.[round.hand ?? 0];
  return active?.seat ?? setting.sides.find((it) => it.side === side)?.seat ?? null;
}

/** Who was deployed, killed or fled: a word for where a figure is. */
export function whereabouts(figure: Figure): 'waiting' | 'table' | 'killed' | 'fled' | 'escaped' | 'inside' {
  return typeof figure.whereabouts === 'string' ? figure.whereabouts : 'inside';
}

export function pieceOf(view: View, id: string | null | undefined): PieceView | undefined {
  return view.pieces.find((it) => it.piece === id);
}
