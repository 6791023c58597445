import { asked, bots, expect, inspect, makeTable, quick, test } from './table';

const ada = { name: 'Ada', play: 'me' as const };

test('how a scenario is won is told where it is chosen', async ({ page }) => {
  await page.goto('/#/new/sotas');
  await page.locator('details.fold summary').first().click();
  await page.locator('input[value="dalek-bomb"]').check();
  const goal = page.getByRole('region', { name: 'Goal' });
  await expect(goal).toContainText('UNIT wins at once when the bomb is defused');
  await expect(goal).toContainText('The Daleks win at once when the bomb explodes');
  await page.goto('/#/new/cardgame');
  await expect(page.getByRole('region', { name: 'Goal' })).toContainText('Victory Points');
});

test('the goal is offered until it is waved off, and told again at any time with how things stand', async ({ page, server }) => {
  await quick(page);
  const options = { sides: 'AGREED' };
  const made = await makeTable(server, { game: 'sotas', setup: { scenario: 'dalek-bomb', options }, seats: [ada, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  const card = page.locator('.dock').getByRole('region', { name: 'Goal' });
  await expect(card).toContainText('UNIT wins at once');
  await inspect(page, 'goal-card');
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await asked(page);
  await expect(card).toHaveCount(0);

  await page.locator('#question').focus();
  await page.keyboard.press('g');
  const whole = page.getByRole('dialog', { name: 'Goal: The Dalek bomb' });
  await expect(whole.locator('li.yours')).toContainText('UNIT wins at once');
  await expect(whole).toContainText('The Daleks win at once');
  await expect(whole).toContainText('0 of 6');
  await inspect(page, 'goal');
  await page.keyboard.press('Escape');
  await expect(whole).toHaveCount(0);
  await page.getByRole('button', { name: 'Goal', exact: true }).click();
  await expect(whole).toBeVisible();
});

test('the goal tells what each faction scores besides, the own first', async ({ page, server }) => {
  await quick(page);
  const rosters = [{ faction: 'cybermen', cards: ['cyb.3', 'cyb.1'] }, { faction: 'daleks', cards: ['dal.3', 'dal.1'] }];
  const made = await makeTable(server, { game: 'exterminate', setup: { scenario: 'meeting-of-metal', rosters } as never, seats: [...bots(1), ada] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  const card = page.locator('.dock').getByRole('region', { name: 'Goal' });
  await expect(card).toContainText('Destroy the superior');
  await expect(card).not.toContainText('Delete');
  await card.getByRole('button', { name: 'All of it' }).click();
  const bonuses = page.getByRole('dialog').locator('section', { hasText: 'What each faction scores besides' }).locator('li');
  await expect(bonuses).toHaveText([/Ada.*Daleks, Destroy the superior.*ex\.bo\.1/, /Bot 1.*Cybermen, Delete.*ex\.bo\.2/]);
  await inspect(page, 'goal-exterminate');
});

test('the coach begins with the goal, and on a phone leaves room for the answers', async ({ page }) => {
  await quick(page, { odds: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('article', { hasText: 'SOTAS' }).getByRole('button', { name: 'Learn by playing' }).click();
  await asked(page);
  const coach = page.locator('.coach');
  await expect(coach).toContainText('Whoever removes every enemy figure wins at once');
  await inspect(page, 'goal-coach-phone');
  await coach.getByRole('button', { name: 'Understood' }).click();
  await expect(coach).not.toContainText('Whoever removes every enemy figure');
  await page.locator('.band .chip').first().click();
  await expect(coach.getByRole('status')).toContainText('Choose one, two or three dice');
  for (const dice of [0, 1, 2]) await expect(page.locator('.panels table tbody .button').nth(dice)).toBeInViewport({ ratio: 1 });
  await inspect(page, 'coach-dice-phone');
  // An answer from the plain list teaches as much as one on the board.
  await page.locator('.tools [aria-controls="options"]').click();
  await page.locator('#options button', { hasText: 'Activate UNIT sergeant' }).click();
  await page.locator('#options button', { hasText: 'two dice' }).or(page.locator('#options button', { hasText: '2 dice' })).first().click();
  await expect(coach.locator('li.known')).toHaveText(/Activation/);
});
