import { asked, bots, expect, inspect, makeTable, playToTheEnd, quick, take, test } from './table';

test('a table is set up, and others come by link, watch and talk', async ({ page, browser, baseURL }) => {
  await quick(page, { forced: false });
  await page.goto('/#/new/cardgame');
  await page.getByRole('radio', { name: /Duel/ }).check();
  const plays = page.getByRole('combobox', { name: /Who plays at seat/ });
  await expect(plays).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada');
  await plays.nth(1).selectOption('open');
  await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('Bob');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.board')).toBeVisible();
  await page.locator('#tab-people').click();
  await page.getByRole('button', { name: 'QR code' }).first().click();
  await inspect(page, 'qr');
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(new URL(link).search).toBe('');
  expect(new URL(link).hash).toMatch(/^#\/join\//);
  await page.keyboard.press('Escape');
  const watching = await page.evaluate(() => {
    const [table] = JSON.parse(localStorage.getItem('reglette.tables') ?? '[]') as { table: string; invites: { observer: string } }[];
    return `/#/join/${table?.table}/${table?.invites.observer}`;
  });

  const options = { baseURL: baseURL ?? '', locale: 'en-GB', reducedMotion: 'reduce' as const, viewport: { width: 1280, height: 800 } };
  const [bob, eve] = await Promise.all([browser.newContext(options), browser.newContext(options)]);
  const [guest, watcher] = [await bob.newPage(), await eve.newPage()];
  await quick(guest, { forced: false });
  await guest.goto(link);
  await expect(guest.locator('.row.own')).toContainText('Bob');
  await expect(page.locator('.people li').nth(1)).toContainText('here');
  await watcher.goto(watching);
  await expect(watcher.locator('.row')).toHaveCount(2);
  await expect(watcher.locator('.held')).toHaveCount(0);
  await inspect(watcher, 'observer');

  await guest.locator('#tab-chat').click();
  await guest.getByRole('textbox', { name: 'Say something' }).fill('Hello <b>there</b>');
  await guest.keyboard.press('Enter');
  await page.locator('#tab-chat').click();
  await expect(page.locator('.chat')).toContainText('Hello <b>there</b>');
  await guest.close();
  await page.locator('#tab-people').click();
  await expect(page.locator('.people li').nth(1)).toContainText('away');
});

test('a seat is handed to a bot and taken back', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats: [{ name: 'Ada', play: 'me' }, { name: 'Bob', play: 'open' }] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await expect(page.locator('.board')).toBeVisible();
  await page.locator('#tab-people').click();
  const own = page.locator('.people li').first();
  await own.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(own).toContainText('bot, Easy');
  await own.getByRole('button', { name: 'Play this seat here' }).click();
  await expect(own).toContainText('here');
});

test('what is not allowed names its rule', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  for (let step = 0; step < 60; step++) {
    await asked(page);
    if (await take(page, /Place (Enemies|Defenders)/)) break;
    (await take(page, /Take the TP|End the turn|Forgo|Discard|That is all/)) || (await take(page, /./));
  }
  await expect(page.locator('.place.lit')).not.toHaveCount(0);
  await page.locator('.place:not(.lit) .location').first().click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(/Not allowed by rule dwcg\.(att|def)\./);
  await inspect(page, 'refusal');
  await refusal.getByRole('button', { name: /Rule dwcg/ }).click();
  await expect(page.locator('dialog[open] .text')).not.toBeEmpty();
});

test('a finished game is replayed, and played on from the middle', async ({ page, server }) => {
  await quick(page);
  const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  await playToTheEnd(page);
  await page.goto(`/#/replay/${made.table}/12/0`);
  await expect(page.getByText(/Step 13 of/)).toBeVisible();
  await expect(page.locator('.hand')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/Step 14 of/)).toBeVisible();
  await expect(page).toHaveURL(/\/13\/0$/);
  await page.getByRole('combobox', { name: 'Through whose eyes' }).selectOption('all');
  await expect(page.locator('.row .open').first()).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(/^Step (\d+) of \1$/)).toBeVisible();
  await page.getByRole('slider').fill('20');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const file = await (await saving).path();
  await page.goto('/#/replay');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/Step 1 of/)).toBeVisible();
  await page.getByRole('slider').fill('20');
  await expect(page.getByText(/Step 21 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here against bots' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Ada' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('.board')).toBeVisible();
});
