/** A text without the name it begins with. */
function after(name: string, text: string): string {
  return text.startsWith(name) ? text.slice(name.length).replace(/^\s*:\s*/u, '') : text;
}

/** The texts of something's rules as one, without its name; what another of them says at its beginning is said once. */
export function gistOf(name: string, texts: string[]): string {
  const bare = texts.map((it) => after(name, it));
  const begins = (one: string, other: string) => other.startsWith(one.replace(/\.$/u, ''));
  const isSaid = (one: string, at: number) => bare.some((other, nth) => begins(one, other) && (one === other ? nth < at : nth !== at));
  return bare.filter((it, at) => !isSaid(it, at)).join(' ');
}
