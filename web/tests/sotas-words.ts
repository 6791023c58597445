import type { Both, Lang } from '../src/documents';
import { addWords, reader } from '../src/words/reader.svelte';
import { wordFile } from './fixtures';

/** Gives the reader the words of SOTAS. */
export function bringSotasWords(): void {
  const files = (lang: Lang) => ['web-miniatures', 'web-sotas'].map((it) => wordFile(`${it}.${lang}`)).join('\n');
  addWords('sotas', { fr: files('fr'), en: files('en') });
}

/** What is told to those who read French and to those who read English. */
export function inBoth(tell: () => string): Both {
  const told = (lang: Lang) => {
    reader.lang = lang;
    return tell().replaceAll('\u00a0', ' ');
  };
  return { fr: told('fr'), en: told('en') };
}
