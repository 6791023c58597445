import type { View } from '../../generated/sotas';
import { shelf } from '../../state/shelf.svelte';
import { reader, t } from '../../words/reader.svelte';
import type { Verdict } from './measures';
import { arrivalText, figureName, perilsText, proofText, whyText } from './telling';

/** The text of a rule, once the catalogue is there. */
export function ruleText(rule: string): string {
  return shelf.rules('sotas')?.rules.find((it) => it.id === rule)?.[reader.lang] ?? rule;
}

/** Why a place is refused or a way ends before it, in a few words; nothing where only the rule itself tells it. */
export function verdictWhy(view: View, { legal, proof, rule }: Verdict): string {
  return legal ? '' : (proof && proofText(view, proof)) || whyText(rule ?? '');
}

/** What the rules say of a place that is thought of, what harms there first. */
export function heardText(view: View, verdict: Verdict): string {
  return [perilsText(view, verdict.perils), verdictText(view, verdict)].filter(Boolean).join(' · ');
}

/** What the rules say of a place that is thought of, beside what harms there. */
export function verdictText(view: View, verdict: Verdict): string {
  const told: string[] = [];
  if (verdict.arrival) told.push(arrivalText(view, verdict.arrival));
  if (verdict.burst) {
    const names = verdict.burst.caught.map((it) => figureName(view, it));
    told.push(names.length ? t('web-sotas-burst', { count: names.length, names: names.join(', ') }) : t('web-sotas-burst-nobody'));
  }
  if (verdict.legal) return told.join(' · ') || t('web-map-fits');
  const why = verdictWhy(view, verdict);
  const stopped = why || (verdict.rule ? ruleText(verdict.rule) : '');
  if (verdict.stop) return [stopped ? t('web-map-stops-why', { why: stopped }) : t('web-map-stops'), ...told].join(' · ');
  return why ? t('web-map-not-here-why', { why }) : t('web-map-not-here');
}
