import { at, type Seat } from '@mazmorra/kernel';
import { SEARCH } from '../data/cards.ts';
import { SEARCHES_PER_ROOM } from '../data/limits.ts';
import { tiles } from '../data/tiles.ts';
import { told } from '../events.ts';
import { heroOf, type Run } from '../run.ts';
import type { State } from '../state.ts';
import { hasToken, isWalledIn, tileAt } from './board.ts';
import { drawCards } from './cards.ts';

/**
 * DQ-SEARCH-01: with a search icon and without a token; DQ-SEARCH-03: twice. DQ-SEARCH-07: only rooms with a tile. A walled-in hero, by a
 * Rotating Room say (DQ-ROOM-15), has two searches of his own, icon or not (DQ-DEAD-03, DQ-RULING-07, DQ-DEAD-06).
 */
export function maySearch(state: State, seat: Seat): boolean {
  const hero = heroOf(state, seat);
  if (isWalledIn(state, seat)) return hero.walledSearches < SEARCHES_PER_ROOM;
  const tile = tileAt(state, hero.cell);
  return (
    tile >= 0 && at(tiles, tile).search && !hasToken(state, hero.cell) && hero.searches < SEARCHES_PER_ROOM
  );
}

/** DQ-SEARCH-02 */
export function search(run: Run, seat: Seat): void {
  const { state } = run;
  const hero = heroOf(state, seat);
  if (isWalledIn(state, seat)) hero.walledSearches++;
  hero.searches++;
  run.emit?.(told('DQ-SEARCH-02', { type: 'searches', seat, cell: hero.cell, search: hero.searches }));
  drawCards(run, seat, SEARCH, 1);
}
