import type { Page } from '@playwright/test';
import { asked, bots, choices, decision, expect, makeTable, quick, result, test } from './table';

/** Presses Tab until the focus is on something. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`the keys do not reach ${selector}`);
}

/** Keeps everything a screen reader is told. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const watch = () => {
      const region = document.getElementById('told');
      if (!region) return void setTimeout(watch, 20);
      new MutationObserver((changes) => changes.forEach((it) => it.addedNodes.forEach((node) => node.textContent && told.push(node.textContent)))).observe(region, { childList: true });
    };
    watch();
  });
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);

/** Answers the open question with keys; which ones depends on the step. */
async function answer(page: Page, step: number): Promise<void> {
  const all = await choices(page);
  // What leaves no choice the page answers by itself.
  if (all.length === 1) return;
  const end = all.findIndex((it) => /End the turn|Forgo|That is all/.test(it));
  const lit = await page.locator('.hand .held.lit').count();
  if (step % 9 === 4 && lit && all.length > 9) {
    // A card and its menu.
    await tabTo(page, '.hand .held.lit', 'Shift+Tab');
    await page.keyboard.press('Enter');
    if (await page.locator('dialog[open] .choices button').count()) {
      await expect(page.locator('dialog[open] .choices button').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
  } else if (end >= 0 && (step % 3 > 0 || end > 8)) {
    await tabTo(page, `#options li:nth-child(${end + 1}) button`);
    await page.keyboard.press('Enter');
  } else {
    // A number is taken of the list only while it is seen; a first one opens it.
    if (!(await page.locator('#options.open').count())) {
      const before = await decision(page);
      await page.keyboard.press('1');
      await expect(page.locator('#options.open')).toBeVisible();
      expect(await decision(page)).toBe(before);
    }
    await page.keyboard.press(String((step % Math.min(9, all.length)) + 1));
  }
}

test('a list of scenarios stays open while arrow keys go through it', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/exterminate');
  await tabTo(page, 'details.fold summary');
  await expect(page.locator('details.fold summary').first()).toContainText('1 / 8');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  for (const nth of [1, 2]) {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('input[name=scenario]').nth(nth)).toBeFocused();
    await expect(page.locator('input[name=scenario]').nth(nth)).toBeChecked();
  }
});

test('a whole game from home to result with the keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  await quick(page, { forced: true });
  await listen(page);
  await page.goto('/');
  await tabTo(page, 'article button.primary');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/table\//);
  await asked(page);

  let answered = 0;
  for (let step = 0; step < 900; step++) {
    await expect(page.locator('.prompt.yours, dialog[open]').first()).toBeVisible({ timeout: 60_000 });
    if (await result(page).count()) break;
    if (await page.locator('dialog[open]').count()) {
      await page.keyboard.press('Escape');
      continue;
    }
    const before = await decision(page);
    await answer(page, step);
    await expect.poll(async () => (await result(page).count()) > 0 || (await decision(page)) !== before, { intervals: [20, 40, 80] }).toBe(true);
    answered += 1;
  }
  await expect(result(page)).toBeVisible();
  expect(answered).toBeGreaterThan(20);

  // What happened, what was asked and how it ended was told.
  const heard = await told(page);
  expect(heard).toContain('Which action do you take?');
  expect(heard.some((it) => /begins a turn\./.test(it))).toBe(true);
  expect(heard.some((it) => /attacks|plays the Location|discards/.test(it))).toBe(true);
  await expect.poll(async () => (await told(page)).some((it) => /win|draw/.test(it))).toBe(true);

  // The result has the keys, and leads on to the replay.
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await tabTo(page, 'dialog[open] .actions .primary');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Step 1 of/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(/^Step (\d+) of \1$/)).toBeVisible();
});

test('menus, log, hint and rules with the keyboard alone', async ({ page, server }) => {
  await quick(page, { forced: false });
  await listen(page);
  const seats = [{ name: 'Ada', play: 'me' as const }, ...bots(1)];
  const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'duel' }, seats });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);

  // A card and its menu; Escape gives the focus back.
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
  await expect.poll(async () => (await told(page)).at(-1)).toBe(await page.locator('#question').innerText());

  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toBeVisible({ timeout: 30_000 });
  await expect.poll(async () => (await told(page)).some((it) => /you win about|You then win about|leaves the table|no other choice/.test(it))).toBe(true);
  await tabTo(page, '.log .rule-id');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toContainText('Rule dwcg.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await expect(page.locator('.log .rule-id').first()).toBeFocused();
  await page.keyboard.press('?');
  await expect(page).toHaveURL(/#\/rules\/cardgame/);
});
