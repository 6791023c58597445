/** Which things of a surface are selected, and which one the keys are on. */
export class Selection {
  things = $state.raw<ReadonlySet<string>>(new Set());
  focus = $state<string | null>(null);

  only(thing: string): void {
    this.things = new Set([thing]);
    this.focus = thing;
  }

  toggle(thing: string): void {
    const things = new Set(this.things);
    if (!things.delete(thing)) things.add(thing);
    this.things = things;
    this.focus = thing;
  }

  clear(): void {
    this.things = new Set();
    this.focus = null;
  }

  /** Moves the keys to the next or the previous of some things. */
  step(among: string[], by: 1 | -1): string | null {
    if (!among.length) return null;
    const at = this.focus === null ? -1 : among.indexOf(this.focus);
    const next = at < 0 ? (by > 0 ? 0 : among.length - 1) : (at + by + among.length) % among.length;
    this.focus = among[next] ?? null;
    return this.focus;
  }
}
