import { keep, kept } from './keep';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

interface Kept {
  theme: Theme;
  speed: Speed;
  /** Answers that leave no choice are given by themselves. */
  forced: boolean;
  /** Odds of a Conflict are shown without being asked for. */
  odds: boolean;
  /** Single keys are shortcuts. */
  keys: boolean;
  name: string;
  /** Where others reach this machine, when it serves the page itself. */
  address: string;
}

const usual: Kept = { theme: 'auto', speed: 'normal', forced: true, odds: true, keys: true, name: '', address: '' };

/** How this device likes things. */
class Settings implements Kept {
  #kept = $state<Kept>({ ...usual, ...kept<Partial<Kept>>('settings', {}) });

  get theme(): Theme { return this.#kept.theme; }
  set theme(it: Theme) { this.#set({ theme: it }); this.dress(); }
  get speed(): Speed { return this.#kept.speed; }
  set speed(it: Speed) { this.#set({ speed: it }); }
  get forced(): boolean { return this.#kept.forced; }
  set forced(it: boolean) { this.#set({ forced: it }); }
  get odds(): boolean { return this.#kept.odds; }
  set odds(it: boolean) { this.#set({ odds: it }); }
  get keys(): boolean { return this.#kept.keys; }
  set keys(it: boolean) { this.#set({ keys: it }); }
  get name(): string { return this.#kept.name; }
  set name(it: string) { this.#set({ name: it }); }
  get address(): string { return this.#kept.address; }
  set address(it: string) { this.#set({ address: it }); }

  /** Light or dark, on the whole page. */
  dress(): void {
    const { theme } = this.#kept;
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }

  #set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    keep('settings', this.#kept);
  }
}

export const settings = new Settings();

/** Whether the reader's system asks for little movement. */
export function calm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
