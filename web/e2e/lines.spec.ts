import { asked, botEnds, bots, choices, decision, expect, inspect, look, makeTable, quick, take, test } from './table';

const duel = (level = 'random') => ({ game: 'cardgame', setup: { scenario: 'duel' }, seats: [{ name: 'Ada', play: 'me' as const }, ...bots(1, level)] });

test('a lost connection is told and comes back', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await makeTable(server, duel());
  let cut: (() => Promise<void>) | null = null;
  let open = true;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    if (!open) return void socket.close();
    socket.connectToServer();
    cut = () => socket.close();
  });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  const before = await choices(page);
  open = false;
  await cut!();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  open = true;
  await expect(page.getByText('Connection lost.')).toHaveCount(0);
  expect(await choices(page)).toEqual(before);
  expect(await take(page, /./)).toBe(true);
});

test('the server is cut off and comes back with every answer', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await makeTable(server, duel());
  await page.goto(`/#/join/${made.table}/${made.host}`);
  for (let step = 0; step < 4; step++) {
    await asked(page);
    await take(page, /./);
  }
  await asked(page);
  const [shown, listed] = [await decision(page), await choices(page)];
  const before = await look(server, made.table, made.host);
  await server.kill();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await server.start();
  await expect(page.getByText('Connection lost.')).toHaveCount(0, { timeout: 30_000 });
  const after = await look(server, made.table, made.host);
  expect([after.decision, after.view]).toEqual([before.decision, before.view]);
  expect([await decision(page), await choices(page)]).toEqual([shown, listed]);
  await botEnds(page, server, made);
});

test('a link that opens nothing says so', async ({ page }) => {
  await page.goto('/#/join/0123456789ab/nothing');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/#/table/0123456789ab');
  await expect(page.getByText('This device has no place at that table.')).toBeVisible();
});

test('an address without a page says so, and shows the way back', async ({ page }) => {
  await page.goto('/#/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await inspect(page, 'lost');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.locator('article').first()).toBeVisible();
});

test('a page that cannot be brought says so', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('article').first()).toBeVisible();
  await page.route(/RulesPage/, (route) => route.abort());
  await page.goto('/#/rules');
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await page.unroute(/RulesPage/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
