import { close } from './exterminate-start';
import { asked, bots, expect, inspect, makeTable, quick, test } from './table';

const standing = (figure: string, x: number, y: number) => ({ figure, whereabouts: 'table', at: { x: x * 100, y: y * 100 }, z: 0, held: 0 });

/** A cybermat fights hand to hand alone: it goes to whom it can reach. */
const far = {
  setup: { scenario: 'open-skirmish', rosters: [{ figures: [{ profile: 'cybermat' }] }, { figures: [{ profile: 'unit-sergeant' }] }] },
  figures: [standing('cybermat', 420, 200), standing('unit-sergeant', 420, 700)],
  sides: [{ seat: 0, edge: 'south', began: 1 }, { seat: 1, edge: 'north', began: 1 }],
  round: { turn: 1, order: ['side.a', 'side.b'], hand: 0, hands: 0 },
  active: { figure: 'cybermat', seat: 0, actions: 3 },
  doing: [{ hand: 'activated' }, { activation: 'act' }],
};

for (const [game, position] of [['sotas', far], ['exterminate', close('movement')]] as const) {
  test(`a hint shows on the table where to go, and what is left of it: ${game}`, async ({ page, server }) => {
    await quick(page, { forced: false });
    const made = await makeTable(server, { game, position: position as never, seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
    // The bot that thinks shortest always says the same.
    await page.route('**/hint', (it) => it.continue({ postData: { level: 'greedy' } }));
    await page.goto(`/#/join/${made.table}/${made.host}`);
    await asked(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    const [hint, end] = [page.locator('section.hint'), page.locator('.advised .end').first()];
    await expect(hint).toBeVisible({ timeout: 60_000 });
    await expect(end).toBeVisible();
    const parts = hint.locator('.best :is(button, span)');
    await expect(parts).not.toHaveCount(1);
    const [, ...rest] = await parts.allTextContents();
    expect(rest.join(), 'a place is told by what lies there, not by its coordinates').not.toMatch(/to [\d.]+\D*, [\d.]+/);
    await inspect(page, `hint-${game}`);
    await parts.first().click();
    await expect(parts).toHaveText(rest);
    // Neither the reason nor the odds of the step before are said of this one.
    await expect(hint).toContainText('The next step of the advice');
    await expect(hint).not.toContainText(/in 100|%/);
    await inspect(page, `hint-rest-${game}`);
    await expect(end).toBeVisible();
    await hint.getByRole('button', { name: 'Close' }).click();
    await expect(end).toHaveCount(0);
  });
}

for (const [name, width, height] of [['phone', 390, 844], ['small', 1024, 768]] as const) {
  test(`advice on where to put something covers nothing of the table, and tells no chance: ${name}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await quick(page, { forced: false });
    const made = await makeTable(server, { game: 'exterminate', setup: { scenario: 'meeting-of-metal' }, seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
    await page.route('**/hint', (it) => it.continue({ postData: { level: 'search:20it' } }));
    await page.goto(`/#/join/${made.table}/${made.host}`);
    await asked(page);
    // A tie of the first roll is thrown again by itself.
    await expect(page.locator('#question')).not.toContainText('again');
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.locator('section.hint');
    await expect(hint).toBeVisible({ timeout: 60_000 });
    await expect(hint).not.toContainText(/in 100|%/);
    const [box, table] = [await hint.boundingBox(), await page.locator('.surface .frame').boundingBox()];
    const apart = box && table && (box.y >= table.y + table.height || box.x + box.width <= table.x);
    expect(apart, JSON.stringify({ box, table })).toBe(true);
    await inspect(page, `hint-placing-${name}`);
  });
}
