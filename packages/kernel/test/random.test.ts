import { chacha20 } from '@noble/ciphers/chacha.js';
import { describe, expect, test } from 'vitest';
import {
  ChaChaRng,
  chacha20Block,
  chachaSource,
  commitmentOf,
  dealKey,
  FastRng,
  fastSource,
  newDeal,
  type RandomSource,
  Rng,
  wordsOf,
} from '../src/index.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(/\s/g, ''), 'hex'));
const bytes = (words: Uint32Array) => Buffer.from(words.buffer).toString('hex');

describe('ChaCha20 follows RFC 8439', () => {
  const key = hex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');

  test('section 2.3.2: the block function', () => {
    const out = new Uint32Array(16);
    chacha20Block(wordsOf(key), 1, wordsOf(hex('000000090000004a00000000')), out);
    expect(bytes(out)).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  test.each([
    [
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
  ])('appendix A.1: zero key and nonce, block %i', (counter, expected) => {
    const out = new Uint32Array(16);
    chacha20Block(new Uint32Array(8), counter, new Uint32Array(3), out);
    expect(bytes(out)).toBe(expected);
  });

  test('agrees with an independent implementation over many blocks', () => {
    const nonce = hex('000000000000000007000000');
    const stream = chacha20(key, nonce, new Uint8Array(64 * 40));
    const out = new Uint32Array(16);
    for (let block = 0; block < 40; block++) {
      chacha20Block(wordsOf(key), block, wordsOf(nonce), out);
      expect(bytes(out)).toBe(Buffer.from(stream.subarray(block * 64, block * 64 + 64)).toString('hex'));
    }
  });

  test('a key has 32 bytes', () => {
    expect(() => new ChaChaRng(new Uint8Array(31), 0)).toThrow(/32 bytes/);
  });
});

test('rejection sampling: words above the largest multiple are thrown away, never folded', () => {
  // below 3 * 2^30 a quarter of all words must be rejected; folding would make small numbers twice as likely
  const rng = new ChaChaRng(new Uint8Array(32), 1);
  const below = 3 * 2 ** 30;
  const low = Array.from({ length: 4000 }, () => rng.int(below)).filter((n) => n < 2 ** 30).length;
  expect(low / 4000).toBeCloseTo(1 / 3, 1);
});

test('rejection sampling: the first word that is thrown away is the largest multiple itself', () => {
  // The first words of the zero key are 0xade0b876 and 0x903df1a0 (appendix A.1 of the RFC, read as little-endian words).
  const rng = new ChaChaRng(new Uint8Array(32), 0);
  expect(rng.int(0xade0b876)).toBe(0x903df1a0);
});

test.each([0, -1, 1.5, Number.NaN])('there is no number below %s', (below) => {
  expect(() => new ChaChaRng(new Uint8Array(32), 0).int(below)).toThrow(
    new RangeError(`no number below ${below}`),
  );
});

test('the only number below 1 is 0', () => {
  expect(new ChaChaRng(new Uint8Array(32), 0).int(1)).toBe(0);
});

test.each([0, 7, 2 ** 32 - 1, 2 ** 32, 3 * 2 ** 32 + 5])(
  'stream %i is the key stream of the nonce 0, high half, low half of that number, block after block',
  (stream) => {
    const key = new Uint8Array(32).fill(9);
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setUint32(4, Math.floor(stream / 2 ** 32), true);
    new DataView(nonce.buffer).setUint32(8, stream % 2 ** 32, true);
    const expected = [...wordsOf(chacha20(key, nonce, new Uint8Array(64 * 4)))];
    const rng = new ChaChaRng(key, stream);
    expect(Array.from({ length: 64 }, () => rng.int(2 ** 32))).toEqual(expected);
  },
);

test('a new generator begins with stream 0 of its seed', () => {
  const draws = (rng: Rng) => Array.from({ length: 10 }, () => rng.int(1000));
  expect(draws(new FastRng('a'))).toEqual(draws(fastSource('a').stream(0)));
  expect(draws(new FastRng('a'))).not.toEqual(draws(new FastRng('b')));
});

test('a shuffle draws once for each item but the last that is left, from the end', () => {
  const asked: number[] = [];
  class Lowest extends Rng {
    override int(below: number): number {
      asked.push(below);
      return 0;
    }
  }
  expect(new Lowest().shuffle(['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd', 'a']);
  expect(asked).toEqual([4, 3, 2]);
});

test('a number from 0 up to 1 is one word over 2^32', () => {
  const words = new FastRng('unit');
  const units = new FastRng('unit');
  const drawn = Array.from({ length: 100 }, () => units.unit());
  expect(drawn).toEqual(Array.from({ length: 100 }, () => words.int(2 ** 32) / 2 ** 32));
  for (const unit of drawn) expect(unit).toBeLessThan(1);
  expect(new Set(drawn).size).toBe(100);
});

const generators: [string, () => Rng][] = [
  ['ChaChaRng', () => new ChaChaRng(new Uint8Array(32).fill(7), 3)],
  ['FastRng', () => new FastRng('seed')],
];

describe.each(generators)('%s', (_, make) => {
  test('gives the same draws for the same seed', () => {
    const [a, b] = [make(), make()];
    expect(Array.from({ length: 100 }, () => a.int(1000))).toEqual(
      Array.from({ length: 100 }, () => b.int(1000)),
    );
  });

  test('a die shows each face about equally often', () => {
    const rng = make();
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) faces[rng.die() - 1] = (faces[rng.die() - 1] ?? 0) + 1;
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test('a shuffle reaches every order about equally often', () => {
    const rng = make();
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = rng.shuffle(['a', 'b', 'c', 'd']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(170);
  });

  test('nothing can be picked from nothing', () => {
    expect(() => make().pick([])).toThrow(new RangeError('pick from nothing'));
  });
});

test.each<[string, () => RandomSource]>([
  ['chacha20', () => chachaSource(new Uint8Array(32).fill(1))],
  ['sfc32', () => fastSource('1')],
])('%s: each answer has a stream of its own that can be begun anew', (_, make) => {
  const source = make();
  const draws = (n: number) => {
    const rng = source.stream(n);
    return Array.from({ length: 5 }, () => rng.int(1_000_000));
  };
  const first = draws(1);
  expect(draws(2)).not.toEqual(first);
  expect(draws(1)).toEqual(first);
});

describe('deals that can be checked', () => {
  const seed = '11'.repeat(32);
  const salt = '22'.repeat(16);

  test('the commitment is SHA-256 of seed and salt', async () => {
    const digest = await crypto.subtle.digest('SHA-256', hex(seed + salt));
    expect(commitmentOf(seed, salt)).toBe(Buffer.from(digest).toString('hex'));
  });

  test('a new deal commits to its own seed', () => {
    const deal = newDeal((count) => crypto.getRandomValues(new Uint8Array(count)));
    expect(deal.commitment).toBe(commitmentOf(deal.seed, deal.salt));
    expect(deal.seed).toHaveLength(64);
    expect(deal.salt).toHaveLength(32);
    expect(deal.contributions).toEqual([]);
  });

  test('the key is SHA-256 of a title, the seed, and each contribution with its length before it', async () => {
    const title = Buffer.from('mazmorra deal 1').toString('hex');
    const digest = await crypto.subtle.digest('SHA-256', hex(`${title}${seed}02aabb0001cc`));
    expect(Buffer.from(dealKey(seed, ['aabb', '', 'cc'])).toString('hex')).toBe(
      Buffer.from(digest).toString('hex'),
    );
  });

  test('every contribution, its place and its length change the key', () => {
    const keys = [[], ['aa'], ['ab'], ['', 'aa'], ['aa', ''], ['aaaa'], ['aa', 'aa']].map((given) =>
      Buffer.from(dealKey(seed, given)).toString('hex'),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('a seed of another length and a contribution that is too long are refused', () => {
    expect(() => commitmentOf('11', salt)).toThrow(new RangeError('the seed has 32 bytes, not 1'));
    expect(() => commitmentOf(seed, '2222')).toThrow(new RangeError('the salt has 16 bytes, not 2'));
    expect(() => dealKey('11', [])).toThrow(new RangeError('the seed has 32 bytes, not 1'));
    expect(() => dealKey(seed, ['aa'.repeat(65)])).toThrow(/too long/);
    expect(dealKey(seed, ['aa'.repeat(64)])).toHaveLength(32);
  });
});
