import { createHash } from 'node:crypto';
import { commitmentOf, type Deal, dealKey, SALT_BYTES } from '@mazmorra/kernel';

/**
 * All chance in a tournament follows from one seed. Its commitment is published when the tournament opens, people contribute
 * random bytes when they join, and the seed is published after the end. So neither the server nor the people alone can choose the
 * draw or the deals.
 */
type Master = Pick<Deal, 'seed' | 'salt'>;

const digest = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The lots: entrants in drawn order. `contributions` are those of the entrants, by number. */
export function lotsOf({ seed }: Master, contributions: readonly string[]): number[] {
  const key = dealKey(seed, contributions);
  const lots = contributions.map((_, entrant) => digest(key, `lot ${entrant}`).toString('hex'));
  return [...lots.keys()].sort((a, b) => ((lots[a] ?? '') < (lots[b] ?? '') ? -1 : 1));
}

/** The order in which people sit at the tables of a round. */
export function seatingOf(
  { seed }: Master,
  contributions: readonly string[],
  round: number,
  table: readonly number[],
): number[] {
  const key = dealKey(seed, contributions);
  const lot = (entrant: number) => digest(key, `seat ${round} ${entrant}`).toString('hex');
  return [...table].sort((a, b) => (lot(a) < lot(b) ? -1 : 1));
}

/** The deal of one table. Its seed cannot be known in advance, and follows from that of the tournament afterwards. */
export function tableDeal(
  { seed, salt }: Master,
  round: number,
  table: number,
  contributions: readonly string[],
): Deal {
  const own = digest(`mazmorra tournament table ${round} ${table} seed `, seed).toString('hex');
  const ownSalt = digest(`mazmorra tournament table ${round} ${table} salt `, salt)
    .subarray(0, SALT_BYTES)
    .toString('hex');
  return { seed: own, salt: ownSalt, commitment: commitmentOf(own, ownSalt), contributions };
}
