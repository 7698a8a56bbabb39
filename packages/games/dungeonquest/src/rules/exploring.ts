import { at, type Option, type Seat } from '@mazmorra/kernel';
import { tiles } from '../data/tiles.ts';
import { secret, shown } from '../events.ts';
import type { ExploreFrame } from '../frames.ts';
import { does, FACE, TILE } from '../options.ts';
import { ask, findFrame, heroOf, pop, type Run, requireTop } from '../run.ts';
import type { State } from '../state.ts';
import { hasRune, useRune } from './heroes.ts';

/** Drawing and placing a room tile (3.6). */
export function stepExplore(run: Run, frame: ExploreFrame): void {
  const { state } = run;
  switch (frame.step) {
    case 'rune':
      frame.step = 'draw';
      if (state.tiles.length > 1 && hasRune(heroOf(state, frame.seat), 'sight'))
        ask(run, 'DEC-TILE', frame.seat);
      return;
    case 'draw':
      frame.tile = state.tiles.pop() ?? -1;
      frame.step = 'chosen';
      return;
    case 'chosen':
      frame.step = 'turn';
      if (frame.entry < 0) ask(run, 'DEC-TILE-TURN', frame.seat);
      return;
    case 'turn':
      pop(run);
      place(run, frame);
  }
}

/** DQ-TILE-01, DQ-TILE-02 */
function place(run: Run, { seat, cell, tile, entry }: ExploreFrame): void {
  run.state.board[cell] = tile * 4 + entry;
  run.emit?.(shown('DQ-TILE-01', { type: 'explored', seat, cell, tile: at(tiles, tile).id, entry }));
}

/** Op `drawTilesChoose` of the Rune of Sight: only the hero sees the tiles. */
export function lookAtTiles(run: Run, seat: Seat, count: number): void {
  const { state } = run;
  for (let drawn = 0; drawn < count && state.tiles.length > 0; drawn++)
    state.sight.push(state.tiles.pop() ?? -1);
  run.emit?.(
    secret(
      'DQ-RUNE-01',
      [seat],
      {
        type: 'tiles-looked-at',
        seat,
        count: state.sight.length,
        tiles: state.sight.map((tile) => at(tiles, tile).id),
      },
      { type: 'tiles-looked-at', seat, count: state.sight.length },
    ),
  );
  ask(run, 'DEC-TILE', seat);
}

/** DEC-TILE: first whether to use the rune, then which of the tiles. */
export function tileOptions(state: State, _seat: Seat, into: Option[]): void {
  if (state.sight.length === 0) into.push(does.use, does.no);
  else for (const tile of state.sight) into.push(TILE + tile);
}

export function answerTile(run: Run, seat: Seat, option: Option): void {
  const { state } = run;
  if (state.sight.length === 0) {
    if (option === does.use) useRune(run, seat, 'sight');
    return;
  }
  const frame = findFrame(state, 'explore');
  if (frame === undefined) return;
  frame.tile = option - TILE;
  frame.step = 'chosen';
  for (const tile of state.sight) if (tile !== frame.tile) state.tiles.push(tile);
  state.sight.length = 0;
  run.rng.shuffle(state.tiles);
}

/** DEC-TILE-TURN (DQ-TILE-06) */
export function answerTileTurn(run: Run, _seat: Seat, option: Option): void {
  requireTop(run.state, 'explore').entry = option - FACE;
}
