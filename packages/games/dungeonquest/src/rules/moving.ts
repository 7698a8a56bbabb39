import type { Option, Seat } from '@mazmorra/kernel';
import { directionTo, opposite } from '../data/board.ts';
import { DOOR } from '../data/cards.ts';
import { DOOR_SIDE, OPEN } from '../data/tiles.ts';
import { type StayKind, told } from '../events.ts';
import { type MoveFrame, STORE_PASSAGE } from '../frames.ts';
import { does, MOVE, TELEPORT } from '../options.ts';
import { ask, endTurn, frameAt, heroOf, pop, push, type Run, requireTop } from '../run.ts';
import type { State } from '../state.ts';
import { hasLegalMove, hasSpecialTarget, isExplored, legalMoves, sideAt, touching } from './board.ts';
import { drawCards } from './cards.ts';
import { crossCaveIn, mayRetreat, mustCrossCaveIn, retreatFromCaveIn } from './cave-in.ts';
import { givePassageUp } from './determination.ts';
import { hasRune, useRune } from './heroes.ts';
import { walk } from './places.ts';
import { teleport, teleportOptions } from './special-moves.ts';
import { newTest } from './tests.ts';

/** Normal moves (3.5), doors (3.7) and portcullises (3.8). */

export function startMove(run: Run, seat: Seat, to: number): void {
  const hero = heroOf(run.state, seat);
  const from = touching(hero.cell, to);
  /* DQ-PORT-07: determination stays only while he tries this very passage. */
  const passage = from * 4 + directionTo(from, to);
  if (hero.passage !== passage) givePassageUp(run, seat);
  push(run, { kind: 'move', seat, from, to, step: 'own', free: 0, obstacle: OPEN });
}

/**
 * DQ-MOVE-04: first the side of his own room, then the side he faces, then the tile, then the figure. DQ-TERM-04: the obstacles are
 * what stands on these two sides, DQ-PORT-05: met one after the other, DQ-PORT-06: both again at every attempt. DQ-ROOM-38: the room he
 * comes to is encountered, even if the move was forced.
 */
export function stepMove(run: Run, frame: MoveFrame): void {
  const { state } = run;
  const { seat, from, to } = frame;
  switch (frame.step) {
    case 'own':
      frame.step = 'facing';
      meetObstacle(run, frame, sideAt(state, from, directionTo(from, to)));
      return;
    case 'facing':
      frame.step = 'explore';
      meetObstacle(run, frame, facingObstacle(state, from, to));
      return;
    case 'explore':
      frame.step = 'enter';
      if (!isExplored(state, to))
        push(run, { kind: 'explore', seat, cell: to, entry: directionTo(to, from), step: 'rune', tile: -1 });
      return;
    case 'enter':
      pop(run);
      givePassageUp(run, seat);
      walk(run, seat, to, 'walk');
      push(run, { kind: 'encounter', seat, step: 'hero' });
  }
}

/**
 * What still bars the way on the far side, seen from the Treasure Chamber too (DQ-RULING-30): two of a kind back to back are passed as
 * one (DQ-DOOR-06, DQ-PORT-03). A tile drawn now is entered by its arrow without a test (DQ-TILE-03, DQ-PORT-04).
 */
function facingObstacle(state: State, from: number, to: number): number {
  if (!isExplored(state, to)) return OPEN;
  const direction = directionTo(from, to);
  const facing = sideAt(state, to, opposite(direction));
  return facing === sideAt(state, from, direction) ? OPEN : facing;
}

function meetObstacle(run: Run, frame: MoveFrame, side: number): void {
  if (side === OPEN || frame.free === 1) return;
  frame.obstacle = side;
  if (hasRune(heroOf(run.state, frame.seat), 'opening')) ask(run, 'DEC-OBSTACLE-RUNE', frame.seat);
  else tryObstacle(run, frame);
}

/** DEC-OBSTACLE-RUNE */
export function answerObstacle(run: Run, seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'move');
  if (option === does.use) useRune(run, seat, 'opening');
  else tryObstacle(run, frame);
}

/** A door needs a door card (DQ-DOOR-01) at every attempt (DQ-DOOR-05), a portcullis a Strength test (DQ-PORT-01). */
function tryObstacle(run: Run, frame: MoveFrame): void {
  const { seat } = frame;
  if (frame.obstacle === DOOR_SIDE) drawCards(run, seat, DOOR, 1);
  else {
    heroOf(run.state, seat).passage = frame.from * 4 + directionTo(frame.from, frame.to);
    newTest(run, seat, 0, 'portcullis', STORE_PASSAGE);
  }
}

/**
 * The end of a portcullis test (DQ-PORT-02). An obstacle that holds ends the turn where he is: on a forced move (DQ-MOVE-09), and in
 * the Treasure Chamber without a dragon card (DQ-DRG-04).
 */
export function portcullisTested(run: Run, seat: Seat, passed: boolean): void {
  const frame = requireTop(run.state, 'move');
  run.emit?.(told('DQ-PORT-02', { type: 'portcullis', seat, from: frame.from, to: frame.to, opens: passed }));
  if (!passed) endTurn(run);
}

/**
 * A room makes the hero move on at once: a tower (DQ-ROOM-06), a corridor (DQ-ROOM-08), the far half of a Bridge (DQ-ROOM-29), a Spider
 * Web (DQ-ROOM-35). If he cannot, his turn ends where he is (DQ-ROOM-07, DQ-ROOM-10).
 */
export function askMoveAgain(run: Run, seat: Seat, why: StayKind): void {
  const { state } = run;
  const hero = heroOf(state, seat);
  if (hasLegalMove(state, seat) || (hasRune(hero, 'teleportation') && hasSpecialTarget(state, seat)))
    ask(run, 'DEC-MOVE-AGAIN', seat);
  else {
    run.emit?.(told('DQ-ROOM-10', { type: 'stays', seat, cell: hero.cell, why }));
    endTurn(run);
  }
}

/**
 * DEC-MOVE-AGAIN: every legal move and the Teleportation Rune; with the Stasis Rune, which alone comes to ask in a Cave-in, also to stop.
 */
export function moveAgainOptions(state: State, seat: Seat, into: Option[]): void {
  const hero = heroOf(state, seat);
  const stasis = frameAt(state, 1, 'stasis');
  if (mustCrossCaveIn(state, hero)) {
    if (mayRetreat(state, seat)) into.push(does.retreat);
    into.push(does.cross);
  } else legalMoves(state, seat, MOVE, into);
  teleportOptions(state, seat, into);
  if (stasis !== undefined && stasis.made > 0) into.push(does.stop);
}

export function answerMoveAgain(run: Run, seat: Seat, option: Option): void {
  const stasis = frameAt(run.state, 0, 'stasis');
  if (option === does.stop) {
    pop(run);
    return;
  }
  if (option === does.cross) {
    crossCaveIn(run, seat);
    return;
  }
  if (stasis !== undefined) stasis.made++;
  if (option >= TELEPORT) teleport(run, seat, option - TELEPORT);
  else if (option === does.retreat) retreatFromCaveIn(run, seat);
  else startMove(run, seat, option - MOVE);
}

/** Corridors must be left at once, but not for ever (DQ-ROOM-08, DQ-ROOM-09). */
export function entersCorridorAgain(state: State, cell: number): boolean {
  if (state.corridors.includes(cell)) return true;
  state.corridors.push(cell);
  return false;
}
