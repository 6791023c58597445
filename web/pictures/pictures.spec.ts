import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { NewTable } from '../src/documents';
import type { TestServer } from '../e2e/server';
import { asked, botEnds, expect, look, makeTable, quick, take, test } from '../e2e/table';
import { cards, crash, skirmish } from './positions';

/** The pictures of both READMEs, taken of tables that are really played. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const seatsOf = (players: number): NewTable['seats'] => {
  const bots = ['Basile', 'Clio', 'Denis'].map((name) => ({ name, play: 'bot' as const, level: 'greedy' }));
  return [{ name: 'Ada', play: 'me' as const }, ...bots.slice(0, players - 1)];
};

async function sit(page: Page, server: TestServer, table: NewTable): Promise<{ table: string; host: string }> {
  await quick(page, { odds: true });
  // What a newcomer is offered once is not in the way.
  await page.addInitScript((game) => localStorage.setItem('reglette.primers', JSON.stringify([game])), table.game);
  const made = await makeTable(server, table);
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  const goal = page.getByRole('region', { name: /^(Goal|But)$/ }).getByRole('button', { name: /^(Close|Fermer)$/ });
  if (await goal.count()) await goal.click();
  return made;
}

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(800);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await writeFile(fileURLToPath(new URL(`../../docs/pictures/${name}.webp`, import.meta.url)), Buffer.from(data, 'base64'));
}

/** The sergeant has rolled at least two successes; until then it is another table. */
async function activated(page: Page, server: TestServer): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const made = await sit(page, server, { game: 'sotas', position: skirmish as never, seats: seatsOf(2) });
    await take(page, /./);
    await take(page, /3 (dice|dés)/);
    const { question } = await look(server, made.table, made.host);
    if (question?.kind === 'act' && /[23]$/.test((await page.locator('#question').innerText()).trim())) return;
  }
}

for (const { ending, locale } of [{ ending: '', locale: 'en-GB' }, { ending: '-fr', locale: 'fr-FR' }]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the table of the card game', async ({ page, server }) => {
      await sit(page, server, { game: 'cardgame', setup: { players: 4 }, position: cards, seats: seatsOf(4) });
      await take(page, /Pomp[eé]i/);
      await take(page, /./);
      await take(page, /(Enemies|Ennemis).*Dalek$/);
      await expect(page.locator('.odds').first()).toBeVisible();
      await picture(page, `table${ending}`);
    });

    test('a figure of SOTAS that acts', async ({ page, server }) => {
      await activated(page, server);
      await expect(page.locator('.panels .aims').first()).toBeVisible();
      await picture(page, `sotas${ending}`);
    });

    test('a shot of Exterminate!', async ({ page, server }) => {
      const tray = page.locator('section.tray');
      // A shot that may still go either way.
      do {
        await sit(page, server, { game: 'exterminate', position: crash as never, seats: seatsOf(2) });
        await page.locator('.surface [data-thing="figure:dal.3"]').click();
        await page.locator('.panels article .button.lit', { hasText: 'Cyberman 3' }).first().click();
        await expect(tray).toContainText('%');
      } while (!/\b1 (hit|touche)/.test(await tray.innerText()));
      await picture(page, `exterminate${ending}`);
    });
  });
}

test.describe('a replay', () => {
  test.use({ locale: 'fr-FR', colorScheme: 'dark' });

  test('in the dark', async ({ page, server }) => {
    const made = await sit(page, server, { game: 'cardgame', setup: { players: 4 }, seats: seatsOf(4) });
    await botEnds(page, server, made);
    await page.locator('dialog[open] .actions .primary').click();
    // The middle of the game, where a step has more than one thing to tell.
    let step = 147;
    do {
      await page.getByRole('slider').fill(String(step++));
      await page.waitForTimeout(200);
    } while ((await page.locator('.replay .rule-id').count()) < 3);
    await picture(page, 'replay');
  });
});

test.describe('a phone', () => {
  test.use(phone);

  test('with SOTAS', async ({ page, server }) => {
    await activated(page, server);
    await take(page, /Shoot at Cyberman 1/);
    await asked(page);
    await picture(page, 'phone');
  });
});
