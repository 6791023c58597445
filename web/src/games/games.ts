import type { Component } from 'svelte';
import type { Json, Lang, NewTable } from '../documents';
import type { Craft } from './rosters/craft';
import type { GameSurface } from './surface';
import CardgamePicture from './cardgame/Picture.svelte';
import ExterminatePicture from './exterminate/Picture.svelte';
import SotasPicture from './sotas/Picture.svelte';

/** What the home page shows of a game before any of it is loaded. */
export interface GameFront {
  picture: Component;
  /** How long a game takes, in minutes. */
  minutes: [number, number];
  /** Messages that tell in a few sentences what it is about. */
  primer?: string[];
  /** The game's message files. */
  words(): Promise<Record<Lang, string>>;
  /** The game's renderer. */
  load(): Promise<GameSurface>;
  /** Which turn it is, where that is counted and has begun. */
  turn?(view: Json): number | null;
  /** What a device can set for this game. */
  settings?(): Promise<Component>;
  /** A first game that teaches by playing, and what is noted once its table stands. */
  guide?(): Promise<{ table: NewTable; begun(table: string): void }>;
  /** How rosters are made, for a game that has them. */
  rosters?(): Promise<Craft>;
  /** The options that stand beside the rosters of a table. */
  rosterOptions?: RosterOptions;
}

/** What is agreed on with the rosters. */
export interface RosterOptions {
  /** Who plays which side, and the value by which the sides go to the seats in their order: so it is where rosters are brought. */
  sides: { key: string; agreed: string };
  /** Which rosters may be brought. */
  brought: string[];
}

/** Message files of both languages, each as one text. */
async function together(...langs: [fr: Promise<{ default: string }>[], en: Promise<{ default: string }>[]]): Promise<Record<Lang, string>> {
  const [fr, en] = await Promise.all(langs.map(async (files) => (await Promise.all(files)).map((it) => it.default).join('\n')));
  return { fr: fr ?? '', en: en ?? '' };
}

/** The turn of games whose position counts rounds. */
function turnOf(view: Json): number | null {
  const { position } = Object(view) as { position?: { round?: { turn?: number } | null } };
  return position?.round?.turn || null;
}

const fronts: Record<string, GameFront> = {
  cardgame: {
    picture: CardgamePicture,
    minutes: [30, 60],
    primer: ['web-cardgame-primer-aim', 'web-cardgame-primer-sides', 'web-cardgame-primer-turn', 'web-cardgame-primer-pass', 'web-cardgame-primer-end'],
    words: () => together([import('../../../data/words/cardgame.fr.ftl?raw')], [import('../../../data/words/cardgame.en.ftl?raw')]),
    load: async () => (await import('./cardgame/surface')).surface,
    guide: async () => {
      const [{ teaching }, { primer }] = await Promise.all([import('./cardgame/teaching'), import('../state/primer.svelte')]);
      return { table: teaching(), begun: () => primer.show('cardgame') };
    },
  },
  exterminate: {
    picture: ExterminatePicture,
    minutes: [45, 90],
    primer: ['web-exterminate-primer-aim', 'web-exterminate-primer-turn', 'web-exterminate-primer-dice', 'web-exterminate-primer-cards', 'web-exterminate-primer-cover'],
    words: () => together([
      import('../../../data/words/exterminate.fr.ftl?raw'), import('../../../data/words/web-exterminate.fr.ftl?raw'), import('../../../data/words/web-miniatures.fr.ftl?raw'),
    ], [
      import('../../../data/words/exterminate.en.ftl?raw'), import('../../../data/words/web-exterminate.en.ftl?raw'), import('../../../data/words/web-miniatures.en.ftl?raw'),
    ]),
    load: async () => (await import('./exterminate/surface')).surface,
    turn: turnOf,
    guide: async () => {
      const [{ guided }, { guide }, { primer }] = await Promise.all([import('./exterminate/guide/start'), import('./exterminate/guide/guide'), import('../state/primer.svelte')]);
      const begun = (table: string) => {
        guide.begin(table);
        // Whoever is guided need not be offered the game in short as well.
        primer.done('exterminate');
      };
      return { table: guided(), begun };
    },
    settings: async () => (await import('./exterminate/tray/Stops.svelte')).default,
    rosters: async () => (await import('./exterminate/rosters/factions')).craft,
  },
  sotas: {
    picture: SotasPicture,
    minutes: [45, 90],
    primer: ['web-sotas-primer-aim', 'web-sotas-primer-turn', 'web-sotas-primer-dice', 'web-sotas-primer-move', 'web-sotas-primer-shot', 'web-sotas-primer-melee', 'web-sotas-primer-morale'],
    words: () => together([
      import('../../../data/words/sotas.fr.ftl?raw'), import('../../../data/words/web-sotas.fr.ftl?raw'), import('../../../data/words/web-miniatures.fr.ftl?raw'),
    ], [
      import('../../../data/words/sotas.en.ftl?raw'), import('../../../data/words/web-sotas.en.ftl?raw'), import('../../../data/words/web-miniatures.en.ftl?raw'),
    ]),
    load: async () => (await import('./sotas/surface')).surface,
    turn: turnOf,
    guide: async () => {
      const [{ guided }, { guide }, { primer }] = await Promise.all([import('./sotas/guide/start'), import('./sotas/guide/guide'), import('../state/primer.svelte')]);
      const begun = (table: string) => {
        guide.begin(table);
        primer.done('sotas');
      };
      return { table: guided(), begun };
    },
    rosters: async () => (await import('./sotas/rosters/bands')).craft,
    rosterOptions: { sides: { key: 'sides', agreed: 'AGREED' }, brought: ['force_size'] },
  },
};

/** Games for which a device can set something. */
export function settable(): string[] {
  return Object.keys(fronts).filter((it) => fronts[it]?.settings);
}

export function frontOf(game: string): GameFront | undefined {
  return fronts[game];
}

/** The options of a game that stand beside its rosters. */
export function besideRosters(game: string): string[] {
  const { sides, brought } = fronts[game]?.rosterOptions ?? {};
  return [...(sides ? [sides.key] : []), ...(brought ?? [])];
}
