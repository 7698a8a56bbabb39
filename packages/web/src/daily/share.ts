import type { DailyGameView, DailyTryView } from '@mazmorra/protocol';

export type Counted = Extract<DailyTryView, { readonly state: 'counted' }>;

const squares = 5;
const medals = ['🥇', '🥈', '🥉'];

/** The place at the table; alone, whether the hero came home with treasure. */
const signOf = ({ won, place }: Counted, seats: number): string =>
  seats === 1 ? (won ? '💰' : '💀') : (medals[place - 1] ?? '🕯️');

/** How many of the others a result is better than, in squares. With nobody to compare with all of them are full. */
function barOf({ rank }: Counted, people: number): string {
  const full = people <= 1 ? squares : Math.round((squares * (people - rank)) / (people - 1));
  return '🟧'.repeat(full) + '⬛'.repeat(squares - full);
}

/** A result as a line of emoji. It says how well it went and nothing of the deal, so nobody's game is spoiled. */
export const emojiLine = (own: Counted, { seats, people }: DailyGameView, streak: number): string =>
  `${signOf(own, seats)} ${barOf(own, people)}${streak > 1 ? ` 🔥${streak}` : ''}`;
