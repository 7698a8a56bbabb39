import { Rng } from './rng.ts';

/** Four words that depend on every character of the text (the usual xor-multiply mixing, finished by murmur's avalanche). */
function wordsOfText(text: string): [number, number, number, number] {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0xdeadbeef;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x85ebca6b) ^ (b >>> 15);
    b = Math.imul(b ^ code, 0xc2b2ae35) ^ (c >>> 13);
    c = Math.imul(c ^ code, 0x27d4eb2f) ^ (d >>> 16);
    d = Math.imul(d ^ code, 0x165667b1) ^ (a >>> 14);
  }
  return [mix(a ^ d), mix(b ^ a), mix(c ^ b), mix(d ^ c)];
}

function mix(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/**
 * sfc32: small, fast and good enough for bots, simulations and tests. Anybody who has seen some draws
 * can compute the others, so no table with people in different places uses it.
 */
export class FastRng extends Rng {
  #a = 0;
  #b = 0;
  #c = 0;
  #count = 1;
  readonly #seed: readonly [number, number, number, number];

  constructor(seed: string) {
    super();
    this.#seed = wordsOfText(seed);
    this.restart(0);
  }

  /** Restarts with the stream of that number. */
  restart(stream: number): void {
    const [a, b, c, d] = this.#seed;
    const low = mix((stream + 0x9e3779b9) | 0);
    this.#a = a ^ low;
    this.#b = b ^ Math.imul(low, 0x27d4eb2f);
    this.#c = c ^ mix(low ^ d);
    this.#count = 1;
    for (let i = 0; i < 8; i++) this.#word();
  }

  #word(): number {
    const sum = (this.#a + this.#b + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** The bias of scaling one word is below `below / 2^32`: too small to show in a simulation. */
  int(below: number): number {
    return Math.floor((this.#word() / 2 ** 32) * below);
  }

  /** A number from 0 up to 1, for noise and sampling in bots. */
  unit(): number {
    return this.#word() / 2 ** 32;
  }
}
