import { asked, choices, expect, inspect, join, look, makeTable, quick, take, test } from './table';

test('what nobody has seen is taken back freely, the rest is not while somebody is invited', async ({ page, server }) => {
  await quick(page, { forced: false });
  const seats = [{ name: 'Ada', play: 'me' as const }, { name: 'Bob', play: 'open' as const }];
  const open = () => makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats });
  let made = await open();
  while ((await look(server, made.table, made.host)).asked?.seat !== 0) made = await open();
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);

  // Cards are put together one at a time: nothing has happened yet.
  const before = await choices(page);
  await take(page, /^\d?(Discard for 1 TP|Put in the Reserve)/);
  await expect(page.locator('.staged')).toBeVisible();
  await inspect(page, 'staged');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => choices(page)).toEqual(before);
  await expect(page.locator('.staged')).toHaveCount(0);
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.locator('.staged')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => choices(page)).toEqual(before);

  // Cards are drawn at the end of a turn: nobody may have them drawn anew.
  for (let step = 0; step < 40 && (await page.locator('.prompt.yours').count()); step++) {
    if (!(await take(page, /End the turn/))) (await take(page, /Location|That is all|Take the TP|Discard|Reserve/)) || (await take(page, /./));
  }
  const now = await look(server, made.table, made.host);
  await page.getByRole('button', { name: 'Ask to go back' }).click();
  await expect(page.getByRole('alert')).toContainText('a seat is still free');
  await inspect(page, 'undo-invited');
  expect(await look(server, made.table, made.host)).toMatchObject({ decision: now.decision, branch: now.branch });
});

test('beyond the barrier the others are asked', async ({ browser, server, baseURL }) => {
  const seats = [{ name: 'Ada', play: 'me' as const }, { name: 'Bob', play: 'open' as const }];
  const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats });
  const tokens = [made.host, made.seats[1]!.token ?? ''];
  const pages = await Promise.all(tokens.map(async (token) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await quick(page, { forced: false });
    await join(page, made.table, token);
    return page;
  }));
  const first = await pages[0]!.locator('.prompt.yours').count() ? 0 : 1;
  const [mover, other] = [pages[first]!, pages[1 - first]!];
  await asked(mover);
  // Plays until the turn has ended and cards were drawn.
  for (let step = 0; step < 40 && (await mover.locator('.prompt.yours').count()); step++) {
    if (!(await take(mover, /End the turn/))) (await take(mover, /Location|That is all|Take the TP|Discard|Reserve/)) || (await take(mover, /./));
  }
  await asked(other);
  await mover.getByRole('button', { name: 'Ask to go back' }).click();
  await expect(mover.getByText('The others are asked')).toBeVisible();
  await expect(other.getByText(/wishes to take back their last choice( and all that came after: \d+ choices in all)?\./)).toBeVisible();
  await inspect(other, 'wish');
  await other.getByRole('button', { name: 'Refuse' }).click();
  await expect(mover.getByText('The others are asked')).toHaveCount(0);
  await expect(mover.locator('.prompt.yours')).toHaveCount(0);
  await mover.getByRole('button', { name: 'Ask to go back' }).click();
  await other.getByRole('button', { name: 'Allow it' }).click();
  await asked(mover);
  await expect(other.locator('.prompt.yours')).toHaveCount(0);
  // It is told where it happened: after what was played before it.
  await expect(mover.locator('.log li').last()).toContainText('has taken back');
});
