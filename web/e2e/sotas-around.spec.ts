import { asked, bots, expect, inspect, keyOf, look, makeTable, quick, take, test } from './table';

for (const { name, use, learn } of [
  { name: 'wide-en', use: { locale: 'en-GB' }, learn: 'Learn by playing' },
  { name: 'phone-fr', use: { locale: 'fr-FR', colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, learn: 'Apprendre en jouant' },
]) {
  test.describe(`around SOTAS, ${name}`, () => {
    test.use(use);

    test('the guided first game teaches step by step', async ({ page }) => {
      await quick(page, { forced: false });
      await page.goto('/');
      await page.locator('article', { hasText: 'SOTAS' }).getByRole('button', { name: learn }).click();
      await asked(page);
      const coach = page.locator('.coach');
      const told: string[] = [await coach.locator('.lesson').innerText()];
      const next = async () => {
        await expect.poll(() => coach.locator('.lesson').innerText()).not.toBe(told.at(-1));
        told.push(await coach.locator('.lesson').innerText());
      };
      await inspect(page, `sotas-guide-${name}`);
      await coach.locator('.goal .button').click();
      await page.locator('.chip.lit').first().click();
      await next();
      await expect(page.locator('[data-coach]')).toHaveCount(1);
      await inspect(page, `sotas-guide-dice-${name}`);
      await page.locator('.panels tbody .button').nth(1).click();
      await next();
      await expect(coach.locator('li.known')).toHaveCount(1);
      expect(new Set(told).size).toBe(told.length);
      await inspect(page, `sotas-guide-act-${name}`);
    });

    test('nobody plays with an empty band, and the page says why', async ({ page }) => {
      await page.goto('/#/rosters/sotas');
      await page.locator('.rosters .button.primary').first().click();
      // Nobody has written anything of it yet: it is not kept.
      await expect(page.locator('.editor')).toBeVisible();
      await page.goto('/#/rosters/sotas');
      await expect(page.locator('.own .button:disabled')).toHaveCount(0);
      await page.locator('.rosters .button.primary').first().click();
      await page.locator('.editor input.field').first().fill('Nobody');
      const play = page.locator('.editor .actions .button.primary');
      await expect(play).toBeDisabled();
      await expect(play).toHaveAccessibleDescription(/empty|vide/);
      await page.goto('/#/rosters/sotas');
      await expect(page.locator('.own .button:disabled')).toHaveAccessibleDescription(/empty|vide/);
      await inspect(page, `sotas-band-empty-${name}`);
      // Nor by a link that was kept.
      const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('reglette.rosters.sotas') ?? '[]') as { id: string }[])[0]?.id ?? '');
      await page.goto(`/#/new/sotas/${id}`);
      await expect(page.locator(`#roster-0 option[value="own:${id}"]`)).toBeDisabled();
      await expect(page.locator('#roster-0')).toHaveValue('');
    });

    test('a band is built, checked, shared, printed and brought to a table', async ({ page, server }) => {
      await quick(page, { forced: false });
      await page.goto('/#/rosters/sotas');
      await page.locator('.rosters .button.primary').first().click();
      await page.locator('.editor input.field').first().fill('Nightwatch');
      await page.getByRole('searchbox').fill('unit');
      const choose = (points: string) => page.locator('.profiles .button', { has: page.locator(`b:text-is("${points}")`) }).first().click();
      await choose('76');
      await expect(page.locator('.fault').first()).toContainText('300');
      await inspect(page, `sotas-band-poor-${name}`);
      for (const points of ['35', '35', '35', '35', '50', '36']) await choose(points);
      await expect(page.locator('.total b')).toHaveText('302');
      await expect(page.locator('.fine')).toBeVisible();
      await inspect(page, `sotas-band-${name}`);

      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.printed table tbody tr')).toHaveCount(4);
      await expect(page.locator('.editor')).toBeHidden();
      const sheet = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } });
      expect((sheet.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length).toBe(1);
      await page.emulateMedia({ media: 'screen' });

      const link = await page.evaluate(async () => {
        const roster = (JSON.parse(localStorage.getItem('reglette.rosters.sotas') ?? '[]') as { roster: object }[])[0]?.roster;
        const answer = await fetch('/api/games/sotas/rosters', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ask: { check: { roster, purpose: { points: 300 } } } }) });
        return ((await answer.json()) as { link: string }).link;
      });
      await page.goto(`/#/rosters/sotas/read/${link}/Night%2Fwatch`);
      await expect(page.locator('.total b')).toHaveText('302');
      // Whoever shares a link says the name with it.
      await expect(page.locator('.editor input.field').first()).toHaveValue('Night/watch');
      await page.locator('.editor input.field').first().fill('Nightwatch');
      await page.locator('.editor .actions .button.primary').click();
      const picked = page.locator('.picker #roster-0');
      await expect(picked.locator('option:checked')).toContainText('Nightwatch');
      await inspect(page, `sotas-picker-${name}`);
      await page.locator('form .button.primary').click();
      await asked(page);
      const table = page.url().split('/').at(-1) ?? '';
      const token = await keyOf(page, table);
      const { setup } = (await look(server, table, token)) as unknown as { setup: { rosters: { name: string }[] } };
      expect(setup.rosters[0]?.name).toBe('Nightwatch');
    });

    test('a ready-made band is taken over, and no table is made against the rules', async ({ page }) => {
      await quick(page, { forced: false });
      await page.goto('/#/rosters/sotas');
      await inspect(page, `sotas-bands-${name}`);
      await page.locator('.ready button', { hasText: 'Rory Williams' }).first().click();
      await expect(page.locator('.fine')).toBeVisible();
      await expect(page.locator('.editor')).not.toContainText('(X)');
      const rory = page.locator('.lines li', { hasText: 'Rory Williams' });
      await expect(rory.locator('.count button').last()).toBeDisabled();
      await expect(page.locator('.profiles .button', { hasText: 'Rory Williams' })).toBeDisabled();
      await rory.locator('.count button').first().click();
      await expect(page.locator('.editor .fault .rule-id')).toHaveText('sotas.force.2');

      await page.locator('.editor .actions .button.primary').click();
      await expect(page.locator('.picker .fault')).toContainText('219');
      await expect(page.locator('.picker .fault .rule-id')).toHaveText('sotas.force.2');
      // The page refuses before the server has to, and says where to look.
      await expect(page.locator('form .button.primary')).toBeDisabled();
      await expect(page.locator('form .button.primary')).toHaveAccessibleDescription(/cannot be opened yet|ne peut pas encore s'ouvrir/);
      // Any points may be agreed on, but the Doctor is now more than two thirds of his band.
      await page.locator('.picker #option-force_size').selectOption('AGREED');
      await expect(page.locator('.picker .fault .rule-id')).toHaveText('sotas.force.5');
      await expect(page.locator('form .button.primary')).toBeDisabled();
    });

    test('bands say who plays them as soon as it is settled', async ({ page }) => {
      await quick(page, { forced: false });
      await page.goto('/#/new/sotas');
      const whose = page.locator('.picker .whose');
      const sides = page.locator('#option-sides');
      await expect(whose).toHaveCount(2);
      await expect(sides).toHaveValue('ROLLED');
      await expect(whose.filter({ hasText: 'Basile' })).toHaveCount(0);
      await sides.selectOption('AGREED');
      await expect(whose.nth(1)).toContainText('Basile');

      // A band that is brought settles it, too. No two bands are called the same.
      await sides.selectOption('ROLLED');
      const band = page.locator('#roster-1');
      const called = await band.locator('option').allTextContents();
      expect(new Set(called).size).toBe(called.length);
      await band.selectOption('ready:0:0');
      await expect(sides).toBeDisabled();
      await expect(sides).toHaveValue('AGREED');
      await expect(whose.nth(1)).toContainText('Basile');
      await expect(page.locator('#contents-1')).toHaveText(await page.locator('#contents-0').innerText());
      await inspect(page, `sotas-sides-${name}`);
    });

    test('players set a table up: terrain, edges, deployment', async ({ page, server }) => {
      await quick(page, { forced: false });
      const made = await makeTable(server, { game: 'sotas', setup: { scenario: 'free-battle', players: 2 }, seats: [{ name: 'Ada', play: 'me' }, { ...bots(1)[0]!, name: 'Zoé' }] });
      await page.goto(`/#/join/${made.table}/${made.host}`);
      await asked(page);
      const kind = async () => (await look(server, made.table, made.host)).question?.kind ?? '';
      if ((await kind()) === 'side') await page.locator('.panels .button.primary').first().click();
      await expect.poll(kind, { timeout: 60_000 }).toBe('terrain');
      const box = (await page.locator('.surface .frame svg').boundingBox())!;
      const pieces = () => page.locator('.piece:not(.ghost)').count();
      const before = await pieces();
      for (const [x, y] of [[0.3, 0.3], [0.7, 0.7], [0.5, 0.5], [0.3, 0.7], [0.7, 0.3]] as const) {
        await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
        await expect(page.locator('.panels .ghost p').first()).not.toHaveText('…');
        if (await page.locator('.panels .ghost .button.primary').isEnabled()) break;
      }
      await inspect(page, `sotas-terrain-${name}`);
      await page.locator('.panels .ghost .button.primary').click();
      await expect.poll(pieces).toBeGreaterThan(before);
      await expect.poll(kind, { timeout: 60_000 }).toBe('terrain');
      await page.locator('.panels section.sheet > .button').first().click();
      await expect.poll(async () => ['edge', 'deploy'].includes(await kind()), { timeout: 60_000 }).toBe(true);
      if ((await kind()) === 'edge') await page.locator('.prompt .buttons .button').first().click();
      await expect.poll(kind, { timeout: 60_000 }).toBe('deploy');
      await expect(page.locator('.zone')).toHaveCount(2);
      await inspect(page, `sotas-deploy-${name}`);
      await take(page, /./);
      await expect(page.locator('.band h2').first()).toContainText(/1 of \d figures deployed|1 figurine déployée sur \d/);
    });
  });
}
