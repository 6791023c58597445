/** A text without the name that heads it; a name that is a word of its first sentence stays. */
function after(name: string, text: string): string {
  const rest = text.startsWith(name) ? /^\s*:\s*(.*)$/su.exec(text.slice(name.length))?.[1] : undefined;
  return rest ?? text;
}

/** The texts of something's rules as one, without its name; what another of them says at its beginning is said once. */
export function gistOf(name: string, texts: string[]): string {
  const bare = texts.map((it) => after(name, it));
  const begins = (one: string, other: string) => other.startsWith(one.replace(/\.$/u, ''));
  const isSaid = (one: string, at: number) => bare.some((other, nth) => begins(one, other) && (one === other ? nth < at : nth !== at));
  return bare.filter((it, at) => !isSaid(it, at)).join(' ');
}
