import type { Component } from 'svelte';
import { frontOf } from './games/games';
import NotFound from './shared/NotFound.svelte';

type Props = Record<string, unknown>;
type Brought = { default: Component<Props> };

/** A page that is brought when it is first needed. */
interface Page {
  /** Some pages are a game's own. */
  bring(game: string): Promise<unknown>;
  /** What it shows, from the rest of the address. */
  props(rest: string[]): Props;
  /** While this stays the same, so does the page. */
  key?(rest: string[]): string | undefined;
}

const table = () => import('./table/TablePage.svelte');

const pages: Record<string, Page> = {
  new: { bring: () => import('./home/SetupPage.svelte'), props: ([game, roster]) => ({ game: game ?? '', roster }) },
  table: { bring: table, props: ([id, way]) => ({ table: id ?? '', token: undefined, inviting: way === 'invite' }) },
  join: { bring: table, props: ([id, token]) => ({ table: id ?? '', token, inviting: false }), key: (rest) => rest.join('/') },
  replay: { bring: () => import('./replay/ReplayPage.svelte'), props: ([source, step, eyes]) => ({ source, step, eyes }) },
  dice: { bring: () => import('./replay/DicePage.svelte'), props: ([source]) => ({ source }) },
  rules: { bring: () => import('./rules/RulesPage.svelte'), props: ([game, rule]) => ({ game, rule }), key: () => '' },
  rosters: {
    bring: async (game) => (frontOf(game)?.rosters ? import('./games/rosters/RostersPage.svelte') : { default: NotFound }),
    props: ([game, ...path]) => ({ game, path }),
  },
};

/** Brings a page; nothing when there is none of that name. */
export function bring(name: string, game = ''): Promise<Brought> | null {
  return Object.hasOwn(pages, name) ? (pages[name]!.bring(game) as Promise<Brought>) : null;
}

export function propsOf(name: string, rest: string[]): Props {
  return pages[name]?.props(rest) ?? {};
}

export function keyOf(name: string, rest: string[]): string {
  return `${name}/${pages[name]?.key?.(rest) ?? rest[0] ?? ''}`;
}
