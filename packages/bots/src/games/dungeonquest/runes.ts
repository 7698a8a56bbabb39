import { does, type State } from '@mazmorra/dungeonquest';
import type { Option, Seat } from '@mazmorra/kernel';
import { heroAt, targetOf, teleport, to } from './hero.ts';
import { goalOf, waysTo } from './plan.ts';
import type { Quest } from './quest.ts';

/** Minimum number of turns that the Teleportation Rune must save, because it can be used once only. */
const worthTheRune = 1;

/**
 * DQ-RUNE-08: uses the Teleportation Rune in place of a move that the hero does not choose, if that saves turns. A roll
 * in Darkness may lead anywhere, so it is valued at the average of the neighbouring spaces; a hero who waits loses a
 * turn and then goes back.
 */
export function adviseForcedTeleport(
  s: State,
  seat: Seat,
  options: readonly Option[],
  quest: Quest,
): Option | undefined {
  const ways = waysTo(goalOf(s, seat, quest));
  const { cell: here, from } = heroAt(s, seat);
  const targets = options.filter((option) => option >= teleport && option < to);
  if (targets.length === 0) return undefined;
  const turns = targets.map((option) => ways.by(s, here, targetOf(option), true));
  const average = turns.reduce((sum, one) => sum + one, 0) / turns.length;
  const otherwise = options.includes(does.roll) || from < 0 ? average : 1 + ways.by(s, here, from, false);
  const fewest = Math.min(...turns);
  return otherwise - fewest >= worthTheRune ? targets[turns.indexOf(fewest)] : undefined;
}
