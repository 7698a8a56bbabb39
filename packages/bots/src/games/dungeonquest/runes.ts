import { does, type State } from '@mazmorra/dungeonquest';
import type { Option, Seat } from '@mazmorra/kernel';
import { heroAt, targetOf, teleport, to } from './hero.ts';
import { goalOf, waysTo } from './plan.ts';

/** Turns that the Teleportation Rune must save to be worth its one use. */
const worthTheRune = 1;

/**
 * DQ-RUNE-08: the Teleportation Rune in place of a move that the hero does not choose, where it saves turns on the way to the goal. Rolling
 * in Darkness leads anywhere, so it is worth what the spaces around are on average; who waits loses a turn and then goes back.
 */
export function adviseForcedTeleport(s: State, seat: Seat, options: readonly Option[]): Option | undefined {
  const ways = waysTo(goalOf(s, seat));
  const { cell: here, from } = heroAt(s, seat);
  const targets = options.filter((option) => option >= teleport && option < to);
  if (targets.length === 0) return undefined;
  const turns = targets.map((option) => ways.by(s, here, targetOf(option), true));
  const average = turns.reduce((sum, one) => sum + one, 0) / turns.length;
  const otherwise = options.includes(does.roll) || from < 0 ? average : 1 + ways.by(s, here, from, false);
  const fewest = Math.min(...turns);
  return otherwise - fewest >= worthTheRune ? targets[turns.indexOf(fewest)] : undefined;
}
