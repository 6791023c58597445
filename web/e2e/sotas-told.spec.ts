import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asked, bots, expect, inspect, makeTable, quick, take, test } from './table';

const phone = { locale: 'fr-FR', colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const readers = [{ name: 'wide-en', use: { locale: 'en-GB' } }, { name: 'phone-fr', use: phone }];
const records = fileURLToPath(new URL('../../records/sotas/', import.meta.url));
const standing = (figure: string, x: number, y: number, more: object = {}) => ({ figure, whereabouts: 'table', at: { x: x * 100, y: y * 100 }, z: 0, held: 0, ...more });

/** The sergeant lies on the ground with an action left. */
const fallen = {
  setup: { scenario: 'open-skirmish', rosters: [{ figures: [{ profile: 'unit-sergeant' }, { profile: 'unit-soldier' }] }, { figures: [{ profile: 'cyberman', count: 2 }] }] },
  figures: [standing('unit-sergeant', 420, 380, { marks: ['down'] }), standing('unit-soldier', 340, 380), standing('cyberman-1', 450, 560), standing('cyberman-2', 580, 560)],
  sides: [{ seat: 0, edge: 'south', began: 2 }, { seat: 1, edge: 'north', began: 2 }],
  round: { turn: 1, order: ['side.a', 'side.b'], hand: 0, hands: 0 },
  active: { figure: 'unit-sergeant', seat: 0, actions: 1 },
  doing: [{ hand: 'activated' }, { activation: 'act' }],
};

for (const { name, use } of readers) {
  test.describe(`what SOTAS tells, ${name}`, () => {
    test.use(use);

    test('the guide teaches to stand up, and comes back when it was closed', async ({ page, server }) => {
      await quick(page, { forced: false });
      const made = await makeTable(server, { game: 'sotas', position: fallen as never, seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
      await page.addInitScript((table) => {
        if (!localStorage.getItem('reglette.guide.sotas')) localStorage.setItem('reglette.guide.sotas', JSON.stringify({ tables: [table], learned: ['activation'] }));
      }, made.table);
      await page.goto(`/#/join/${made.table}/${made.host}`);
      await asked(page);
      const coach = page.locator('.coach');
      await expect(coach.locator('.lesson')).toContainText(/on the ground|à terre/);
      await expect(page.locator('[data-coach]')).toHaveAttribute('data-act', 'stand');
      await inspect(page, `sotas-guide-stand-${name}`);
      // Whose actions they are is said where they are, and ending is no first number.
      await expect(page.locator('.panels section', { has: page.locator('.acts') }).locator('h2')).toContainText(/UNIT/);
      await expect(page.locator('#options button').last()).toContainText(/End the activation|Finir l.activation/);

      await coach.getByRole('button', { name: /^(Close|Fermer)$/ }).click();
      await expect(coach).toHaveCount(0);
      await page.reload();
      await asked(page);
      await expect(coach).toHaveCount(0);
      await page.getByRole('button', { name: 'Guide' }).click();
      await expect(coach.locator('.lesson')).toBeVisible();
      await take(page, /Stand up|Se relever/);
      await expect(coach.locator('.lesson')).not.toContainText(/on the ground|à terre/);

      await page.goto('/#/');
      await expect(page.locator('section[aria-labelledby="tables"] li').first()).toContainText(/Guided first game|Première partie guidée/);
    });

    test('what is opened on the table is read below the guide', async ({ page, server }) => {
      await quick(page, { forced: false });
      const made = await makeTable(server, { game: 'sotas', position: { ...fallen, active: { figure: 'unit-sergeant', seat: 0, actions: 2 }, figures: fallen.figures.map((it) => ({ ...it, marks: [] })) } as never, seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
      await page.addInitScript((table) => localStorage.setItem('reglette.guide.sotas', JSON.stringify({ tables: [table], learned: ['activation'] })), made.table);
      await page.goto(`/#/join/${made.table}/${made.host}`);
      await asked(page);
      await expect(page.locator('[data-coach]')).toHaveCount(1);
      const below = async (what: string) => {
        await expect.poll(async () => {
          const [coach, heading] = [await page.locator('.coach').boundingBox(), await page.locator(what).first().boundingBox()];
          return coach && heading ? heading.y - (coach.y + coach.height) : -1;
        }).toBeGreaterThanOrEqual(0);
      };
      await page.locator('.panels > details summary').last().click();
      await page.locator('.panels > details li .button').first().click();
      await below('.panels section:has(.facts) h2');
      await inspect(page, `sotas-guide-piece-${name}`);
      await page.locator('.chip').first().click();
      await page.locator('.panels').evaluate((it) => (it.scrollTop = it.scrollHeight));
      // The page may still be scrolling to the figure.
      await expect(async () => {
        const spot = await page.locator('[data-thing="figure:unit-sergeant"] .plate').boundingBox();
        await page.mouse.click((spot?.x ?? 0) + (spot?.width ?? 0) * 2, (spot?.y ?? 0) + (spot?.height ?? 0) * 2);
        await expect(page.locator('.panels .ghost')).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 20_000 });
      await below('.panels .ghost');
      // The verdict has come.
      await expect(page.locator('.panels .ghost .button.primary').first()).toBeEnabled();
      await inspect(page, `sotas-guide-ghost-${name}`);
    });

    test('the end of a replay says how the game ended', async ({ page }) => {
      await quick(page);
      await page.goto('/#/replay');
      const record = readdirSync(records).filter((it) => it.endsWith('.jsonl'))[0] ?? '';
      await page.locator('input[type=file]').setInputFiles(records + record);
      await expect(page.getByRole('slider')).toBeVisible();
      await page.keyboard.press('End');
      const outcome = page.locator('.replay .outcome');
      await expect(outcome).toContainText(/game is over|partie est finie/i);
      const [box, told] = [await outcome.boundingBox(), await page.locator('.replay .told').boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((told?.y ?? 0) + (told?.height ?? 0));
      await inspect(page, `sotas-replay-end-${name}`);
      await page.getByRole('button', { name: /^(Play on from here|Jouer la suite)$/ }).click();
      await expect(page.getByRole('dialog').locator('.button').last()).toContainText(/[A-Z].*[A-Z]/);
      await inspect(page, `sotas-replay-on-${name}`);
    });

    test('a band that is only looked at is not kept', async ({ page }) => {
      await quick(page);
      const kept = () => page.evaluate(() => (JSON.parse(localStorage.getItem('reglette.rosters.sotas') ?? '[]') as unknown[]).length);
      await page.goto('/#/rosters/sotas/read/garbage');
      await expect(page.locator('.fault, [role=alert]').first()).toBeVisible();
      await page.goto('/#/rosters/sotas');
      await expect(page.locator('.ready button').first()).toBeVisible();
      await expect(page.getByText('garbage')).toHaveCount(0);
      await page.locator('.ready button').first().click();
      await expect(page.locator('.looked')).toBeVisible();
      await inspect(page, `sotas-band-looked-${name}`);
      expect(await kept()).toBe(0);
      await page.locator('.editor input.field').first().fill('Mine');
      await expect(page.locator('.looked')).toHaveCount(0);
      expect(await kept()).toBe(1);
    });
  });
}
