import { expect, inspect, makeTable, quick, take, test } from './table';

test('a curtain hides the hand between two people on one device', async ({ page, server }) => {
  await quick(page, { forced: false });
  const seats = [{ name: 'Ada', play: 'me' as const }, { name: 'Bob', play: 'me' as const }];
  const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  const curtain = page.locator('.curtain');
  await expect(curtain).toBeVisible();
  await expect(page.locator('.held')).toHaveCount(0);
  await inspect(page, 'curtain');
  const first = (await curtain.innerText()).includes('Ada') ? 'Ada' : 'Bob';
  const second = first === 'Ada' ? 'Bob' : 'Ada';
  await page.getByRole('button', { name: `I am ${first}` }).click();
  await expect(page.locator('.hand .held')).not.toHaveCount(0);
  await expect(curtain).toHaveCount(0);

  for (let step = 0; step < 40 && !(await curtain.count()); step++) {
    if (!(await take(page, /End the turn/))) (await take(page, /Location|That is all|Take the TP|Discard|Reserve/)) || (await take(page, /./));
  }
  await expect(curtain).toContainText(second);
  await expect(page.locator('.held, .board, .log')).toHaveCount(0);
  const hidden = await page.evaluate(() => document.body.innerText);
  expect(hidden).not.toContain('Your hand');
  await page.getByRole('button', { name: `I am ${second}` }).click();
  await expect(page.locator('.hand .held')).not.toHaveCount(0);
  await expect(page.locator('.row.own')).toContainText(second);
});

test('a free seat is invited to from the curtain and while something is asked', async ({ page }) => {
  await quick(page, { forced: false });
  await page.goto('/#/new/cardgame');
  const plays = page.getByRole('combobox', { name: /Who plays at seat/ });
  await plays.nth(1).selectOption('me');
  await plays.nth(2).selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite' });
  const links = () => expect(invitation.getByLabel('Link: Seat of Player 3')).toBeVisible();
  const curtain = page.locator('.curtain');
  await expect(curtain).toBeVisible();
  await links();
  await invitation.getByRole('button', { name: 'To the table' }).click();
  await inspect(page, 'curtain-invite');
  await curtain.getByRole('button', { name: 'Invite' }).click();
  await links();
  await page.keyboard.press('Escape');
  await expect(curtain).toBeVisible();
  await curtain.getByRole('button', { name: /^I am/ }).click();
  await page.locator('.prompt').getByRole('button', { name: 'Invite' }).click();
  await links();
});
