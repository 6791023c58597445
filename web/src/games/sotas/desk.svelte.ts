import type { Choice, Question } from '../../documents';
import type { LooseView, PieceView, Point, View } from '../../generated/sotas';
import { central, farthest, nearest } from '../miniatures/chart';
import { MapDesk, type End } from '../miniatures/desk.svelte';
import type { Scenery } from '../miniatures/scenery';
import type { Proof } from '../miniatures/shapes';
import type { BoardProps, Hands } from '../surface';
import { sceneryOf } from './looks';
import { Surveyor, type Area, type Facts, type Peril, type Spot, type Verdict } from './measures';
import { activeOf, figuresOf, type Figure } from './model';
import { asksPlace, asksThin, asksThing, isPlainMove, subjectOf, thingOf } from './things';

/** The desk of SOTAS: what is measured of the chosen figure, and the terrain that players place. */
export class Desk extends MapDesk<Figure, Verdict, Facts, Area> {
  /** Places worth moving to. */
  spots = $state.raw<Spot[]>([]);
  /** The piece of the pool to be placed. */
  loose = $state<number | null>(null);
  /** What harms whoever flees where an answer leads, in the order of the answers. */
  dangers = $state.raw<Peril[][]>([]);
  /** Whether the rest of the terrain is placed anyhow. */
  strewing = $state<number | null>(null);
  /** The target that is looked at beside the table, as the active figure sees it. */
  aimed = $state.raw<Facts | null>(null);
  /** The place that is thought of is only pointed at, beside the table. */
  glanced = $state(false);
  readonly #view: () => View;

  constructor(hands: () => Hands, view: () => View) {
    super(hands);
    this.#view = view;
  }

  get #surveyor(): Surveyor {
    return new Surveyor(this.hands().measure);
  }

  get figures(): Figure[] {
    return figuresOf(this.#view());
  }

  get size(): readonly number[] {
    return this.#view().size;
  }

  get scenery(): Scenery[] {
    return sceneryOf(this.#view().pieces);
  }

  get subject(): Figure | undefined {
    return this.figure(subjectOf(this.#view()));
  }

  get placing(): boolean {
    return asksPlace(this.question?.kind);
  }

  get striding(): boolean {
    const question = this.question;
    return question?.kind === 'act' && question.options.includes('move');
  }

  /** Whether the chosen figure is the one that acts. */
  get acting(): boolean {
    return this.question?.kind === 'act' && this.selected === this.subject?.figure;
  }

  /** The reach that is drawn. */
  get reach(): Area[] {
    const drawn = this.figure(this.selected)?.present && !this.measuring && !asksThin(this.question?.kind) && (!this.acting || this.striding);
    return drawn ? this.areas : [];
  }

  /** Lines that say something now: to targets that can be attacked, or to the one looked at. */
  aims(lit: BoardProps['lit']): Facts[] {
    if (this.ghost || !this.figure(this.selected)?.present) return [];
    return this.lines.filter((it) => it.seen?.open && it.aims?.some((aim) => !aim.rule) && (!this.acting || lit.has(`figure:${it.to}`)));
  }

  /** What shows why a place or a target is refused or in cover, and who looks. */
  get shown(): { proofs: Proof[]; eye?: Point | undefined } {
    if (this.ghost) return { proofs: this.ghost.judged && this.verdict?.proof ? [this.verdict.proof] : [] };
    const stick = this.ruler?.facts ? this.ruler : null;
    const from = stick && ('figure' in stick.from ? this.figure(stick.from.figure)?.at : 'point' in stick.from ? stick.from.point : undefined);
    return stick ? { proofs: proofsOf(stick.facts), eye: from ?? undefined } : { proofs: proofsOf(this.aimed), eye: this.subject?.at };
  }

  /** Ranges of what the acting figure would shoot with, the nearest first, from the edge of its base. */
  get ranges(): number[] {
    const aim = this.lines.flatMap((it) => it.aims ?? []).find((it) => it.with && it.bands > 0);
    return aim && this.acting && !this.ghost ? Array.from({ length: aim.bands }, (_, at) => aim.range * (at + 1)) : [];
  }

  /** A throw is aimed first, and made then. */
  override get letsGo(): boolean {
    return this.question?.kind !== 'impact';
  }

  protected override get warns(): boolean {
    return Boolean(this.verdict?.perils?.length);
  }

  /** Shapes of what harms where somebody thinks of going. */
  get perils(): Scenery['shape'][] {
    const named = (this.ghost?.judged && this.verdict?.perils) || [];
    return this.scenery.filter((it) => named.some(({ piece }) => piece === it.piece)).map((it) => it.shape);
  }

  protected override meant(figure: Figure | undefined, at: Point): Point | null {
    return figure && this.question?.kind === 'impact' ? figure.at : super.meant(figure, at);
  }

  protected override get measuresPieces(): boolean {
    return true;
  }

  /** How far the figure a question is about is from a piece. */
  async farFrom(piece: string): Promise<Facts | null> {
    const { subject } = this;
    try {
      return subject?.present ? await this.#surveyor.line({ figure: subject.figure }, { piece }) : null;
    } catch {
      return null;
    }
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

  /** Where a move toward a place would end as far as the reach that is drawn tells: what the rules say comes a moment later. */
  protected override foreseen(to: Point): Point {
    const { subject } = this;
    const walks = this.striding || isPlainMove(this.#view());
    const areas = walks ? this.known(subject)?.areas : undefined;
    if (!areas || !subject) return to;
    return farthest(areas.map((it) => it.outline), subject.at, to) ?? to;
  }

  /** A figure that may move goes to where its reach is tapped. */
  protected override strays(at: Point): boolean {
    const { x, y } = this.foreseen(at);
    return this.striding && this.selected === this.subject?.figure && this.surveyed && x === at.x && y === at.y;
  }

  /** Goes to a place that is known to be allowed. */
  take(at: Point): void {
    this.put(at);
    this.forget();
  }

  /** Shows a place without asking anything. */
  glance(at: Point): void {
    this.glanced = true;
    this.wish(at);
  }

  override forget(): void {
    super.forget();
    this.glanced = false;
  }

  protected async judge(at: Point): Promise<Verdict> {
    if (this.striding) return this.#surveyor.go(at);
    const drawn = asksThin(this.question?.kind) ? nearest(this.#offered, at) : undefined;
    if (!drawn) return this.#surveyor.attempt(this.answer(at));
    return { ...(await this.#surveyor.attempt(this.answer(drawn))), stop: drawn };
  }

  /** The places that are offered. */
  get #offered(): Point[] {
    return (this.question?.options ?? []).flatMap((it) => (typeof it === 'object' && it !== null && 'to' in it ? [it.to as unknown as Point] : []));
  }

  protected measureBetween(from: End, to: End): Promise<Facts> {
    return this.#surveyor.line(from, to);
  }

  protected reachOf(figure: string): Promise<Area[]> {
    return this.#surveyor.reach(figure);
  }

  protected between(figure: string): Promise<Facts[]> {
    return this.#surveyor.targets(figure);
  }

  protected put(at: Point): void {
    const to = this.answer(at);
    if (this.striding) this.hands().choose('move', to);
    else this.hands().choose(to);
  }

  /** Chooses a figure; where a question asks for one, that is the answer. */
  override pick(figure: string): void {
    const options = this.measuring || !asksThing(this.question?.kind) ? [] : (this.question?.options ?? []);
    const [only, ...others] = options.filter((it) => thingOf(it) === `figure:${figure}`);
    if (only !== undefined && !others.length) this.hands().choose(only);
    else super.pick(figure);
  }

  get start(): Point {
    const subject = this.subject;
    if (this.question?.kind !== 'deploy' && subject?.present) return subject.at;
    const [width = 0, depth = 0] = this.size;
    // In the middle of what is offered every key leads somewhere.
    return central(this.#offered) ?? { x: width / 2, y: depth / 2 };
  }

  get piece(): PieceView | undefined {
    return this.#view().pieces.find((it) => it.piece === this.looked && !it.state.gone);
  }

  async seek(): Promise<void> {
    const wanted = this.question;
    void this.#weigh(wanted);
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

  /** What a flight leads through is told before it is chosen. */
  async #weigh(wanted: Question | null): Promise<void> {
    this.dangers = [];
    if (wanted?.kind !== 'refuge') return;
    try {
      const judged = await Promise.all(wanted.options.map((it) => this.#surveyor.attempt(it)));
      if (this.question === wanted) this.dangers = judged.map((it) => it.perils ?? []);
    } catch {
      // What cannot be measured now is offered without.
    }
  }

  /** Places a piece anyhow, or stops once there are enough. */
  strew(): void {
    const question = this.question;
    if (question?.kind !== 'terrain' || this.strewing !== question.seat) return;
    const places = question.options.filter((it) => it !== 'stop');
    const enough = question.options.includes('stop') && Math.random() < 0.4;
    const choice = enough || !places.length ? 'stop' : places[Math.floor(Math.random() * places.length)];
    if (choice !== undefined) this.hands().choose(choice);
  }

  /** What is shown first when something is asked. */
  begin(): void {
    this.forget();
    const active = activeOf(this.#view());
    const asked = this.question?.kind;
    if (asked === 'deploy' || asked === 'refuge' || asksThin(asked)) this.selected = subjectOf(this.#view());
    else if (asked && this.figure(active)?.present) this.selected = active;
    else if (this.selected && !this.figure(this.selected)?.present) this.selected = null;
  }
}

/** What hides a target or gives it cover, and why it cannot be attacked. */
export function proofsOf(facts: Facts | null): Proof[] {
  const { seen, aims = [] } = facts ?? {};
  const hidden = seen && (!seen.open || seen.cover) ? (seen.proofs ?? []) : [];
  const refused = aims.every((it) => it.rule) ? aims.flatMap((it) => it.proof ?? []) : [];
  return [...hidden, ...refused];
}
