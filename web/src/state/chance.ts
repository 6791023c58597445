/** So many bytes that nobody else can know beforehand, in hexadecimal digits. */
export function chance(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (it) => it.toString(16).padStart(2, '0')).join('');
}
