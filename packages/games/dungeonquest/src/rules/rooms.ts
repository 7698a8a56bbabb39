import { at, type Seat } from '@mazmorra/kernel';
import { opposite } from '../data/board.ts';
import { FIRST_ROTATING, tiles } from '../data/tiles.ts';
import { told } from '../events.ts';
import { heroOf, type Run } from '../run.ts';
import type { State } from '../state.ts';
import { entryAt, roomAt, tileAt } from './board.ts';

/** Tiles that turn: the Rotating Room (DQ-ROOM-12) and corridors under the Wizard's Curse (DQ-CARD-14). */

/** Op `rotateOnce`: when it is first encountered (DQ-ROOM-14), and only once in the game (DQ-ROOM-13). */
export function rotateOnce(run: Run, seat: Seat): void {
  const { state } = run;
  const { cell } = heroOf(state, seat);
  const tile = tileAt(state, cell);
  const bit = 1 << (tile - FIRST_ROTATING);
  if ((state.rotated & bit) !== 0) return;
  state.rotated |= bit;
  turnTile(run, cell, opposite(entryAt(state, cell)), 'DQ-ROOM-12');
}

/** Does a tile of this room lie on the board? */
export const hasRoom = (state: State, room: number): boolean =>
  state.board.some((_, cell) => roomAt(state, cell) === room);

/** Op `rotateTiles`: heroes stay where they are, entered-from stays too (DQ-RULING-31). */
export function rotateTiles(run: Run, room: number, quarterTurns: number): void {
  const { state } = run;
  for (const cell of state.board.keys())
    if (roomAt(state, cell) === room)
      turnTile(run, cell, (entryAt(state, cell) + quarterTurns) & 3, 'DQ-CARD-14');
}

/** DQ-TILE-05: nothing else changes a placed tile. */
function turnTile(run: Run, cell: number, entry: number, rule: string): void {
  const tile = tileAt(run.state, cell);
  const quarters = (entry - entryAt(run.state, cell)) & 3;
  run.state.board[cell] = tile * 4 + entry;
  run.emit?.(told(rule, { type: 'tile-turned', cell, tile: at(tiles, tile).id, entry, quarters }));
}
