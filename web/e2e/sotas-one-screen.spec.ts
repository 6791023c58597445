import { asked, choices, decision, expect, inspect, makeTable, quick, take, test } from './table';

for (const { name, use } of [
  { name: 'wide-fr', use: { locale: 'fr-FR' } },
  { name: 'phone-en', use: { locale: 'en-GB', colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
]) {
  test.describe(`SOTAS on one screen, ${name}`, () => {
    test.use(use);

    test('two people play at one table without a curtain, and each is asked by name', async ({ page, server }) => {
      await quick(page, { forced: false });
      const made = await makeTable(server, { game: 'sotas', setup: { scenario: 'open-skirmish' }, seats: [{ name: 'Ada', play: 'me' }, { name: 'Bob', play: 'me' }] });
      await page.goto(`/#/join/${made.table}/${made.host}`);
      await asked(page);
      await expect(page.locator('.curtain')).toHaveCount(0);
      const whose = () => page.locator('.prompt .whose').innerText();
      const seen = new Set<string>();
      await inspect(page, `sotas-one-screen-side-${name}`);
      for (let steps = 0; steps < 60 && seen.size < 2; steps++) {
        seen.add(await whose());
        const before = await decision(page);
        (await take(page, /automatically|d'office/)) || (await take(page, /./));
        await expect.poll(() => decision(page)).not.toBe(before);
        await asked(page);
      }
      expect([...seen].sort()).toEqual(['Ada', 'Bob']);
      for (let steps = 0; steps < 60 && !(await choices(page)).some((it) => /^\d?Activ/.test(it)); steps++) {
        (await take(page, /automatically|d'office/)) || (await take(page, /./));
        await asked(page);
      }
      await expect(page.locator('.curtain')).toHaveCount(0);
      await page.locator('.chip.lit').first().click();
      await expect(page.locator('.panels .dice tbody .button')).toHaveCount(3);
      await inspect(page, `sotas-one-screen-${name}`);
    });
  });
}
