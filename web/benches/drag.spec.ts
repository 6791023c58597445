import { middle, sit } from '../e2e/skirmish';
import { expect, quick, test } from '../e2e/table';

/** How long after a figure was dragged on the verdict of the engine stands beside the table. */

const STEPS = 60;

test('the verdict while a figure is dragged', async ({ page, server }) => {
  await quick(page, { forced: false });
  await sit(page, server);
  const from = await middle(page, 'unit-sergeant');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 5);
  await expect(page.locator('.panels .ghost')).toContainText('of 145 mm');
  await page.evaluate(() => {
    const waits: number[] = [];
    let since: number | null = null;
    Object.assign(window, { waits });
    addEventListener('pointermove', () => (since = performance.now()), { capture: true });
    const verdict = () => document.querySelector('.panels .ghost')?.textContent ?? '';
    let last = verdict();
    const told = new MutationObserver(() => {
      const now = verdict();
      if (now === last) return;
      if (since !== null) waits.push(performance.now() - since);
      [since, last] = [null, now];
    });
    told.observe(document.querySelector('.panels')!, { subtree: true, childList: true, characterData: true });
  });
  for (let step = 1; step <= STEPS; step++) {
    await page.mouse.move(from.x - 20 - 2 * step, from.y + 5 + (step % 2));
    // The next place is asked about when this one has been told.
    await page.waitForTimeout(50);
  }
  const waits = (await page.evaluate(() => (window as unknown as { waits: number[] }).waits)).sort((a, b) => a - b);
  expect(waits.length).toBeGreaterThan(STEPS / 4);
  const part = (share: number) => `${waits[Math.floor((waits.length - 1) * share)]!.toFixed(1)} ms`;
  console.log(`verdict after a drag: median ${part(0.5)}, 95 % within ${part(0.95)}, longest ${part(1)}, ${waits.length} places`);
});
