import type { DealResult, Match } from './arena.ts';

/** Asks a thread to play one deal. */
export interface ToDealer {
  readonly kind: 'deal';
  readonly id: number;
  readonly match: Match;
  readonly deal: number;
}

/** The result of that deal. */
export interface FromDealer {
  readonly kind: 'result';
  readonly id: number;
  readonly result: DealResult;
}
