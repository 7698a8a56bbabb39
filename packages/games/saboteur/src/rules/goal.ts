import type { Emit, Seat } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import { goalCardId, isConnected, type Kind, OPEN, type Sides, TREASURE } from '../data/cards.ts';
import { GOAL_SLOTS } from '../data/table.ts';
import type { Event } from '../events.ts';
import { type Cell, FACING, GOAL_CELLS, STEPS, slotAt, xOf } from '../geometry.ts';
import type { State } from '../state.ts';
import { layGoal } from './maze.ts';
import { rotationOf } from './path.ts';

/** Goals lie in one column, so a card reaches one only from there or from a column beside it. */
const GOAL_COLUMN = at(GOAL_SLOTS, 0).x;

/**
 * SB-GOAL-03, SB-RULING-12: whether a goal card must be turned so that the side toward the played card is open.
 * A stone is a curve, so exactly one way does it; the treasure is open on all sides and stays upright.
 */
export const goalTurned = (kind: Kind, toward: Sides): number => ((OPEN[kind * 2] as Sides) & toward ? 0 : 1);

/**
 * SB-GOAL-01, SB-GOAL-02, SB-RULING-11: turns up every face-down goal that touches an open side of the card just played, all
 * together; says whether the treasure was among them. A dead end reaches nothing (SB-RULING-16).
 */
export function reachGoals(
  state: State,
  seat: Seat,
  kind: Kind,
  cell: Cell,
  turned: number,
  emit: Emit<Event>,
): boolean {
  if (!isConnected(kind) || Math.abs(xOf(cell) - GOAL_COLUMN) > 1) return false;
  const open = OPEN[kind * 2 + turned] as Sides;
  let treasure = false;
  for (let side = 0; side < 4; side++) {
    if (((open >> side) & 1) === 0) continue;
    const slot = slotAt(cell + at(STEPS, side));
    if (slot < 0 || (state.turnedUp >> slot) & 1) continue;
    turnUp(state, seat, slot, at(FACING, side), emit);
    if (at(state.goals, slot) === TREASURE) treasure = true;
  }
  return treasure;
}

/** SB-GOAL-04, SB-GOAL-05: its other sides need not match; from now on it is a card of the maze. */
function turnUp(state: State, seat: Seat, slot: number, toward: Sides, emit: Emit<Event>): void {
  const kind = at(state.goals, slot);
  const turned = goalTurned(kind, toward);
  const { x, y, slot: name } = at(GOAL_SLOTS, slot);
  state.turnedUp |= 1 << slot;
  layGoal(state, kind, at(GOAL_CELLS, slot), turned);
  emit?.({
    rule: 'SB-GOAL-01',
    public: {
      type: 'goal-turned',
      seat,
      slot: name,
      card: goalCardId(kind),
      rotation: rotationOf(turned),
      x,
      y,
    },
    reveals: true,
  });
}
