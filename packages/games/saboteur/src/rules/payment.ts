import type { Emit, Seat } from '@mazmorra/kernel';
import { at, hasSeat } from '@mazmorra/kernel';
import { type GoldCounts, PAY_COMBOS, SABOTEUR_PAY } from '../data/gold.ts';
import type { Event } from '../events.ts';
import type { Payment, State } from '../state.ts';
import { countSaboteurs } from './roles.ts';

/** What one payment takes from the pile. */
export interface Pay {
  readonly counts: GoldCounts;
  readonly credit: number;
}

export const countGold = (cards: readonly number[]): GoldCounts => {
  const counts: [number, number, number] = [0, 0, 0];
  for (const nuggets of cards) counts[nuggets - 1] = at(counts, nuggets - 1) + 1;
  return counts;
};
export const sumOf = ([ones, twos, threes]: GoldCounts): number => ones + 2 * twos + 3 * threes;
export const without = (pile: GoldCounts, part: GoldCounts): GoldCounts => [
  pile[0] - part[0],
  pile[1] - part[1],
  pile[2] - part[2],
];
const canGive = (pile: GoldCounts, part: GoldCounts): boolean =>
  part[0] <= pile[0] && part[1] <= pile[1] && part[2] <= pile[2];

/**
 * SB-GOLD-08: the first way to pay `due` that the pile can give. SB-GOLD-09, SB-RULING-23: where none can, the
 * largest smaller sum that it can give is paid in cards, in the same order of trying, and the rest is credited.
 */
export function payFrom(pile: GoldCounts, due: number): Pay {
  for (let sum = due; sum > 1; sum--) {
    const counts = at(PAY_COMBOS, sum).find((combo) => canGive(pile, combo));
    if (counts !== undefined) return { counts, credit: due - sum };
  }
  return pile[0] > 0 ? { counts: [1, 0, 0], credit: due - 1 } : { counts: [0, 0, 0], credit: due };
}

/** The nuggets of each card of a payment, the largest first. */
export const valuesOf = ([ones, twos, threes]: GoldCounts): number[] => [
  ...Array<number>(threes).fill(3),
  ...Array<number>(twos).fill(2),
  ...Array<number>(ones).fill(1),
];

/** SB-GOLD-08: one saboteur after another, clockwise from the round's starting player. */
function payOrder(seats: number, starter: Seat, saboteurs: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => (starter + i) % seats).filter((seat) =>
    hasSeat(saboteurs, seat),
  );
}

/** SB-GOLD-05: by the number of players who were saboteurs, not the card set aside (SB-GOLD-06); SB-GOLD-07: none, nobody is paid. */
export function paySaboteurs(state: State, emit: Emit<Event>): Payment[] {
  const due = at(SABOTEUR_PAY, countSaboteurs(state.saboteurs));
  if (due === 0) emit?.({ rule: 'SB-GOLD-07', public: { type: 'nobody-paid', round: state.round } });
  return payOrder(state.seats, state.starter, state.saboteurs).map((seat) => {
    const { counts, credit } = payFrom(countGold(state.goldPile), due);
    const cards = valuesOf(counts);
    state.goldPile = Object.freeze(takeFrom(state.goldPile, cards));
    tellPayment(state, { seat, cards, credit }, due, emit);
    return { seat, cards, credit };
  });
}

/** The pile without these cards; the others keep their order. */
function takeFrom(pile: readonly number[], cards: readonly number[]): number[] {
  const left = [...pile];
  for (const nuggets of cards) left.splice(left.lastIndexOf(nuggets), 1);
  return left;
}

function tellPayment(
  state: State,
  { seat, cards, credit }: Payment,
  nuggets: number,
  emit: Emit<Event>,
): void {
  const goldLeft = state.goldPile.length;
  const told = { type: 'gold-paid', seat, nuggets, cards: cards.length, credit, goldLeft } as const;
  emit?.({
    rule: credit > 0 ? 'SB-GOLD-09' : 'SB-GOLD-08',
    public: told,
    private: { [seat]: { ...told, values: cards } },
    reveals: true,
  });
}
