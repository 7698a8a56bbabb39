import { type Emit, hasSeat, type Rng } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import { nextOf, Phase, type State } from '../state.ts';
import { drawAdventurer, startRound } from './round.ts';

/**
 * WD-NEXT-03: the runner starts the next round; WD-NEXT-04: eliminated, the next one clockwise does. WD-NEXT-02, WD-RULING-16: the runner
 * chooses the adventurer, eliminated or not, unless the table leaves that to the starting player (WD-VAR-06) or to chance
 * (WD-VAR-05).
 */
export function nextRound(s: State, rng: Rng, emit: Emit<Event>): void {
  s.starter = hasSeat(s.alive, s.runner) ? s.runner : nextOf(s.alive, s.runner, s.seats);
  s.turn = s.starterChooses === 1 ? s.starter : s.runner;
  if (s.nextRandom === 0) {
    s.phase = Phase.choose;
    return;
  }
  drawAdventurer(s, rng, 'WD-VAR-05', emit);
  startRound(s, rng, emit);
}
