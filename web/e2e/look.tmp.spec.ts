import { asked, bots, expect, makeTable, quick, take, test, look } from './table';
const wide = { width: 1280, height: 800 }, phone = { width: 390, height: 844 };
const position = {
  turn: 0,
  players: [
    { hand: ['ene.dalek', 'ene.sontaran', 'def.amy', 'loc.pompeii', 'sup.fish', 'ene.nestene'], tp: 6, reserve: ['def.rory'] },
    { hand: ['def.river', 'ene.angel', 'sup.tesselecta'], tp: 2 },
    { hand: ['ene.beast', 'def.doctor', 'sup.paper'] },
    { hand: ['ene.cybermen', 'loc.luna'] },
  ],
  locations: [
    { location: 'start.amelia', owner: 1, defenders: ['def.rory'] }, { location: 'loc.craig', owner: 1 }, { location: 'loc.library', owner: 1 },
    { location: 'start.hospital', owner: 0 },
    { location: 'start.stormcage', owner: 2 }, { location: 'loc.sardick', owner: 2, defenders: ['def.doctor'] },
    { location: 'start.gallifrey', owner: 3 }, { location: 'loc.stonehenge', owner: 3 },
  ],
};
for (const [name, viewport, locale, colorScheme] of [['wide-en', wide, 'en-GB', 'light'], ['phone-fr', phone, 'fr-FR', 'dark'], ['wide-fr', wide, 'fr-FR', 'dark'], ['phone-en', phone, 'en-GB', 'light']] as const) {
  test.describe(name, () => {
    test.use({ viewport, locale, colorScheme });
    const shot = (page: import('@playwright/test').Page, what: string) => page.screenshot({ path: `/tmp/shots/${name}-${what}.png` });
    test('look', async ({ page, server, browser, baseURL }) => {
      await quick(page, { forced: false, odds: true });
      const seats = [{ name: 'Ada', play: 'me' as const }, ...bots(3)];
      const made = await makeTable(server, { game: 'cardgame', setup: { players: 4 }, position, seats });
      await page.goto(`/#/join/${made.table}/${made.host}`);
      await asked(page);
      await page.waitForTimeout(400);
      await shot(page, 'table');
      await page.keyboard.press('h');
      await expect(page.locator('.hint')).toBeVisible();
      await page.waitForTimeout(400);
      await shot(page, 'hint');
      await take(page, /(Place Enemies|Poser des Ennemis).*Dalek/);
      await page.waitForTimeout(1200);
      await shot(page, 'odds');
      await take(page, /./);
      await page.waitForTimeout(1200);
      await shot(page, 'more');
      await page.goto('/#/nonsense');
      await page.waitForTimeout(300);
      await shot(page, 'lost');
      const two = await makeTable(server, { game: 'cardgame', setup: { players: 3 }, seats: [{ name: 'Ada', play: 'me' as const }, { name: '', play: 'open' as const }, { name: 'Bob', play: 'open' as const }] });
      await page.goto(`/#/join/${two.table}/${two.seats[1]!.token}`);
      await page.waitForTimeout(500);
      await shot(page, 'join');
      await page.goto(`/#/join/${two.table}/${two.observer}`);
      await page.waitForTimeout(600);
      await shot(page, 'observer');
      await page.goto('/#/new/cardgame');
      await page.waitForTimeout(400);
      await shot(page, 'setup');
      await page.getByRole('combobox', { name: /(Who plays at seat|Qui joue à la place) 2/ }).selectOption('open');
      await page.getByRole('combobox', { name: /(Who plays at seat|Qui joue à la place) 3/ }).selectOption('open');
      await page.locator('form .primary').click();
      await page.waitForTimeout(800);
      await shot(page, 'invite');
      await page.keyboard.press('Escape');
      await page.waitForTimeout(300);
      await shot(page, 'waiting');
      void look;
    });
  });
}
