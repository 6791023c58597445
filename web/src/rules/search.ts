import type { Catalogue, Lang } from '../documents';

export interface Found {
  section: Catalogue['sections'][number];
  rules: Catalogue['rules'];
}

/** Letters as a reader types them: without accents and capitals. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Rules with every word asked for, by section. */
export function search(catalogue: Catalogue, asked: string, lang: Lang): Found[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  const fits = (rule: Catalogue['rules'][number]) => {
    const text = `${rule.id} ${folded(rule[lang])} ${(rule.rulings ?? []).join(' ').toLowerCase()}`;
    return words.every((word) => text.includes(word));
  };
  return catalogue.sections
    .map((section) => ({
      section,
      rules: catalogue.rules.filter((it) => it.id.startsWith(`${section.id}.`) && fits(it)),
    }))
    .filter((it) => it.rules.length > 0);
}

/** Whether a rule or a section is called so. */
export function isNamed({ rules, sections }: Catalogue, id: string): boolean {
  return [...rules, ...sections].some((it) => it.id === id);
}
