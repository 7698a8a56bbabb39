import type { Seat } from '@mazmorra/kernel';
import { roomChoices } from '../data/programs.ts';
import { CAVE_IN } from '../data/tiles.ts';
import { currentTurn, findFrame, heroOf, type Run, runEffects } from '../run.ts';
import type { Hero, State } from '../state.ts';
import { isLegalMove, roomAt } from './board.ts';

/** The Cave-in on later turns. */

const [retreatProgram, crossProgram] = roomChoices('cave-in', 'nextTurn');

/** A Cave-in must be crossed, or left the way he came (DQ-ROOM-22). */
export const mustCrossCaveIn = (state: State, hero: Hero): boolean =>
  hero.crossed === 0 && roomAt(state, hero.cell) === CAVE_IN;

/** DQ-ROOM-24: only where a legal move leads back; after special movement there is none (DQ-RULING-10). */
export const mayRetreat = (state: State, seat: Seat): boolean =>
  isLegalMove(state, seat, heroOf(state, seat).from);

/** DQ-ROOM-23: an Agility test; failed, the turn ends and he chooses again next turn, with determination. */
export function crossCaveIn(run: Run, seat: Seat): void {
  runEffects(run, seat, crossProgram, 'room', CAVE_IN);
}

export function retreatFromCaveIn(run: Run, seat: Seat): void {
  runEffects(run, seat, retreatProgram, 'room', CAVE_IN);
}

/** Op `continueTurn`: he need not cross again while he stays; another main step, or the next of the Stasis moves. */
export function continueTurn(run: Run, seat: Seat): void {
  heroOf(run.state, seat).crossed = 1;
  const turn = currentTurn(run.state);
  if (turn !== undefined && findFrame(run.state, 'stasis') === undefined) turn.step = 'main';
}
