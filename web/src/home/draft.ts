import type { Both, GameInfo, Json, NewSeat, NewTable, Pace, Scenario, Setup, Switch } from '../documents';
import { USUAL_LEVEL } from './levels';

/** A table being set up. */
export interface Draft {
  scenario: string;
  edition: string;
  options: Record<string, string>;
  seats: NewSeat[];
  /** How it is played when somebody comes by link. */
  pace?: Pace;
  /** A band for each side; nothing where all are the usual ones. */
  rosters?: unknown[] | null;
}

export function scenarioOf(game: GameInfo, draft: Draft): Scenario | undefined {
  return game.scenarios.find((it) => it.id === draft.scenario) ?? game.scenarios[0];
}

/** The scenarios to choose from: one that only says how to read the rules is an edition. */
export function scenariosOf(game: GameInfo): Scenario[] {
  const readings = (sets: Record<string, string>) => JSON.stringify(Object.entries(sets).sort());
  const editions = game.editions.filter((it) => Object.keys(it.sets).length).map((it) => readings(it.sets));
  return game.scenarios.filter((it) => !editions.includes(readings(it.sets)));
}

/** How an edition reads what another one reads otherwise. */
export function readingsOf(game: GameInfo, edition: string): { option: Both; value: Both }[] {
  const sets = game.editions.find((it) => it.id === edition)?.sets ?? {};
  const disputed = game.options.filter((option) => game.editions.some((it) => (it.sets[option.key] ?? option.default) !== option.default));
  return disputed.flatMap((option) => {
    const value = option.labels[option.values.indexOf(sets[option.key] ?? option.default)];
    return value ? [{ option: option.title, value }] : [];
  });
}

/** The options that are asked for: what the editions alone differ by is chosen with them. */
export function optionsOf(game: GameInfo): Switch[] {
  const chosen = (option: Switch) => {
    const values = game.editions.map((it) => it.sets[option.key] ?? option.default);
    const alone = game.editions.every((it) => Object.keys(it.sets).every((key) => key === option.key));
    return alone && option.values.every((it) => values.includes(it));
  };
  return game.options.filter((it) => !chosen(it));
}

/** The value an option has, and who says so: only what nobody fixes can be changed. */
export function valueOf(game: GameInfo, draft: Draft, option: Switch): { value: string; fixed: boolean } {
  const fixed = scenarioOf(game, draft)?.sets[option.key];
  if (fixed !== undefined) return { value: fixed, fixed: true };
  const edition = game.editions.find((it) => it.id === draft.edition)?.sets[option.key];
  return { value: draft.options[option.key] ?? edition ?? option.default, fixed: false };
}

/** As many seats as the scenario is played with, those there are being kept. */
export function seated(seats: NewSeat[], players: number, name: (seat: number) => string): NewSeat[] {
  const more = Array.from({ length: Math.max(0, players - seats.length) }, (_, at): NewSeat => {
    return { name: name(seats.length + at), play: 'bot', level: USUAL_LEVEL };
  });
  return [...seats, ...more].slice(0, players);
}

/** Whether somebody on another device plays along. */
export function isShared(draft: Draft): boolean {
  return draft.seats.some((it) => it.play === 'open');
}

/** The request for a draft: only what differs from the usual is said. */
export function requestOf(game: GameInfo, draft: Draft): NewTable {
  const setup: Setup = {
    scenario: draft.scenario,
    edition: draft.edition,
    players: draft.seats.length,
  };
  const free = game.options.filter((it) => !valueOf(game, draft, it).fixed);
  const said = free.flatMap((it) => {
    const value = draft.options[it.key];
    return value === undefined ? [] : [[it.key, value] as const];
  });
  if (draft.rosters) setup.rosters = draft.rosters as Json[];
  if (said.length) setup.options = Object.fromEntries(said);
  const seats = draft.seats.map(({ name, play, level }): NewSeat => {
    return play === 'bot' ? { name, play, level: level ?? USUAL_LEVEL } : { name, play };
  });
  const slow = draft.pace === 'slow' && isShared(draft);
  return { game: game.id, setup, seats, ...(slow ? { pace: 'slow' as const } : {}) };
}
