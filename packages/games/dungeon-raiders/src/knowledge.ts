/**
 * Section 5: who knows what of the rooms. `view.ts` and `redeal.ts` both ask here, so that what is shown and what is dealt
 * anew cannot drift apart.
 */

import type { Viewer } from '@mazmorra/kernel';
import { LEVEL_COUNT, ROOMS_PER_LEVEL } from './data/constants.ts';
import { darkPositions, seenBy } from './rules/torch.ts';
import type { State } from './state.ts';

/** Whether a viewer knows the room at a place in the order of all 25. */
export function knowsRoom(state: State, viewer: Viewer, place: number): boolean {
  if (viewer === 'all') return true;
  const first = state.level * ROOMS_PER_LEVEL;
  if (place < first) return true;
  if (place >= first + ROOMS_PER_LEVEL) return false;
  if (((darkPositions(state) >> (place - first)) & 1) === 0) return true;
  return viewer !== 'spectator' && ((seenBy(state, viewer) >> (place - first)) & 1) !== 0;
}

/** Whether a viewer knows the level card at a place in the order of all seven: those that have been revealed. */
export const knowsLevel = (state: State, viewer: Viewer, place: number): boolean =>
  viewer === 'all' || place <= state.level;

/** Whether a viewer knows the card that a seat has committed. */
export const knowsSealed = (viewer: Viewer, seat: number): boolean => viewer === 'all' || viewer === seat;

export const BOSS_PLACE = LEVEL_COUNT * ROOMS_PER_LEVEL - 1;
