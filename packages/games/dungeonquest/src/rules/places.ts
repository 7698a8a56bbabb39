import type { Seat } from '@mazmorra/kernel';
import { directionTo } from '../data/board.ts';
import { type MoveKind, told } from '../events.ts';
import { STORE_ROOM } from '../frames.ts';
import { heroOf, type Run } from '../run.ts';
import { halfAt, touching } from './board.ts';
import { dropTokens } from './determination.ts';

/** DQ-MOVE-08: what belonged to the old room ends with every change of space. DQ-SEARCH-04: so does the count of searches, DQ-SEARCH-05: and only so. */
export function leaveRoom(run: Run, seat: Seat): void {
  const hero = heroOf(run.state, seat);
  hero.searches = 0;
  hero.walledSearches = 0;
  hero.pending = 0;
  hero.stuck = 0;
  hero.freed = 0;
  hero.mustReturn = 0;
  hero.dark = 0;
  hero.crossed = 0;
  hero.mayGoDown = 0;
  dropTokens(run, seat, STORE_ROOM);
}

/**
 * The figure walks from one cell to an adjacent one: a normal move, an escape, a retreat. Only the normal move
 * sets entered-from (DQ-TERM-05); all of them put him on the half he came through (DQ-MOVE-08, DQ-ROOM-32, DQ-RULING-11).
 */
export function walk(run: Run, seat: Seat, to: number, how: MoveKind): void {
  const hero = heroOf(run.state, seat);
  const from = touching(hero.cell, to);
  leaveRoom(run, seat);
  hero.cell = to;
  hero.from = how === 'walk' ? from : -1;
  hero.half = halfAt(run.state, to, directionTo(to, from));
  run.emit?.(told(how === 'walk' ? 'DQ-MOVE-03' : 'DQ-TERM-06', { type: 'moved', seat, from, to, how }));
}

/** The figure is put down without having walked; on a Chasm or Bridge the half is chosen afterwards (DQ-ROOM-20). */
export function appear(run: Run, seat: Seat, to: number, how: MoveKind): void {
  const hero = heroOf(run.state, seat);
  const from = hero.cell;
  leaveRoom(run, seat);
  hero.cell = to;
  hero.from = -1;
  hero.half = -1;
  run.emit?.(told('DQ-TERM-06', { type: 'moved', seat, from, to, how }));
}
