import type { SeatState, Snapshot } from '../documents';
import { t } from '../words/reader.svelte';

/** What is said beside whoever is asked, such as that they are thinking. */
export function turnText({ asked, you }: Pick<Snapshot, 'asked' | 'you'>, seats: readonly SeatState[]): string {
  const seat = asked ? seats[asked.seat] : undefined;
  if (!seat) return '';
  if (you.seats.includes(seat.seat)) return t('web-your-turn');
  if (seat.play === 'open') return t('web-waits-open');
  return t(seat.play === 'person' && !seat.here ? 'web-seat-away' : 'web-thinks');
}
