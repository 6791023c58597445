import type { Page } from '@playwright/test';
import type { TestServer } from './server';
import { asked, bots, decision, expect, inspect, look, makeTable, quick, take, test } from './table';

const ada = { name: 'Ada', play: 'me' as const };
const standing = (figure: string, x: number, y: number) => ({ figure, at: [x, y] });

/** Three Daleks in sight of three Cybermen; Ada may answer with cards and Fate. */
function facing(more: object): object {
  return {
    setup: { scenario: 'meeting-of-metal' },
    figures: [
      standing('dal.3', 10, 8), standing('dal.1-1', 14, 12), standing('dal.1-2', 18, 10),
      standing('cyb.3', 12, 26), standing('cyb.1-1', 14, 20), standing('cyb.1-2', 25, 10),
    ],
    players: [
      { edge: 'south', fate: 2, hand: ['hit', 'hit', 're-roll', 'armour'], adventure: { hand: ['ad.7'] } },
      { edge: 'north', fate: 0, hand: ['armour'] },
    ],
    round: { turn: 2, phase: 'shooting', order: [0, 1], part: 0 },
    ...more,
  };
}

/** A shot whose dice lie on the table; a window is open. */
function rolled(seat: number, by: string, target: string, dice: [string, string], window: number): object {
  const contest = { cause: { shot: { seat, by, target, cover: false } }, attack: { dice: dice[0] }, defence: { dice: dice[1] } };
  const weapon = by.startsWith('dal') ? 'w1' : 'w3';
  return facing({
    round: { turn: 2, phase: 'shooting', order: [seat, 1 - seat], part: 0 },
    attack: { seat, by, weapon, occasion: 'turn', targets: [{ target }] },
    doing: [{ turn: 'parts' }, { part: 'pick' }, { shot: 'rolled' }, { rolling: { contest, window } }],
  });
}

const tray = (page: Page) => page.locator('section.tray');

async function sit(page: Page, server: TestServer, position: object): Promise<{ table: string; host: string }> {
  const made = await makeTable(server, { game: 'exterminate', position: position as never, seats: [ada, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  return made;
}

test('a shot against a bot: its window is answered by one key', async ({ page, server }) => {
  await quick(page, { odds: true });
  await sit(page, server, facing({}));
  expect(await take(page, /Dalek 1/)).toBe(true);
  expect(await take(page, /Shoot at Cyberman 1/)).toBe(true);
  await expect(tray(page).getByRole('heading')).toHaveText('Shot');
  const pass = tray(page).getByRole('button', { name: /^Keep and pass/ });
  await expect(pass).toContainText('X');
  await expect(pass).toContainText('%');
  await expect(tray(page).getByRole('button', { name: /^Play Hit/ })).toContainText(/hits? goe?s? through/);
  await inspect(page, 'exterminate-window');
  const before = await decision(page);
  await page.keyboard.press('x');
  await expect.poll(() => decision(page)).not.toBe(before);
  await expect(tray(page)).toContainText(/go(es)? through/);
});

test('dice are picked by clicking, and a re-roll is told in one line with its rule', async ({ page, server }) => {
  await quick(page);
  await sit(page, server, rolled(0, 'dal.1-1', 'cyb.1-1', ['HAAL', 'AL'], 0));
  const again = tray(page).getByRole('group', { name: 'Re-roll dice' });
  await expect(again).toContainText('Re-roll 2 Armours and 1 Lightning');
  await tray(page).getByRole('button', { name: 'Lightning' }).first().click();
  await expect(again).toContainText('Re-roll 2 Armours');
  // From the keyboard, the same.
  await tray(page).getByRole('button', { name: 'Hit', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(again).toContainText('Re-roll 1 Hit and 2 Armours');
  await page.keyboard.press('Space');
  await again.getByRole('button', { name: 'Fate (2)' }).click();
  await expect(tray(page).locator('.deeds')).toContainText(/Ada re-rolls 2 Armours \(Fate.*\) and gets .*through/);
  await tray(page).locator('.deeds').getByRole('button', { name: /ex\.ft\.4/ }).click();
  await expect(page.locator('dialog[open]')).toContainText('ex.ft.4');
});

test('a window that never asks passes by itself, and what came of the roll stays', async ({ page, server }) => {
  await quick(page);
  const made = await sit(page, server, rolled(0, 'dal.1-1', 'cyb.1-1', ['HAAL', 'AL'], 0));
  await tray(page).getByRole('button', { name: 'When you are asked' }).click();
  await page.getByLabel('Everywhere').selectOption('never');
  await inspect(page, 'exterminate-stops');
  await page.keyboard.press('Escape');
  const kind = async () => (await look(server, made.table, made.host)).question?.kind;
  await expect.poll(kind).toBe('pick-shooter');
  await expect(page.locator('#question')).toHaveText(/Who shoots/);
  expect(await take(page, /Dalek 2/)).toBe(true);
  expect(await take(page, /Shoot at Cyberman 2/)).toBe(true);
  await expect.poll(kind).toBe('pick-shooter');
  await expect(tray(page).locator('.outcome')).not.toBeEmpty();
  const { log } = await look(server, made.table, made.host);
  const mine = log.filter((it) => it.seat === 0 && it.events.some((event) => JSON.stringify(event.what).includes('card-played')));
  expect(mine).toEqual([]);
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reglette.stops.exterminate'))).toContain('never');
});

for (const { name, use, coming, dice } of [
  { name: 'wide-en', use: { locale: 'en-GB' }, coming: 'Shot: dice to come', dice: /against/ },
  { name: 'phone-fr', use: { locale: 'fr-FR', colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, coming: /^Tir.: dés à venir$/, dice: /contre/ },
]) {
  test.describe(`before the dice fall, ${name}`, () => {
    test.use(use);

    test('the tray tells how many there will be, why, and the odds of each answer', async ({ page, server }) => {
      await quick(page, { odds: true });
      await sit(page, server, facing({
        players: [{ edge: 'south', fate: 2, hand: ['hit'], adventure: { hand: ['ad.1'] } }, { edge: 'north', fate: 0, hand: ['armour'] }],
        round: { turn: 2, phase: 'shooting', order: [1, 0], part: 0 },
        attack: { seat: 1, by: 'cyb.1-1', weapon: 'w3', occasion: 'turn', targets: [{ target: 'dal.1-1' }] },
        doing: [{ turn: 'parts' }, { part: 'pick' }, { shot: 'declared' }],
      }));
      await expect(tray(page).getByRole('heading')).toHaveText(coming);
      await expect(tray(page).locator('.side')).toHaveCount(2);
      const [pass, senses] = [tray(page).locator('.option').nth(0), tray(page).locator('.option').nth(1)];
      for (const it of [pass, senses]) {
        await expect(it).toContainText(dice);
        await expect(it).toContainText('%');
      }
      const count = async (it: typeof pass) => Number(/(?:against|contre) (\d+)/.exec(await it.innerText())?.[1]);
      expect(await count(senses)).toBe((await count(pass)) + 2);
      for (const it of [pass, senses]) await expect(it).toBeInViewport({ ratio: 1 });
      await inspect(page, `exterminate-ahead-${name}`);
    });

    test('passing says what it leaves', async ({ page, server }) => {
      await quick(page, { odds: true });
      const blow = { victim: 'dal.1-1', seat: 1, by: 'cyb.1-1', how: 'shot' };
      await sit(page, server, facing({
        round: { turn: 2, phase: 'shooting', order: [1, 0], part: 0 },
        attack: { seat: 1, by: 'cyb.1-1', weapon: 'w3', occasion: 'turn', targets: [{ target: 'dal.1-1' }] },
        doing: [{ turn: 'parts' }, { part: 'pick' }, { shot: 'hurt' }, { harm: { final: { blow, verdict: 'shocked' } } }],
      }));
      await expect(tray(page).locator('.option.pass')).toContainText(/Shocked|Choqué/);
      await expect(tray(page).locator('.option').nth(1)).toContainText(/cancelled|annulé/);
      for (const it of [0, 1]) await expect(tray(page).locator('.option').nth(it)).toBeInViewport({ ratio: 1 });
      await inspect(page, `exterminate-leaves-${name}`);
    });
  });
}

test('at one screen whoever may answer is asked aloud, and gets the device only to do so', async ({ page, server }) => {
  await quick(page);
  const made = await makeTable(server, { game: 'exterminate', position: rolled(0, 'dal.1-1', 'cyb.1-1', ['HHHL', 'LL'], 0) as never, seats: [ada, { name: 'Bob', play: 'me' }] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await tray(page).getByRole('button', { name: /^Keep and pass/ }).click();
  const prompt = page.locator('.prompt.yours');
  await expect(prompt).toContainText('Bob may answer this now');
  await expect(page.locator('.curtain')).toHaveCount(0);
  // What Bob holds is nowhere, what Ada holds is still before her.
  await expect(tray(page).getByRole('button', { name: /Armour/ })).toHaveCount(0);
  await expect(page.locator('.hands').getByRole('button', { name: /^Hit/ })).toBeVisible();
  await inspect(page, 'exterminate-offered');
  await prompt.getByRole('button', { name: 'Bob answers' }).click();
  await expect(page.locator('.curtain')).toContainText('Bob');
  await page.getByRole('button', { name: 'I am Bob' }).click();
  await expect(tray(page).getByRole('button', { name: /^Play Armour/ })).toBeVisible();
});

test('at one screen two people deploy without a curtain: nobody holds a card yet', async ({ page, server }) => {
  await quick(page);
  const made = await makeTable(server, { game: 'exterminate', setup: { scenario: 'meeting-of-metal' }, seats: [ada, { name: 'Bob', play: 'me' }] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  const asks = new Set<string>();
  for (let step = 0; step < 40 && asks.size < 2; step++) {
    await asked(page);
    await expect(page.locator('.curtain')).toHaveCount(0);
    asks.add(await page.locator('.prompt .whose').innerText());
    expect(await take(page, /./)).toBe(true);
  }
  expect(asks.size).toBe(2);
});

test('at one screen no curtain falls for a window that passes by itself', async ({ page, server }) => {
  await quick(page);
  await page.addInitScript(() => {
    const windows = ['attack', 'defence', 'melee', 'damage', 'harm', 'final', 'stress', 'test', 'other', 'cards', 'finish'];
    localStorage.setItem('reglette.stops.exterminate', JSON.stringify(Object.fromEntries(windows.map((it) => [it, 'never']))));
  });
  const made = await makeTable(server, { game: 'exterminate', position: facing({}) as never, seats: [ada, { name: 'Bob', play: 'me' }] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await asked(page);
  expect(await take(page, /Dalek 1/)).toBe(true);
  const before = (await look(server, made.table, made.host)).decision;
  expect(await take(page, /Shoot at Cyberman 1/)).toBe(true);
  await expect(page.locator('#question')).toHaveText(/Who shoots/);
  await expect(page.locator('.curtain')).toHaveCount(0);
  const { log } = await look(server, made.table, made.host);
  expect(log.filter((it) => it.n > before).map((it) => it.seat)).toContain(1);
});

test('on a phone the tray and the drawer of cards leave each other room', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await quick(page, { odds: true });
  await sit(page, server, rolled(1, 'cyb.1-1', 'dal.1-1', ['HHHA', 'HAL'], 1));
  await expect(tray(page).getByRole('button', { name: /^Keep and pass/ })).toBeInViewport();
  const drawer = page.locator('details.hands');
  await drawer.locator('summary').first().click();
  await drawer.getByRole('button', { name: /^Armour/ }).click();
  await expect(drawer.locator('.detail')).toContainText(/One more Armour for the target/);
  const [above, below] = [await tray(page).boundingBox(), await drawer.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await drawer.getByRole('button', { name: /^Hit/ }).click();
  await expect(drawer.locator('.detail')).toContainText('ex.xc.9');
  await inspect(page, 'exterminate-phone');
});
