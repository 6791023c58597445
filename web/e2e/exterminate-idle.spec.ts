import type { Page } from '@playwright/test';
import { asked, bots, decision, expect, inspect, makeTable, quick, take, test } from './table';
import type { TestServer } from './server';

const ada = { name: 'Ada', play: 'me' as const };
const standing = (figure: string, x: number, y: number, more: object = {}) => ({ figure, at: [x, y], ...more });

/** Daleks far from all Cybermen, one of them under Stress. */
function apart(phase: 'shooting' | 'melee', stress: number, fate: number): object {
  return {
    setup: { scenario: 'meeting-of-metal' },
    figures: [standing('dal.3', 18, 4, stress ? { stress } : {}), standing('dal.1-1', 14, 4), standing('cyb.3', 18, 32), standing('cyb.1-1', 14, 32)],
    players: [{ edge: 'south', fate, hand: ['hit'] }, { edge: 'north', fate: 0, hand: ['armour'] }],
    round: { turn: 2, phase, order: [0, 1], part: 0 },
  };
}

async function sit(page: Page, server: TestServer, position: object): Promise<{ table: string; host: string }> {
  const made = await makeTable(server, { game: 'exterminate', position: position as never, seats: [ada, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  return made;
}

test('where nobody can be engaged the question says so, offers Fate, and one key goes on', async ({ page, server }) => {
  await quick(page);
  await sit(page, server, apart('melee', 1, 1));
  await expect(page.locator('#question')).toHaveText('Nobody is near enough to be engaged. Do you spend Fate on a figure?');
  await expect(page.locator('.panels .answers')).toContainText('Calm Dalek leader');
  await expect(page.locator('.token.lit')).toHaveCount(1);
  const end = page.locator('.prompt .buttons .primary');
  await expect(end).toContainText('X');
  await inspect(page, 'exterminate-idle');
  const before = await decision(page);
  // A key that comes with the question is not taken for its answer.
  await expect(async () => {
    await page.keyboard.press('x');
    expect(await decision(page)).not.toBe(before);
  }).toPass();
});

test('whoever has no target is asked who Sprints, and sees how far', async ({ page, server }) => {
  await quick(page);
  await sit(page, server, apart('shooting', 0, 0));
  await expect(page.locator('#question')).toHaveText('Nobody has a target. Who Sprints?');
  await page.locator('.token.lit').first().click();
  await expect(page.locator('.surface .whole')).toHaveCount(1);
});

test('a replay with all cards open shows every hand', async ({ page, server }) => {
  await quick(page);
  const made = await sit(page, server, apart('melee', 1, 1));
  expect(await take(page, /^1?End/)).toBe(true);
  const answer = await fetch(`${server.url}/api/tables/${made.table}/seats/0`, {
    method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${made.host}` }, body: JSON.stringify({ play: 'bot', level: 'random' }),
  });
  expect(answer.ok).toBe(true);
  await page.locator('dialog[open] table').waitFor({ timeout: 60_000 });
  await page.goto(`/#/replay/${made.table}/0/all`);
  const hands = page.locator('.hands .others li');
  await expect(hands.nth(0)).toContainText('Hit');
  await expect(hands.nth(1)).toContainText('Armour');
  await inspect(page, 'exterminate-replay-open');
  await page.locator('.eyes select').selectOption('observer');
  await expect(hands.nth(0)).not.toContainText('Hit');
});

test('the guided game counts what is chosen from the list of all choices', async ({ page }) => {
  await quick(page, { forced: false });
  await page.goto('/');
  await page.locator('article', { hasText: 'Exterminate' }).getByRole('button', { name: 'Learn by playing' }).click();
  await asked(page);
  await page.locator('section.tray .option.pass').click();
  await expect.poll(async () => page.locator('#question').textContent(), { timeout: 60_000 }).toBe('Who moves?');
  const known = page.locator('.coach li.known');
  expect(await take(page, /Dalek/)).toBe(true);
  expect(await take(page, /^\d?Go /)).toBe(true);
  await expect(known).toContainText([/Initiative/, /Moving/]);
});
