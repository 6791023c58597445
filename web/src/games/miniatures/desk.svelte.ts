import type { Question } from '../../documents';
import { latest } from '../../frame/latest';
import type { Hands } from '../surface';
import { namedIn, type Advice } from './advice';
import { distance, extent } from './chart';
import type { Scenery } from './scenery';
import type { Point, Proof, Segment } from './shapes';

/** A figure as far as the table must know it. */
export interface Figurine {
  figure: string;
  seat: number;
  at: Point;
  radius: number;
  /** Whether it is on the table. */
  present: boolean;
}

/** What the rules say of a place that is thought of. */
export interface Judged {
  legal: boolean;
  rule?: string;
  /** What shows it. */
  proof?: Proof;
  /** As far on the way as is allowed, where the place itself is not. */
  stop?: Point;
}

/** What lies between two ends of the measuring stick. */
export interface Measured {
  gap: number;
  line: Segment;
}

/** What was measured of a figure, and where it stood then. */
interface Survey<A, M> {
  figure: string;
  at: Point;
  areas: A[];
  lines: M[];
}

export type End = { figure: string } | { piece: string } | { point: Point };

/** A place that is being thought of. */
export interface Wish {
  /** Where the pointer is. */
  wished: Point;
  /** Where the thing would come to: there, or as far on the way as is known to be allowed. */
  at: Point;
  /** Whether the rules have said so. */
  judged: boolean;
}

/** What a viewer looks at and thinks of doing. Nothing of it leaves the device but measures. */
export abstract class MapDesk<F extends Figurine, V extends Judged, M extends Measured, A = unknown> {
  selected = $state<string | null>(null);
  ghost = $state.raw<Wish | null>(null);
  verdict = $state.raw<V | null>(null);
  /** The piece of terrain that is looked at. */
  looked = $state<string | null>(null);
  /** The measuring stick: whether it is out, its ends and what it tells. */
  measuring = $state(false);
  ruler = $state.raw<{ from: End; to: End; facts: M | null } | null>(null);
  dragging = $state(false);
  #survey = $state.raw<Survey<A, M> | null>(null);
  #looks = 0;

  /** Where the measuring stick is drawn out from. */
  #held: { from: End; slack: number } | null = null;
  /** How far a finger may miss what it means, where something was taken hold of last. */
  #slack = 0;
  protected readonly hands: () => Hands;
  readonly #judge = latest<Point, V>((at) => this.judge(at), (verdict, at) => this.#judged(verdict, at));
  readonly #read = latest<{ from: End; to: End }, M>(
    ({ from, to }) => this.measureBetween(from, to),
    (facts, ends) => (this.ruler = { ...ends, facts }),
  );

  constructor(hands: () => Hands) {
    this.hands = hands;
  }

  abstract get figures(): F[];
  /** The figure the question is about. */
  abstract get subject(): F | undefined;
  /** Whether the question is answered by a place. */
  abstract get placing(): boolean;
  /** Whether a figure may be dragged to where it goes. */
  abstract get striding(): boolean;
  /** Where a ghost begins that is moved by keys. */
  abstract get start(): Point;
  abstract get size(): readonly number[];
  /** Terrain, the lowest first. */
  abstract get scenery(): Scenery[];
  protected abstract judge(at: Point): Promise<V>;
  protected abstract measureBetween(from: End, to: End): Promise<M>;
  /** Where a figure gets. */
  protected abstract reachOf(figure: string): Promise<A[]>;
  /** What lies between a figure and its enemies. */
  protected abstract between(figure: string): Promise<M[]>;
  /** Answers with a place. */
  protected abstract put(at: Point): void;

  /** Where a wish would end as far as it is known before the rules have said so. */
  protected foreseen(at: Point): Point {
    return at;
  }

  /** The place that a tap means; nothing where it means the figure itself. */
  protected meant(figure: F | undefined, at: Point): Point | null {
    return !figure || figure.figure === this.subject?.figure ? at : null;
  }

  /** Whether a tap on open ground thinks of a place, though none is asked for. */
  protected strays(_at: Point): boolean {
    return false;
  }

  /** Whether what is thought of would do harm: nobody goes there without having been told. */
  protected get warns(): boolean {
    return false;
  }

  /** Whether what is let go of is put there at once. */
  get letsGo(): boolean {
    return true;
  }

  get question(): Question | null {
    return this.hands().question;
  }

  /** What the advised action is about: who does it, where to, to whom. */
  get advice(): Advice<F> {
    const { figures, way } = namedIn(this.hands().advised);
    const named = figures.flatMap((it) => this.figure(it) ?? []);
    const own = named.find((it) => it.seat === this.question?.seat);
    return { by: own ?? this.subject, way, to: way.at(-1), at: named.filter((it) => it.seat !== this.question?.seat) };
  }

  figure(id: string | null | undefined): F | undefined {
    return id === null || id === undefined ? undefined : this.figures.find((it) => it.figure === id);
  }

  /** What was measured of a figure where it stands now; nothing while that is not known. */
  protected known(figure: F | undefined): Survey<A, M> | null {
    const it = this.#survey;
    return it && figure?.present && it.figure === figure.figure && distance(it.at, figure.at) === 0 ? it : null;
  }

  /** Whether the chosen figure has been measured. */
  get surveyed(): boolean {
    return this.known(this.figure(this.selected)) !== null;
  }

  /** Where the chosen figure gets. */
  get areas(): A[] {
    return this.known(this.figure(this.selected))?.areas ?? [];
  }

  /** What lies between the chosen figure and its enemies. */
  get lines(): M[] {
    return this.known(this.figure(this.selected))?.lines ?? [];
  }

  /** Reads off everything that is shown of a figure; of several that are asked for, the last. */
  async look(figure: string | null): Promise<void> {
    const own = (this.#looks += 1);
    const it = this.figure(figure);
    if (!it?.present) {
      this.#survey = null;
      return;
    }
    try {
      const [areas, lines] = await Promise.all([this.reachOf(it.figure), this.between(it.figure)]);
      if (own === this.#looks) this.#survey = { figure: it.figure, at: it.at, areas, lines };
    } catch {
      // A table that cannot be measured now still shows itself.
    }
  }

  /** What lies between any figure and its enemies. */
  async targetsOf(figure: string): Promise<M[]> {
    try {
      return this.figure(figure)?.present ? await this.between(figure) : [];
    } catch {
      return [];
    }
  }

  /** Thinks of a place; what the rules say of it comes as soon as it is known. */
  wish(at: Point): void {
    this.ghost = { wished: at, at: this.foreseen(at), judged: false };
    this.#judge.want(at);
  }

  #judged(verdict: V, at: Point): void {
    if (!this.ghost) return;
    this.verdict = verdict;
    // The pointer may be elsewhere by now.
    if (this.ghost.wished === at) this.ghost = { wished: at, at: verdict.stop ?? at, judged: true };
  }

  /** Whether what is thought of may be done. */
  get may(): boolean {
    return this.ghost !== null && this.verdict !== null && (this.verdict.legal || this.verdict.stop !== undefined);
  }

  /** Waits until the place that was let go of is judged. */
  async settle(at: Point): Promise<void> {
    this.#judge.stop();
    this.ghost = { wished: at, at, judged: false };
    try {
      const verdict = await this.judge(at);
      // Something else may be thought of by now.
      if (this.ghost?.wished === at) this.#judged(verdict, at);
    } catch {
      if (this.ghost?.wished === at) this.forget();
    }
  }

  async confirm(): Promise<void> {
    if (this.ghost && !this.ghost.judged) {
      await this.settle(this.ghost.wished);
      if (this.warns) return;
    }
    if (!this.ghost || !this.may) return;
    this.put(this.ghost.at);
    this.forget();
  }

  forget(): void {
    this.#judge.stop();
    this.ghost = null;
    this.verdict = null;
  }

  /** The figure at a place, the nearest of several. */
  figureAt(at: Point, slack: number): F | undefined {
    const near = this.figures
      .filter((it) => it.present)
      .map((it) => ({ it, far: distance(it.at, at) }))
      .filter(({ it, far }) => far <= Math.max(it.radius, slack))
      .sort((a, b) => a.far - b.far);
    return near[0]?.it;
  }

  /** The piece drawn uppermost at a place, or near it. */
  pieceAt(at: Point, slack: number): string | null {
    const over = this.scenery.findLast(({ shape }) => {
      const { middle, half } = extent(shape);
      const [dx, dy] = [Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)];
      return 'disc' in shape ? Math.hypot(dx, dy) <= Math.max(half[0], slack) : dx <= Math.max(half[0], slack) && dy <= Math.max(half[1], slack);
    });
    return over?.piece ?? null;
  }

  /**
   * A tap: lays the stick, thinks of a place or takes the one that is thought of, chooses a figure or looks at
   * a piece. Tells which figure was chosen already.
   */
  tap(at: Point, slack: number, acts: boolean): F | null {
    const figure = this.figureAt(at, slack);
    if (this.measuring) {
      this.lay(this.#endAt(at, slack));
      return null;
    }
    if (acts && this.ghost?.judged && this.may && isNearer(this.ghost.at, figure?.at, at, slack * 1.5)) {
      void this.confirm();
      return null;
    }
    const place = acts && this.placing ? this.meant(figure, at) : acts && !figure && this.strays(at) ? at : null;
    if (place) {
      this.wish(place);
      return null;
    }
    const again = figure !== undefined && this.isMeant(figure.figure);
    if (figure) this.pick(figure.figure);
    else {
      this.lookAt(this.pieceAt(at, slack / 2));
      this.forget();
    }
    return again ? figure : null;
  }

  /** Whether a figure was tapped before, so that another tap means it. */
  protected isMeant(figure: string): boolean {
    return figure === this.selected;
  }

  /** Whether something is thought of or measured that can be given up. */
  get thinks(): boolean {
    return this.ghost !== null || this.measuring;
  }

  /** Nothing is thought of or measured any more. */
  giveUp(): void {
    this.forget();
    this.putAway();
  }

  /** What the measuring stick is laid at. */
  #endAt(at: Point, slack: number): End {
    const figure = this.figureAt(at, slack);
    if (figure) return { figure: figure.figure };
    const piece = this.measuresPieces ? this.pieceAt(at, 0) : null;
    return piece === null ? { point: at } : { piece };
  }

  /** Whether the stick can be laid at terrain as it can at figures. */
  protected get measuresPieces(): boolean {
    return false;
  }

  /** Whether something is dragged from here. */
  grabs(at: Point, slack: number): boolean {
    this.#slack = slack;
    if (this.measuring) {
      this.#held = { from: this.#endAt(at, slack), slack };
      return true;
    }
    if (!(this.placing || this.striding)) return false;
    const figure = this.figureAt(at, slack);
    const own = figure !== undefined && figure.figure === this.subject?.figure;
    return own || (this.ghost !== null && distance(this.ghost.at, at) < slack * 1.5);
  }

  drag(at: Point): void {
    if (this.measuring && this.#held) return this.measure(this.#held.from, this.#endAt(at, this.#held.slack));
    this.dragging = true;
    this.selected = this.subject?.figure ?? this.selected;
    this.wish(at);
  }

  /** What was dragged is let go of; nowhere when it was broken off. Where it may not be put just there, it waits for a word. */
  async release(at: Point | null): Promise<void> {
    const dragged = this.dragging;
    this.dragging = false;
    if (!dragged) return;
    if (!at) return this.forget();
    await this.settle(at);
    if (this.letsGo && !this.warns && this.ghost?.wished === at && this.#isThere()) await this.confirm();
  }

  /** Whether what is thought of is allowed as it was meant, or comes to where it was let go of as near as a finger can tell. */
  #isThere(): boolean {
    const { ghost } = this;
    return this.may && ghost !== null && ghost.judged && (Boolean(this.verdict?.legal) || distance(ghost.at, ghost.wished) <= this.#slack / 2);
  }

  /** Chooses a figure, or lays the measuring stick at it. What was thought of for another is given up. */
  pick(figure: string): void {
    if (this.measuring) return this.lay({ figure });
    if (figure !== this.selected) this.forget();
    [this.selected, this.looked] = [figure, null];
  }

  /** Looks at a piece of terrain. */
  lookAt(piece: string | null): void {
    [this.selected, this.looked] = [null, piece];
  }

  /** The measuring stick goes from what was named first to what was named then. */
  lay(end: End): void {
    if (!this.ruler || this.ruler.facts) this.ruler = { from: end, to: end, facts: null };
    else this.measure(this.ruler.from, end);
  }

  measure(from: End, to: End): void {
    this.ruler = { from, to, facts: this.ruler?.facts ?? null };
    this.#read.want({ from, to });
  }

  takeOut(): void {
    if (this.measuring) this.putAway();
    else this.measuring = true;
  }

  putAway(): void {
    this.#read.stop();
    [this.measuring, this.ruler] = [false, null];
  }
}

/** Whether a tap means a place rather than the figure near it. */
function isNearer(place: Point, figure: Point | undefined, at: Point, slack: number): boolean {
  const far = distance(place, at);
  return far <= slack && (!figure || far <= distance(figure, at));
}
