/** The levels of bots, the weakest first; their names are in the common message files. */
export const LEVELS = ['random', 'easy', 'greedy', 'search', 'master'] as const;

export const USUAL_LEVEL = 'easy';

/** The message that names a level. */
export function levelKey(level: string | null | undefined): string {
  const base = (level ?? '').split(':')[0] ?? '';
  const at = (LEVELS as readonly string[]).indexOf(base);
  return `bot-level-${(at < 0 ? 2 : at) + 1}`;
}
