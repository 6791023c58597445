import type { Lang } from '../documents';

const ARTICLES: [begin: string, article: string][] = [['Le ', 'le'], ['La ', 'la '], ['Les ', 'les'], ["L'", "l'"]];

/** A name after `de`: « du Docteur », « d'Ada ». */
export function de(name: string): string {
  const [article, rest] = parted(name);
  if (article === 'le') return `du ${rest}`;
  if (article === 'les') return `des ${rest}`;
  if (article) return `de ${article}${rest}`;
  return /^[aàâäeéèêëiîïoôöuùûüyhœæ]/i.test(name) ? `d'${name}` : `de ${name}`;
}

/** A name after `à`: « au Docteur », « à la Bête ». */
export function a(name: string): string {
  const [article, rest] = parted(name);
  if (article === 'le') return `au ${rest}`;
  if (article === 'les') return `aux ${rest}`;
  return article ? `à ${article}${rest}` : `à ${name}`;
}

function parted(name: string): [article: string | null, rest: string] {
  const found = ARTICLES.find(([begin]) => name.startsWith(begin));
  return found ? [found[1], name.slice(found[0].length)] : [null, name];
}

/** A text as it is set in a language: in French a space before `: ; ! ? %` and inside « » never breaks. */
export function typeset(lang: Lang, text: string): string {
  return lang === 'fr' ? text.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0') : text;
}
