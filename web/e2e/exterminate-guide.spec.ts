import { asked, expect, inspect, quick, test } from './table';

for (const { name, use, learn } of [
  { name: 'wide-en', use: { locale: 'en-GB' }, learn: 'Learn by playing' },
  { name: 'phone-fr', use: { locale: 'fr-FR', colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, learn: 'Apprendre en jouant' },
]) {
  test.describe(`the guided first game of Exterminate!, ${name}`, () => {
    test.use(use);

    test('is played as its coach says, until everything is taught', async ({ page }) => {
      await quick(page, { forced: false });
      await page.goto('/');
      await page.locator('article', { hasText: 'Exterminate' }).getByRole('button', { name: learn }).click();
      await asked(page);
      const coach = page.locator('.coach');
      const known = coach.locator('li.known');
      await expect(page.locator('section.tray[data-coach]')).toHaveCount(1);
      await inspect(page, `exterminate-guide-${name}`);
      await page.locator('section.tray .option.pass').click();
      await expect(known).toHaveCount(1);

      // Whoever follows what is said: each moves to a place that is told, shoots at the nearest, attacks whom it can.
      const seen = new Set<string>();
      for (let step = 0; step < 400 && (await known.count()) < 5; step++) {
        const said = await coach.locator('p').first().innerText();
        if (!seen.has(said)) await inspect(page, `exterminate-guide-${name}-${seen.size}`);
        seen.add(said);
        await page.evaluate((turn) => {
          if (!document.querySelector('.prompt.yours')) return;
          const order = ['.tray .option.pass', '.panels .targets .button.lit', '.panels .answers .list > .button', '.panels .chip.lit:not(.chosen)', '.prompt .buttons .primary', '.prompt .buttons .apart', '#options button'];
          for (const what of order) {
            const found = [...document.querySelectorAll<HTMLElement>(`${what}:not([disabled])`)];
            const one = found[turn % Math.max(1, found.length)];
            if (one) return one.click();
          }
        }, step);
        await page.waitForTimeout(120);
      }
      await expect(known).toHaveCount(5);
      expect(seen.size).toBeGreaterThan(5);
    });
  });
}
