import type { Seat } from '@mazmorra/kernel';
import { CAVE_IN } from '../data/tiles.ts';
import { told } from '../events.ts';
import { STORE_ROOM } from '../frames.ts';
import { currentTurn, endTurn, frameAt, heroOf, type Run } from '../run.ts';
import type { Hero, State } from '../state.ts';
import { isLegalMove, roomAt } from './board.ts';
import { newTest } from './tests.ts';

/** The Cave-in on later turns (DQ-ROOM-22 to 25). */

const AGILITY = 1;

/** A Cave-in must be crossed, or left the way he came (DQ-ROOM-22). */
export const mustCrossCaveIn = (state: State, hero: Hero): boolean =>
  hero.crossed === 0 && roomAt(state, hero.cell) === CAVE_IN;

/** DQ-ROOM-24 */
export const mayRetreat = (state: State, seat: Seat): boolean => {
  const { from } = heroOf(state, seat);
  return from >= 0 && isLegalMove(state, seat, from);
};

export function crossCaveIn(run: Run, seat: Seat): void {
  newTest(run, seat, AGILITY, 'cave-in', STORE_ROOM, CAVE_IN);
}

/** DQ-ROOM-23: passed, he goes on with his turn and need not cross again; failed, the turn ends. */
export function caveInTested(run: Run, seat: Seat, passed: boolean): void {
  if (passed) continueTurn(run, seat);
  else {
    run.emit?.(
      told('DQ-ROOM-23', { type: 'stays', seat, cell: heroOf(run.state, seat).cell, why: 'cave-in' }),
    );
    endTurn(run);
  }
}

/** Op `continueTurn`: another main step, or the next of the Stasis moves. */
export function continueTurn(run: Run, seat: Seat): void {
  heroOf(run.state, seat).crossed = 1;
  const turn = currentTurn(run.state);
  if (turn !== undefined && frameAt(run.state, 0, 'stasis') === undefined) turn.step = 'main';
}
