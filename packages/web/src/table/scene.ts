import type { Outcome, Seat } from '@mazmorra/kernel';
import type { Sound } from '../sound/sounds.ts';

/** The picture, the sound and the mood of an end, as the viewer lived it. */
export type Scene = 'victory' | 'shared' | 'defeat' | 'death' | 'ruin' | 'watched';

/**
 * Which end this is: `ruin` when nobody lives to win, `death` when the viewer died and somebody else won, `watched` for
 * those who had no seat.
 */
export function sceneOf(
  { winners }: Pick<Outcome, 'winners'>,
  own: Seat | undefined,
  dead: readonly Seat[],
): Scene {
  if (winners.length === 0) return 'ruin';
  if (own === undefined) return 'watched';
  if (winners.includes(own)) return winners.length > 1 ? 'shared' : 'victory';
  return dead.includes(own) ? 'death' : 'defeat';
}

/** What is heard at each end; no two of those who played hear the same. */
export const SOUNDS: Readonly<Record<Scene, Sound>> = {
  victory: 'win',
  shared: 'share',
  defeat: 'lose',
  death: 'death',
  ruin: 'ruin',
  watched: 'turn',
};
