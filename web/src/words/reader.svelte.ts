import commonEn from '../../../data/words/en.ftl?raw';
import commonFr from '../../../data/words/fr.ftl?raw';
import webEn from '../../../data/words/web.en.ftl?raw';
import webFr from '../../../data/words/web.fr.ftl?raw';
import type { Both, Lang } from '../documents';
import { keep, kept } from '../state/keep';
import type { Args } from './args';
import { typeset } from './french';
import { NOBODY, Words, type Cast } from './words';

const words: Record<Lang, Words> = {
  fr: new Words('fr', [commonFr, webFr]),
  en: new Words('en', [commonEn, webEn]),
};

/** The language of whoever reads. */
class Reader {
  lang = $state<Lang>(kept<Lang>('lang', preferred()));
  /** Counts message files that came later, so that texts are told anew. */
  files = $state(0);

  speak(lang: Lang): void {
    this.lang = lang;
    keep('lang', lang);
    document.documentElement.lang = lang;
  }

  /** The reader's own way to write dates and numbers in this language. */
  get locale(): string {
    return globalThis.navigator?.languages.find((it) => it.startsWith(this.lang)) ?? this.lang;
  }

  get words(): Words {
    void this.files;
    return words[this.lang];
  }
}

function preferred(): Lang {
  const asked = globalThis.navigator?.languages ?? [];
  return asked.map((it) => it.slice(0, 2)).find((it) => it === 'fr' || it === 'en') === 'fr' ? 'fr' : 'en';
}

export const reader = new Reader();

/** A text of the client in the reader's language. */
export function t(key: string, args: Args = {}, cast: Cast = NOBODY): string {
  return typeset(reader.lang, reader.words.say(key, args, cast));
}

/** A text that comes in both languages. */
export function of(both: Both): string {
  return typeset(reader.lang, both[reader.lang]);
}

/** A text in both languages that is told when it is read. */
export function inWords(say: (words: Words) => string): Both {
  const told = (lang: Lang) => {
    void reader.files;
    return say(words[lang]);
  };
  return { get fr() { return told('fr'); }, get en() { return told('en'); } };
}

/** A text of the client in both languages, such as a fault's. */
export function inBoth(key: string, args: Args = {}): Both {
  return { fr: words.fr.say(key, args), en: words.en.say(key, args) };
}

let opened = '';

/** Adds the messages of a game. Games may call different messages the same: those of the game that was opened last count. */
export function addWords(game: string, files: Record<Lang, string>): void {
  if (opened === game) return;
  opened = game;
  words.fr.add(files.fr);
  words.en.add(files.en);
  reader.files += 1;
}
