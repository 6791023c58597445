import { asked, bots, expect, inspect, makeTable, quick, take, test } from './table';

/** Ada may attack Amelia's House, where one card of Bob lies hidden. */
const position = {
  turn: 0,
  players: [
    { hand: ['ene.dalek', 'ene.sontaran', 'def.amy', 'loc.pompeii', 'sup.fish'], tp: 6 },
    { hand: ['def.river', 'ene.angel', 'sup.tesselecta'] },
    { hand: ['ene.beast', 'def.doctor'] },
  ],
  locations: [
    { location: 'start.amelia', owner: 1, defenders: ['def.rory'] },
    { location: 'start.hospital', owner: 0 },
    { location: 'start.stormcage', owner: 2 },
  ],
};

const seats = [{ name: 'Ada', play: 'me' as const }, ...bots(2)];

test('before a fight the odds are told, as a chart and a sentence', async ({ page, server }) => {
  await quick(page, { forced: false, odds: true });
  const made = await makeTable(server, { game: 'cardgame', setup: { players: 3 }, position, seats });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  expect(await take(page, /Place Enemies: Dalek/)).toBe(true);
  const odds = page.getByRole('region', { name: 'Odds' });
  await expect(odds).toContainText(/You win with a chance of .*%/);
  await expect(odds.locator('svg rect')).not.toHaveCount(0);
  await inspect(page, 'odds');
});

test('a card that cannot be played says by which rule', async ({ page, server }) => {
  await quick(page, { forced: false });
  const [ada, ...others] = position.players;
  const held = { ...position, players: [{ ...ada, hand: [...(ada?.hand ?? []), 'sup.paper'] }, ...others] };
  const made = await makeTable(server, { game: 'cardgame', setup: { players: 3 }, position: held, seats });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  await page.locator('[data-thing="hand:sup.paper"]').click();
  await page.getByRole('button', { name: 'Why can I not play it?' }).click();
  const refusal = page.locator('.dock').getByRole('alert');
  await expect(refusal).toContainText(/[a-z]+\.\d+/);
  await inspect(page, 'why-not');
});

test('one game after the other in one page', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await makeTable(server, { game: 'cardgame', setup: { players: 3 }, seats });
  const field = await makeTable(server, { game: 'sotas', seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
  for (const [{ table, host }, shown] of [[field, '.surface svg'], [made, '.hand'], [field, '.surface svg']] as const) {
    await page.goto(`/#/join/${table}/${host}`);
    await expect(page.locator(shown).first()).toBeVisible();
  }
});

test('whoever looks elsewhere is told when it is their turn', async ({ page, server }) => {
  await quick(page, { forced: false });
  await page.addInitScript(() => {
    const told: string[] = [];
    class Note {
      static permission = 'granted';
      onclick = null;
      constructor(text: string) { told.push(text); }
      close(): void {}
    }
    Object.assign(window, { Notification: Note, told });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  const made = await makeTable(server, { game: 'cardgame', setup: { players: 3 }, position, seats });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  await expect(page).toHaveTitle(/● Your turn/);
  await expect.poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told)).toContain('Your turn');
});
