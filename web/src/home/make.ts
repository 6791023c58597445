import type { GameInfo, MadeTable, NewSeat, NewTable } from '../documents';
import { salt } from '../engine/salt';
import { remembered } from '../state/remembered.svelte';
import { settings } from '../state/settings.svelte';
import { engine } from '../state/shelf.svelte';
import { USUAL_LEVEL } from './levels';

/** Names for bots, none of them from any game. */
const BOT_NAMES = ['Ambre', 'Basile', 'Clio', 'Denis', 'Elsa'];

export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? 'Bot';
}

/** Who sits at a table made by one click: you, and bots. */
export function againstBots(players: number, level = USUAL_LEVEL): NewSeat[] {
  const me: NewSeat = { name: settings.name, play: 'me' };
  const bots = Array.from({ length: players - 1 }, (_, at): NewSeat => {
    return { name: botName(at + 1), play: 'bot', level };
  });
  return [me, ...bots];
}

export function usualPlayers(game: GameInfo): number {
  return game.scenarios[0]?.players[0] ?? game.seats.min;
}

/** Makes a table and remembers its keys on this device. */
export async function makeTable(table: NewTable): Promise<MadeTable> {
  const made = await engine.create({ ...table, salt: salt() });
  const open = made.seats.filter((it) => table.seats[it.seat]?.play === 'open');
  remembered.note(made.table, {
    token: made.host,
    game: table.game,
    names: table.seats.map((it) => it.name),
    at: Date.now(),
    invites: {
      seats: open.flatMap(({ seat, token }) => (token ? [{ seat, token }] : [])),
      observer: made.observer,
    },
  });
  return made;
}

/** The link that lets somebody in; what opens the seat stands behind `#`. */
export function inviteLink(table: string, token: string): string {
  return `${location.origin}${location.pathname}#/join/${table}/${token}`;
}
