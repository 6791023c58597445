import type { Json } from '../../../documents';
import { listed } from '../../../words/listed';
import { reader, t } from '../../../words/reader.svelte';
import type { Craft, Draft, Roster } from '../../rosters/craft';
import { thing } from '../telling';
import Editor from './Editor.svelte';
import { bringShop, check, isFree, scenarioName, type Band, type Purpose, type Shop, type Side } from './shop';

let shop: Shop | null = null;

const band = (it: Roster) => it as Band;
const counted = (it: Band) => it.figures.reduce((sum, line) => sum + (line.count ?? 1), 0);

/** The figures of a band in one line. */
function figures(it: Band): string {
  return listed(it.figures.map(({ profile, count = 1 }) => (count > 1 ? `${count} × ${thing(profile)}` : thing(profile))));
}

/** A side's band, with its scenario where another one calls a band the same. */
function bandName(scenario: string, side: Side): string {
  const alike = (shop?.scenarios ?? []).flatMap((it) => it.sides).filter((it) => it[reader.lang] === side[reader.lang]);
  return alike.length > 1 ? t('web-sotas-band-of', { name: side[reader.lang], scenario: scenarioName(scenario) }) : side[reader.lang];
}

function purposeOf(scenario: string, side: Side): Purpose {
  return isFree(side) ? { points: usual() } : { side: { scenario, side: side.id } };
}

const usual = () => shop?.sizes[1] ?? 300;
const sizeNames = ['SMALL', 'STANDARD', 'LARGE'];

/** Bands of SOTAS. */
export const craft: Craft = {
  Editor: Editor as Craft['Editor'],
  async bring() {
    shop = await bringShop();
  },
  fresh: () => ({ roster: { name: '', figures: [] } as Band, purpose: { points: usual() } }),
  taken: (roster) => ({ roster, purpose: { points: usual() } }),
  reads(document: Json) {
    const lines = (document as { figures?: unknown } | null)?.figures;
    return Array.isArray(lines) && lines.every((it) => typeof (it as { profile?: unknown } | null)?.profile === 'string');
  },
  check: ({ roster, purpose }) => check(band(roster), purpose as Purpose),
  ready() {
    return (shop?.scenarios ?? []).map(({ id, sides }) => ({
      title: scenarioName(id),
      list: sides.map((side) => ({ title: bandName(id, side), roster: side.force, purpose: purposeOf(id, side) })),
    }));
  },
  isEmpty: (roster) => counted(band(roster)) === 0,
  contents: (roster) => figures(band(roster)),
  about(roster) {
    const worth = band(roster).figures.reduce((sum, { profile, count = 1, add = [] }) => {
      const each = shop?.profiles.find((it) => it.id === profile)?.points;
      return each === undefined || add.length || sum === null ? null : sum + each * count;
    }, 0 as number | null);
    const told = t('web-sotas-band-figures', { count: counted(band(roster)) });
    return worth === null ? told : `${told}, ${t('web-sotas-points', { points: worth })}`;
  },
  sides(scenario, players) {
    const sides = shop?.scenarios.find((it) => it.id === scenario)?.sides.slice(0, players) ?? [];
    return sides.map((it) => ({ title: it[reader.lang], suggested: it.force, about: t('web-sotas-points', { points: it.points }) }));
  },
  meant(draft: Draft) {
    const purpose = draft.purpose as Purpose;
    if ('points' in purpose) {
      const size = sizeNames[shop?.sizes.indexOf(purpose.points) ?? -1];
      return size && size !== 'STANDARD' ? { options: { force_size: size } } : {};
    }
    const { scenario, side } = purpose.side;
    const at = shop?.scenarios.find((it) => it.id === scenario)?.sides.findIndex((it) => it.id === side) ?? 0;
    return { scenario, side: Math.max(at, 0) };
  },
};
