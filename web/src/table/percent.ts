import { reader } from '../words/reader.svelte';

/** A chance as people read it; what is possible is never told as 0, nor the uncertain as 100. */
export function percent(p: number): string {
  const number = (it: number) => new Intl.NumberFormat(reader.lang, { style: 'percent', maximumFractionDigits: 0 }).format(it);
  if (p > 0 && p < 0.01) return `< ${number(0.01)}`;
  if (p < 1 && p > 0.99) return `> ${number(0.99)}`;
  return number(p);
}
