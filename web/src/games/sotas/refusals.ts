import type { Choice, Question } from '../../documents';
import type { View } from '../../generated/sotas';
import type { Proof } from '../miniatures/shapes';
import type { Aim, Facts, Verdict } from './measures';
import { proofText, whyText } from './telling';
import { parts } from './things';
import { ruleText } from './verdict';

/** The rules that forbid attacks, by the attack. */
export type Refusals = ReadonlyMap<string, string>;

/** The attack that an aim thinks of; hand to hand where it thinks of none. */
export function attackOf(target: string, aim?: Pick<Aim, 'with'>): Choice {
  return aim?.with ? { shoot: { target, with: aim.with } } : { fight: { target } };
}

/** Whether an attack is among the answers, however it is made. */
function isOffered({ options }: Pick<Question, 'options'>, attack: Choice): boolean {
  const wanted = parts(attack);
  const same = (key: string, [, it]: ReturnType<typeof parts>) => (it as Record<string, unknown>)[key] === (wanted[1] as Record<string, unknown>)[key];
  return options.some((option) => {
    const it = parts(option);
    return it[0] === wanted[0] && same('target', it) && (it[0] === 'fight' || same('with', it));
  });
}

/** Attacks that are not to be had though nothing about their target forbids them: why, the rules must be asked. */
export function unexplained(question: Pick<Question, 'options'>, lines: readonly Facts[]): Choice[] {
  return lines.flatMap(({ to, aims }) => {
    if (to === undefined) return [];
    const open = aims?.length ? aims.filter((it) => !it.rule).map((it) => attackOf(to, it)) : [attackOf(to)];
    return open.filter((it) => !isOffered(question, it));
  });
}

/** Tries attacks one after the other, and notes the rules that forbid them. */
export async function refusalsOf(attacks: readonly Choice[], attempt: (attack: Choice) => Promise<Verdict>): Promise<Refusals> {
  const told = new Map<string, string>();
  for (const attack of attacks) {
    const { legal, rule } = await attempt(attack);
    if (!legal && rule) told.set(JSON.stringify(attack), rule);
  }
  return told;
}

/** The rule that forbids an attack: for its target's sake, or for the attacker's. */
export function refusedBy(refusals: Refusals, target: string, aim?: Aim): string | undefined {
  return aim?.rule ?? refusals.get(JSON.stringify(attackOf(target, aim)));
}

/** What stops the attacker, each reason once with all rules that say it. */
export function stopsOf(refusals: Refusals, tell: (rule: string) => string): { text: string; rules: string[] }[] {
  const rules = [...new Set(refusals.values())];
  return [...new Set(rules.map(tell))].map((text) => ({ text, rules: rules.filter((it) => tell(it) === text) }));
}

/** Why something is refused: what shows it, else in a word or two, else the rule itself. */
export function refusalText(view: View, rule: string, proof?: Proof): string {
  return (proof && proofText(view, proof)) || whyText(rule) || ruleText(rule);
}
