import type { Seat } from '@mazmorra/kernel';
import { neighbour } from '../data/board.ts';
import { darkDirection } from '../data/tiles.ts';
import { shown } from '../events.ts';
import { endTurn, heroOf, type Run, rollDie } from '../run.ts';
import { entryAt, isFree, openMove, tileAt } from './board.ts';
import { startMove } from './moving.ts';

/**
 * Op `moveByDie` of the Chamber of Darkness (DQ-ROOM-16): a wall or an occupied space ends the turn, and he rolls again next turn
 * (DQ-ROOM-17). The move may still fail at a door or portcullis; then, too, it stays unfinished (DQ-ROOM-18, DQ-RULING-32).
 */
export function moveByDie(run: Run, seat: Seat): void {
  const { state } = run;
  const hero = heroOf(state, seat);
  hero.dark = 1;
  const die = rollDie(run);
  const direction = darkDirection(tileAt(state, hero.cell), entryAt(state, hero.cell), die);
  const to = openMove(state, hero.cell, direction);
  const moves = to >= 0 && isFree(state, seat, to);
  run.emit?.(shown('DQ-ROOM-16', { type: 'darkness', seat, die, direction, moves }));
  if (moves) startMove(run, seat, neighbour(hero.cell, direction));
  else endTurn(run);
}
