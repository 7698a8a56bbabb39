import type { Game, Option } from '@mazmorra/kernel';
import {
  cellIn,
  type Event,
  isConnected,
  kindIn,
  PATH,
  REPAIR,
  type State,
  saboteur,
  type View,
  verbOf,
  xOf,
  yOf,
} from '../src/index.ts';

/**
 * Saboteur with fewer options: a seat that can dig lays one of the cards that come nearest to the goals, or mends a
 * tool. Random play hardly ever reaches the treasure; this does in about every third round, so that drafts and turned-up stones
 * are met. The choice hangs on the seat's own hand and the table alone, so every promise of the contract must hold.
 */
export const eager: Game<State, View, Event> = {
  ...saboteur,
  options(state, seat, into) {
    const all: Option[] = [];
    saboteur.options(state, seat, all);
    const digs = all
      .filter((option) => state.phase === 'turn' && verbOf(option) === PATH)
      .sort((a, b) => distance(a) - distance(b) || a - b)
      .slice(0, 2);
    const repairs = all.filter((option) => state.phase === 'turn' && verbOf(option) === REPAIR);
    const chosen = [...digs, ...repairs];
    into.push(...(chosen.length > 0 ? chosen : all));
  },
};

/** Steps to the goal column, and a little for being off its middle; dead ends come last. */
function distance(option: Option): number {
  const cell = cellIn(option);
  const deadEnd = isConnected(kindIn(option)) ? 0 : 100;
  return deadEnd + Math.abs(8 - xOf(cell)) * 4 + Math.max(0, Math.abs(yOf(cell)) - 1);
}
