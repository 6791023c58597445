import { ada, close, middle, sit } from './skirmish';
import { asked, bots, decision, expect, inspect, look, makeTable, quick, test } from './table';

test('a figure is dragged as far as the rules allow; it follows the pointer, and the verdict is that of the last place', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await sit(page, server);
  const from = await middle(page, 'unit-sergeant');
  const pull = async (steps: number[]) => {
    for (const step of steps) {
      await page.mouse.move(from.x - step * 4, from.y + step);
      await page.waitForTimeout(16);
    }
  };
  const steps = (first: number, last: number) => Array.from({ length: Math.abs(last - first) + 1 }, (_, at) => first + Math.sign(last - first) * at);
  /** How far the ghost is from where the figure stands, on the screen. */
  const far = async () => {
    const box = await page.locator('.token.ghost .plate').boundingBox();
    return box ? Math.hypot(box.x + box.width / 2 - from.x, box.y + box.height / 2 - from.y) : 0;
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Whatever the line does, the figure is under the pointer when the next frame is drawn.
  await page.evaluate(() => {
    const late: number[] = [];
    Object.assign(window, { late });
    addEventListener('pointermove', ({ clientX, clientY }) => {
      requestAnimationFrame(() => {
        const box = document.querySelector('.token.ghost .plate')?.getBoundingClientRect();
        if (box) late.push(Math.hypot(box.x + box.width / 2 - clientX, box.y + box.height / 2 - clientY));
      });
    }, { capture: true });
  });
  await pull(steps(1, 20));
  const late = await page.evaluate(() => (window as unknown as { late: number[] }).late);
  expect(late.length).toBeGreaterThan(10);
  expect(Math.max(...late)).toBeLessThan(2);

  const ghost = page.locator('.panels .ghost');
  await pull(steps(21, 70));
  await expect(ghost).toContainText(/145 of 145 mm, 1 action/);
  await expect(ghost).toContainText('Stops on the way: too far');
  await expect(ghost).toContainText('sotas.movement.6');
  await expect(page.locator('.proofs circle')).toHaveCount(1);
  await inspect(page, 'sotas-drag');
  const most = await far();

  // Back again, past places that were asked about: only the last one counts.
  await pull(steps(69, 15));
  const told = () => ghost.innerText().then((it) => Number(/(\d+) of 145 mm/.exec(it)?.[1]));
  const asks = Math.round(((await far()) / most) * 145);
  await expect.poll(async () => Math.abs((await told()) - asks)).toBeLessThanOrEqual(1);
  await expect(ghost).not.toContainText('sotas.movement.6');

  await pull(steps(16, 70));
  const before = (await look(server, made.table, made.host)).decision;
  await page.mouse.up();
  // It does not come to where it was let go of, so nobody takes it for an answer.
  await page.getByRole('button', { name: 'Go that far' }).click();
  await expect.poll(async () => (await look(server, made.table, made.host)).decision).toBeGreaterThan(before);
  // The action is chosen first and its place after it, so the figure stands there a moment later.
  const gone = async () => {
    const { view } = (await look(server, made.table, made.host)) as unknown as { view: { figures: { figure: string; at: { x: number; y: number } }[] } };
    const at = view.figures.find((it) => it.figure === 'unit-sergeant')?.at;
    return at ? Math.hypot(at.x - 42_000, at.y - 38_000) : 0;
  };
  await expect.poll(gone).toBeGreaterThan(14_300);
  expect(await gone()).toBeLessThanOrEqual(14_500);
});

test('targets are told with range, cover and every modifier, and an attack with its odds', async ({ page, server }) => {
  await quick(page, { forced: false, odds: true });
  await sit(page, server);
  const row = page.locator('.panels article', { hasText: 'Cyberman 1' }).first();
  await expect(row).toContainText(/Medium, \d+ mm · in cover: Low wall/);
  await expect(row).toContainText(/range 1 of 3, up to 180 mm · die \+\d against die \+\d/);
  await expect(row.locator('.odds').first()).toContainText(/%/);
  await row.locator('summary').first().click();
  await expect(row).toContainText('−1 cover (Low wall');
  // What gives cover is outlined, and what it hides is shaded.
  await row.hover();
  await expect(page.locator('.proofs .outline')).toHaveCount(1);
  await expect(page.locator('.proofs .area')).toHaveCount(1);
  await expect(row.getByRole('button', { name: /sotas\.cover\.1/ })).toBeVisible();
  await inspect(page, 'sotas-targets');
  const before = await decision(page);
  await row.locator('.button.lit').first().click();
  await expect.poll(() => decision(page)).not.toBe(before);
  await expect(page.locator('.log')).toContainText('UNIT sergeant attacks Cyberman 1');
});

test('a move with the keyboard alone: the list, the arrow keys, the verdict', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await sit(page, server);
  await page.locator('.panels .acts .button.primary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#question')).toContainText('Where does UNIT sergeant go?');
  const listed = page.locator('.panels .spots li .button');
  await expect(listed.filter({ hasText: 'Toward Cyberman' }).first()).toBeVisible();
  await expect(listed.filter({ hasText: 'Into cover' }).first()).toBeVisible();
  await page.locator('.surface .frame svg').focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.locator('.panels .ghost')).toContainText('51 of 145 mm');
  await page.keyboard.press('Escape');
  await expect(page.locator('.panels .ghost')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.panels .ghost')).toContainText('20 of 145 mm');
  await page.keyboard.press('Enter');
  await expect.poll(async () => JSON.stringify((await look(server, made.table, made.host)).view)).toContain('"at":{"x":40000,"y":38000}');
});

test('the measuring stick is the viewer’s own, and the table turns', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await sit(page, server);
  const before = (await look(server, made.table, made.host)).decision;
  await page.getByRole('button', { name: 'Measuring stick' }).click();
  for (const figure of ['unit-soldier-1', 'cybermat']) {
    const { x, y } = await middle(page, figure);
    await page.mouse.click(x, y);
  }
  await expect(page.locator('.panels section').first()).toContainText('UNIT soldier 1 → Cybermat');
  await expect(page.locator('.panels section').first()).toContainText(/Medium, 1\d\d mm/);
  await inspect(page, 'sotas-stick');
  await page.keyboard.press('Escape');

  // Drawn out from one figure to another it tells the same, and the table stays where it is.
  const one = await middle(page, 'unit-sergeant');
  await page.getByRole('button', { name: 'Measuring stick' }).click();
  const [from, to] = [await middle(page, 'unit-soldier-1'), await middle(page, 'cybermat')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await expect(page.locator('.panels section').first()).toContainText('UNIT soldier 1 → Cybermat');
  await page.mouse.up();
  await expect(page.locator('.panels section').first()).toContainText(/Medium, 1\d\d mm/);
  expect(await middle(page, 'unit-sergeant')).toEqual(one);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Turn the table' }).click();
  await expect.poll(async () => Math.round((await middle(page, 'unit-sergeant')).x)).not.toBe(Math.round(one.x));
  expect((await look(server, made.table, made.host)).decision).toBe(before);
});

test('figures are measured and terrain is read with the keyboard alone', async ({ page, server }) => {
  await quick(page, { forced: false });
  await sit(page, server);
  await page.locator('.surface .frame svg').focus();
  await page.keyboard.press('m');
  for (const name of ['UNIT soldier 1', 'Cybermat']) {
    await page.locator('.chip', { hasText: name }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.panels section').first()).toContainText('UNIT soldier 1 → Cybermat');
  await expect(page.locator('.panels section').first()).toContainText(/Medium, 1\d\d mm · in clear view/);
  await page.locator('.surface .frame svg').focus();
  await page.keyboard.press('m');
  await expect(page.locator('.panels section').first()).not.toContainText('→');
  await page.locator('.panels > details > summary').last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Low wall, sandbags' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.panels section').first()).toContainText('Low wall, sandbags');
  await expect(page.locator('.panels section').first()).toContainText('mm high');
  await expect(page.locator('.panels section').first()).toContainText('Difficult to cross, and nobody stops on it.');
  await expect(page.locator('.panels section').first()).toContainText('whoever is behind it is in cover');
  await expect(page.locator('.panels section').first().getByRole('button', { name: /sotas\./ }).first()).toBeVisible();
  await inspect(page, 'sotas-piece');
});

test('the odds of one, two and three dice are seen before a figure is activated, and one click rolls them', async ({ page, server }) => {
  await quick(page, { forced: false, odds: true });
  const { active: _, doing: __, ...position } = close() as Record<string, unknown>;
  const made = await makeTable(server, { game: 'sotas', position: position as never, seats: [ada, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  const before = (await look(server, made.table, made.host)).decision;
  await page.locator('.chip.lit', { hasText: 'UNIT sergeant' }).click();
  const rows = page.locator('.panels .dice tbody tr');
  await expect(page.locator('.panels .dice')).toContainText('Each die needs 3 or more. Quality 3+');
  await page.locator('.chip.lit', { hasText: 'UNIT soldier 1' }).click();
  await expect(page.locator('.panels .dice')).toContainText(/Each die needs 3 or more\. Quality 4\+, \+1 Leader sotas\.leader\.1/);
  await page.locator('.chip.lit', { hasText: 'UNIT sergeant' }).click();
  await expect(rows.nth(0)).toContainText(/0\.7.*33%.*0%/);
  await expect(rows.nth(1)).toContainText(/1\.3.*11%.*11%/);
  await expect(rows.nth(2)).toContainText(/2\.0.*4%.*26%/);
  expect((await look(server, made.table, made.host)).decision).toBe(before);
  await inspect(page, 'sotas-activate');
  await rows.nth(1).getByRole('button', { name: 'Roll 2 dice' }).click();
  await expect.poll(async () => (await look(server, made.table, made.host)).decision).toBeGreaterThanOrEqual(before + 2);
  await expect(page.locator('.log')).toContainText('UNIT sergeant tests for actions');
});

test('the list of all choices tells places by what they mean', async ({ page, server }) => {
  await quick(page, { forced: false });
  await sit(page, server);
  await page.locator('.panels .acts .button.primary').first().click();
  await expect(page.locator('#question')).toContainText('Where does UNIT sergeant go?');
  const told = await page.locator('#options li').allInnerTexts();
  const names = told.map((it) => it.replace(/^\d\s*/, ''));
  expect(names.filter((it) => /^(Stay here|Go .*(, \d+ mm|contact with .*|to .*))$/.test(it))).toEqual(names);
  expect(names.filter((it) => /\d+, \d+$/.test(it))).toEqual([]);
});

test('a tap in the reach thinks of a place, a second one goes there; who is next is one click away', async ({ page, server }) => {
  await quick(page, { forced: false });
  const position = close() as { active: object };
  const made = await makeTable(server, { game: 'sotas', position: { ...position, active: { ...position.active, actions: 1 } } as never, seats: [ada, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await expect(page.locator('path.reach').first()).toBeVisible();
  const { x, y } = await middle(page, 'unit-sergeant');
  await page.mouse.click(x - 60, y + 10);
  await expect(page.locator('.panels .ghost')).toContainText(/\d+ of 1\d\d mm, 1 action/);
  await page.mouse.click(x - 60, y + 10);
  await expect(page.locator('#question')).toContainText('Actions left: 0');
  await page.locator('.panels .next .button', { hasText: 'UNIT soldier 2' }).click();
  await expect(page.locator('#question')).toContainText('How many dice do you roll for UNIT soldier 2?');
});

test('the last roll stays until it is closed', async ({ page, server }) => {
  await quick(page, { speed: 'fast', forced: false });
  await sit(page, server);
  await page.locator('.panels article .button.lit').first().click();
  const kept = page.locator('.surface .scene.kept');
  await expect(kept).toContainText(/UNIT sergeant\s*\d+\s*Cyberman 1\s*\d+/);
  await expect(page.locator('.log h3').first()).toHaveText('Ada plays');
  // It hides no figure: it stands below the table, also on a phone.
  for (const size of [page.viewportSize()!, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    const [pill, table] = await Promise.all([kept.boundingBox(), page.locator('.surface svg[role=group]').boundingBox()]);
    expect(pill!.y).toBeGreaterThanOrEqual(table!.y + table!.height);
    expect(pill!.x + pill!.width).toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await kept.getByRole('button').first().click();
  await expect(page.locator('.surface .scene')).toContainText('sotas.profile.4');
  await inspect(page, 'sotas-roll');
  await page.locator('.surface .scene .head').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.surface .scene')).toHaveCount(0);
});

test('who cannot attack is told why, and by which rule', async ({ page, server }) => {
  await quick(page, { forced: false });
  await sit(page, server, { actions: 2, attacks: 1 });
  const targets = page.getByRole('region', { name: 'Targets' });
  await expect(targets.locator('> p .why')).toHaveText(/has attacked already this turn sotas\.actions\.2/);
  await targets.getByText(/^Why not/).click();
  // Every enemy has a reason of its own.
  const enemies = targets.locator('details article');
  for (const enemy of await enemies.all()) await expect(enemy.locator('.why .rule-id').first()).toHaveText(/^sotas\./);
  expect(await enemies.count()).toBeGreaterThan(1);
  await inspect(page, 'sotas-why-not');
});

test('the guide says that two failures lose the turn', async ({ page, server }) => {
  await quick(page, { forced: false });
  const made = await makeTable(server, { game: 'sotas', position: close({ actions: 0, turnover: true }) as never, seats: [ada, ...bots(1)] });
  await page.addInitScript((table) => localStorage.setItem('reglette.guide.sotas', JSON.stringify({ tables: [table], learned: ['activation'] })), made.table);
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  await expect(page.locator('.coach [role=status]')).toHaveText(/Two failures in one roll lose the turn/);
  await expect(page.getByText('Leader (UNIT)').first()).toBeVisible();
  await inspect(page, 'sotas-guide-lost');
});
