import type { Option, Seat } from '@mazmorra/kernel';
import { directionTo } from '../data/board.ts';
import { told } from '../events.ts';
import type { LandFrame, SpecialMoveFrame, StasisFrame } from '../frames.ts';
import { HALF, TELEPORT, TO } from '../options.ts';
import { ask, heroOf, pop, push, type Run, requireTop } from '../run.ts';
import type { State } from '../state.ts';
import { EARLIER_RULINGS } from '../variants.ts';
import { hasLegalMove, isExplored, isHalved, specialTargets, touching } from './board.ts';
import { mustCrossCaveIn } from './cave-in.ts';
import { hasRune, spendRune } from './heroes.ts';
import { appear } from './places.ts';

/** Secret Door, Teleportation Rune and Stasis Rune (DQ-CARD-12, DQ-RUNE-04, DQ-RUNE-08). */

/** A space is entered without walking; with Hero versus Hero that counts as moving in (DQ-VAR-15). */
export function stepSpecialMove(run: Run, frame: SpecialMoveFrame): void {
  const { state } = run;
  const { seat } = frame;
  switch (frame.step) {
    case 'choose':
      ask(run, 'DEC-SECRET', seat);
      return;
    case 'explore':
      frame.step = 'half';
      /* DQ-TILE-07: the arrow points to the space he leaves. */
      if (!isExplored(state, frame.to)) {
        const entry = directionTo(frame.to, touching(heroOf(state, seat).cell, frame.to));
        push(run, { kind: 'explore', seat, cell: frame.to, entry, step: 'rune', tile: -1 });
      }
      return;
    case 'half':
      frame.step = 'encounter';
      appear(run, seat, frame.to, frame.how);
      if (isHalved(state, frame.to)) ask(run, 'DEC-HALF', seat);
      return;
    case 'encounter':
      pop(run);
      push(run, { kind: 'encounter', seat, step: 'hero' });
  }
}

/** DEC-SECRET */
export function secretOptions(state: State, seat: Seat, into: Option[]): void {
  specialTargets(state, seat, TO, into);
}

export function answerSecret(run: Run, _seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'special-move');
  frame.to = option - TO;
  frame.step = 'explore';
}

/** DQ-RUNE-08: the Teleportation Rune where its owner is about to move; appends what it offers. */
export function teleportOptions(state: State, seat: Seat, into: Option[]): void {
  if (hasRune(heroOf(state, seat), 'teleportation')) specialTargets(state, seat, TELEPORT, into);
}

/** DQ-RUNE-08: also a move that he does not choose. DQ-VAR-120: not with the earlier rulings. */
export function forcedTeleports(state: State, seat: Seat, into: Option[]): void {
  if ((state.optional & EARLIER_RULINGS) === 0) teleportOptions(state, seat, into);
}

/** The Teleportation Rune in place of a move (DQ-RUNE-08). */
export function teleport(run: Run, seat: Seat, to: number): void {
  spendRune(run, seat, 'teleportation');
  push(run, { kind: 'special-move', seat, to, step: 'explore', how: 'teleport' });
}

/** DEC-HALF: the half of a Chasm or Bridge for a hero who did not walk in (DQ-ROOM-20). */
export function answerHalf(run: Run, seat: Seat, option: Option): void {
  const hero = heroOf(run.state, seat);
  hero.half = option - HALF;
  run.emit?.(told('DQ-ROOM-20', { type: 'half', seat, cell: hero.cell, half: hero.half }));
}

/** Op `extraMoves` */
export function startStasis(run: Run, seat: Seat, total: number): void {
  push(run, { kind: 'stasis', seat, made: 0, total });
}

/** DQ-RUNE-04: after each move everything there is resolved, then he may move on or stop. */
export function stepStasis(run: Run, frame: StasisFrame): void {
  const { state } = run;
  const hero = heroOf(state, frame.seat);
  const caveIn = mustCrossCaveIn(state, hero);
  if (frame.made >= frame.total || (!hasLegalMove(state, frame.seat) && !caveIn)) pop(run);
  else ask(run, 'DEC-MOVE-AGAIN', frame.seat);
}

/**
 * A figure is put on the board from below (DQ-CAT-12) or after lying unconscious. DQ-CAT-14: a new tile is turned as the player likes
 * (DQ-TILE-06). A half is chosen, and the space is encountered on his next turn, not now (DQ-CAT-13).
 */
export function stepLand(run: Run, frame: LandFrame): void {
  const { state } = run;
  const { seat, cell } = frame;
  switch (frame.step) {
    case 'explore':
      frame.step = 'half';
      if (!isExplored(state, cell))
        push(run, { kind: 'explore', seat, cell, entry: -1, step: 'rune', tile: -1 });
      return;
    case 'half':
      frame.step = 'done';
      appear(run, seat, cell, frame.how);
      heroOf(state, seat).below = 0;
      if (frame.how === 'surface') heroOf(state, seat).surfaced = 2;
      if (isHalved(state, cell)) ask(run, 'DEC-HALF', seat);
      return;
    case 'done':
      heroOf(state, seat).pending = 1;
      pop(run);
  }
}
