import { readFileSync } from 'node:fs';
import { parse, type TomlTable } from 'smol-toml';
import type { BrowserContext, Page } from '@playwright/test';
import type { Snapshot } from '../src/documents';
import type { View } from '../src/generated/cardgame';
import { decision, expect, inspect, join, look, makeTable, quick, test } from './table';

const deck = parse(readFileSync(new URL('../../data/cardgame/deck.toml', import.meta.url), 'utf8'));
const cards = Object.values(deck).flatMap((it) => (Array.isArray(it) ? (it as TomlTable[]) : []));
/** Cards that exist once: where one is known, it is known. */
const single = new Map(cards.filter((it) => (it['copies'] ?? 1) === 1).map((it) => [String(it['id']), String(it['en'])]));

interface Player {
  page: Page;
  context: BrowserContext;
  token: string;
  /** Everything this browser was ever sent about the table. */
  heard: string[];
  /** Cards this player has rightly seen: held, or lying open before everybody. */
  seen: Set<string>;
}

test('four browsers at one table: nobody learns what others hold', async ({ browser, server, baseURL }) => {
  const names = ['Ada', 'Bob', 'Cleo', 'Dan'];
  const seats = names.map((name, at) => ({ name, play: at === 0 ? ('me' as const) : ('open' as const) }));
  const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'quick', players: 4 }, seats });
  const tokens = [made.host, ...made.seats.slice(1).map((it) => it.token ?? '')];
  const players: Player[] = [];
  for (const token of tokens) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await quick(page, { forced: false });
    const heard: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    page.on('response', (response) => {
      if (response.url().includes('/api/tables')) void response.text().then((it) => heard.push(it), () => undefined);
    });
    const own = await join(page, made.table, token);
    expect(page.url()).not.toContain(token);
    players.push({ page, context, token: own, heard, seen: new Set() });
  }
  await expect(players[0]!.page.locator('.hand .held')).not.toHaveCount(0);
  // Whoever made the table has every invitation, and none of them opens a seat any more.
  for (const [seat, token] of tokens.entries()) {
    const key = players[seat]!.token;
    expect(key === token).toBe(seat === 0);
    const seen = await fetch(`${server.url}/api/tables/${made.table}`, { headers: { authorization: `Bearer ${token}` } });
    expect(seen.status).toBe(seat === 0 ? 200 : 401);
  }
  await inspect(players[1]!.page, 'four-at-a-table');

  const looks = async () => {
    const snapshots = await Promise.all(players.map((it) => look(server, made.table, it.token)));
    snapshots.forEach((it, seat) => [...ownOf(it, seat), ...shownIn(it)].forEach((id) => players[seat]!.seen.add(id)));
    return snapshots;
  };
  for (let step = 0; step < 60; step++) {
    const snapshots = await looks();
    if (snapshots[0]!.over) break;
    const seat = snapshots[0]!.asked!.seat;
    const { page } = players[seat]!;
    const count = snapshots[seat]!.question!.options.length;
    const button = page.locator('#options button').nth((step * 7) % count);
    // The page may still be on its way to what the server says already.
    await expect.poll(() => decision(page)).toBe(String(snapshots[0]!.decision));
    await expect(button).toBeEnabled();
    await button.evaluate((it: HTMLButtonElement) => it.click());
    await expect.poll(async () => (await look(server, made.table, players[seat]!.token)).decision).toBeGreaterThan(snapshots[0]!.decision);
    if (step % 12 === 0) await nobodyKnows(players, await looks());
  }
  await nobodyKnows(players, await looks());
  for (const [seat, { heard }] of players.entries()) {
    expect(heard.length).toBeGreaterThan(10);
    expect(heard.filter((it) => !onlyBacks(it, seat))).toEqual([]);
  }
  await Promise.all(players.map((it) => it.context.close()));
});

function ownOf(snapshot: Snapshot, seat: number): string[] {
  const own = (snapshot.view as unknown as View).players[seat];
  return [...(own?.hand ?? []), ...(own?.reserve ?? [])].flatMap((it) => (it ? [it] : []));
}

/** What happens to cards with their backs to the others. */
const FACE_DOWN = ['dealt', 'drew', 'invaded', 'reserved', 'recalled', 'passed', 'defenders-placed', 'enemies-placed'];

/** Cards that happened before everybody's eyes: whoever takes one back or draws it again holds no secret. */
function shownIn(snapshot: Snapshot): string[] {
  const open = snapshot.log.flatMap((it) => it.events).filter(({ what }) => !FACE_DOWN.some((it) => it in Object(what)));
  const told = JSON.stringify(open);
  return [...single.keys()].filter((id) => told.includes(`"${id}"`));
}

/** What one holds and no other has rightly seen is in no other's page, messages or storage. */
async function nobodyKnows(players: Player[], snapshots: Snapshot[]): Promise<void> {
  for (const [seat, snapshot] of snapshots.entries()) {
    const hidden = ownOf(snapshot, seat).filter((id) => single.has(id));
    for (const [other, { page, heard, seen }] of players.entries()) {
      if (other === seat) continue;
      const secret = hidden.filter((id) => !seen.has(id));
      const storage = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
      const text = await page.evaluate(() => document.body.innerHTML);
      const all = [...heard, storage, text].join('\n');
      expect(secret.filter((id) => all.includes(id))).toEqual([]);
      expect(secret.filter((id) => text.includes(`>${single.get(id) ?? id}<`))).toEqual([]);
    }
  }
}

/** Whether in a message the hands and Reserves of others are backs. */
function onlyBacks(message: string, seat: number): boolean {
  if (!message.includes('"players"')) return true;
  const { view, over } = JSON.parse(message) as Snapshot;
  const others = (view as unknown as View).players.filter((_, at) => at !== seat);
  return over !== null || others.every((it) => [...it.hand, ...it.reserve].every((card) => card === null));
}
