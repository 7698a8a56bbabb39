import { hasSeat, type Seat } from '@mazmorra/kernel';
import type { State } from '@mazmorra/welcome-to-the-dungeon';

/** Reads a two-bit counter of the state. */
const pairAt = (packed: number, seat: Seat): number => (packed >> (seat * 2)) & 3;

/** The relative chances of a seat by its successes and failures: 0/0, 0/1, 1/0, 1/1. */
const hopes = [1, 0.65, 2.4, 1.7];

const hopeOf = (s: State, seat: Seat): number =>
  hasSeat(s.alive, seat) ? (hopes[pairAt(s.successes, seat) * 2 + pairAt(s.failures, seat)] as number) : 0;

/** One more success wins the game for the seat (WD-RES-04), one more failure puts it out. */
export const isOneFromWinning = (s: State, seat: Seat): boolean => pairAt(s.successes, seat) === 1;
export const isOneFromOut = (s: State, seat: Seat): boolean => pairAt(s.failures, seat) === 1;

/**
 * The relative chances after a round, by the number of seats; `starts` is the factor for who begins the next one. Fitted
 * to 1,000 to 1,500 games of adventurers each. The adventurers themselves play by `hopes`: for three and four seats
 * these predict the winner less well (log-likelihood per round -0.963 to -0.959 and -1.206 to -1.190).
 */
const fitted: Readonly<Record<number, { readonly hopes: readonly number[]; readonly starts: number }>> = {
  2: { hopes: [1, 0.65, 2.28, 1.38], starts: 1.03 },
  3: { hopes: [1, 0.48, 2.15, 1.13], starts: 1.12 },
  4: { hopes: [1, 0.42, 2.79, 1.11], starts: 1.25 },
};

/** The estimated probability that the seat wins, from the successes and failures of all seats. */
export function worthOf(s: State, seat: Seat): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : 0;
  const { hopes: after, starts } = fitted[s.seats] as (typeof fitted)[number];
  let own = 0;
  let all = 0;
  for (let other = 0; other < s.seats; other++) {
    if (!hasSeat(s.alive, other)) continue;
    const hope = after[pairAt(s.successes, other) * 2 + pairAt(s.failures, other)] as number;
    const then = other === s.starter ? hope * starts : hope;
    all += then;
    if (other === seat) own = then;
  }
  return own / all;
}

/** The same after the runner has succeeded or failed (WD-RES-04 to WD-RES-07). */
export function worthAfter(s: State, seat: Seat, runner: Seat, success: boolean): number {
  const wins = pairAt(s.successes, runner);
  const losses = pairAt(s.failures, runner);
  if (success && wins === 1) return runner === seat ? 1 : 0;
  const out = !success && losses === 1;
  if (out && runner === seat) return 0;
  const hope = out ? 0 : (hopes[(wins + (success ? 1 : 0)) * 2 + losses + (success ? 0 : 1)] as number);
  let all = hope;
  for (let other = 0; other < s.seats; other++) if (other !== runner) all += hopeOf(s, other);
  return (runner === seat ? hope : hopeOf(s, seat)) / all;
}
