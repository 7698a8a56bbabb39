import type { Option, Seat } from '@mazmorra/kernel';
import { neighbour } from '../data/board.ts';
import { darkDirection } from '../data/tiles.ts';
import { shown } from '../events.ts';
import { does, TELEPORT } from '../options.ts';
import { ask, endTurn, heroOf, type Run, rollDie } from '../run.ts';
import type { State } from '../state.ts';
import { entryAt, isFree, openMove, tileAt } from './board.ts';
import { startMove } from './moving.ts';
import { forcedTeleports, teleport } from './special-moves.ts';

/**
 * Op `moveByDie` of the Chamber of Darkness (DQ-ROOM-16): a wall or an occupied space ends the turn, and he rolls again next turn
 * (DQ-ROOM-17). The move may still fail at a door or portcullis; then, too, it stays unfinished (DQ-ROOM-18, DQ-RULING-32).
 */
export function moveByDie(run: Run, seat: Seat): void {
  heroOf(run.state, seat).dark = 1;
  const runes: Option[] = [];
  forcedTeleports(run.state, seat, runes);
  if (runes.length > 0) ask(run, 'DEC-DARK', seat);
  else rollInDark(run, seat);
}

/** DEC-DARK: who could teleport is asked before the die is rolled (DQ-RUNE-08). */
export function darkOptions(state: State, seat: Seat, into: Option[]): void {
  into.push(does.roll);
  forcedTeleports(state, seat, into);
}

export function answerDark(run: Run, seat: Seat, option: Option): void {
  if (option >= TELEPORT) teleport(run, seat, option - TELEPORT);
  else rollInDark(run, seat);
}

function rollInDark(run: Run, seat: Seat): void {
  const { state } = run;
  const hero = heroOf(state, seat);
  const die = rollDie(run);
  const direction = darkDirection(tileAt(state, hero.cell), entryAt(state, hero.cell), die);
  const to = openMove(state, hero.cell, direction);
  const moves = to >= 0 && isFree(state, seat, to);
  run.emit?.(shown('DQ-ROOM-16', { type: 'darkness', seat, die, direction, moves }));
  if (moves) startMove(run, seat, neighbour(hero.cell, direction));
  else endTurn(run);
}
