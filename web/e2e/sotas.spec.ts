import { devices, type Page } from '@playwright/test';
import { asked, bots, expect, inspect, makeTable, quick, result, test } from './table';

const readers = [
  { name: 'desktop-en', level: 'greedy', use: { locale: 'en-GB' } },
  { name: 'desktop-fr', level: 'random', use: { locale: 'fr-FR', colorScheme: 'dark' as const } },
  { name: 'phone-en', level: 'random', use: { locale: 'en-GB', colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent } },
  { name: 'phone-fr', level: 'greedy', use: { locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent } },
];

/** Plays on by the buttons beside the table, as somebody would who does not drag. */
async function playToTheEnd(page: Page, millis = 300_000): Promise<void> {
  await page.evaluate(() => {
    let turn = 0;
    const click = (it: Element | null | undefined) => (it as HTMLElement | null | undefined)?.click();
    const among = (all: Element[]) => all[turn % Math.max(1, all.length)];
    const clicking = setInterval(() => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog?.querySelector('table')) return clearInterval(clicking);
      if (dialog) return click(dialog.querySelector('header button'));
      if (!document.querySelector('.prompt.yours')) return;
      turn += 1;
      const find = (selector: string) => [...document.querySelectorAll(`${selector}:not([disabled])`)];
      const confirm = find('.panels .ghost .button.primary');
      const targets = find('.panels article .button.lit');
      const acts = find('.panels .acts .button.primary');
      const end = find('.panels section > .button');
      const dice = find('.panels tbody .button');
      const places = find('.panels .spots li .button');
      const prompt = find('.prompt .buttons button');
      const listed = find('#options button');
      if (confirm.length) return click(confirm[0]);
      if (targets.length) return click(among(targets));
      if (dice.length) return click(dice[1]);
      if (document.querySelector('.panels .acts')) return click(acts.length && turn % 4 ? acts[0] : (end[0] ?? listed[0]));
      if (places.length) return click(places[0]);
      if (prompt.length) return click(among(prompt));
      click(turn % 2 ? (listed.at(-1) ?? null) : among(listed));
    }, 30);
  });
  await expect(result(page)).toBeVisible({ timeout: millis });
}

/** The game that was played is looked at again: to its dice, and as far as its end. */
async function looksBack(page: Page, name: string): Promise<void> {
  const step = page.getByRole('slider');
  await expect(step).toBeVisible();
  await expect(page.locator('.surface svg .piece').first()).toBeVisible();
  // Nothing is hidden in this game: there are no eyes to choose.
  await expect(page.locator('.replay select')).toHaveCount(1);
  const scene = page.locator('.surface .scene');
  await step.fill('30');
  await step.evaluate((it) => it.blur());
  for (let at = 31; at < 100 && !(await scene.count()); at++) {
    await page.keyboard.press('ArrowRight');
    await expect(step).toHaveValue(String(at));
  }
  await expect(scene).toBeVisible();
  await inspect(page, `sotas-${name}-replay`);
  const before = Number(await step.inputValue());
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Number(await step.inputValue())).toBe(before - 1);
  await page.keyboard.press('End');
  await expect(page.locator('.replay .told')).toContainText(/game is over|partie est finie/i);
  await inspect(page, `sotas-${name}-replay-end`);
}

for (const { name, level, use } of readers) {
  test.describe(`SOTAS, ${name}`, () => {
    test.use(use);

    test(`a whole scenario against the bot ${level}`, async ({ page, server }) => {
      test.setTimeout(400_000);
      await quick(page, { forced: false });
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      const made = await makeTable(server, { game: 'sotas', setup: { scenario: 'open-skirmish' }, seats: [{ name: 'Ada', play: 'me' }, ...bots(1, level)] });
      await page.goto(`/#/join/${made.table}/${made.host}`);
      await asked(page);
      await expect(page.locator('.surface svg .piece').first()).toBeVisible();
      await inspect(page, `sotas-${name}-begins`);
      await playToTheEnd(page);
      await inspect(page, `sotas-${name}-result`);
      await page.locator('dialog[open] .actions .primary').click();
      await looksBack(page, name);
      expect(broken).toEqual([]);
    });
  });
}
