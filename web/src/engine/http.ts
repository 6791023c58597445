import type {
  Catalogue, Fault, GameInfo, Json, MadeTable, NewTable, Replay, ReplayRequest, SeatChange, Snapshot, Title,
} from '../documents';
import { Refused, type Engine } from './engine';
import { inBoth } from '../words/reader.svelte';
import { sitAt } from './socket';

/** The engine of a server, over HTTP and WebSocket. */
export function serverEngine(base = ''): Engine {
  const api = `${base}/api`;
  return {
    games: () => ask<GameInfo[]>(`${api}/games`),
    rules: (game) => ask<Catalogue>(`${api}/games/${part(game)}/rules`),
    titles: (game, setup) => ask<Title[]>(`${api}/games/${part(game)}/titles`, { body: { setup } }),
    muster: (game, asked) => ask<Json>(`${api}/games/${part(game)}/rosters`, { body: { ask: asked } }),
    create: (table: NewTable) => ask<MadeTable>(`${api}/tables`, { body: table }),
    look: (key, as) => ask<Snapshot>(`${api}/tables/${part(key.table)}${as === undefined ? '' : `?as=${as}`}`, { token: key.token }),
    sit: (key, as, listener) => sitAt(api, key, as, listener),
    seat: (key, seat, change) => changeSeat(`${api}/tables/${part(key.table)}`, key.token, seat, change),
    record: (table) => text(`${api}/tables/${part(table)}/record`, {}),
    replay: (request: ReplayRequest) => ask<Replay>(`${api}/replay`, { body: request }),
  };
}

interface Call {
  token?: string;
  body?: object;
  /** Breaks the call off. */
  signal?: AbortSignal;
}

/** A call that answers with a document. */
export async function ask<T>(url: string, call: Call = {}): Promise<T> {
  return JSON.parse(await text(url, call)) as T;
}

async function text(url: string, { token, body, signal }: Call): Promise<string> {
  const headers: Record<string, string> = {};
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  const init: RequestInit = { headers, method: body ? 'POST' : 'GET' };
  if (body) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    throw new Refused(unreachable());
  }
  const answer = await response.text();
  if (!response.ok) throw new Refused(faultOf(answer, response.status));
  return answer;
}

/** Changes who plays at a seat of a table; gives the new token of one that was opened. */
export async function changeSeat(table: string, token: string, seat: number, change: SeatChange): Promise<string | null> {
  return (await ask<{ token?: string }>(`${table}/seats/${seat}`, { token, body: change })).token ?? null;
}

export function part(id: string): string {
  return encodeURIComponent(id);
}

/** The fault of an answer that may not even be ours, such as a proxy's. */
export function faultOf(answer: string, status: number): Fault {
  try {
    const document = JSON.parse(answer) as { error?: Fault };
    if (document.error?.message) return document.error;
  } catch {
    // Not a document: told by its number below.
  }
  const code = status === 404 ? 'not-found' : 'unavailable';
  return { code, message: inBoth('web-fault-status', { status }) };
}

/** Nobody answered at all. */
export function unreachable(): Fault {
  return { code: 'unreachable', message: inBoth('web-fault-unreachable') };
}
