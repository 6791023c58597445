/**
 * SHA-256, as FIPS 180-4 describes it. Browsers have their own only on pages served over HTTPS, and
 * friends in one house play over plain HTTP.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(FIRST);
  const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, bytes.length * 8);
  for (let at = 0; at < padded.length; at += 64) compress(state, new DataView(padded.buffer, at, 64));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setUint32(at * 4, word));
  return new Uint8Array(digest.buffer);
}

/** The first 32 bits of the fractions of a root of the first primes. */
function fractions(count: number, root: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((it) => n % it)) primes.push(n);
  return primes.map((it) => ((it ** (1 / root)) % 1) * 2 ** 32 | 0);
}

const FIRST = fractions(8, 2);
const ROUNDS = fractions(64, 3);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, block: DataView): void {
  const words = new Uint32Array(64);
  for (let t = 0; t < 64; t++) {
    if (t < 16) {
      words[t] = block.getUint32(t * 4);
      continue;
    }
    const [w2, w7, w15, w16] = [words[t - 2]!, words[t - 7]!, words[t - 15]!, words[t - 16]!];
    const early = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
    const late = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
    words[t] = w16 + early + w7 + late;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[t]! + words[t]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = state[at]! + word));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
