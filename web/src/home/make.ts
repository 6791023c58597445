import type { GameInfo, MadeTable, NewSeat, NewTable } from '../documents';
import { keepSalt, salt } from '../state/dice';
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
  const added = salt();
  const made = await engine.create({ ...table, salt: added });
  keepSalt(made.table, 0, added);
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

/** Where a table that was just made is: with open seats, where others are invited to it. */
export function wayTo(made: MadeTable, table: NewTable): string {
  return table.seats.some((it) => it.play === 'open') ? `table/${made.table}/invite` : `table/${made.table}`;
}

/** Whether only this device reaches the address of the page. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
}

/** Where others find this page: an address somebody wrote, or this page's own. */
export function reachedAt(written: string): string {
  const own = location.origin + location.pathname;
  if (!written.trim()) return own;
  const full = /^https?:\/\//.test(written.trim()) ? written.trim() : `http://${written.trim()}`;
  try {
    const address = new URL(full);
    if (!address.port && !/:\d+/.test(written) && !written.trim().startsWith('https:')) address.port = location.port;
    return address.origin + location.pathname;
  } catch {
    return own;
  }
}

/** The link that lets somebody in; what opens the seat stands behind `#`. */
export function inviteLink(table: string, token: string, page = reachedAt('')): string {
  return `${page}#/join/${table}/${token}`;
}
