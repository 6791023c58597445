import { asked, expect, inspect, join, keyOf, look, makeTable, quick, test } from './table';

const DUEL = { game: 'cardgame', setup: { scenario: 'duel' } };
const SEATS = [{ name: 'Ada', play: 'me' as const }, { name: 'Bob', play: 'open' as const }];

test('home tells whose turn it is, and tells it again', async ({ page, browser, server, baseURL }) => {
  const made = await makeTable(server, { ...DUEL, seats: SEATS });
  const other = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })).newPage();
  await quick(other, { forced: false });
  const guest = await join(other, made.table, made.seats[1]?.token ?? '');
  const first = (await look(server, made.table, made.host)).asked?.seat;
  // Whoever waits is at home.
  const [waits, plays] = first === 0 ? [other, made.host] : [page, guest];
  await waits.clock.install();
  await quick(page, { forced: false });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await expect(page.locator('.board')).toBeVisible();
  await waits.goto('/');
  const row = waits.locator('section li', { hasText: 'Ada' });
  await expect(row.locator('.turn')).toContainText(first === 0 ? 'Ada' : 'Bob');
  await playUntil(server.url, made.table, plays, 1 - (first ?? 0));
  await waits.clock.runFor(61_000);
  await expect(row.locator('.turn')).toHaveText('Your turn');
  await expect(waits).toHaveTitle(/Your turn/);
  await inspect(waits, 'home-your-turn');
});

test('a table that is forgotten can be brought back, with the key to the seat', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await makeTable(server, { ...DUEL, seats: SEATS });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await expect(page.locator('.board')).toBeVisible();
  const notes = () => page.evaluate((id) => localStorage.getItem(`reglette.dice.${id}`), made.table);
  const before = await notes();
  expect(before).not.toBeNull();
  await page.goto('/');
  await page.getByRole('button', { name: 'Forget the table of Ada, Bob' }).click();
  await expect(page.getByRole('status')).toContainText('The table of Ada, Bob is forgotten');
  await expect(page.locator('section li', { hasText: 'Ada' })).toHaveCount(0);
  expect([await keyOf(page, made.table), await notes()]).toEqual(['', null]);
  await inspect(page, 'home-forgotten');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.locator('section li', { hasText: 'Ada' })).toHaveCount(1);
  expect([await keyOf(page, made.table), await notes()]).toEqual([made.host, before]);
  await page.locator('section li a').first().click();
  await expect(page.locator('.board')).toBeVisible();
  if ((await look(server, made.table, made.host)).asked?.seat === 0) await asked(page);
});

/** Answers with whatever ends the turn soonest, until somebody else is asked. */
async function playUntil(url: string, table: string, token: string, seat: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let step = 0; step < 60; step++) {
    const answer = await fetch(`${url}/api/tables/${table}`, { headers });
    const { asked, question, decision, branch } = (await answer.json()) as Awaited<ReturnType<typeof look>>;
    if (asked?.seat === seat) return;
    const choice = question?.options.find((it) => it === 'end-turn') ?? question?.options[0];
    await fetch(`${url}/api/tables/${table}/choices`, { method: 'POST', headers, body: JSON.stringify({ decision, branch, choice }) });
  }
  throw new Error('the turn did not end');
}

test('pages are left for one another without a fault', async ({ page }) => {
  for (const path of ['new/sotas', 'rosters/sotas', 'new/exterminate', 'rosters/exterminate', 'rules/sotas', '']) {
    await page.goto(`/#/${path}`);
    await expect(page.locator('main h1').first()).toBeAttached();
    await expect(page.locator('main')).not.toContainText('Loading…');
  }
});
