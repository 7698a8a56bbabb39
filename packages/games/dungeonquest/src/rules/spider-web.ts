import type { Option, Seat } from '@mazmorra/kernel';
import { roomChoices } from '../data/programs.ts';
import { SPIDER_WEB } from '../data/tiles.ts';
import { told } from '../events.ts';
import { STORE_ROOM } from '../frames.ts';
import { does, TELEPORT } from '../options.ts';
import { endTurn, frameAt, heroOf, type Run, runEffects } from '../run.ts';
import type { State } from '../state.ts';
import { waitToReturn } from './bridge.ts';
import { forcedTeleports, teleport } from './special-moves.ts';
import { newTest } from './tests.ts';

/** The Spider Web. */

const [withdrawProgram, crossProgram] = roomChoices('spider-web');

/**
 * DEC-WEB: on entering withdraw or cross (DQ-ROOM-33), without a way back only cross (DQ-ROOM-37, DQ-RULING-10); or the way back is barred
 * (DQ-ROOM-39).
 */
export function webOptions(state: State, seat: Seat, into: Option[]): void {
  const barred = frameAt(state, 1, 'turn') !== undefined;
  if (barred) into.push(does.wait);
  else if (heroOf(state, seat).from >= 0) into.push(does.withdraw);
  into.push(does.cross);
  if (barred) forcedTeleports(state, seat, into);
}

/** DQ-ROOM-34: who withdraws must go back next turn. */
export function answerWeb(run: Run, seat: Seat, option: Option): void {
  if (option >= TELEPORT) teleport(run, seat, option - TELEPORT);
  else if (option === does.wait) waitToReturn(run, seat);
  else if (option === does.withdraw) runEffects(run, seat, withdrawProgram, 'room', SPIDER_WEB);
  else {
    heroOf(run.state, seat).mustReturn = 0;
    runEffects(run, seat, crossProgram, 'room', SPIDER_WEB);
  }
}

/** Op `stuckUntilPassed` (DQ-ROOM-35) */
export function getStuck(run: Run, seat: Seat): void {
  const hero = heroOf(run.state, seat);
  hero.stuck = 1;
  run.emit?.(told('DQ-ROOM-35', { type: 'stays', seat, cell: hero.cell, why: 'stuck' }));
  endTurn(run);
}

/** DQ-ROOM-36: a start-of-turn effect of each turn until he passes. */
export function testWebAgain(run: Run, seat: Seat): void {
  newTest(run, seat, 0, 'web-again', STORE_ROOM, SPIDER_WEB);
}

export function webTestedAgain(run: Run, seat: Seat, passed: boolean): void {
  const hero = heroOf(run.state, seat);
  run.emit?.(told('DQ-ROOM-36', { type: 'stays', seat, cell: hero.cell, why: passed ? 'freed' : 'stuck' }));
  if (passed) {
    hero.stuck = 0;
    hero.freed = 1;
  } else endTurn(run);
}
