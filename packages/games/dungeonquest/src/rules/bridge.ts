import type { Option, Seat } from '@mazmorra/kernel';
import { roomChoices } from '../data/programs.ts';
import { BRIDGE } from '../data/tiles.ts';
import { told } from '../events.ts';
import { does, LOOT, TELEPORT } from '../options.ts';
import { ask, endTurn, frameAt, heroOf, type Run, runEffects } from '../run.ts';
import type { State } from '../state.ts';
import { loseLoot } from './loot.ts';
import { forcedTeleports, teleport } from './special-moves.ts';

/** The Bridge. */

const [stayProgram, crossProgram] = roomChoices('bridge');

export function crossBridge(run: Run, seat: Seat): void {
  runEffects(run, seat, crossProgram, 'room', BRIDGE);
}

/** DEC-BRIDGE: on entering stay or cross (DQ-ROOM-26), after special movement only cross (DQ-ROOM-31); or the way back is barred (DQ-ROOM-39). */
export function bridgeOptions(state: State, seat: Seat, into: Option[]): void {
  const barred = frameAt(state, 1, 'turn') !== undefined;
  if (barred) into.push(does.wait);
  else if (heroOf(state, seat).from >= 0) into.push(does.stay);
  into.push(does.cross);
  if (barred) forcedTeleports(state, seat, into);
}

/** DQ-ROOM-27: who stays must go back next turn. */
export function answerBridge(run: Run, seat: Seat, option: Option): void {
  if (option >= TELEPORT) teleport(run, seat, option - TELEPORT);
  else if (option === does.wait) waitToReturn(run, seat);
  else if (option === does.stay) runEffects(run, seat, stayProgram, 'room', BRIDGE);
  else {
    heroOf(run.state, seat).mustReturn = 0;
    crossBridge(run, seat);
  }
}

/** DQ-ROOM-39: the turn is lost, he must still go back. */
export function waitToReturn(run: Run, seat: Seat): void {
  run.emit?.(told('DQ-ROOM-39', { type: 'turn-lost', seat, why: 'waits', left: 0 }));
  endTurn(run);
}

/** Op `mayDiscardLoot`, one card at a time (DQ-ROOM-28). */
export function askBridgeLoot(run: Run, seat: Seat): void {
  if (heroOf(run.state, seat).loot.length > 0) ask(run, 'DEC-BRIDGE-LOOT', seat);
}

export function bridgeLootOptions(state: State, seat: Seat, into: Option[]): void {
  lootOptions(state, seat, into);
  into.push(does.stop);
}

/** One option for each kind of Loot card held. */
export function lootOptions(state: State, seat: Seat, into: Option[]): void {
  for (const card of heroOf(state, seat).loot) if (!into.includes(LOOT + card)) into.push(LOOT + card);
}

export function answerBridgeLoot(run: Run, seat: Seat, option: Option): void {
  if (option === does.stop) return;
  const hero = heroOf(run.state, seat);
  loseLoot(run, seat, hero.loot.indexOf(option - LOOT), 'bridge');
  askBridgeLoot(run, seat);
}

/** Op `moveAgain` with `side: far`: he stands on the other half now (DQ-ROOM-29). */
export function reachFarHalf(run: Run, seat: Seat): void {
  const hero = heroOf(run.state, seat);
  hero.half = 1 - hero.half;
  hero.crossed = 1;
  run.emit?.(told('DQ-ROOM-29', { type: 'half', seat, cell: hero.cell, half: hero.half }));
}
