import type { Page } from '@playwright/test';
import { asked, botEnds, bots, expect, inspect, makeTable, quick, take, test } from './table';

const looks = [
  { name: 'wide-light-en', use: { locale: 'en-GB', colorScheme: 'light' as const } },
  { name: 'wide-dark-fr', use: { locale: 'fr-FR', colorScheme: 'dark' as const } },
  { name: 'phone-light-fr', use: { locale: 'fr-FR', colorScheme: 'light' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { name: 'phone-dark-en', use: { locale: 'en-GB', colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
];

async function side(page: Page, tab: 'log' | 'people' | 'chat', name: string): Promise<void> {
  const wide = page.locator(`#tab-${tab}`);
  if (await wide.count()) await wide.click();
  else await page.locator('.tabs button').nth(['log', 'people', 'chat'].indexOf(tab)).click();
  await inspect(page, name);
  if (!(await wide.count())) await page.keyboard.press('Escape');
}

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);

    test('every screen is accessible', async ({ page, server }) => {
      await quick(page, { forced: false });
      await page.goto('/');
      await expect(page.locator('article').first()).toBeVisible();
      await inspect(page, `${name}-home`);
      await page.locator('nav button').last().click();
      await inspect(page, `${name}-settings`);
      await page.keyboard.press('Escape');
      await page.goto('/#/new/cardgame');
      await expect(page.locator('form')).toBeVisible();
      await page.locator('details.options > summary').click();
      await page.getByRole('combobox', { name: /(Who plays at seat|Qui joue à la place) 2/ }).selectOption('open');
      await page.locator('input[value=slow]').check();
      await inspect(page, `${name}-set-up`);
      await page.locator('form .primary').click();
      await expect(page.locator('dialog[open] svg[role=img]')).toBeVisible();
      await inspect(page, `${name}-invite`);
      await page.keyboard.press('Escape');
      await page.goto('/#/nowhere');
      await inspect(page, `${name}-lost`);
      const open = await makeTable(server, { game: 'cardgame', setup: { players: 3 }, seats: [{ name: 'Ada', play: 'me' }, { name: '', play: 'open' }, ...bots(1)] });
      await page.goto(`/#/join/${open.table}/${open.seats[1]?.token ?? ''}`);
      await expect(page.locator('dialog[open] form')).toBeVisible();
      await inspect(page, `${name}-join`);
      await page.getByRole('button', { name: /Look at the table first|Regarder d'abord/ }).click();
      await inspect(page, `${name}-invited`);
      await page.goto(`/#/join/${open.table}/${open.observer}`);
      await expect(page.locator('.board')).toBeVisible();
      await inspect(page, `${name}-observer`);
      await page.goto('/#/rules/cardgame/dwcg.conf.11');
      await expect(page.locator('.here')).toBeVisible();
      await inspect(page, `${name}-rules`);
      await page.goto('/#/replay');
      await inspect(page, `${name}-replay-empty`);

      const seats = [{ name: 'Ada', play: 'me' as const }, ...bots(2), { name: 'Zoé', play: 'bot' as const, level: 'random' }];
      const made = await makeTable(server, { game: 'cardgame', setup: { scenario: 'quick', players: 4 }, seats });
      await page.goto(`/#/join/${made.table}/${made.host}`);
      await asked(page);
      await inspect(page, `${name}-table`);
      await side(page, 'log', `${name}-log`);
      await side(page, 'people', `${name}-people`);
      await side(page, 'chat', `${name}-chat`);
      await page.locator('.log .rule-id, .tools button').first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: /All choices|Tous les choix/ }).click();
      await page.getByRole('button', { name: /^(Hint|Conseil)$/ }).click();
      await expect(page.locator('.hint')).toBeVisible({ timeout: 30_000 });
      await inspect(page, `${name}-hint`);
      // What this device answers adds to the dice.
      for (let answers = 0; answers < 3; answers++) {
        await take(page, /./);
        await asked(page);
      }
      await botEnds(page, server, made);
      await inspect(page, `${name}-result`);
      await page.locator('dialog[open] .actions .primary').click();
      await expect(page.locator('.replay .row').first()).toBeVisible();
      await page.getByRole('slider').fill('120');
      await inspect(page, `${name}-replay`);
      await page.goto(page.url().replace(/replay\/([^/]+).*/, 'dice/$1'));
      await expect(page.locator('.verdict.good')).toBeVisible();
      await expect(page.locator('li.good')).toHaveCount(5);
      await inspect(page, `${name}-dice`);
      await page.goto('/');
      await expect(page.locator('article').first()).toBeVisible();
      await inspect(page, `${name}-home-again`);
    });
  });
}
