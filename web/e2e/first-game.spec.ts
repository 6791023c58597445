import { devices } from '@playwright/test';
import { asked, choices, expect, inspect, playToTheEnd, question, quick, result, test } from './table';

const readers = [
  { name: 'in English', lang: 'en', use: { locale: 'en-GB' }, play: 'Play against bots', again: 'Play again', dice: 'Fair dice', fair: /Every roll and every draw follows/ },
  { name: 'in French', lang: 'fr', use: { locale: 'fr-FR' }, play: 'Jouer contre des robots', again: 'Rejouer une partie', dice: 'Dés honnêtes', fair: /Chaque jet et chaque pioche découle/ },
  { name: 'on a phone', lang: 'fr', use: { locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent }, play: 'Jouer contre des robots', again: 'Rejouer une partie', dice: 'Dés honnêtes', fair: /Chaque jet et chaque pioche découle/ },
];

for (const { name, lang, use, play, again, dice, fair } of readers) {
  test.describe(`a newcomer's first game ${name}`, () => {
    test.use(use);

    test('from home to result', async ({ page }) => {
      await quick(page);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.getByRole('button', { name: play }).first().click();
      await asked(page);

      // The first action by hand: a lit card, then one of its uses.
      const before = await choices(page);
      await page.locator('.hand .held.lit').first().click();
      const menu = page.locator('dialog[open]');
      await expect(menu.locator('.choices button').first()).toBeVisible();
      await inspect(page, `menu-${name.replaceAll(' ', '-')}`);
      await menu.locator('.choices button').first().click();
      await expect(menu).toHaveCount(0);
      await expect.poll(async () => JSON.stringify(await choices(page))).not.toBe(JSON.stringify(before));

      await playToTheEnd(page);
      await expect(result(page).locator('tbody tr')).toHaveCount(4);
      await expect(page.getByRole('button', { name: again })).toBeVisible();
      await inspect(page, `result-${name.replaceAll(' ', '-')}`);
      await page.getByRole('link', { name: dice }).click();
      await expect(page.getByText(fair)).toBeVisible();
      expect(await question(page).count()).toBe(0);
    });
  });
}
