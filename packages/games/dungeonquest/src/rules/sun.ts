import { closingRoll, SUN_LAST } from '../data/limits.ts';
import { shown, told } from '../events.ts';
import { heroOf, isInside, push, type Run, rollDie } from '../run.ts';
import { kill } from './death.ts';

/**
 * DQ-SUN-01: the sun moves at the start of each of the first player's turns but the very first. DQ-SUN-02: low on the track a die may
 * shut the towers, DQ-SUN-04: on the last space too, where the sun stays. Says whether that ended the game.
 */
export function sunStep(run: Run): boolean {
  const { state } = run;
  if (state.turn === 1) return false;
  if (state.sun < SUN_LAST) {
    state.sun++;
    run.emit?.(told('DQ-SUN-01', { type: 'sun', space: state.sun }));
  }
  const closesUpTo = closingRoll(state.sun);
  if (closesUpTo === 0) return false;
  const die = rollDie(run);
  const closed = die <= closesUpTo;
  run.emit?.(shown('DQ-SUN-02', { type: 'sunset-roll', seat: state.first, die, closesUpTo, closed }));
  if (closed) nightFalls(run);
  return closed;
}

/** DQ-SUN-03: everybody still inside dies, above ground or below (DQ-CAT-19), and no variant helps (DQ-VAR-44). */
function nightFalls(run: Run): void {
  const { state } = run;
  for (let seat = 0; seat < state.seats; seat++) {
    if (isInside(heroOf(state, seat))) kill(run, seat, 'night', -1);
  }
  state.frames.length = 0;
  push(run, { kind: 'ending', seat: state.first, left: state.seats, shown: 0 });
}
