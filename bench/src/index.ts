import { measureBoardgameIo } from './boardgame-io/measure.ts';
import type { Bench } from './figures.ts';
import { measureGame } from './playouts.ts';
import { measurePunctuality } from './punctuality.ts';
import { measureSearch, measureShared } from './search.ts';

/** What `mazmorra bench` calls. */
export const bench: Bench = {
  measureGame,
  measureSearch,
  measureShared,
  measurePunctuality,
  measureBoardgameIo,
};
