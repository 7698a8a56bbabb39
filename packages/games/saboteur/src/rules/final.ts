import type { Outcome, Seat } from '@mazmorra/kernel';
import type { State } from '../state.ts';
import { pickNuggets, pickSeat } from './pick.ts';

/** What lies in front of a seat: its gold cards in the order in which they came, and nuggets without a card. */
export interface Gold {
  readonly cards: readonly number[];
  readonly credit: number;
}

/** SB-GOLD-10: everybody keeps their cards; the ones taken in the draft under way count already. */
export function goldOf(state: State, seat: Seat): Gold {
  const cards: number[] = [];
  let credit = 0;
  for (const { picks, paid } of [...state.results, { picks: state.picks, paid: [] }]) {
    for (const pick of picks) if (pickSeat(pick) === seat) cards.push(pickNuggets(pick));
    for (const payment of paid) {
      if (payment.seat !== seat) continue;
      cards.push(...payment.cards);
      credit += payment.credit;
    }
  }
  return { cards, credit };
}

/** The nuggets of each seat so far. */
export function nuggetsOf(state: State): number[] {
  return Array.from({ length: state.seats }, (_, seat) => {
    const { cards, credit } = goldOf(state, seat);
    return cards.reduce((sum, nuggets) => sum + nuggets, credit);
  });
}

/** SB-FINAL-01, SB-FINAL-02, SB-RULING-40: by nuggets; equal nuggets share the better place. */
export function outcomeOf(state: State): Outcome {
  const nuggets = nuggetsOf(state);
  const places = nuggets.map((own) => 1 + nuggets.filter((other) => other > own).length);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return {
    places,
    winners,
    rule: winners.length > 1 ? 'SB-FINAL-02' : 'SB-FINAL-01',
    scores: nuggets.map((own, seat) => ({ nuggets: own, goldCards: goldOf(state, seat).cards.length })),
  };
}
