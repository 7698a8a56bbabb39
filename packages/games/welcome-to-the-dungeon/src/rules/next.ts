import { type Emit, hasSeat, type Rng } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import { nextOf, Phase, type State } from '../state.ts';
import { drawAdventurer, startRound } from './round.ts';

/**
 * WD-NEXT-03: the runner starts the next round; WD-NEXT-04, WD-RULING-16: eliminated, the next one clockwise does,
 * and chooses. WD-NEXT-02: the starting player chooses the adventurer, unless the table leaves it to chance (WD-VAR-05).
 */
export function nextRound(s: State, rng: Rng, emit: Emit<Event>): void {
  s.starter = hasSeat(s.alive, s.runner) ? s.runner : nextOf(s.alive, s.runner, s.seats);
  s.turn = s.starter;
  if (s.nextRandom === 0) {
    s.phase = Phase.choose;
    return;
  }
  drawAdventurer(s, rng, 'WD-VAR-05', emit);
  startRound(s, rng, emit);
}
