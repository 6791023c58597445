import type { Page } from '@playwright/test';
import { asked, botEnds, bots, expect, inspect, look, makeTable, quick, take, test } from './table';

test('a table is set up, and others come by link, watch and talk', async ({ page, browser, baseURL }) => {
  await quick(page, { forced: false });
  await page.goto('/#/new/cardgame');
  await page.locator('details', { hasText: 'Scenario' }).first().locator('summary').click();
  await page.getByRole('radio', { name: /Duel/ }).check();
  const plays = page.getByRole('combobox', { name: /Who plays at seat/ });
  await expect(plays).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada');
  await plays.nth(1).selectOption('open');
  await page.getByRole('radio', { name: 'Over days' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();

  // The invitation is there at once, and says that nobody else reaches this machine yet.
  const invitation = page.getByRole('dialog', { name: 'Invite' });
  await expect(invitation.getByRole('img', { name: 'QR code: Seat of Player 2' })).toBeVisible();
  await expect(invitation).toContainText('Other devices cannot reach 127.0.0.1');
  await expect(invitation).toContainText(/reglette serve --listen 0\.0\.0\.0:\d+/);
  await expect(invitation).toContainText(/cargo xtask play serve --listen 0\.0\.0\.0:\d+/);
  await inspect(page, 'invite');
  const link = await invitation.getByLabel('Link: Seat of Player 2').inputValue();
  expect(new URL(link).search).toBe('');
  expect(new URL(link).hash).toMatch(/^#\/join\//);
  await invitation.getByRole('textbox', { name: 'Then write the address' }).fill('192.168.1.20');
  await expect(invitation.getByLabel('Link: Seat of Player 2')).toHaveValue(/^http:\/\/192\.168\.1\.20:\d+\/#\/join\//);
  await invitation.getByRole('button', { name: 'To the table' }).click();
  await expect(page).toHaveURL(/#\/table\/\w+$/);
  await page.locator('#tab-people').click();
  await expect(page.locator('.people li').nth(1)).toContainText('free seat');
  const watching = await page.evaluate(() => {
    const [table] = JSON.parse(localStorage.getItem('reglette.tables') ?? '[]') as { table: string; invites: { observer: string } }[];
    return `/#/join/${table?.table}/${table?.invites.observer}`;
  });

  const options = { baseURL: baseURL ?? '', locale: 'en-GB', reducedMotion: 'reduce' as const, viewport: { width: 1280, height: 800 } };
  const [bob, eve] = await Promise.all([browser.newContext(options), browser.newContext(options)]);
  const [guest, watcher] = [await bob.newPage(), await eve.newPage()];
  await quick(guest, { forced: false });
  // Whoever made the table keeps their own place, whichever link they follow.
  await page.goto(link);
  await expect(page).toHaveURL(/#\/table\/\w+$/);
  await expect(page.locator('.row.own')).toContainText('Ada');
  await page.locator('#tab-people').click();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Doctor Who' })).toBeVisible();
  await expect(guest.locator('.held')).toHaveCount(0);
  await inspect(guest, 'join');
  await guest.getByRole('button', { name: 'Look at the table first' }).click();
  await expect(guest.locator('.row')).toHaveCount(2);
  await expect(guest.locator('.row.own')).toHaveCount(0);
  await guest.getByRole('button', { name: 'Take the seat of Player 2' }).click();
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.locator('.row.own')).toContainText('Bob');
  await expect(page.locator('.people li').nth(1)).toContainText('Bob');

  // Whoever plays may switch between days and one sitting, and the others see it.
  await guest.locator('#tab-people').click();
  await expect(guest.getByRole('radio', { name: 'Over days' })).toBeChecked();
  await guest.getByRole('radio', { name: 'Live, at one sitting' }).check();
  await expect(page.getByRole('radio', { name: 'Live, at one sitting' })).toBeChecked();
  await expect(page.locator('.people li').nth(1)).toContainText('here');
  // The link is used up: on this device it leads to the seat it gave, elsewhere to nothing.
  await guest.goto(link);
  await expect(guest.locator('.row.own')).toContainText('Bob');
  await watcher.goto(link);
  await expect(watcher.getByRole('alert')).toContainText('somebody has taken the seat');
  await watcher.goto(watching);
  await expect(watcher.locator('.row')).toHaveCount(2);
  await expect(watcher.locator('.held')).toHaveCount(0);
  await expect(watcher.getByText('You are watching this game')).toBeVisible();
  await inspect(watcher, 'observer');

  await guest.locator('#tab-chat').click();
  await guest.getByRole('textbox', { name: 'Say something' }).fill('Hello <b>there</b>');
  await guest.keyboard.press('Enter');
  await page.locator('#tab-chat').click();
  await expect(page.locator('.chat li')).toContainText('Hello <b>there</b>');
  await expect(page.locator('.chat li')).toContainText('Bob');
  await guest.close();
  await page.locator('#tab-people').click();
  await expect(page.locator('.people li').nth(1)).toContainText('away');
});

test('a seat nobody has taken is said to wait, and a bot\'s seat is opened to somebody', async ({ page, browser, server, baseURL }) => {
  await quick(page, { forced: false });
  const position = { turn: 1, players: [{ hand: ['def.amy'] }, { hand: ['ene.dalek'] }, { hand: ['def.rory'] }], locations: [{ location: 'start.amelia', owner: 0 }] };
  const seats = [{ name: 'Ada', play: 'me' as const }, { name: '', play: 'open' as const }, ...bots(1)];
  await page.goto('/');
  const made = await makeTable(server, { game: 'cardgame', setup: { players: 3 }, position, seats });
  await page.evaluate(({ table, host, observer, seats }) => {
    const invites = { seats: [{ seat: 1, token: seats[1]?.token ?? '' }], observer };
    localStorage.setItem('reglette.tables', JSON.stringify([{ table, token: host, game: 'cardgame', names: [], at: 1, invites }]));
  }, made);
  await page.goto(`/#/table/${made.table}`);
  await page.reload();
  await expect(page.locator('.row', { hasText: 'Player 2' })).toContainText('waiting for someone');
  await expect(page.locator('.prompt')).toContainText('Nobody has taken the seat of Player 2 yet.');
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click();
  await page.keyboard.press('Escape');
  await page.locator('#tab-people').click();
  await page.locator('.people li').nth(2).getByRole('button', { name: 'Invite somebody instead' }).click();
  const link = await page.getByLabel('Link: Seat of Bot 1').inputValue();
  const guest = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('dialog')).toContainText('whoever opened it may know all hands');
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Cleo');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.locator('.row.own')).toContainText('Cleo');
  await expect(page.locator('.row', { hasText: 'Cleo' })).toBeVisible();
});

test('everybody is told whose hands one screen has seen, and a guest takes the seat along', async ({ browser, server, baseURL }) => {
  const seats = [{ name: 'Ada', play: 'me' as const }, { name: 'Abel', play: 'me' as const }, { name: '', play: 'open' as const }];
  const made = await makeTable(server, { game: 'cardgame', setup: { players: 3 }, seats });
  const options = { baseURL: baseURL ?? '', locale: 'en-GB', viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] };
  const guest = await (await browser.newContext(options)).newPage();
  await quick(guest, { forced: false });
  await guest.goto(`/#/join/${made.table}/${made.seats[2]?.token ?? ''}`);
  const told = 'One screen shows, or has shown, the hands of Ada and Abel.';
  await expect(guest.getByRole('dialog')).toContainText(told);
  await inspect(guest, 'join-one-screen');
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Cleo');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.locator('.row.own')).toContainText('Cleo');
  await guest.locator('#tab-people').click();
  await expect(guest.locator('.people')).toContainText(told);
  await guest.getByText('Your seat on another device').click();
  await guest.locator('.people').getByRole('button', { name: 'Copy link' }).click();
  await expect(guest.locator('.people')).toContainText('Copied');
  await inspect(guest, 'people-one-screen');
  const own = await guest.evaluate(() => navigator.clipboard.readText());
  const phone = await (await browser.newContext({ ...options, viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(own);
  await expect(phone.locator('.row.own')).toContainText('Cleo');
});

for (const arrives of [true, false]) {
  test(`a seat is not lost with the answer${arrives ? '' : ', nor with the question'}`, async ({ page, server }) => {
    await quick(page, { forced: false });
    const seats = [{ name: 'Ada', play: 'me' as const }, { name: 'Bob', play: 'open' as const }];
    const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats });
    await page.goto(`/#/join/${made.table}/${made.seats[1]?.token ?? ''}`);
    await page.route(/\/seats\/1$/, async (route) => {
      if (arrives) await route.fetch();
      await route.abort();
    });
    const sit = page.getByRole('button', { name: 'Sit down' });
    await sit.click();
    await expect(page.getByRole('alert')).toContainText('cannot be reached');
    await page.unroute(/\/seats\/1$/);
    await page.reload();
    if (!arrives) await sit.click();
    await expect(page.locator('.row.own')).toContainText('Bob');
  });
}

test('who wants to play the seat of a bot is asked first', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await page.locator('#tab-people').click();
  const bot = page.locator('.people li').nth(1);
  const dialog = page.getByRole('dialog', { name: 'Play the seat of Bot 1 yourself?' });
  await bot.getByRole('button', { name: 'Play this seat here' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(bot).toContainText('bot, Random');
  await bot.getByRole('button', { name: 'Play this seat here' }).click();
  await dialog.getByRole('button', { name: 'Play this seat here' }).click();
  // Two hands at one device: nothing is shown before somebody takes it.
  await page.getByRole('button', { name: /: show my hand$/ }).click();
  await page.locator('#tab-people').click();
  await expect(bot).toContainText('here');
});

test('a seat is handed to a bot and taken back', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats: [{ name: 'Ada', play: 'me' }, { name: 'Bob', play: 'open' }] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await expect(page.locator('.board')).toBeVisible();
  await page.locator('#tab-people').click();
  const own = page.locator('.people li').first();
  await own.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(own).toContainText('a bot plays for them, Easy');
  await own.getByRole('button', { name: 'Play this seat here' }).click();
  await expect(own).toContainText('here');
  await own.getByRole('button', { name: 'Let a bot play' }).click();
  await page.getByRole('button', { name: 'Take the seat of Ada back' }).click();
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
  await expect(refusal).toContainText(/Not allowed by rule dwcg\./);
  await inspect(page, 'refusal');
  await refusal.getByRole('button', { name: /Rule dwcg/ }).click();
  await expect(page.locator('dialog[open] .text')).not.toBeEmpty();
});

test('a card dropped where it may not go is refused, and nothing is played', async ({ page, server }) => {
  await quick(page, { forced: true });
  const position = {
    turn: 0,
    players: [{ hand: ['def.amy', 'ene.dalek', 'def.rory', 'sup.fish', 'loc.luna'], tp: 2 }, { hand: ['def.river'] }, { hand: ['ene.angel'] }],
    locations: [{ location: 'start.hospital', owner: 0 }, { location: 'start.amelia', owner: 1 }, { location: 'start.stormcage', owner: 2 }],
  };
  const made = await makeTable(server, { game: 'cardgame', setup: { players: 3 }, position, seats: [{ name: 'Ada', play: 'me' }, ...bots(2)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  const before = await look(server, made.table, made.host);
  await page.locator('[data-thing="hand:def.amy"]').dragTo(page.locator('[data-thing="place:start.amelia"]'));
  await expect(page.getByRole('alert')).toContainText(/Not allowed by rule dwcg\.def\./);
  // Long enough for an answer that leaves no choice to be given.
  await page.waitForTimeout(1500);
  const after = await look(server, made.table, made.host);
  expect([after.decision, after.view]).toEqual([before.decision, before.view]);
  await page.locator('[data-thing="hand:def.amy"]').dragTo(page.locator('[data-thing="place:start.hospital"]'));
  await expect(page.locator('.staged')).toContainText(/Amy Pond\s*Royal Leadworth Hospital/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what can be chosen is seen, whatever stands below it', async ({ page, server }) => {
  await quick(page, { forced: false, odds: true });
  const rows = ['luna', 'pompeii', 'venice', 'library', 'craig', 'museum', 'downing', 'bowie'];
  const position = {
    turn: 0,
    players: [{ hand: ['ene.dalek', 'ene.sontaran', 'def.amy', 'sup.fish', 'loc.stonehenge'], tp: 2 }, { hand: ['def.river'] }, { hand: ['ene.angel'] }, { hand: ['ene.beast'] }],
    locations: [
      { location: 'start.hospital', owner: 0 }, { location: 'start.amelia', owner: 1, defenders: ['def.rory'] }, { location: 'start.stormcage', owner: 2 }, { location: 'start.gallifrey', owner: 3 },
      ...rows.map((id, at) => ({ location: `loc.${id}`, owner: 1 + (at % 3) })),
    ],
  };
  const made = await makeTable(server, { game: 'cardgame', setup: { players: 4 }, position, seats: [{ name: 'Ada', play: 'me' }, ...bots(3)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  await take(page, /Place Enemies: Dalek/);
  await expect(page.locator('.odds')).toBeVisible();
  await expect.poll(() => hiddenOf(page, '.place[data-lit]')).toBeLessThan(await page.locator('.place[data-lit]').count());
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toBeVisible({ timeout: 30_000 });
  // Some are seen wholly, and what is not is told and one click away.
  const more = page.getByRole('button', { name: /more (above|below)/ });
  for (let tries = 0; tries < 6 && (await more.count()); tries++) {
    await expect.poll(() => hiddenOf(page, '.place[data-lit]')).toBeLessThan(await page.locator('.place[data-lit]').count());
    await more.last().click();
    if (await page.getByRole('button', { name: /more above/ }).count()) break;
  }
  await inspect(page, 'lit-in-view');
});

/** How many things of a kind are not wholly seen: something lies over them, or they are scrolled away. */
function hiddenOf(page: Page, kind: string): Promise<number> {
  return page.evaluate((wanted) => [...document.querySelectorAll(wanted)].filter((it) => {
    const box = it.getBoundingClientRect();
    const ends = [[box.left + 4, box.top + 4], [box.right - 4, box.bottom - 4]] as const;
    return !ends.every(([x, y]) => it.contains(document.elementFromPoint(x, y)));
  }).length, kind);
}

test('a finished game is replayed, linked to, and played on from the middle', async ({ page, browser, server, baseURL }) => {
  await quick(page);
  const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  await botEnds(page, server, made);
  await page.goto(`/#/replay/${made.table}/12/0`);
  await expect(page.getByText(/Step 13 of/)).toBeVisible();
  await expect(page.locator('.hand')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/Step 14 of/)).toBeVisible();
  await expect(page).toHaveURL(/\/13\/0$/);
  // Of what others chose, the headline tells what these eyes saw of it.
  for (let step = 15; step < 45; step++) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Step ${step} of`)).toBeVisible();
    if (await page.locator('.told li').count()) await expect(page.locator('.chose')).not.toContainText('has made a choice');
  }
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('all');
  await expect(page.locator('.row .open').first()).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(/^Step (\d+) of \1$/)).toBeVisible();
  await expect(page.locator('.row .turn')).toHaveCount(0);
  await page.getByRole('slider').fill('20');
  await expect(page).toHaveURL(/\/20\/all$/);

  // Whoever gets the link sees that step, and needs no place at the table.
  const friend = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })).newPage();
  await friend.goto(page.url());
  await expect(friend.getByText(/Step 21 of/)).toBeVisible();
  await expect(friend.locator('.row .open').first()).toBeVisible();
  await friend.close();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await saving).path();
  await page.goto('/#/replay');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/Step 1 of/)).toBeVisible();
  await page.getByRole('slider').fill('20');
  await expect(page.getByText(/Step 21 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Ada' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('.board')).toBeVisible();
});
