import { devices, type Page } from '@playwright/test';
import { asked, bots, expect, inspect, makeTable, quick, result, test } from './table';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent };
const readers = [
  { name: 'desktop-en', level: 'random', use: { locale: 'en-GB', colorScheme: 'dark' as const } },
  { name: 'phone-fr', level: 'greedy', use: { locale: 'fr-FR', ...phone } },
];

/** Every window of a roll, as the stops name them. */
const WINDOWS = ['attack', 'defence', 'melee', 'damage', 'harm', 'final', 'stress', 'test', 'other', 'cards', 'finish'];

/** A leader and two more on each side: a short game. */
const small = {
  scenario: 'meeting-of-metal',
  rosters: [{ faction: 'daleks', cards: ['dal.3', 'dal.2'] }, { faction: 'judoon', cards: ['jud.3', 'jud.2'] }],
};

/** Plays on by the buttons beside the table, as somebody would who does not drag. */
async function playToTheEnd(page: Page): Promise<void> {
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
      const targets = find('.panels .targets .button.lit');
      const answers = find('.panels .answers .list > .button');
      const chips = find('.panels .chip.lit:not(.chosen)');
      const prompt = find('.prompt .buttons button');
      const window = find('.tray .option');
      const listed = find('#options button');
      if (window.length) return click(among(window));
      if (targets.length) return click(among(targets));
      if (answers.length) return click(among(answers));
      if (chips.length && turn % 6) return click(among(chips));
      if (prompt.length) return click(among(prompt));
      click(among(listed));
    }, 25);
  });
  await expect(result(page)).toBeVisible({ timeout: 300_000 });
}

/** The game that was played is looked at again, from its empty table to its end. */
async function looksBack(page: Page, name: string): Promise<void> {
  const step = page.getByRole('slider');
  await expect(step).toBeVisible();
  await expect(page.locator('.surface svg .piece').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.surface svg .token').first()).toBeVisible();
  await expect(page.locator('.replay .told')).toContainText(/game is over|partie est (finie|terminée)/i);
  await inspect(page, `exterminate-${name}-replay`);
}

for (const { name, level, use } of readers) {
  test.describe(`Exterminate!, ${name}`, () => {
    test.use(use);

    test(`a whole scenario against the bot ${level}`, async ({ page, server }) => {
      test.setTimeout(400_000);
      await quick(page);
      // Whoever is asked in every window answers at once, and nobody waits.
      await page.addInitScript((windows) => {
        localStorage.setItem('reglette.stops.exterminate', JSON.stringify(Object.fromEntries(windows.map((it) => [it, 'always']))));
      }, WINDOWS);
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      const made = await makeTable(server, { game: 'exterminate', setup: small as never, seats: [{ name: 'Ada', play: 'me' }, ...bots(1, level)] });
      await page.goto(`/#/join/${made.table}/${made.host}`);
      await asked(page);
      await expect(page.locator('.surface svg .piece').first()).toBeVisible();
      await inspect(page, `exterminate-${name}-begins`);
      await playToTheEnd(page);
      await inspect(page, `exterminate-${name}-result`);
      await page.locator('dialog[open] .actions .primary').click();
      await looksBack(page, name);
      expect(broken).toEqual([]);
    });
  });
}
