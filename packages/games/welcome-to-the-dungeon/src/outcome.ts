import type { Outcome } from '@mazmorra/kernel';
import { SUCCESSES_TO_WIN } from './data/numbers.ts';
import { NONE, pairAt, type State } from './state.ts';

/** WD-END-01: one winner, never a tie. WD-RULING-31: all others share the second place. */
export function outcome(s: State): Outcome | undefined {
  if (s.winner === NONE) return undefined;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const byCards = pairAt(s.successes, s.winner) === SUCCESSES_TO_WIN;
  return {
    places: seats.map((seat) => (seat === s.winner ? 1 : 2)),
    winners: [s.winner],
    rule: byCards ? 'WD-RES-04' : 'WD-RES-07',
    scores: seats.map((seat) => ({
      successes: pairAt(s.successes, seat),
      failures: pairAt(s.failures, seat),
    })),
  };
}
