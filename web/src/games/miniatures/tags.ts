import type { Place } from '../../frame/camera';

/** A word written on the table, and where its middle stands. */
export interface Tag {
  text: string;
  at: Place;
}

/** How wide a letter is and how high a line, in pixels. */
const [LETTER, LINE] = [7.8, 15];

/** Words that would be written over others stand below them. */
export function apart<T extends Tag>(tags: readonly T[], scale: number): T[] {
  const [letter, line] = [LETTER / scale, LINE / scale];
  const placed: T[] = [];
  for (const tag of tags) {
    const over = ({ text, at }: Tag, { x, y }: Place) => Math.abs(at.x - x) < ((text.length + tag.text.length) * letter) / 2 && Math.abs(at.y - y) < line * 0.99;
    const at = { ...tag.at };
    while (placed.some((it) => over(it, at))) at.y += line;
    placed.push({ ...tag, at });
  }
  return placed;
}
