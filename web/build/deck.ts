import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type TomlTable } from 'smol-toml';
import type { Plugin } from 'vite';

/** The module a game's renderer imports: what is printed on its cards. */
const MODULE = 'virtual:deck/cardgame';

const KINDS = ['location', 'defender', 'enemy', 'support', 'start'] as const;

const deckFile = fileURLToPath(new URL('../../data/cardgame/deck.toml', import.meta.url));

/** What is printed on the cards, taken from the game's own data file at build time. */
export function printedCards(): Plugin {
  return {
    name: 'reglette-deck',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(deckFile);
      return `export default ${JSON.stringify(printed(readFileSync(deckFile, 'utf8')))}`;
    },
  };
}

function printed(text: string): Record<string, object> {
  const deck = parse(text);
  const cards: Record<string, object> = {};
  for (const kind of KINDS) {
    for (const card of [deck[kind] ?? []].flat() as TomlTable[]) {
      const { id, strength, tp, vp, copies } = card;
      cards[String(id)] = { kind, strength, tp, vp, copies };
    }
  }
  return cards;
}
