import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { MadeTable, NewTable, Snapshot } from '../src/documents';
import { TestServer } from './server';

/** What a test does on purpose: an answer that is refused, a server that is away. */
const MEANT = /^(Failed to load resource|WebSocket connection to)/;

/** Notes whatever goes wrong on the pages of a device. */
function listen(context: BrowserContext, broken: string[]): void {
  context.on('weberror', (it) => broken.push(it.error().stack ?? it.error().message));
  context.on('console', (it) => it.type() === 'error' && !MEANT.test(it.text()) && broken.push(it.text()));
}

/** Tests with a server of their own; each begins on an empty device. A page that reports an error fails its test. */
export const test = base.extend<{ sound: void }, { server: TestServer }>({
  sound: [
    async ({ browser, context }, use) => {
      const broken: string[] = [];
      listen(context, broken);
      const make = browser.newContext.bind(browser);
      browser.newContext = async (...how) => {
        const further = await make(...how);
        listen(further, broken);
        return further;
      };
      await use();
      browser.newContext = make;
      expect(broken, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
  server: [
    async ({}, use) => {
      const server = new TestServer();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect };

/** Events are not played out, so that a whole game fits into a test. */
export async function quick(page: Page, more: object = {}): Promise<void> {
  await page.addInitScript((settings) => {
    if (!localStorage.getItem('reglette.settings')) localStorage.setItem('reglette.settings', JSON.stringify(settings));
  }, { speed: 'off', odds: false, ...more });
}

/** Makes a table without the set-up page. */
export async function makeTable(server: TestServer, table: NewTable): Promise<MadeTable> {
  const answer = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as MadeTable;
}

export async function look(server: TestServer, table: string, token: string): Promise<Snapshot> {
  const answer = await fetch(`${server.url}/api/tables/${table}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as Snapshot;
}

/** Follows a link and sits down where it invites to; gives the key this device has then. */
export async function join(page: Page, table: string, token: string, name = ''): Promise<string> {
  await page.goto(`/#/join/${table}/${token}`);
  const sit = page.getByRole('button', { name: /^(Sit down|S'asseoir)$/ });
  await expect(page.locator('.board, .curtain').first()).toBeVisible();
  if (await sit.count()) {
    if (name) await page.getByRole('dialog').getByRole('textbox').fill(name);
    await sit.click();
    await expect(sit).toHaveCount(0);
    await expect(page.locator('.row.own, .hand').first()).toBeVisible();
  }
  return keyOf(page, table);
}

/** The key a device has for a table. */
export function keyOf(page: Page, table: string): Promise<string> {
  return page.evaluate((id) => {
    const known = JSON.parse(localStorage.getItem('reglette.tables') ?? '[]') as { table: string; token: string }[];
    return known.find((it) => it.table === id)?.token ?? '';
  }, table);
}

export const bots = (count: number, level = 'random') => Array.from({ length: count }, (_, at) => ({ name: `Bot ${at + 1}`, play: 'bot' as const, level }));

export const question = (page: Page) => page.locator('.prompt.yours');
export const result = (page: Page) => page.locator('dialog[open] table');

/** Waits until this page is asked something. */
export async function asked(page: Page): Promise<void> {
  await question(page).waitFor({ timeout: 60_000 });
}

/** The names of all choices, as the plain list tells them. */
export function choices(page: Page): Promise<string[]> {
  return page.locator('#options li').allTextContents();
}

/** Takes a choice from the plain list; tells whether it was there. */
export async function take(page: Page, wanted: RegExp): Promise<boolean> {
  const found = (await choices(page)).findIndex((it) => wanted.test(it));
  if (found < 0) return false;
  const before = await decision(page);
  await page.locator('#options button').nth(found).evaluate((button: HTMLButtonElement) => button.click());
  await expect.poll(() => decision(page)).not.toBe(before);
  return true;
}

/** The number of the decision the page shows: changes with every answer. */
export function decision(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'] ?? '');
}

/** Something that is clicked where nothing before it is offered: each in turn, or always the one of this place. */
export interface Click {
  what: string;
  at?: number;
  /** It is left alone every so many turns. */
  butEvery?: number;
}

/** How the card game is played by clicks: whatever is lit, now and then anything that is offered. */
const CARDS: Click[] = [
  { what: 'dialog[open] .choices button' },
  { what: ':is(.held.lit, .place.lit .location, .pick, .pile.lit, button.name.lit, .prompt .buttons button)', butEvery: 7 },
  { what: '#options button' },
];

/**
 * Plays on as somebody would who clicks whatever is offered, until the game is over. It runs inside the
 * page, because a game has hundreds of answers.
 */
export async function playToTheEnd(page: Page, clicks: Click[] = CARDS): Promise<void> {
  await page.evaluate((order) => {
    let turn = 0;
    const clicking = setInterval(() => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog?.querySelector('table')) return clearInterval(clicking);
      if (dialog && !dialog.querySelector('.choices')) return dialog.querySelector<HTMLElement>('header button')?.click();
      if (!document.querySelector('.prompt.yours')) return;
      turn += 1;
      for (const { what, at, butEvery } of order) {
        if (butEvery && turn % butEvery === 0) continue;
        const found = document.querySelectorAll<HTMLElement>(`${what}:not([disabled])`);
        const one = found[at ?? turn % Math.max(1, found.length)];
        if (one) return one.click();
      }
    }, 10);
  }, clicks);
  // Not by an expectation: while it does not hold yet, each look reads the whole page.
  await result(page).waitFor({ timeout: 240_000 });
}

/** Lets a bot play the host's seat, the first, to the end, where it does not matter how a game is played. */
export async function botEnds(page: Page, server: TestServer, { table, host }: { table: string; host: string }): Promise<void> {
  const answer = await fetch(`${server.url}/api/tables/${table}/seats/0`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${host}` },
    body: JSON.stringify({ play: 'bot', level: 'random' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  await result(page).waitFor({ timeout: 60_000 });
}

const axe = readFileSync(fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');

interface AxeResults {
  violations: { id: string; help: string; nodes: { html: string; target: string[] }[] }[];
}

/** WCAG 2.2 AA as far as a program can tell, nothing beyond the edge (of a table's screen, below neither), and a picture to look at. */
export async function inspect(page: Page, name: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A colour on its way to another is none of those that are looked at.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter((it) => it instanceof CSSTransition).map((it) => it.finished)));
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const run = (window as unknown as { axe: { run(context: unknown, options: unknown): Promise<AxeResults> } }).axe.run;
    return run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
  });
  const told = found.violations.map((it) => `${it.id}: ${it.help}\n  ${it.nodes.slice(0, 3).map((node) => node.html).join('\n  ')}`);
  await page.screenshot({ path: fileURLToPath(new URL(`shots/${name}.png`, import.meta.url)) });
  expect(told, name).toEqual([]);
  const size = page.viewportSize() ?? { width: Infinity, height: Infinity };
  const { width, height, isTable } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight, isTable: document.querySelector('[data-decision], .replay') !== null };
  });
  expect(width, `${name} is wider than the screen`).toBeLessThanOrEqual(size.width);
  if (isTable) expect(height, `${name} is longer than the screen`).toBeLessThanOrEqual(size.height);
}
