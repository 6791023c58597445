import type { Json } from '../../../documents';
import { listed } from '../../../words/listed';
import { reader, t } from '../../../words/reader.svelte';
import type { Craft, Draft, Roster } from '../../rosters/craft';
import { bringRange, check, named, thing, type Faction, type Purpose, type Range } from './cards';
import Editor from './Editor.svelte';

/** What a force usually has. */
const USUAL = 3;

let range: Range | null = null;

const faction = (it: Roster) => it as Faction;
const factionName = (id: string) => named(range?.factions.find((it) => it.title.id === id)?.title);

function cardsOf(ids: string[]): string {
  const counts = ids.reduce((known, id) => known.set(id, (known.get(id) ?? 0) + 1), new Map<string, number>());
  return listed([...counts].map(([id, count]) => (count > 1 ? `${count} × ${thing(id)}` : thing(id))));
}

/** Factions of Exterminate! */
export const craft: Craft = {
  Editor: Editor as Craft['Editor'],
  async bring() {
    range = await bringRange();
  },
  fresh: () => ({ roster: { name: '', faction: range?.factions[0]?.title.id ?? '', cards: [] } as Faction, purpose: { cards: USUAL } }),
  taken(roster) {
    const { cards = [], faction: id } = faction(roster);
    // Some factions have more cards than are agreed on.
    const more = (range?.factions.find((it) => it.title.id === id)?.usual.length ?? USUAL) - USUAL;
    return { roster, purpose: { cards: Math.max(cards.length - more, 0) || USUAL } };
  },
  reads: (document: Json) => typeof (document as { faction?: unknown } | null)?.faction === 'string',
  check: ({ roster, purpose }) => check(faction(roster), purpose as Purpose),
  ready() {
    const quick = (range?.factions ?? []).map(({ title, usual }) => ({
      title: title[reader.lang], roster: { faction: title.id, cards: usual } as Faction, purpose: { cards: USUAL },
    }));
    return [{ title: '', list: quick }];
  },
  // Whoever names no cards takes the usual ones.
  isEmpty: (roster) => faction(roster).cards?.length === 0,
  about(roster, called) {
    const { cards = [], faction: id } = faction(roster);
    const name = factionName(id);
    return [name === called ? '' : name, t('web-exterminate-cards', { count: cards.length })].filter(Boolean).join(', ');
  },
  contents(roster) {
    const { cards, faction: id } = faction(roster);
    return cardsOf(cards ?? range?.factions.find((it) => it.title.id === id)?.usual ?? []);
  },
  sides(scenario, players) {
    const found = range?.scenarios.find((it) => it.id === scenario);
    return (found?.rosters ?? []).slice(0, players).map((suggested) => {
      const bound = found?.sides.find((it) => it.faction === suggested.faction);
      return { title: bound ? named(bound.title) : t('web-exterminate-any-faction'), suggested, about: factionName(suggested.faction) };
    });
  },
  meant(draft: Draft) {
    const { faction: id } = faction(draft.roster);
    const own = range?.scenarios.find((it) => it.sides.some((side) => side.faction === id));
    return own ? { scenario: own.id, side: Math.max(own.rosters.findIndex((it) => it.faction === id), 0) } : {};
  },
};
