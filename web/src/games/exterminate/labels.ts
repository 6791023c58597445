/** A figure that is told from the others of its player by a short label. */
interface Labelled {
  figure: string;
  seat: number;
}

interface Told {
  figure: string;
  /** The words of its name, and the number behind them where there are several of its kind. */
  words: string[];
  number: string;
}

const wordsOf = (name: string) => name.split(/[\s-]+/u).filter((it) => it.length > 2);
const initials = (words: readonly string[]) => words.slice(0, 2).map((it) => it.charAt(0).toUpperCase()).join('');

function toldOf(figure: string, name: string): Told {
  const [, base = name, number = ''] = /^(.*?)\s*(\d+)$/u.exec(name) ?? [];
  return { figure, words: wordsOf(base), number };
}

/**
 * What is written on a figure's token, so that it is found in lists: the number behind its name, after the
 * initials of what tells its kind from the others of its player.
 */
export function labelsOf(figures: readonly Labelled[], nameOf: (figure: string) => string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const seat of new Set(figures.map((it) => it.seat))) {
    const told = figures.filter((it) => it.seat === seat).map((it) => toldOf(it.figure, nameOf(it.figure)));
    for (const [figure, label] of labelled(told)) labels.set(figure, label);
  }
  return labels;
}

const keyOf = ({ words }: Told) => words.join(' ').toLowerCase();

function labelled(told: readonly Told[]): [figure: string, label: string][] {
  const kinds = [...new Map(told.map((it) => [keyOf(it), it])).values()];
  const counted = kinds.filter((it) => it.number);
  /** Of the kinds that are numbered the only one, or the one whose name is part of others, is told by the number alone. */
  const bare = counted.length === 1 ? counted[0] : counted.filter((it) => !own(it, kinds).length).sort((a, b) => a.words.length - b.words.length)[0];
  const isBare = (it: Told) => bare !== undefined && it.number !== '' && keyOf(it) === keyOf(bare);
  const short = (it: Told) => (isBare(it) ? '' : initials(own(it, kinds).length ? own(it, kinds) : it.words)) + it.number;
  const full = (it: Told) => (isBare(it) ? '' : initials(it.words)) + it.number;
  return told.map((it) => [it.figure, told.some((other) => other !== it && short(other) === short(it)) ? full(it) : short(it)]);
}

/** The words of a kind that no other kind has. */
function own(it: Told, kinds: readonly Told[]): string[] {
  const others = kinds.filter((other) => keyOf(other) !== keyOf(it)).flatMap((other) => other.words.map((word) => word.toLowerCase()));
  return it.words.filter((word) => !others.includes(word.toLowerCase()));
}
