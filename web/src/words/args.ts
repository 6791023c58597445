import type { Json } from '../documents';

/** The arguments of a message. */
export type Args = Record<string, string | number>;

/** What separates the entries of a list in an argument, and what stands for a hidden thing. */
export const LIST = ', ';
export const HIDDEN = '?';

/**
 * The message and the arguments of an event, a choice or any other enum as the engine writes it:
 * `{"won": {"by": 0}}` is `…-won` with `$by`. A value that has no field names is `$it`.
 */
export function variant(value: Json): [name: string, args: Args] {
  if (typeof value === 'string') return [kebab(value), {}];
  if (isFields(value)) {
    const [first] = Object.entries(value);
    return first ? [kebab(first[0]), argsOf(first[1])] : ['nothing', {}];
  }
  return ['plain', argsOf(value)];
}

/** The arguments of plain data, the names of nested fields joined by dashes. */
export function argsOf(value: Json): Args {
  const args: Args = {};
  if (isFields(value)) addFields(args, '', value);
  else if (value !== null) add(args, 'it', value);
  return args;
}

/** An argument that came as text: a whole number counts as one. */
export function argOf(text: string): string | number {
  return String(Number.parseInt(text, 10)) === text ? Number(text) : text;
}

function addFields(args: Args, head: string, fields: { [key: string]: Json }): void {
  for (const [name, value] of Object.entries(fields)) add(args, head ? `${head}-${name}` : name, value);
}

function add(args: Args, name: string, value: Json): void {
  if (isFields(value)) addFields(args, name, value);
  else args[name] = typeof value === 'number' ? value : plain(value);
}

/** A value as an argument shows it. */
function plain(value: Json): string {
  if (value === null) return '';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map((it) => (it === null ? HIDDEN : plain(it))).join(LIST);
  if (typeof value === 'object') return Object.values(value).map(plain).join(' ');
  return String(value);
}

function isFields(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A variant's name as it stands in message ids. */
export function kebab(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
