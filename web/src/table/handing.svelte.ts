import type { At, Choice, GameEvent, Question, Snapshot } from '../documents';
import type { EventPlayer } from '../frame/player.svelte';
import type { GameSurface, Unasked } from '../games/surface';
import { isAt } from './at';

/** What is needed of a table that several people sit at with one device. */
interface Shared {
  readonly surface: GameSurface;
  readonly player: EventPlayer<GameEvent>;
  readonly at: At;
  readonly eyes: number | null;
  readonly held: boolean;
  readonly busy: boolean;
  /** What is asked of a seat. */
  peek(seat: number): Promise<Question | null>;
  unasked(question: Question): Unasked | null;
  give(choice: Choice): Promise<void>;
  /** Looks with the eyes of a seat; the hand of nobody is to be hidden. */
  turnTo(seat: number): void;
}

/** How one device goes from hand to hand. What all know of the table decides it, never what somebody holds. */
export class Handing {
  /** The seat that the device must be handed to: nothing is shown until somebody has taken it. */
  curtain = $state<number | null>(null);
  /** Somebody else may answer, and how they pass: the device goes to them only if they want to. */
  offered = $state.raw<{ seat: number; pass: Choice } | null>(null);
  /** Who has taken the device behind a curtain, and so alone may see that hand. */
  taken: number | null = null;

  constructor(private readonly table: Shared) {}

  /** Whether any of these seats holds something that others must not see. */
  hides({ view }: Snapshot, ...seats: (number | null)[]): boolean {
    return seats.some((it) => it !== null && (this.table.surface.hides?.(view, it) ?? true));
  }

  /**
   * Whether nothing may be shown before somebody takes the device: nobody has yet, or the eyes would see a hand that was
   * dealt while there was none to hide.
   */
  waits(snapshot: Snapshot, asked: number | null): boolean {
    const { eyes } = this.table;
    if (eyes !== null && (this.taken === eyes || !this.hides(snapshot, eyes))) return false;
    const seat = asked ?? eyes ?? snapshot.you.seats[0] ?? null;
    if (seat !== null && !this.hides(snapshot, seat)) this.table.turnTo(seat);
    else this.curtain = seat;
    return true;
  }

  /** The device goes to somebody else who is asked, unless the page answers for them, they may let it pass, or nobody has a hand to hide. */
  async to(seat: number, snapshot: Snapshot): Promise<void> {
    const { table } = this;
    const { at, surface } = table;
    const still = () => isAt(at, table.at);
    if (!this.hides(snapshot, table.eyes, seat)) {
      // Once everything is shown that happened.
      return table.player.add([], () => still() && table.turnTo(seat));
    }
    const question = surface.unasked && !table.held ? await table.peek(seat) : null;
    const answer = question && table.unasked(question);
    if (!still()) return;
    const pass = question && answer ? (surface.passes?.(question) ?? null) : null;
    if (answer && answer !== 'ask') setTimeout(() => still() && !table.held && void table.give(answer.choice), answer.millis);
    // Whether they want to answer can be asked aloud; what they could answer is theirs alone to see.
    else if (pass !== null) this.offered = { seat, pass };
    else this.curtain = seat;
  }

  /** Whoever may answer wants to, or lets it pass. */
  take(answers: boolean): void {
    const { offered } = this;
    if (!offered || this.table.busy) return;
    // What is let pass stays offered until the table has moved on: the answer may not get there.
    if (!answers) return void this.table.give(offered.pass);
    this.offered = null;
    this.curtain = offered.seat;
  }
}
