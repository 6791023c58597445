import type { Page } from '@playwright/test';
import { close } from './exterminate-start';
import type { TestServer } from './server';
import { asked, bots, expect, inspect, look, makeTable, quick, take, test } from './table';

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

/** The middle of a figure on the screen. */
async function middle(page: Page, figure: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.surface [data-thing="figure:${figure}"] .plate`).boundingBox();
  if (!box) throw new Error(`${figure} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('an attacker comes into contact where one likes, by a way that bends', async ({ page, server }) => {
  const happened = await sit(page, server, 'melee', []);
  expect(await take(page, /Engage Cyberman 3/)).toBe(true);
  await begin(page, 'Another place, or a bent way');
  const [from, target] = [await middle(page, 'dal.1-3'), await middle(page, 'cyb.1-3')];
  // Toward the attacker and a little aside; the ghost is drawn into contact.
  const beside = (part: number, aside: number) => ({ x: target.x + (from.x - target.x) * part + aside, y: target.y + (from.y - target.y) * part });
  const tap = ({ x, y }: { x: number; y: number }) => page.mouse.click(x, y);
  await tap(beside(0.7, 12));
  await expect(draft(page)).toContainText('This is allowed.');
  const attack = draft(page).getByRole('button', { name: 'Attack' });
  await expect(attack).toBeEnabled();
  // From behind it is too far.
  await tap(beside(-1, 0));
  await expect(draft(page)).toContainText('ex.ml.18');
  await expect(attack).toBeDisabled();
  await tap(beside(0.7, 12));
  await draft(page).getByRole('button', { name: 'Bend the way' }).click();
  await tap(beside(0.9, 6));
  await draft(page).getByRole('button', { name: 'Bend here' }).click();
  await expect(draft(page)).toContainText('This is allowed.');
  await expect(draft(page).getByRole('button', { name: 'Straight way' })).toBeVisible();
  await inspect(page, 'exterminate-draft-join');
  const sent: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.webSocketFrameSent', ({ response }) => sent.push(response.payloadData));
  await attack.click();
  await expect.poll(happened).toContain('"charged":{"figure":"dal.1-3"');
  expect(sent.join()).toMatch(/"join":\{"figure":"dal\.1-3","to":\{[^}]+\},"via":\[\{/);
});

test('two cards are played in one round of melee', async ({ page, server }) => {
  await quick(page);
  const at = (figure: string, x: number, y: number) => ({ figure, at: [x, y] });
  const position = {
    setup: { scenario: 'meeting-of-metal', options: { adventure: 'CHOSEN' }, rosters: [{ faction: 'zygons', cards: ['zyg.3', 'zyg.1'] }, { faction: 'cybermen', cards: ['cyb.3', 'cyb.1'] }] },
    figures: [at('zyg.3', 18, 12), at('zyg.1-1', 20.5, 12.5), at('zyg.1-2', 15.5, 12.5), at('cyb.3', 10, 22), at('cyb.1-1', 20.6, 14.8)],
    players: [{ edge: 'south', fate: 2, hand: ['hit'], adventure: { hand: ['ad.1', 'up.9'] } }, { edge: 'north', fate: 2, hand: ['re-roll'] }],
    round: { turn: 2, phase: 'melee', order: [1, 0], part: 0 },
  };
  const made = await makeTable(server, { game: 'exterminate', position: position as never, seats: [{ name: 'Ada', play: 'me' }, { name: 'Bob', play: 'me' }] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await page.getByRole('button', { name: 'I am Bob' }).click();
  expect(await take(page, /Engage Zygon 1/)).toBe(true);
  for (const choice of [/Cyberman 1 attacks/, /Fight/]) expect(await take(page, choice)).toBe(true);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await begin(page, 'Another way to fight');
  for (const card of ['Combat Senses', 'Skarasen Gland']) await draft(page).getByRole('button', { name: card }).click();
  await expect(draft(page)).toContainText('This is allowed.');
  await inspect(page, 'exterminate-draft-fight');
  await draft(page).getByRole('button', { name: 'Fight' }).click();
  await expect.poll(async () => JSON.stringify((await look(server, made.table, made.host)).log)).toMatch(/"card":"ad\.1".*"card":"up\.9"/);
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
