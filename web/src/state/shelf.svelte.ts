import type { Catalogue, GameInfo, Lang, Setup, Title } from '../documents';
import { serverEngine } from '../engine/http';
import type { Engine } from '../engine/engine';
import { frontOf } from '../games/games';
import { addWords } from '../words/reader.svelte';

/** Where the rules are. */
export const engine: Engine = serverEngine();

/** What a game never changes: its rules and the names of its things. */
class Shelf {
  games = $state.raw<GameInfo[] | null>(null);
  /** Of the set-up that was asked for last, by game. */
  #titles = $state.raw<Record<string, Map<string, Title>>>({});
  /** What came to the table in play, by game. */
  #here = $state.raw<Record<string, Map<string, Title>>>({});
  #sets = new Map<string, Map<string, Title>>();
  #rules = $state.raw<Record<string, Catalogue>>({});
  #words = new Map<string, Record<Lang, string>>();
  #coming = new Map<string, Promise<void>>();

  async bringGames(): Promise<GameInfo[]> {
    this.games ??= await engine.games();
    return this.games;
  }

  /** Wording of a game. */
  async bringWords(game: string): Promise<void> {
    await this.#once(`words/${game}`, async () => {
      const words = await frontOf(game)?.words();
      if (words) this.#words.set(game, words);
    });
    const words = this.#words.get(game);
    if (words) addWords(game, words);
  }

  /** Wording of a game, and what the things of a set-up are called. */
  async bring(game: string, setup: Setup): Promise<void> {
    const key = `game/${game}/${JSON.stringify(setup)}`;
    const titled = this.#once(key, async () => {
      const titles = await engine.titles(game, setup);
      this.#sets.set(key, new Map(titles.map((it) => [it.id, it])));
    });
    await Promise.all([titled, this.bringWords(game)]);
    this.#titles = { ...this.#titles, [game]: this.#sets.get(key) ?? new Map<string, Title>() };
    this.call(game, []);
  }

  /** What things are called that came to the table in play. */
  call(game: string, titles: readonly Title[]): void {
    if (!titles.length && !this.#here[game]?.size) return;
    this.#here = { ...this.#here, [game]: new Map(titles.map((it) => [it.id, it])) };
  }

  bringRules(game: string): Promise<void> {
    return this.#once(`rules/${game}`, async () => {
      this.#rules = { ...this.#rules, [game]: await engine.rules(game) };
    });
  }

  info(game: string): GameInfo | undefined {
    return this.games?.find((it) => it.id === game);
  }

  /** The scenario of a set-up, or the usual one where it names none. */
  scenario({ game, setup }: { game: string; setup: Setup }): GameInfo['scenarios'][number] | undefined {
    const scenarios = this.info(game)?.scenarios;
    return setup.scenario ? scenarios?.find((it) => it.id === setup.scenario) : scenarios?.[0];
  }

  rules(game: string): Catalogue | undefined {
    return this.#rules[game];
  }

  /** What a rule says, once the catalogue is there. */
  ruleText(game: string, lang: Lang, rule: string): string | undefined {
    return this.#rules[game]?.rules.find((it) => it.id === rule)?.[lang];
  }

  title(game: string, id: string): Title | undefined {
    return this.#here[game]?.get(id) ?? this.#titles[game]?.get(id);
  }

  /** The name of a thing, or its id. */
  name(game: string, lang: Lang, id: string): string {
    return this.title(game, id)?.[lang] ?? id;
  }

  #once(key: string, bring: () => Promise<void>): Promise<void> {
    const known = this.#coming.get(key);
    if (known) return known;
    const coming = bring();
    this.#coming.set(key, coming);
    coming.catch(() => this.#coming.delete(key));
    return coming;
  }
}

export const shelf = new Shelf();
