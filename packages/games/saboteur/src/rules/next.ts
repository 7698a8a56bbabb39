import type { Emit, Rng } from '@mazmorra/kernel';
import type { After, Event } from '../events.ts';
import type { Payment, State } from '../state.ts';
import { goldOf, nuggetsOf, outcomeOf } from './final.ts';
import { NOTHING } from './pick.ts';
import { startRound } from './round.ts';

/** Notes the round that has ended; then the next one (SB-NEXT-01), or after the last (SB-VAR-05) the end of the game (SB-FINAL-01). */
export function finishRound(state: State, paid: readonly Payment[], rng: Rng, emit: Emit<Event>): void {
  const { finisher, starter, saboteurs, aside, picks } = state;
  let reached = 0;
  for (let slot = 0; slot < 3; slot++) reached += (state.turnedUp >> slot) & 1;
  const history = Object.freeze(state.history.slice());
  const result = { finisher, starter, saboteurs, aside, goals: state.goals, history, reached, picks, paid };
  state.results = Object.freeze([...state.results, Object.freeze(result)]);
  state.picks = NOTHING;
  if (state.round < state.rounds) {
    const after = starterBefore(state);
    state.starter = (after.seat + 1) % state.seats;
    state.round += 1;
    // SB-NEXT-01: what is left of the gold pile is shuffled again (SB-RND-05).
    state.goldPile = Object.freeze(rng.shuffle([...state.goldPile]));
    startRound(state, rng, emit, after);
  } else {
    state.phase = 'over';
    tellFinal(state, emit);
  }
}

/**
 * Whom the next starting player follows, and why; all of it is public. SB-NEXT-02, SB-RULING-09: left of whoever played the last path card, wherever that card is now; SB-NEXT-03 where there was
 * none: left of the round's starting player.
 * SB-VAR-03 (`last-card`): left of whoever had the last turn. That was a turn with a card, a discard included: a pass
 * with an empty hand changes nothing, so no round ends with one.
 */
function starterBefore({ seats, starter, history, lastPath, starterByLastCard }: State): After {
  if (starterByLastCard) return { seat: (starter + history.length - 1) % seats, why: 'card' };
  return lastPath < 0 ? { seat: starter, why: 'no-path' } : { seat: lastPath, why: 'path' };
}

/** SB-FINAL-01: all gold is turned up. */
function tellFinal(state: State, emit: Emit<Event>): void {
  emit?.({
    rule: 'SB-FINAL-01',
    public: {
      type: 'game-ended',
      nuggets: nuggetsOf(state),
      cards: Array.from({ length: state.seats }, (_, seat) => goldOf(state, seat).cards),
      winners: outcomeOf(state).winners,
    },
    reveals: true,
  });
}
