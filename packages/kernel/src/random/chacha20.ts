import { Rng } from './rng.ts';

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a] as number;
  let xb = x[b] as number;
  let xc = x[c] as number;
  let xd = x[d] as number;
  xa = (xa + xb) | 0;
  xd = rotate(xd ^ xa, 16);
  xc = (xc + xd) | 0;
  xb = rotate(xb ^ xc, 12);
  xa = (xa + xb) | 0;
  xd = rotate(xd ^ xa, 8);
  xc = (xc + xd) | 0;
  xb = rotate(xb ^ xc, 7);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

/** One block of the ChaCha20 key stream (RFC 8439, section 2.3): 16 words from key, counter and nonce. */
export function chacha20Block(key: Uint32Array, counter: number, nonce: Uint32Array, out: Uint32Array): void {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce];
  out.set(start);
  for (let round = 0; round < 10; round++) {
    quarterRound(out, 0, 4, 8, 12);
    quarterRound(out, 1, 5, 9, 13);
    quarterRound(out, 2, 6, 10, 14);
    quarterRound(out, 3, 7, 11, 15);
    quarterRound(out, 0, 5, 10, 15);
    quarterRound(out, 1, 6, 11, 12);
    quarterRound(out, 2, 7, 8, 13);
    quarterRound(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = ((out[i] as number) + (start[i] as number)) | 0;
}

/** Little-endian words of a byte string, as the RFC reads keys and nonces. */
export function wordsOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true));
}

/** The generator of real tables: nobody without the key can predict a draw. */
export class ChaChaRng extends Rng {
  readonly #key: Uint32Array;
  readonly #nonce: Uint32Array;
  readonly #block = new Uint32Array(16);
  #counter = 0;
  #used = 16;

  /** `stream` keeps the draws of one answer apart from those of every other. */
  constructor(key: Uint8Array, stream: number) {
    super();
    if (key.length !== 32) throw new RangeError(`a ChaCha20 key has 32 bytes, not ${key.length}`);
    this.#key = wordsOf(key);
    this.#nonce = Uint32Array.of(0, Math.floor(stream / 2 ** 32), stream >>> 0);
  }

  #word(): number {
    if (this.#used === 16) {
      chacha20Block(this.#key, this.#counter++, this.#nonce, this.#block);
      this.#used = 0;
    }
    return this.#block[this.#used++] as number;
  }

  /** Words above the largest multiple of `below` are discarded, so that no result is likelier than another. */
  int(below: number): number {
    if (!Number.isInteger(below) || below < 1) throw new RangeError(`no number below ${below}`);
    const limit = 2 ** 32 - (2 ** 32 % below);
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % below;
    }
  }
}
