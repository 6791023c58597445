import type { Lang } from '../documents';

/** A length in hundredths of a millimetre, in whole millimetres; a part of one counts as one. */
export function millimetres(length: string): string {
  if (!/^-?\d+$/.test(length)) return length;
  const shown = String(Math.ceil(Math.abs(Number(length)) / 100));
  return Number(length) < 0 ? `−${shown}` : shown;
}

/** A length in hundredths of a millimetre, in inches to the nearest hundredth, with as many places as it needs. */
export function inches(lang: Lang, length: string): string {
  if (!/^-?\d+$/.test(length)) return length;
  const hundredths = Math.floor((Math.abs(Number(length)) * 200 + 2540) / 5080);
  const shown = String(hundredths / 100).replace('.', lang === 'fr' ? ',' : '.');
  return Number(length) < 0 && hundredths ? `−${shown}` : shown;
}
