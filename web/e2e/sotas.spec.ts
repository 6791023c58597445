import { devices, type Page } from '@playwright/test';
import { asked, bots, expect, inspect, makeTable, playToTheEnd, quick, test, type Click } from './table';

const readers = [
  { name: 'desktop-en', scenario: 'open-skirmish', level: 'greedy', use: { locale: 'en-GB' } },
  { name: 'desktop-fr', scenario: 'open-skirmish', level: 'random', use: { locale: 'fr-FR', colorScheme: 'dark' as const } },
  { name: 'phone-en', scenario: 'open-skirmish', level: 'random', use: { locale: 'en-GB', colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent } },
  { name: 'phone-fr', scenario: 'dalek-bomb', level: 'greedy', use: { locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent } },
];

/** The buttons beside the table, as somebody takes them who does not drag. */
const CLICKS: Click[] = [
  { what: '.panels .ghost .button.primary', at: 0 }, { what: '.panels article .button.lit' }, { what: '.panels tbody .button', at: 1 },
  { what: '.panels .acts .button.primary', at: 0, butEvery: 4 }, { what: '.panels:has(.acts) section > .button', at: 0 },
  { what: '.panels .spots li .button', at: 0 }, { what: '.prompt .buttons button' }, { what: '#options li:last-child button', butEvery: 2 }, { what: '#options button' },
];

/** The game that was played is looked at again: to its dice, and as far as its end. */
async function looksBack(page: Page, name: string): Promise<void> {
  const step = page.getByRole('slider');
  await expect(step).toBeVisible();
  await expect(page.locator('.surface svg .piece').first()).toBeVisible();
  // Nothing is hidden in this game: there are no eyes to choose.
  await expect(page.locator('.replay select')).toHaveCount(1);
  const scene = page.locator('.rolling .scene');
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

for (const { name, scenario, level, use } of readers) {
  test.describe(`SOTAS, ${name}`, () => {
    test.use(use);

    test(`${scenario} against the bot ${level}`, async ({ page, server }) => {
      test.setTimeout(400_000);
      await quick(page, { forced: false });
      const made = await makeTable(server, { game: 'sotas', setup: { scenario }, seats: [{ name: 'Ada', play: 'me' }, ...bots(1, level)] });
      await page.goto(`/#/join/${made.table}/${made.host}`);
      await asked(page);
      await expect(page.locator('.surface svg .piece').first()).toBeVisible();
      await inspect(page, `sotas-${name}-begins`);
      await playToTheEnd(page, CLICKS);
      await inspect(page, `sotas-${name}-result`);
      await page.locator('dialog[open] .actions .primary').click();
      await looksBack(page, name);
    });
  });
}
