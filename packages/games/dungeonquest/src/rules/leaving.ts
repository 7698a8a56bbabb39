import { at, type Option, type Seat } from '@mazmorra/kernel';
import { isTower, towers } from '../data/board.ts';
import { TREASURE } from '../data/cards.ts';
import { ROOM_TOWER, towerChoices } from '../data/programs.ts';
import { told } from '../events.ts';
import { does, TOWER } from '../options.ts';
import { ask, heroOf, type Run, runEffects } from '../run.ts';
import type { Hero, State } from '../state.ts';
import { NO_GLORY, TOWER_POWER } from '../variants.ts';
import { isOccupied } from './board.ts';
import { removeFigure } from './death.ts';
import { lootFrom } from './heroes.ts';
import { dropKept } from './loot.ts';
import { askMoveAgain } from './moving.ts';
import { appear } from './places.ts';

/** Towers: leaving the dungeon (3.16), moving on (DQ-ROOM-06) and Tower Power (DQ-VAR-50). */

const [leaveProgram] = towerChoices();

/** DQ-EXIT-02; with No Glory without Courage he needs a treasure card (DQ-VAR-90). */
export const canLeave = (state: State, hero: Hero): boolean =>
  (state.optional & NO_GLORY) !== 0 ? lootFrom(hero, TREASURE) > 0 : hero.loot.length > 0;

/** DQ-EXIT-03 */
export function leaveDungeon(run: Run, seat: Seat): void {
  const { state } = run;
  const hero = heroOf(state, seat);
  const tower = at(
    towers,
    towers.findIndex(({ cell }) => cell === hero.cell),
  ).id;
  run.emit?.(told('DQ-EXIT-03', { type: 'leaves', seat, tower, loot: hero.loot.length }));
  while (hero.kept.length > 0) dropKept(run, seat, hero.kept.length - 1);
  hero.fate = 'left';
  removeFigure(state, hero);
  run.unwind = true;
}

/** Op `choose` of a tower, any tower (DQ-EXIT-01): DEC-LEAVE is asked only of those who may leave. */
export function enterTower(run: Run, seat: Seat): void {
  const { state } = run;
  if (canLeave(state, heroOf(state, seat))) ask(run, 'DEC-LEAVE', seat);
  else goOn(run, seat);
}

export function answerLeave(run: Run, seat: Seat, option: Option): void {
  if (option === does.leave) runEffects(run, seat, leaveProgram, 'room', ROOM_TOWER);
  else goOn(run, seat);
}

function goOn(run: Run, seat: Seat): void {
  const { state } = run;
  if ((state.optional & TOWER_POWER) !== 0 && towers.some(({ cell }) => mayGoTo(state, seat, cell)))
    ask(run, 'DEC-TOWER-POWER', seat);
  else askMoveAgain(run, seat, 'tower');
}

const mayGoTo = (state: State, seat: Seat, cell: number): boolean =>
  heroOf(state, seat).cell !== cell && isTower(cell) && !isOccupied(state, seat, cell);

export function towerPowerOptions(state: State, seat: Seat, into: Option[]): void {
  towers.forEach(({ cell }, index) => {
    if (mayGoTo(state, seat, cell)) into.push(TOWER + index);
  });
  into.push(does.no);
}

/** Arriving so is not entering: he can only move on (DQ-VAR-50, DQ-RULING-46). */
export function answerTowerPower(run: Run, seat: Seat, option: Option): void {
  const tower = towers[option - TOWER];
  if (tower !== undefined) appear(run, seat, tower.cell, 'tower');
  askMoveAgain(run, seat, 'tower');
}
