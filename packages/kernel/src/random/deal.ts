import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaSource, type RandomSource } from './source.ts';

/**
 * A deal that can be checked afterwards. The table shows `commitment` before the start; it fixes `seed` without
 * revealing it. Every person's client then adds bytes of its own, so that neither side alone chooses the deal.
 * `seed` and `salt` are revealed after the end.
 */
export interface Deal {
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  /** One per seat, in hex; empty where a seat gave none (bots, people who did not answer in time). */
  readonly contributions: readonly string[];
}

export const SEED_BYTES = 32;
export const SALT_BYTES = 16;
/** More than a client needs. Longer contributions are refused. */
export const MAX_CONTRIBUTION_BYTES = 64;

/** SHA-256 of seed and salt, both of fixed length, so that no other pair gives the same bytes. */
export function commitmentOf(seed: string, salt: string): string {
  return bytesToHex(
    sha256(concatBytes(requireBytes('seed', seed, SEED_BYTES), requireBytes('salt', salt, SALT_BYTES))),
  );
}

/** `random` returns bytes of a cryptographic source, which the kernel does not have. */
export function newDeal(random: (bytes: number) => Uint8Array): Deal {
  const seed = bytesToHex(random(SEED_BYTES));
  const salt = bytesToHex(random(SALT_BYTES));
  return { seed, salt, commitment: commitmentOf(seed, salt), contributions: [] };
}

/** The key of all shuffles and rolls: seed and contributions together, each with its length before it. */
export function dealKey(seed: string, contributions: readonly string[]): Uint8Array {
  const parts = [utf8ToBytes('mazmorra deal 1'), requireBytes('seed', seed, SEED_BYTES)];
  for (const contribution of contributions) {
    const bytes = hexToBytes(contribution);
    if (bytes.length > MAX_CONTRIBUTION_BYTES) throw new RangeError('a contribution is too long');
    parts.push(Uint8Array.of(bytes.length), bytes);
  }
  return sha256(concatBytes(...parts));
}

export const dealSource = (deal: Pick<Deal, 'seed' | 'contributions'>): RandomSource =>
  chachaSource(dealKey(deal.seed, deal.contributions));

function requireBytes(what: string, hex: string, length: number): Uint8Array {
  const bytes = hexToBytes(hex);
  if (bytes.length !== length) throw new RangeError(`the ${what} has ${length} bytes, not ${bytes.length}`);
  return bytes;
}
