import type { Page } from '@playwright/test';
import type { Question } from '../src/documents';
import { close } from './exterminate-start';
import type { TestServer } from './server';
import { asked, bots, decision, expect, inspect, look, makeTable, quick, test } from './table';

interface Table {
  table: string;
  host: string;
}

async function sit(page: Page, server: TestServer, phase: Parameters<typeof close>[0], settings: object = {}): Promise<Table> {
  await quick(page, settings);
  const made = await makeTable(server, { game: 'exterminate', position: close(phase) as never, seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  return made;
}

const token = (page: Page, figure: string) => page.locator(`.surface [data-thing="figure:${figure}"]`);
const chip = (page: Page, name: string) => page.locator('.panels .chip').filter({ hasText: name }).first();

/** Where a figure is on the screen. */
async function middle(page: Page, figure: string): Promise<{ x: number; y: number }> {
  const box = await token(page, figure).locator('.plate').boundingBox();
  if (!box) throw new Error(`${figure} is not seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, figure: string, by: { x: number; y: number }): Promise<void> {
  const from = await middle(page, figure);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 3 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 3 });
  await page.mouse.up();
}

test('a figure is dragged without being picked first, round what is in its way and as far as it may go', async ({ page, server }) => {
  const made = await sit(page, server, 'movement');
  const before = (await look(server, made.table, made.host)).decision;
  const from = await middle(page, 'dal.3');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20);
  await page.mouse.move(from.x, from.y - 30);
  await expect(page.locator('.panels .ghost')).toContainText(/of 5″/);
  await page.mouse.move(from.x, from.y - 400);
  await expect(page.locator('.panels .ghost')).toContainText(/Stops on the way/);
  await inspect(page, 'exterminate-drag');
  await page.mouse.up();
  // It does not come to where it was let go of, so nobody takes it for an answer.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.panels .ghost')).toHaveCount(0);
  expect((await look(server, made.table, made.host)).decision).toBe(before);
  await drag(page, 'dal.3', { x: 0, y: -400 });
  await page.getByRole('button', { name: 'Go that far' }).click();
  await expect.poll(async () => (await look(server, made.table, made.host)).decision).toBe(before + 2);
  await expect(page.locator('.log')).toContainText(/Dalek leader moves .* of 5 inches/);
});

test('who is let go of a hair short of a node is drawn to it, and what it takes is told', async ({ page, server }) => {
  await sit(page, server, 'movement');
  const [from, node] = [await middle(page, 'dal.3'), await page.locator('.surface [data-thing="node:n2"] > circle').boundingBox()];
  if (!node) throw new Error('the node is not seen');
  // Both are half an inch in radius; from the one to the other there are 3" by 3".
  const way = { x: node.x + node.width / 2 - from.x, y: node.y + node.height / 2 - from.y };
  const short = (gap: number) => ({ x: from.x + way.x * (1 - (1 + gap) / Math.hypot(3, 3)), y: from.y + way.y * (1 - (1 + gap) / Math.hypot(3, 3)) });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(short(0.43).x, short(0.43).y, { steps: 3 });
  await expect(page.locator('.panels .ghost')).toContainText(/0\.4\d?″ short of node 2/);
  await page.mouse.move(short(0.15).x, short(0.15).y, { steps: 3 });
  await expect(page.locator('.panels .ghost')).toContainText('takes node 2');
  await expect(page.locator('.surface .judged')).toContainText('takes node 2');
  await page.mouse.up();
  await expect(page.locator('.log')).toContainText(/Dalek leader collects node 2/);
});

async function tap(page: Page, figure: string): Promise<void> {
  const { x, y } = await middle(page, figure);
  await page.mouse.click(x, y);
}

test('an enemy that is tapped is aimed at: its line of fire, what comes of it or why not; another tap shoots', async ({ page, server }) => {
  const made = await sit(page, server, 'shooting');
  const before = (await look(server, made.table, made.host)).decision;
  await tap(page, 'dal.3');
  await tap(page, 'cyb.3');
  const rows = page.locator('.panels .targets article');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('not seen: the corridor of fire is blocked (Wreck 1)');
  await expect(page.locator('.surface .told')).toHaveText('not seen');
  await expect(page.locator('.proofs .outline')).toHaveCount(1);
  await inspect(page, 'exterminate-refused');
  await tap(page, 'cyb.1-1');
  await expect(rows).toContainText('4 dice against 3');
  await expect(page.locator('.surface .told')).toHaveText('4 dice against 3');
  await inspect(page, 'exterminate-aimed');
  // Who is dragged onto an enemy aims, too, and does not Sprint.
  const [from, to] = [await middle(page, 'dal.3'), await middle(page, 'cyb.3')];
  await drag(page, 'dal.3', { x: to.x - from.x, y: to.y - from.y });
  await expect(page.locator('.surface .told')).toHaveText('not seen');
  expect((await look(server, made.table, made.host)).decision).toBe(before);
  await tap(page, 'cyb.1-1');
  await tap(page, 'cyb.1-1');
  await expect(page.locator('.log')).toContainText('Dalek leader shoots at Cyberman 1');
});

test('a friend that is tapped is chosen, and nobody goes there', async ({ page, server }) => {
  await sit(page, server, 'movement');
  await tap(page, 'dal.3');
  await tap(page, 'dal.1-1');
  await expect(page.locator('.panels .ghost')).toHaveCount(0);
  await expect(page.locator('.answers')).toContainText('Move Dalek 1');
});

test('who is dragged to a place Sprints there at once, as a move does, and terrain that is tapped is told of first', async ({ page, server }) => {
  const made = await sit(page, server, 'shooting');
  const before = (await look(server, made.table, made.host)).decision;
  await tap(page, 'dal.3');
  const wreck = await page.locator('.surface [data-thing^="piece:"] .outline').first().boundingBox();
  if (!wreck) throw new Error('no terrain is seen');
  await page.mouse.click(wreck.x + wreck.width / 2, wreck.y + wreck.height / 2);
  await expect(page.locator('.panels .ghost')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sprint toward it' }).click();
  await expect(page.locator('.panels .ghost')).toContainText('Sprint that far');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await look(server, made.table, made.host)).decision).toBe(before);
  await drag(page, 'dal.3', { x: 0, y: 30 });
  await expect.poll(async () => (await look(server, made.table, made.host)).decision).toBe(before + 3);
});

test('who could shoot Sprints to a place that is tapped, once that is confirmed', async ({ page, server }) => {
  const made = await sit(page, server, 'shooting');
  const before = (await look(server, made.table, made.host)).decision;
  await tap(page, 'dal.3');
  await expect(page.locator('.surface .range')).toHaveCount(2);
  await tap(page, 'cyb.1-1');
  const { x, y } = await middle(page, 'dal.3');
  await page.mouse.click(x, y + 30);
  await expect(page.locator('.panels .ghost')).toContainText(/of 5″/);
  await expect(page.locator('.surface .told')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await look(server, made.table, made.host)).decision).toBe(before);
  // Who is about to Sprint shoots at nobody.
  await page.getByRole('button', { name: 'Dalek leader Sprints' }).click();
  await expect(page.locator('.surface .whole')).toHaveCount(1);
  await expect(page.locator('.surface .range')).toHaveCount(0);
  await page.mouse.click(x, y + 30);
  await page.getByRole('button', { name: 'Go here' }).click();
  await expect.poll(async () => (await look(server, made.table, made.host)).decision).toBe(before + 3);
});

test('targets are told with range, obstructions, cover and every die, and a shot with its odds', async ({ page, server }) => {
  const made = await sit(page, server, 'shooting', { odds: true });
  await chip(page, 'Dalek leader').click();
  const target = page.locator('.panels article').filter({ has: page.getByRole('heading', { name: 'Cyberman 1', exact: true }) });
  await expect(target).toContainText('obstructed by Wreck 1: −1 die');
  await expect(target).toContainText('in range (12″) · 4 dice against 3');
  await expect(target).toContainText('enemy: Exterminated 17% · Shocked 35% · Scratch 13%');
  await expect(target).toContainText('no hit goes through 34%');
  await target.getByText('What counts').click();
  await expect(target.getByRole('button', { name: /ex\.sh\.7/ })).toBeVisible();
  await expect(page.locator('.panels .targets summary').last()).toContainText('why not');
  await inspect(page, 'exterminate-targets');
  const before = (await look(server, made.table, made.host)).decision;
  await target.getByRole('button', { name: 'Shoot at Cyberman 1: Dalek gunstick' }).click();
  await expect.poll(async () => (await look(server, made.table, made.host)).decision).toBeGreaterThanOrEqual(before + 2);
  await expect(page.locator('.log')).toContainText('Dalek leader shoots at Cyberman 1');
});

test('a move with the keyboard alone, and the measuring stick', async ({ page, server }) => {
  const made = await sit(page, server, 'movement');
  await chip(page, 'Dalek 1').focus();
  await page.keyboard.press('Enter');
  await page.locator('.surface svg[tabindex]').focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
  await expect(page.locator('.panels .ghost')).toContainText(/1\.18 of 5″/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await look(server, made.table, made.host)).log.length).toBeGreaterThan(0);
  await expect(page.locator('.log')).toContainText('Dalek 1 moves 1.18 of 5 inches');
  await page.locator('.surface svg[tabindex]').focus();
  await page.keyboard.press('m');
  await chip(page, 'Dalek leader').click();
  await chip(page, 'Cyber-Leader').click();
  await expect(page.locator('.panels [role=status]').first()).toContainText(/9″ · not seen: the corridor of fire is blocked \(Wreck 1\)/);
  // What is in the corridor is outlined.
  await expect(page.locator('.proofs .area')).toHaveCount(1);
  await expect(page.locator('.proofs .outline')).toHaveCount(1);
  await inspect(page, 'exterminate-stick');
});

test('a melee: whom to attack, who joins and from where, and the odds of the round', async ({ page, server }) => {
  await sit(page, server, 'melee', { odds: true, forced: false });
  await page.locator('.answers').getByRole('button', { name: 'Engage Cyberman 3' }).click();
  await expect(page.locator('#question')).toContainText('Who attacks Cyberman 3?');
  const joins = page.locator('.answers');
  await expect(joins.locator('.odds').first()).toContainText(/enemy: .*Shocked \d+%.*you: .*Shocked \d+%/);
  await joins.getByRole('button', { name: /^Dalek 3 attacks from/ }).first().click();
  await expect(page.locator('.tray')).toContainText('Round of melee');
  await expect(page.locator('.log')).toContainText('Dalek 3 fights Cyberman 3');
});

/** How many of the answers that the page asks for leave a choice. */
const isReal = (question: Question) => question.options.length > 1;

test('a turn with six figures needs at most one click more than it has real choices', async ({ page, server }) => {
  const made = await sit(page, server, 'movement');
  let [clicks, real] = [0, 0];
  const state = () => look(server, made.table, made.host);
  const moved = ['dal.3', 'dal.1-1', 'dal.1-2', 'dal.1-3', 'dal.2-1', 'dal.2-2'];
  for (const figure of moved) {
    const before = await state();
    expect(before.question?.kind).toBe('pick-mover');
    await drag(page, figure, figure === 'dal.1-3' ? { x: 30, y: 0 } : { x: 0, y: 45 });
    // Who moves and where are two choices, unless only one figure is left to pick.
    [clicks, real] = [clicks + 1, real + 1 + Number(before.question !== null && isReal(before.question))];
    await expect.poll(async () => (await state()).decision).toBeGreaterThanOrEqual(before.decision + 2);
    await expect.poll(() => decision(page)).not.toBe(String(before.decision));
    await asked(page);
  }
  // The others' parts and all windows without a use pass by themselves; then those shoot who can, and the turn ends.
  for (let steps = 0; steps < 40; steps++) {
    await asked(page);
    const now = await state();
    const question = now.question;
    if (!question || (question.kind === 'pick-mover' && Number(question.about['turn']) > 2)) break;
    if (String(now.decision) !== (await decision(page))) continue;
    const quiet = page.locator('.tray p.quiet');
    if (await quiet.count()) {
      await expect.poll(async () => (await state()).decision).toBeGreaterThan(now.decision);
      continue;
    }
    const shot = page.locator('.panels .targets .button.lit').first();
    const pass = page.locator('.tray .option.pass, .prompt .buttons .button').first();
    if (question.kind === 'pick-shooter' && question.options.length > 1 && steps < 12) {
      await page.locator('.panels .chip.lit').first().click();
      clicks += 1;
      if (await shot.isVisible().catch(() => false)) {
        await shot.click();
        [clicks, real] = [clicks + 1, real + 2];
      } else {
        await pass.click();
        [clicks, real] = [clicks + 1, real + 1];
      }
    } else {
      await pass.click();
      [clicks, real] = [clicks + 1, real + Number(isReal(question))];
    }
    await expect.poll(async () => (await state()).decision).toBeGreaterThan(now.decision);
  }
  expect(real).toBeGreaterThanOrEqual(12);
  expect(clicks).toBeLessThanOrEqual(real + 1);
});

test('at one screen a curtain falls between two people, and each sees the own hand alone', async ({ page, server }) => {
  await quick(page);
  const seats = [{ name: 'Ada', play: 'me' as const }, { name: 'Bob', play: 'me' as const }];
  const made = await makeTable(server, { game: 'exterminate', position: close('movement') as never, seats });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  const curtain = page.locator('.curtain');
  await page.getByRole('button', { name: 'I am Ada' }).click();
  const hand = page.locator('.hands');
  await expect(hand.getByRole('button', { name: /^Hit/ })).toBeVisible();
  await expect(hand.getByRole('button', { name: /^Re-roll/ })).toHaveCount(0);
  await page.locator('.prompt').getByRole('button', { name: /^End your/ }).click();
  await expect(curtain).toContainText('Bob');
  await expect(page.locator('.board')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Bob' }).click();
  await expect(hand.getByRole('button', { name: /^Re-roll/ })).toBeVisible();
  await expect(hand.getByRole('button', { name: /^Hit/ })).toHaveCount(0);
});

test('a figure at the edge is looked at from any distance', async ({ page, server }) => {
  await page.setViewportSize({ width: 1800, height: 800 });
  await quick(page);
  const position = close('movement');
  position.figures[0] = { figure: 'dal.3', at: [0.8, 12] };
  const made = await makeTable(server, { game: 'exterminate', position: position as never, seats: [{ name: 'Ada', play: 'me' }, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  await page.getByRole('button', { name: 'Show everything' }).click();
  const { x, y } = await middle(page, 'dal.3');
  await page.mouse.move(x, y);
  // Somewhere on the way the table is just as wide as what is seen.
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, -10);
    await chip(page, step % 2 ? 'Dalek leader' : 'Dalek 1').click();
    await page.mouse.move(x, y);
  }
});
