import type { Choice, Question } from '../../documents';
import { latest } from '../../frame/latest';
import type { LooseView, PieceView, Point, View } from '../../generated/sotas';
import type { Hands } from '../surface';
import { distance, extent, farthest } from '../miniatures/chart';
import { Surveyor, type Area, type End, type Facts, type Spot, type Verdict } from './measures';
import { activeOf, figuresOf, type Figure } from './model';
import { stacked } from './scenery';
import { asksPlace, isPlainMove, subjectOf } from './things';

/** A place that is being thought of. */
export interface Ghost {
  /** Where the pointer is. */
  wished: Point;
  /** Where the thing would come to: there, or as far on the way as is known to be allowed. */
  at: Point;
  /** Whether the rules have said so. */
  judged: boolean;
}

/** What a viewer looks at and thinks of doing. Nothing of it leaves the device but measures. */
export class Desk {
  selected = $state<string | null>(null);
  ghost = $state.raw<Ghost | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** What is known of the selected figure: where it gets, and its enemies. */
  areas = $state.raw<Area[]>([]);
  /** Whose areas these are. */
  #surveyed: string | null = null;
  lines = $state.raw<Facts[]>([]);
  /** Places worth moving to. */
  spots = $state.raw<Spot[]>([]);
  /** The piece of terrain that is looked at. */
  looked = $state<string | null>(null);
  /** The piece of the pool to be placed. */
  loose = $state<number | null>(null);
  /** Whether the rest of the terrain is placed anyhow. */
  strewing = $state(false);
  /** The measuring stick: whether it is out, its ends and what it tells. */
  measuring = $state(false);
  ruler = $state.raw<{ from: End; to: End; facts: Facts | null } | null>(null);
  dragging = $state(false);

  readonly #hands: () => Hands;
  readonly #view: () => View;
  readonly #judge = latest<Point, Verdict>((at) => this.#ask(at), (verdict, at) => this.#judged(verdict, at));
  readonly #read = latest<{ from: End; to: End }, Facts>(
    ({ from, to }) => this.#surveyor.line(from, to),
    (facts, ends) => (this.ruler = { ...ends, facts }),
  );

  constructor(hands: () => Hands, view: () => View) {
    [this.#hands, this.#view] = [hands, view];
  }

  get #surveyor(): Surveyor {
    return new Surveyor(this.#hands().measure);
  }

  get question(): Question | null {
    return this.#hands().question;
  }

  get figures(): Figure[] {
    return figuresOf(this.#view());
  }

  figure(id: string | null): Figure | undefined {
    return id === null ? undefined : this.figures.find((it) => it.figure === id);
  }

  /** The figure the question is about. */
  get subject(): Figure | undefined {
    return this.figure(subjectOf(this.#view()));
  }

  /** Whether the question is answered by a place. */
  get placing(): boolean {
    return asksPlace(this.question?.kind);
  }

  /** Whether the active figure may be dragged to where it goes. */
  get striding(): boolean {
    const question = this.question;
    return question?.kind === 'act' && question.options.includes('move');
  }

  get pool(): LooseView[] {
    return this.#view().setting.loose ?? [];
  }

  /** The piece that is being placed. */
  get held(): LooseView | undefined {
    return this.pool.find((it) => it.piece === this.loose) ?? this.pool[0];
  }

  /** The answer that a place stands for. */
  answer(at: Point): Choice {
    const place = { x: at.x, y: at.y };
    if (this.question?.kind === 'terrain') return { place: { piece: this.held?.piece ?? 0, at: place } };
    return { to: place };
  }

  /** Thinks of a place; what the rules say of it comes as soon as it is known. */
  wish(at: Point): void {
    this.ghost = { wished: at, at: this.#foreseen(at), judged: false };
    this.#judge.want(at);
  }

  /** Where a move toward a place would end as far as the reach that is drawn tells: what the rules say comes a moment later. */
  #foreseen(to: Point): Point {
    const { subject } = this;
    const walks = this.striding || isPlainMove(this.#view());
    if (!walks || !subject?.present || this.#surveyed !== subject.figure) return to;
    return farthest(this.areas.map((it) => it.outline), subject.at, to) ?? to;
  }

  async #ask(at: Point): Promise<Verdict> {
    return this.striding ? this.#surveyor.go(at) : this.#surveyor.attempt(this.answer(at));
  }

  #judged(verdict: Verdict, at: Point): void {
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
      this.#judged(await this.#ask(at), at);
    } catch {
      this.forget();
    }
  }

  async confirm(): Promise<void> {
    if (this.ghost && !this.ghost.judged) await this.settle(this.ghost.wished);
    if (!this.ghost || !this.may) return;
    const to = this.answer(this.ghost.at);
    if (this.striding) this.#hands().choose('move', to);
    else this.#hands().choose(to);
    this.forget();
  }

  forget(): void {
    this.#judge.stop();
    this.ghost = null;
    this.verdict = null;
  }

  /** Where a ghost begins that is moved by keys. */
  get start(): Point {
    const first = this.question?.options.find((it): it is { to: { x: number; y: number } } => typeof it === 'object' && it !== null && 'to' in it);
    const subject = this.subject;
    if (this.question?.kind !== 'deploy' && subject?.present) return subject.at;
    const [width = 0, depth = 0] = this.#view().size;
    return first?.to ?? { x: width / 2, y: depth / 2 };
  }

  /** The figure at a place, the nearest of several. */
  figureAt(at: Point, slack: number): Figure | undefined {
    const near = this.figures
      .filter((it) => it.present)
      .map((it) => ({ it, far: distance(it.at, at) }))
      .filter(({ it, far }) => far <= Math.max(it.radius, slack))
      .sort((a, b) => a.far - b.far);
    return near[0]?.it;
  }

  get piece(): PieceView | undefined {
    return this.#view().pieces.find((it) => it.piece === this.looked && !it.state.gone);
  }

  /** The piece drawn uppermost at a place, or near it. */
  pieceAt(at: Point, slack: number): string | null {
    const over = stacked(this.#view().pieces).findLast(({ shape }) => {
      const { middle, half } = extent(shape);
      const [dx, dy] = [Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)];
      return 'disc' in shape ? Math.hypot(dx, dy) <= Math.max(half[0], slack) : dx <= Math.max(half[0], slack) && dy <= Math.max(half[1], slack);
    });
    return over?.piece ?? null;
  }

  /** Reads off everything that is shown of the selected figure. */
  async look(figure: string | null): Promise<void> {
    const it = this.figure(figure);
    if (!it?.present) {
      [this.areas, this.lines, this.#surveyed] = [[], [], null];
      return;
    }
    try {
      const [areas, lines] = await Promise.all([this.#surveyor.reach(it.figure), this.#surveyor.targets(it.figure)]);
      if (this.selected === it.figure) [this.areas, this.lines, this.#surveyed] = [areas, lines, it.figure];
    } catch {
      // A table that cannot be measured now still shows itself.
    }
  }

  /** What lies between a figure and its enemies. */
  async targetsOf(figure: string): Promise<Facts[]> {
    try {
      return this.figure(figure)?.present ? await this.#surveyor.targets(figure) : [];
    } catch {
      return [];
    }
  }

  async seek(): Promise<void> {
    const wanted = this.question;
    if (wanted?.kind !== 'where' && !this.striding) {
      this.spots = [];
      return;
    }
    try {
      const spots = await this.#surveyor.spots();
      if (this.question === wanted) this.spots = spots;
    } catch {
      this.spots = [];
    }
  }

  /** Places a piece anyhow, or stops once there are enough. */
  strew(): void {
    const question = this.question;
    if (question?.kind !== 'terrain' || !this.strewing) return;
    const places = question.options.filter((it) => it !== 'stop');
    const enough = question.options.includes('stop') && Math.random() < 0.4;
    const choice = enough || !places.length ? 'stop' : places[Math.floor(Math.random() * places.length)];
    if (choice !== undefined) this.#hands().choose(choice);
  }

  /** What is shown first when something is asked. */
  begin(): void {
    this.forget();
    const active = activeOf(this.#view());
    const asked = this.question?.kind;
    if (asked === 'deploy') this.selected = subjectOf(this.#view());
    else if (asked && active) this.selected = active;
    else if (this.selected && !this.figure(this.selected)?.present) this.selected = null;
  }

  /** Chooses a figure, or lays the measuring stick at it. */
  pick(figure: string): void {
    if (this.measuring) return this.lay({ figure });
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

  putAway(): void {
    this.#read.stop();
    [this.measuring, this.ruler] = [false, null];
  }
}
