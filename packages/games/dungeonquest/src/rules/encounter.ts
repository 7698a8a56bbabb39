import { at } from '@mazmorra/kernel';
import { isChamber, isTower, spaceOf } from '../data/board.ts';
import { CHAMBER_PROGRAM, ROOM_CHAMBER, ROOM_TOWER, roomProgram, TOWER_PROGRAM } from '../data/programs.ts';
import type { EncounterFrame } from '../frames.ts';
import { heroOf, pop, push, type Run, runEffects } from '../run.ts';
import { HERO_VERSUS_HERO } from '../variants.ts';
import { isOccupied, roomAt } from './board.ts';
import { meetToken } from './monsters.ts';

/**
 * A hero encounters the space he is in (DQ-MOVE-03): another hero, but never in the Treasure Chamber (DQ-VAR-14), then tokens, oldest first
 * (DQ-MON-16), then the room.
 */
export function stepEncounter(run: Run, frame: EncounterFrame): void {
  const { state } = run;
  const { seat } = frame;
  const { cell } = heroOf(state, seat);
  switch (frame.step) {
    case 'hero':
      frame.step = 'token';
      if ((state.optional & HERO_VERSUS_HERO) !== 0 && !isChamber(cell) && isOccupied(state, seat, cell))
        push(run, { kind: 'duel', seat, other: -1, step: 'target', loser: -1 });
      return;
    case 'token': {
      const token = state.tokenCells.indexOf(spaceOf(cell));
      if (token >= 0) meetToken(run, seat, token);
      else frame.step = 'room';
      return;
    }
    case 'room':
      pop(run);
      enterRoom(run, frame.seat, cell);
  }
}

function enterRoom(run: Run, seat: number, cell: number): void {
  const room = roomAt(run.state, cell);
  if (room >= 0) runEffects(run, seat, at(roomProgram, room), 'room', room);
  else if (isTower(cell)) runEffects(run, seat, TOWER_PROGRAM, 'room', ROOM_TOWER);
  else runEffects(run, seat, CHAMBER_PROGRAM, 'room', ROOM_CHAMBER);
}
