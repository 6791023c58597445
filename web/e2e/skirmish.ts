import type { Page } from '@playwright/test';
import { asked, bots, expect, makeTable } from './table';

/** A table of SOTAS on which a figure is about to act. */

export const ada = { name: 'Ada', play: 'me' as const };
const at = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
const standing = (figure: string, x: number, y: number) => ({ figure, whereabouts: 'table', at: at(x, y), z: 0, held: 0 });

/** The sergeant has three actions; enemies stand behind the wall and beside him. */
export function close(active: object = {}): object {
  const rosters = [{ figures: [{ profile: 'unit-sergeant' }, { profile: 'unit-soldier', count: 2 }] }, { figures: [{ profile: 'cyberman', count: 2 }, { profile: 'cybermat' }] }];
  return {
    setup: { scenario: 'open-skirmish', rosters },
    figures: [
      standing('unit-sergeant', 420, 380), standing('unit-soldier-1', 340, 380), standing('unit-soldier-2', 560, 380),
      standing('cyberman-1', 450, 520), standing('cyberman-2', 580, 540), standing('cybermat', 330, 520),
    ],
    sides: [{ seat: 0, edge: 'south', began: 3 }, { seat: 1, edge: 'north', began: 3 }],
    round: { turn: 1, order: ['side.a', 'side.b'], hand: 0, hands: 0 },
    active: { figure: 'unit-sergeant', seat: 0, actions: 3, ...active },
    doing: [{ hand: 'activated' }, { activation: 'act' }],
  };
}

export async function sit(page: Page, server: Parameters<typeof makeTable>[0], active: object = {}): Promise<{ table: string; host: string }> {
  const made = await makeTable(server, { game: 'sotas', position: close(active) as never, seats: [ada, ...bots(1)] });
  await page.goto(`/#/join/${made.table}/${made.host}`);
  await asked(page);
  await expect(page.locator('.panels .acts').first()).toBeVisible();
  return made;
}

export async function middle(page: Page, thing: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-thing="figure:${thing}"] .plate`).boundingBox();
  if (!box) throw new Error(`${thing} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
