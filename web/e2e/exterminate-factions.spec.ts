import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, inspect, keyOf, look, quick, test } from './table';

/** A card as somebody writes it. */
const OWN = readFileSync(new URL('../../docs/examples/own-card.toml', import.meta.url), 'utf8');

for (const { name, use, rusty, save } of [
  { name: 'wide-en', use: { locale: 'en-GB' }, rusty: 'Rusty', save: 'Save as a file' },
  { name: 'phone-fr', use: { locale: 'fr-FR', colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, rusty: 'Rouillé', save: 'Enregistrer un fichier' },
]) {
  test.describe(`factions of Exterminate!, ${name}`, () => {
    test.use(use);

    test('a faction is built, mended, shared, printed and played', async ({ page, server }) => {
      await quick(page, { forced: false });
      await page.goto('/#/rosters/exterminate');
      await inspect(page, `exterminate-factions-${name}`);
      await page.locator('.ready button', { hasText: 'Daleks' }).first().click();
      await expect(page.locator('.fine')).toBeVisible();
      await expect(page.locator('.lines > li')).toHaveCount(3);
      await page.locator('.editor input.field').first().fill('Skaro');

      // Without its Leader it may not be played; the rules say why, and it is mended.
      const leader = await page.locator('.lines strong').first().innerText();
      await page.locator('.lines > li > .button').first().click();
      await expect(page.locator('.verdict .rule-id')).toHaveText(['ex.fb.3', 'ex.fb.1']);
      await expect(page.locator('.editor .actions .primary')).toBeDisabled();
      await inspect(page, `exterminate-faction-broken-${name}`);
      const again = page.locator('.offers .button', { hasText: leader }).first();
      await again.click();
      await expect(page.locator('.fine')).toBeVisible();
      await expect(again).toBeDisabled();
      await inspect(page, `exterminate-faction-${name}`);

      await page.emulateMedia({ media: 'print' });
      // Two kinds of figures and the weapon they share.
      await expect(page.locator('.printed table tbody tr')).toHaveCount(3);
      await expect(page.locator('.editor')).toBeHidden();
      const sheet = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } });
      expect((sheet.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length).toBe(1);
      await page.emulateMedia({ media: 'screen' });

      await page.goto('/#/rosters/exterminate/read/ex1~cybermen~cyb.3~cyb.1~cyb.1');
      await expect(page.locator('.fine')).toBeVisible();
      await expect(page.locator('.lines > li')).toHaveCount(3);

      await page.goto('/#/rosters/exterminate');
      await page.locator('.own li', { hasText: 'Skaro' }).locator('.button').first().click();
      await expect(page.locator('.picker #roster-0').locator('option:checked')).toContainText('Skaro');
      await expect(page.locator('#roster-0 option', { hasText: /Daleks.*Daleks/ })).toHaveCount(0);
      await page.locator('form .button.primary').click();
      await page.waitForURL(/#\/table\//);
      const table = page.url().split('/').at(-1) ?? '';
      const { setup } = (await look(server, table, await keyOf(page, table))) as unknown as { setup: { rosters: { name: string }[] } };
      expect(setup.rosters[0]?.name).toBe('Skaro');
    });

    test('cards of one’s own come along', async ({ page, browser, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await quick(page, { forced: false });
      await page.goto('/#/rosters/exterminate');
      await page.locator('.ready button', { hasText: 'Daleks' }).first().click();
      await expect(page.locator('.fine')).toBeVisible();
      const file = page.locator('.editor section input[type=file]');
      await file.setInputFiles({ name: 'mine.toml', mimeType: 'text/plain', buffer: Buffer.from(OWN.replace('hover', 'hovver')) });
      await expect(page.locator('.editor .fault')).toContainText('hovver');
      await file.setInputFiles({ name: 'mine.toml', mimeType: 'text/plain', buffer: Buffer.from(OWN) });
      await page.locator('.lines > li > .button').last().click();
      await page.locator('.offers .button', { hasText: rusty }).click();
      await expect(page.locator('.fine')).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: save }).click();
      const roster = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as { cards: string[]; own: string };
      expect(roster).toMatchObject({ cards: ['dal.3', 'dal.1', 'own.1'], own: OWN });

      // Whoever gets the link has the card, on a device that has never seen it, and it is judged there.
      const share = page.locator('.editor .actions .button').first();
      await share.click();
      await expect(share).toHaveText(/copied|copié/);
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const elsewhere = await browser.newContext({ ...use, ...(baseURL ? { baseURL } : {}) });
      const other = await elsewhere.newPage();
      await other.goto(link);
      await expect(other.locator('.fine')).toBeVisible();
      await expect(other.locator('.lines strong').last()).toHaveText(rusty);
      await elsewhere.close();
    });
  });
}
