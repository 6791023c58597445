import { asked, expect, inspect, quick, result, test } from './table';

for (const { name, use, learn } of [
  { name: 'wide-en', use: { locale: 'en-GB' }, learn: 'Learn by playing' },
  { name: 'phone-fr', use: { locale: 'fr-FR', colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, learn: 'Apprendre en jouant' },
]) {
  test.describe(`the guided first game of Exterminate!, ${name}`, () => {
    test.use(use);

    test('is played as its coach says, until everything is taught or the game is over', async ({ page }) => {
      await quick(page, { forced: false });
      await page.goto('/');
      await page.locator('article', { hasText: 'Exterminate' }).getByRole('button', { name: learn }).click();
      await asked(page);
      const coach = page.locator('.coach');
      const known = coach.locator('li.known');
      await expect(page.locator('section.tray[data-coach]')).toHaveCount(1);
      // Whatever the coach has to say, the answer is in sight.
      const pass = page.locator('section.tray .option.pass');
      await expect(pass).toBeInViewport({ ratio: 1 });
      await inspect(page, `exterminate-guide-${name}`);
      await coach.locator('.goal .button').click();
      await expect(coach.locator('.goal')).toHaveCount(0);
      await expect(pass).toBeInViewport({ ratio: 1 });
      await pass.click();
      await expect(known).toHaveCount(1);

      // Whoever does what is said: each moves to a place that is told, shoots at the nearest, attacks whom it can.
      await page.evaluate((order) => {
        const said = new Set<string>();
        Object.assign(window, { said });
        let turn = 0;
        const clicking = setInterval(() => {
          said.add(document.querySelector('.coach .lesson')?.textContent ?? '');
          if (document.querySelectorAll('.coach li.known').length === 5 || document.querySelector('dialog[open] table')) return clearInterval(clicking);
          if (!document.querySelector('.prompt.yours')) return;
          turn += 1;
          for (const what of order) {
            const found = document.querySelectorAll<HTMLElement>(`${what}:not([disabled])`);
            const one = found[turn % Math.max(1, found.length)];
            if (one) return one.click();
          }
        }, 40);
      }, ['.tray .option.pass', '.panels .targets .button.lit', '.panels .answers .list > .button', '.panels .chip.lit:not(.chosen)', '.prompt .buttons .primary', '.prompt .buttons .apart', '#options button']);
      // Whether it comes to a melee is up to the dice; all else is taught in any case.
      await expect.poll(async () => (await known.count()) === 5 || (await result(page).count()) === 1, { timeout: 150_000 }).toBe(true);
      await inspect(page, `exterminate-guide-done-${name}`);
      expect(await page.evaluate(() => (window as unknown as { said: Set<string> }).said.size)).toBeGreaterThan(5);
      expect(await known.count()).toBeGreaterThanOrEqual(4);
    });
  });
}
