import type { Place } from '../../frame/camera';

/** How wide a letter is and how high a line, in pixels; so many letters stand in a line. */
const [LETTER, MOST] = [8.2, 30];
export const LABEL_LINE = 16;

/** Lines of a label above a place, and how far aside their middle stands, in pixels: it does not leave the table sideways. */
export function labelOf(text: string, { x }: Place, width: number, scale: number): { lines: string[]; x: number } {
  const lines = text.split(' · ').flatMap(broken);
  const half = (Math.max(0, ...lines.map((it) => it.length)) * LETTER) / 2;
  const [at, most] = [x * scale, width * scale];
  const within = 2 * half > most ? most / 2 : Math.min(Math.max(at, half), most - half);
  return { lines, x: within - at };
}

/** A text in lines, broken between words. */
function broken(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= MOST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
