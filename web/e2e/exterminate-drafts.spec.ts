import type { Page } from '@playwright/test';
import { close } from './exterminate-start';
import type { TestServer } from './server';
import { asked, bots, expect, inspect, look, makeTable, quick, test } from './table';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Ada may play these Adventure cards; tells everything that happened. */
async function sit(page: Page, server: TestServer, phase: Parameters<typeof close>[0], cards: string[]): Promise<() => Promise<string>> {
  await quick(page);
  const made = await makeTable(server, { game: 'exterminate', position: close(phase, cards) as never, seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  return async () => JSON.stringify((await look(server, made.table, made.host)).log.flatMap((it) => it.events.map((event) => event.what)));
}

const draft = (page: Page) => page.locator('.panels .draft');
const begin = (page: Page, name: string) => page.locator('.panels .drafts').getByRole('button', { name }).click();
const chip = (page: Page, name: string) => page.locator('.panels .chip').filter({ hasText: name }).first();

test('a card for several figures: any of them, on the table or in the list', async ({ page, server }) => {
  const happened = await sit(page, server, 'shooting', ['ad.13']);
  await begin(page, 'Run!');
  const play = draft(page).getByRole('button', { name: 'Play' });
  await expect(play).toBeDisabled();
  await page.locator('.surface [data-thing="figure:dal.2-2"] .figure').click();
  await chip(page, 'Dalek 3').focus();
  await page.keyboard.press('Enter');
  await chip(page, 'Cyber-Leader').click();
  await expect(draft(page)).toContainText('Not like this. ex.ad.4');
  await expect(play).toBeDisabled();
  await chip(page, 'Cyber-Leader').click();
  await expect(chip(page, 'Dalek 3')).toHaveAttribute('aria-pressed', 'true');
  await expect(draft(page)).toContainText('This is allowed.');
  await inspect(page, 'exterminate-draft-figures');
  await play.click();
  await expect(draft(page)).toHaveCount(0);
  await expect.poll(happened).toContain('"card":"ad.13","figures":["dal.2-2","dal.1-3"]');
});

test('a barricade is laid where it may lie, turned and moved with keys', async ({ page, server }) => {
  const happened = await sit(page, server, 'movement', ['ad.14']);
  // From the card in the hand, the same.
  await page.locator('.hands').getByRole('button', { name: /^Improvised Barricade/ }).click();
  await page.locator('.hands .detail').getByRole('button', { name: 'Choose on the table' }).click();
  await expect(draft(page).getByRole('heading')).toBeFocused();
  await page.locator('.surface svg[tabindex]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(draft(page)).toContainText(/Not here|This is allowed/);
  // It is drawn to a figure that is near; turned, it lies along its other side.
  const box = await page.locator('.surface [data-thing="figure:dal.2-2"] .plate').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 90, (box?.y ?? 0) + 10);
  await expect(draft(page)).toContainText('This is allowed.');
  await inspect(page, 'exterminate-draft-barricade');
  await draft(page).getByRole('button', { name: 'Turn it' }).click();
  await expect(draft(page)).toContainText('This is allowed.');
  await page.locator('.surface svg[tabindex]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(happened).toContain('"barricaded"');
  await expect(page.locator('.log')).toContainText(/barricade/i);
});

test('two cards come with one shot', async ({ page, server }) => {
  const happened = await sit(page, server, 'shooting', ['up.1', 'ad.6']);
  await chip(page, 'Dalek leader').click();
  await page.locator('.answers').getByRole('button', { name: /^Dalek leader: everything/ }).click();
  await page.locator('.panels .targets').getByRole('button', { name: /^Several cards with .* at Cyberman 1/ }).click();
  for (const card of ['Maximum Extermination', 'Additional Sensory Input']) await draft(page).getByRole('button', { name: card }).click();
  await expect(draft(page)).toContainText('This is allowed.');
  await draft(page).getByRole('button', { name: 'Shoot' }).click();
  await expect.poll(happened).toMatch(/"card":"up\.1".*"card":"ad\.6"/);
});

test.describe('on a phone, in French', () => {
  test.use({ locale: 'fr-FR', colorScheme: 'dark', ...phone });

  test('whoever jumps lands anywhere the rules allow', async ({ page, server }) => {
    const happened = await sit(page, server, 'movement', ['ad.9']);
    await chip(page, 'Dalek 1').click();
    await page.locator('.answers .button').first().click();
    await begin(page, 'Manipulateur de vortex');
    const box = await page.locator('.surface [data-thing="figure:dal.1-1"] .plate').boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 70);
    await expect(draft(page)).toContainText("C'est permis.");
    await inspect(page, 'exterminate-draft-phone');
    await draft(page).getByRole('button', { name: 'Aller ici' }).click();
    await expect.poll(happened).toContain('"jumped":{"figure":"dal.1-1"');
  });
});
