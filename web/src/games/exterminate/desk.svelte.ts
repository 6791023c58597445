import type { Choice } from '../../documents';
import type { PieceView, Point, View } from '../../generated/exterminate';
import { distance, farthest } from '../miniatures/chart';
import { MapDesk, type End } from '../miniatures/desk.svelte';
import type { Scenery } from '../miniatures/scenery';
import type { Hands } from '../surface';
import { latest } from '../../frame/latest';
import { chosenNext } from './chosen';
import { drawnTo, goalsOf, judgeGoing } from './contact';
import { choiceOf, withCard, withFigure, type Draft } from './drafts';
import { goingOf, laidAt } from './going';
import { sceneryOf } from './looks';
import { Surveyor, type Between, type Verdict } from './measures';
import { DISC, figuresOf, PRISONER, prisonerOf, type Figure } from './model';
import { asksMove, asksPlace, asksShot, beforeGoing, parts, placeOf, soughtOf, spotsOf, subjectOf } from './things';

/** The desk of Exterminate!: what is measured of the chosen figure, and moves that begin by dragging. */
export class Desk extends MapDesk<Figure, Verdict, Between, Point[]> {
  /** The enemy that somebody aims at, and the one that is pointed at beside the table. */
  aimed = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** Nodes are left alone by the move that is thought of. */
  leaves = $state(false);
  /** An answer that is being put together, and what the rules say of it where it names no place. */
  draft = $state.raw<Draft | null>(null);
  drafted = $state.raw<Verdict | null>(null);
  /** Where the table was tapped last. */
  #tapped = $state.raw<Point | null>(null);
  /** Where a way ends while its bends are thought of. */
  #end: Point | null = null;
  readonly #consider = latest<Choice, Verdict>((choice) => this.#surveyor.attempt(choice), (verdict) => (this.drafted = verdict));
  /** The enemy that was chosen because something was asked about what it does. */
  #led: string | null = null;
  /** The figure under the pointer that may be dragged. */
  #grabbed = $state<string | null>(null);
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

  get piece(): PieceView | undefined {
    return this.#view().pieces.find((it) => it.piece === this.looked);
  }

  override pieceAt(at: Point, slack: number): string | null {
    const prisoner = prisonerOf(this.#view());
    return prisoner && distance(prisoner, at) <= Math.max(DISC, slack) ? PRISONER : super.pieceAt(at, slack);
  }

  /** Whether a figure may be picked now to do its part. */
  picks(figure: string | null): boolean {
    const question = this.question;
    if (question?.kind !== 'pick-mover' && question?.kind !== 'pick-shooter') return false;
    return question.options.some((it) => parts(it)[0] === 'figure' && parts(it)[1] === figure);
  }

  /** Whether a figure is one's own while one picks: where it may not go, the rules say why. */
  #owns(figure: string | null): boolean {
    const { question } = this;
    const own = this.figure(figure);
    return Boolean(own?.present && question?.kind.startsWith('pick-') && question.kind !== 'pick-melee' && own.seat === question.seat);
  }

  /** The figure that goes where it is dragged: who moves now, or whoever is chosen to be picked for it. */
  get subject(): Figure | undefined {
    const { draft } = this;
    if (draft && 'play' in draft.of) return undefined;
    if (draft && 'join' in draft.of) return this.figure(draft.figures[0]);
    const id = this.#grabbed ?? (this.#owns(this.selected) ? this.selected : null);
    return this.figure(id ?? subjectOf(this.#view()));
  }

  get placing(): boolean {
    if (this.draft) return this.draft.place;
    return asksPlace(this.question?.kind) || (this.question?.kind === 'pick-mover' && this.picks(this.selected));
  }

  get striding(): boolean {
    if (this.draft) return false;
    const question = this.question;
    return question?.kind === 'pick-mover' || question?.kind === 'pick-shooter' || (question?.kind === 'act' && question.options.includes('sprint'));
  }

  /** Places that are offered, where one is asked for. */
  get spots(): Point[] {
    if (this.ghost || !this.placing || this.question?.kind === 'pick-mover') return [];
    return spotsOf(this.question?.options ?? []);
  }

  override tap(at: Point, slack: number, acts: boolean): Figure | null {
    const far = (it: Point) => distance(it, at);
    const [near] = this.measuring || this.draft ? [] : this.spots.filter((it) => far(it) <= slack).sort((a, b) => far(a) - far(b));
    const again = super.tap(near ?? at, slack, acts);
    this.#tapped = at;
    // Whoever thinks of a place aims at nobody.
    if (this.ghost) this.aimed = null;
    return again;
  }

  /** Who could shoot could also Sprint to where open ground is tapped, terrain that is tapped being looked at; of who may not move it is told why. */
  protected override strays(at: Point): boolean {
    return this.striding && this.subject !== undefined && (this.sprints ? this.pieceAt(at, 0) === null : !this.picks(this.selected));
  }

  /** Who shoots now, or who is chosen and could be picked for it. */
  get shooter(): string | null {
    const kind = this.question?.kind ?? '';
    if (kind === 'pick-shooter') return this.picks(this.selected) ? this.selected : null;
    return asksShot(kind) ? subjectOf(this.#view()) : null;
  }

  /** Who must be picked before the shot; nobody where somebody is already. */
  get unpicked(): string | null {
    return this.question?.kind === 'pick-shooter' ? this.shooter : null;
  }

  /** The enemy whose line of fire is looked at. */
  get sighted(): string | null {
    return this.pointed ?? this.aimed;
  }

  /** Whether a figure is an enemy of whoever shoots. */
  #isFoe(other: Figure | undefined): other is Figure {
    const shooter = this.figure(this.shooter);
    return Boolean(shooter && other?.present && other.seat !== shooter.seat);
  }

  /** Looks along the line of fire at an enemy. */
  aim(target: string): void {
    this.forget();
    this.pointed = null;
    [this.selected, this.looked, this.aimed] = [this.shooter, null, target];
  }

  /** Nobody is chosen any more. */
  drop(): void {
    [this.selected, this.aimed] = [null, null];
  }

  override lookAt(piece: string | null): void {
    const { shooter } = this;
    super.lookAt(piece);
    this.aimed = null;
    // Whoever is about to act may still go there.
    if (piece) this.selected = shooter;
  }

  /** Where terrain is looked at to which somebody could Sprint. */
  get beyond(): Point | null {
    return this.looked && this.striding && this.sprints && this.subject ? this.#tapped : null;
  }

  protected override isMeant(figure: string): boolean {
    return this.aimed === null ? super.isMeant(figure) : figure === this.aimed;
  }

  override get thinks(): boolean {
    return super.thinks || this.aimed !== null;
  }

  override giveUp(): void {
    super.giveUp();
    this.aimed = null;
  }

  override grabs(at: Point, slack: number): boolean {
    const figure = this.figureAt(at, slack);
    this.#grabbed = figure && !this.measuring && !this.draft && this.#owns(figure.figure) ? figure.figure : null;
    return this.#grabbed !== null || super.grabs(at, slack);
  }

  override drag(at: Point): void {
    if (this.#grabbed) this.pick(this.#grabbed);
    const foe = this.measuring ? undefined : this.figureAt(at, 0);
    if (!this.#isFoe(foe)) {
      this.aimed = null;
      return super.drag(at);
    }
    // Who is dragged onto an enemy aims at it.
    this.dragging = true;
    this.aim(foe.figure);
  }

  override async release(at: Point | null): Promise<void> {
    // A tap takes hold of nobody.
    if (!this.dragging) this.#grabbed = null;
    await super.release(this.dragging && this.aimed ? null : at);
    if (!this.dragging) this.#grabbed = null;
  }

  get #goes(): boolean {
    return !this.draft && (this.striding || asksMove(this.question?.kind));
  }

  /** Whether nodes are touched where it would end. */
  get touches(): boolean {
    return Boolean(this.verdict?.walk?.nodes?.length);
  }

  /** The answer as far as it is put together; nothing while something is missing. */
  choiceOf(draft: Draft, at: Point | null): Choice | null {
    return choiceOf(draft, at, this.#view().barricade, this.leaves && this.touches);
  }

  #laid(at: Point): Point {
    const view = this.#view();
    const own = this.figures.filter((it) => it.present && it.seat === this.question?.seat);
    const target = this.figure(view.position.combat?.foes[0]?.figure);
    return laidAt(this.draft, at, { attacker: this.subject, target, own, pieces: view.pieces, barricade: view.barricade });
  }

  protected override foreseen(to: Point): Point {
    if (this.draft) return this.#laid(to);
    const { subject } = this;
    const areas = this.#goes ? this.known(subject)?.areas : undefined;
    if (!areas || !subject) return to;
    const end = farthest(areas, subject.at, to) ?? to;
    const met = drawnTo(goalsOf(this.#view(), subject), subject.radius, end);
    return met && distance(farthest(areas, subject.at, met) ?? subject.at, met) <= 1 ? met : end;
  }

  protected async judge(at: Point): Promise<Verdict> {
    const { subject, draft } = this;
    const stop = this.#laid(at);
    if (draft?.bending) return { legal: true };
    const choice = draft && this.choiceOf(draft, stop);
    if (choice) return { ...(await this.#surveyor.attempt(choice)), stop };
    if (this.#goes && subject) return judgeGoing((to) => this.#surveyor.go(subject.figure, to), at, subject.radius, goalsOf(this.#view(), subject));
    return this.#surveyor.attempt({ at: { x: at.x, y: at.y } });
  }

  protected measureBetween(from: End, to: End): Promise<Between> {
    return this.#surveyor.line(from, to);
  }

  /** Where a figure gets without a test. */
  protected reachOf(figure: string): Promise<Point[][]> {
    return this.#surveyor.reach(figure);
  }

  protected between(figure: string): Promise<Between[]> {
    return this.#surveyor.targets(figure);
  }

  protected put(at: Point): void {
    if (this.draft) return this.#give(this.choiceOf(this.draft, at));
    const to = { x: at.x, y: at.y };
    if (!this.#goes) return this.hands().choose({ at: to });
    const going = goingOf(this.verdict, at, this.leaves && this.touches);
    const [first, ...then] = [...beforeGoing(this.question?.kind, this.subject?.figure ?? ''), going];
    if (first !== undefined) this.hands().choose(first, ...then);
  }

  override forget(): void {
    super.forget();
    this.leaves = false;
  }

  /** Begins to put an answer together. */
  compose(draft: Draft): void {
    this.giveUp();
    this.selected = null;
    this.#redraft(draft);
  }

  /** Nothing is put together any more. */
  scrap(): void {
    this.#consider.stop();
    this.forget();
    [this.draft, this.drafted] = [null, null];
  }

  #redraft(draft: Draft): void {
    [this.draft, this.drafted] = [draft, null];
    this.#consider.stop();
    if (this.ghost) return this.wish(this.ghost.wished);
    const choice = this.choiceOf(draft, null);
    if (choice) this.#consider.want(choice);
  }

  takeCard(card: string): void {
    if (this.draft) this.#redraft(withCard(this.draft, card));
  }

  turnDraft(): void {
    if (this.draft) this.#redraft({ ...this.draft, turned: !this.draft.turned });
  }

  /** Chooses how to fight. */
  fight(how: Partial<Pick<Draft, 'weapon' | 'dice'>>): void {
    if (this.draft) this.#redraft({ ...this.draft, ...how });
  }

  /** Begins to think of a bend of the way, keeping where the way ends. */
  bend(): void {
    if (!this.draft) return;
    this.#end = this.ghost?.wished ?? null;
    this.forget();
    this.draft = { ...this.draft, bending: true };
  }

  /** The way bends at these places only. */
  #reach(via: Point[]): void {
    if (!this.draft) return;
    const end = this.draft.bending ? this.#end : (this.ghost?.wished ?? null);
    this.forget();
    this.draft = { ...this.draft, via, bending: false };
    if (end) this.wish(end);
  }

  straighten(): void {
    this.#reach([]);
  }

  override async confirm(): Promise<void> {
    const { draft, ghost } = this;
    if (draft?.bending && ghost) this.#reach([...draft.via, ghost.wished]);
    else await super.confirm();
  }

  override get may(): boolean {
    return this.draft ? this.ghost !== null && Boolean(this.verdict?.legal) : super.may;
  }

  /** Gives what was put together without a place. */
  giveDraft(): void {
    if (this.draft && this.drafted?.legal) this.#give(this.choiceOf(this.draft, null));
  }

  #give(choice: Choice | null): void {
    this.scrap();
    if (choice) this.hands().choose(choice);
  }

  override pick(figure: string): void {
    if (this.draft?.most && !this.measuring) return this.#redraft(withFigure(this.draft, figure));
    if (this.#isFoe(this.figure(figure)) && !this.measuring && !this.draft) return this.aim(figure);
    this.aimed = null;
    super.pick(figure);
  }

  /** Figures that are spoken of: those of the answer that is put together, or the one that is looked at. */
  get chosen(): readonly string[] {
    if (this.draft?.most) return this.draft.figures;
    return [this.selected, this.sighted, soughtOf(this.question)].filter((it) => it !== null);
  }

  /** What is put together is looked at before it is given. */
  override get letsGo(): boolean {
    return this.draft === null;
  }

  /** Whether the place that is thought of is the end of a Sprint instead of a shot. */
  get sprints(): boolean {
    return this.draft === null && (this.question?.kind === 'pick-shooter' || this.question?.kind === 'act');
  }

  protected override meant(figure: Figure | undefined, at: Point): Point | null {
    const other = figure && figure.figure !== this.subject?.figure ? figure : undefined;
    if (this.draft && 'join' in this.draft.of && other?.seat === this.question?.seat) return null;
    if (this.draft?.place) return other?.at ?? at;
    // Whoever is tapped again is picked, and goes nowhere yet.
    if (this.question?.kind === 'pick-mover' && figure) return null;
    return super.meant(figure, at);
  }

  get start(): Point {
    const { subject } = this;
    if (subject?.present) return subject.at;
    const [width = 0, depth = 0] = this.size;
    return this.question?.options.map(placeOf).find((it) => it !== null) ?? { x: width / 2, y: depth / 2 };
  }

  /** What is shown first when something is asked. */
  begin(): void {
    this.scrap();
    [this.aimed, this.pointed] = [null, null];
    const next = chosenNext(this.#view(), this.question, this.figures, { figure: this.selected, led: this.#led });
    [this.selected, this.#led] = [next.figure, next.led];
  }
}
