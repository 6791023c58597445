import type { Question } from '../documents';
import type { GameSurface } from '../games/surface';

/** The options in the order in which they are listed and numbered: what gives up the rest comes last. */
export function orderOf(question: Question | null, surface: Pick<GameSurface, 'leaves'>): number[] {
  if (!question) return [];
  const last = question.options.map((it) => Number(surface.leaves?.(it, question) ?? false));
  return question.options.map((_, at) => at).sort((a, b) => (last[a] ?? 0) - (last[b] ?? 0));
}
