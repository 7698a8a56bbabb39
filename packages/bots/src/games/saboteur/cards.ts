import type { Seat } from '@mazmorra/kernel';
import {
  brokenOf,
  isConnected,
  type Kind,
  kindOf,
  MAP,
  PATH_KINDS,
  REPAIR_FIRST,
  ROCKFALL,
  type State,
  TOOL_BITS,
} from '@mazmorra/saboteur';

/**
 * The value of a path card in the hand of a miner, by kind: how well it digs towards the goals. Dead ends have none.
 */
const digging: readonly number[] = [1.6, 3.4, 4.4, 3.2, 4, 2.2, 2.2, 0, 0, 0, 0, 0, 0, 0, 0, 0];
/** The value of a path card in the hand of a saboteur: how well it blocks, or at least does not help. */
const blocking: readonly number[] = [
  1.6, 0.6, 0.2, 0.6, 0.4, 1.4, 1.4, 2.6, 2.8, 2.8, 3, 3, 3, 3.2, 3.2, 3.4,
];

/** A vertical straight, which leads past the goals and never towards them. */
const vertical = kindOf('path-straight-ns');

/** Whether a card is a tunnel that can lead towards the goals. */
export const digs = (kind: Kind): boolean => kind < PATH_KINDS && isConnected(kind) && kind !== vertical;

/** Whether a card is a dead end, a broken tool or a rockfall. */
export const hinders = (kind: Kind): boolean =>
  kind < PATH_KINDS ? !isConnected(kind) : kind < REPAIR_FIRST || kind === ROCKFALL;

/** The value of keeping a card, to choose what to discard. */
export function cardWorth(
  s: State,
  seat: Seat,
  kind: Kind,
  traitor: boolean,
  knowsTreasure: boolean,
): number {
  if (kind < PATH_KINDS) return (traitor ? blocking[kind] : digging[kind]) as number;
  if (kind < REPAIR_FIRST) return traitor ? 4 : 2;
  if (kind < ROCKFALL) {
    if (((brokenOf(s, seat) & (TOOL_BITS[kind] as number)) | 0) !== 0) return 5;
    return traitor ? 1.2 : 2.4;
  }
  if (kind === MAP) return knowsTreasure ? 0.1 : 3;
  return traitor ? 4 : 2.2;
}
