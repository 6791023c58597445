/** As many letters of packed text as an address carries through any program that hands it on. */
export const LONGEST_LINK = 4000;
/** As long a text is unpacked: a link of somebody else fills no memory. */
const LONGEST_TEXT = 100_000;

/** A text as few letters that an address may have. */
export async function pack(text: string): Promise<string> {
  const small = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(small).arrayBuffer());
  const letters = btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}

/** The text that was packed, or nothing where none was. */
export async function unpack(letters: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array[] = [];
    for (let size = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > LONGEST_TEXT) return null;
      parts.push(value);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts as BlobPart[]).arrayBuffer());
  } catch {
    return null;
  }
}
