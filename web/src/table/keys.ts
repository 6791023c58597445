import { openRule } from '../rules/open.svelte';
import { route } from '../state/route.svelte';
import { settings } from '../state/settings.svelte';
import type { Tab } from './SidePanel.svelte';

interface Acts {
  /** Whether the numbers of the choices are seen. */
  numbered(): boolean;
  /** Shows the numbered choices. */
  list(): void;
  pick(at: number): void;
  back(): void;
  hint(): void;
  goal(): void;
  tab(tab: Tab): void;
  skip(): void;
  pass(): void;
  game(): string;
}

/** The key that passes. */
export const PASS = 'x';

/** Whether a key is meant for the table: nobody types, and single keys have not been turned off. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement | null;
  return !target?.closest('input, textarea, select, dialog') && !openRule.rule;
}

/** Single keys that act at a table. */
export function tableKeys(acts: Acts): (event: KeyboardEvent) => void {
  const keys: Record<string, () => void> = {
    b: acts.back,
    h: acts.hint,
    g: acts.goal,
    l: () => acts.tab('log'),
    p: () => acts.tab('people'),
    c: () => acts.tab('chat'),
    s: acts.skip,
    [PASS]: acts.pass,
    '?': () => route.go(`rules/${acts.game()}`),
  };
  return (event) => {
    if (!isShortcut(event)) return;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    // No number plays what nobody sees it at.
    const number = () => (acts.numbered() ? acts.pick(digit - 1) : acts.list());
    const act = digit ? number : keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  };
}
