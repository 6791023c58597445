import { devices, type Page } from '@playwright/test';
import { asked, bots, expect, inspect, makeTable, playToTheEnd, quick, test, type Click } from './table';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent };
const readers = [
  { name: 'desktop-en', level: 'random', use: { locale: 'en-GB', colorScheme: 'dark' as const } },
  { name: 'desktop-fr', level: 'random', use: { locale: 'fr-FR' } },
  { name: 'phone-en', level: 'random', use: { locale: 'en-GB', colorScheme: 'dark' as const, ...phone } },
  { name: 'phone-fr', level: 'greedy', use: { locale: 'fr-FR', ...phone } },
];

/** Every window of a roll, as the stops name them. */
const WINDOWS = ['attack', 'defence', 'melee', 'damage', 'harm', 'final', 'stress', 'test', 'other', 'cards', 'finish'];

/** A leader and two more on each side: a short game. */
const small = {
  scenario: 'meeting-of-metal',
  rosters: [{ faction: 'daleks', cards: ['dal.3', 'dal.2'] }, { faction: 'judoon', cards: ['jud.3', 'jud.2'] }],
};

/** The buttons beside the table, as somebody takes them who does not drag. */
const CLICKS: Click[] = [
  { what: '.tray .option' }, { what: '.panels .targets .button.lit' }, { what: '.panels .answers .list > .button' },
  { what: '.panels .chip.lit:not(.chosen)', butEvery: 6 }, { what: '.prompt .buttons button' }, { what: '#options button' },
];

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
      const made = await makeTable(server, { game: 'exterminate', setup: small as never, seats: [{ name: 'Ada', play: 'me' }, ...bots(1, level)] });
      await page.goto(`/#/join/${made.table}/${made.host}`);
      await asked(page);
      await expect(page.locator('.surface svg .piece').first()).toBeVisible();
      await inspect(page, `exterminate-${name}-begins`);
      await playToTheEnd(page, CLICKS);
      await inspect(page, `exterminate-${name}-result`);
      await page.locator('dialog[open] .actions .primary').click();
      await looksBack(page, name);
    });
  });
}
