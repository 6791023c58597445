import type { NewTable } from '../../documents';
import { againstBots } from '../../home/make';

/** The teaching game: shorter, with nothing hidden but the draw pile, against two gentle bots. */
export function teaching(): NewTable {
  const seats = againstBots(3, 'easy');
  return { game: 'cardgame', setup: { scenario: 'teaching', players: seats.length }, seats };
}
