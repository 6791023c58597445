import type { Page } from '@playwright/test';
import { asked, bots, choices, decision, expect, makeTable, quick, test } from './table';

/** Presses Tab until the focus is on something. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`the keys do not reach ${selector}`);
}

test('several turns with the keyboard alone', async ({ page, server }) => {
  await quick(page, { forced: false });
  const seats = [{ name: 'Ada', play: 'me' as const }, ...bots(1)];
  const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);

  // A card and its menu.
  const before = await decision(page);
  await tabTo(page, '.hand .held.lit');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] .choices button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.hand .held.lit').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => decision(page)).not.toBe(before);

  // Three turns by numbers, looking at the list for the one that ends a turn.
  let ended = 0;
  for (let step = 0; step < 150 && ended < 3; step++) {
    if (await page.locator('dialog[open] table').count()) break;
    await asked(page);
    const all = await choices(page);
    const end = all.findIndex((it) => /End the turn|That is all|Forgo/.test(it));
    if (end >= 0 && /End the turn|Forgo/.test(all[end] ?? '')) ended += 1;
    const at = await decision(page);
    if (end > 8) {
      await tabTo(page, `#options li:nth-child(${end + 1}) button`);
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(String((end < 0 ? 0 : end) + 1));
    await expect.poll(() => decision(page)).not.toBe(at);
  }
  expect(ended).toBe(3);

  // The log, a hint, and the rules.
  await asked(page);
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toBeVisible({ timeout: 30_000 });
  await tabTo(page, '.log .rule-id');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toContainText('Rule dwcg.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page).toHaveURL(/#\/rules\/cardgame/);
});
