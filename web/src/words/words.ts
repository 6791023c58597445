import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import type { Json, Lang } from '../documents';
import { a, de } from './french';
import { argsOf, HIDDEN, LIST, variant, type Args } from './args';
import { inches, millimetres } from './lengths';

/** Whom and what a text may name. */
export interface Cast {
  /** The players' names by seat; a seat without one is called by its number. */
  seats: string[];
  /** The name of a thing in a language, or its id. */
  thing(lang: Lang, id: string): string;
}

export const NOBODY: Cast = { seats: [], thing: (_, id) => id };

/** The messages of one language, told as the server and the command line tell them. */
export class Words {
  readonly variables = new Map<string, Set<string>>();
  readonly #bundle: FluentBundle;
  #cast: Cast = NOBODY;

  constructor(readonly lang: Lang, files: string[]) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: this.#functions() });
    files.forEach((file) => this.add(file));
  }

  /** Adds the messages of a file; of two messages with one name the one added last is told. */
  add(file: string): void {
    const resource = new FluentResource(file);
    for (const message of resource.body) {
      if (message.id.startsWith('-')) continue;
      const names = new Set<string>();
      gather(message.value, names);
      this.variables.set(message.id, names);
    }
    const faults = this.#bundle.addResource(resource, { allowOverrides: true });
    if (faults[0]) throw faults[0];
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a message. One that does not exist shows its key between `⟪` and `⟫`. */
  say(key: string, args: Args = {}, cast: Cast = NOBODY): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return `⟪${key}⟫`;
    const given: Record<string, FluentValue> = {};
    this.variables.get(key)?.forEach((name) => (given[name] = ''));
    for (const [name, value] of Object.entries(args)) {
      given[name] = typeof value === 'number' ? whole(value) : value;
    }
    const before = this.#cast;
    this.#cast = cast;
    try {
      return this.#bundle.formatPattern(pattern, given, []);
    } finally {
      this.#cast = before;
    }
  }

  /** Tells an event or a choice: the message is `<head>-<variant>`. */
  tell(head: string, value: Json, cast: Cast, more: Args = {}): string {
    const [name, args] = variant(value);
    return this.say(`${head}-${name}`, { ...more, ...args }, cast);
  }

  /** Tells a message whose arguments are the fields of a document. */
  sayOf(key: string, document: Json, cast: Cast): string {
    return this.say(key, argsOf(document), cast);
  }

  #functions(): Record<string, (args: FluentValue[]) => FluentValue> {
    const seat = (id: string) => this.#seatName(id);
    const thing = (id: string) => this.#cast.thing(this.lang, id);
    const colon = this.lang === 'fr' ? '\u00a0:' : ':';
    return {
      SEAT: ([it]) => seat(text(it)),
      SEATS: ([it]) => this.#list(text(it), seat),
      SCORES: ([it, of]) => {
        const seats = entries(text(of));
        return entries(text(it)).map((score, at) => `${seat(seats[at] ?? String(at))}${colon} ${score}`).join(LIST);
      },
      THING: ([it]) => thing(text(it)),
      THINGS: ([it]) => this.#list(text(it), thing),
      COUNT: ([it]) => new FluentNumber(entries(text(it)).length),
      MINUS: ([a, b]) => new FluentNumber((Number(text(a)) || 0) - (Number(text(b)) || 0)),
      PLACE: ([it]) => (/^\d+$/.test(text(it)) ? String(Number(text(it)) + 1) : text(it)),
      DE: ([it]) => de(text(it)),
      A: ([it]) => a(text(it)),
      FACES: ([it]) => this.#faces(text(it)),
      MM: ([it]) => millimetres(text(it)),
      INCH: ([it]) => inches(this.lang, text(it)),
    };
  }

  #seatName(id: string): string {
    if (!/^\d+$/.test(id)) return id;
    const name = this.#cast.seats[Number(id)];
    return name?.trim() ? name : `${this.say('player')} ${Number(id) + 1}`;
  }

  /** Several names as one text; equal ones are counted. */
  #list(list: string, name: (id: string) => string): string {
    const counted = new Map<string, number>();
    for (const it of entries(list).map(name)) counted.set(it, (counted.get(it) ?? 0) + 1);
    const shown = [...counted].map(([it, count]) => {
      if (it === HIDDEN) return count === 1 ? this.say('hidden-one') : `${count} ${this.say('hidden-many')}`;
      return count === 1 ? it : `${it} ×${count}`;
    });
    return this.#joined(shown) ?? this.say('list-nothing');
  }

  /** Dice written by the letters of their faces, in words. */
  #faces(dice: string): string {
    const told = ['H', 'A', 'L'].flatMap((letter) => {
      const count = dice.split(letter).length - 1;
      return count ? [`${count} ${this.say(`face-${letter.toLowerCase()}-${count === 1 ? 'one' : 'many'}`)}`] : [];
    });
    return this.#joined(told) ?? this.say('faces-none');
  }

  #joined(shown: string[]): string | undefined {
    const last = shown.at(-1);
    return shown.length > 1 ? `${shown.slice(0, -1).join(LIST)} ${this.say('list-and')} ${last}` : last;
  }
}

function entries(list: string): string[] {
  return list.split(LIST.trim()).map((it) => it.trim()).filter((it) => it !== '');
}

function text(value: FluentValue | undefined): string {
  if (value instanceof FluentNumber) return String(value.value);
  return typeof value === 'string' ? value : '';
}

function whole(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}

/** Collects the variables of a pattern, whatever it is nested in. */
function gather(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) node.forEach((it) => gather(it, names));
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'var' && 'name' in node) names.add(String(node.name));
    Object.values(node).forEach((it) => gather(it, names));
  }
}
