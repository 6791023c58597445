const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a text's longest word in the page's own bold letters, in ems, so that it need not be broken. */
export function widest(text: string): number {
  const found = known.get(text) ?? Math.max(1, ...text.split(/[\s-]+/).map(width));
  known.set(text, found);
  return found;
}

function width(word: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return word.length * 0.65;
  pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue('--sans')}`;
  return pen.measureText(word).width / 100;
}
