/** Section 3.13: the end of the game. Wounds and coins count by value (`DR-RULING-43`). */

import {
  allSeats,
  type Emit,
  hasSeat,
  type Outcome,
  type RuleId,
  type Seat,
  type SeatSet,
  seatBit,
  seatCount,
  seatsOf,
} from '@mazmorra/kernel';
import { MIN_SEATS } from '../data/constants.ts';
import type { Event } from '../events.ts';
import { numberAt } from '../numbers.ts';
import type { State } from '../state.ts';

/** Who collapses, and the statement that says so. */
interface Collapse {
  readonly seats: SeatSet;
  readonly rule: RuleId;
}

/** `DR-END-08` Those whom Medusa eliminated take no part: only survivors are compared (`DR-RULING-24`). */
const survivors = (state: State): SeatSet => allSeats(state.seats) & ~state.eliminated;

/** `DR-END-02` The player with the most wounds collapses. `DR-END-01` Nobody does when all have the same. */
export function collapse(state: State): Collapse {
  const alive = survivors(state);
  const worst = withMost(alive, (seat) => numberAt(state.wounds, seat));
  if (worst === alive) return { seats: 0, rule: 'DR-END-01' };
  return seatCount(worst) === 1 ? { seats: worst, rule: 'DR-END-02' } : collapseOfTied(state, worst);
}

/**
 * `DR-END-03` In a game of 4 or 5 all who tie for the most wounds collapse.
 * `DR-END-04` In a game of 3 only one who is alone with it (`DR-RULING-06`).
 */
const collapseOfTied = (state: State, worst: SeatSet): Collapse =>
  state.seats === MIN_SEATS ? { seats: 0, rule: 'DR-END-04' } : { seats: worst, rule: 'DR-END-03' };

/**
 * `DR-END-05` Most coins win, then fewest wounds; `DR-END-06` who is still tied shares the victory.
 * `DR-END-10` Somebody is always left, for those with fewer wounds than the most never collapse.
 */
export function winners(state: State): SeatSet {
  const remaining = survivors(state) & ~collapse(state).seats;
  return withMost(richest(state, remaining), (seat) => -numberAt(state.wounds, seat));
}

const richest = (state: State, among: SeatSet): SeatSet =>
  withMost(among, (seat) => numberAt(state.coins, seat));

/** Those of the seats who have the most of something. */
function withMost(among: SeatSet, count: (seat: Seat) => number): SeatSet {
  let best = 0;
  let seats = 0;
  for (const seat of seatsOf(among)) {
    const own = count(seat);
    if (seats === 0 || own > best) {
      best = own;
      seats = 0;
    }
    if (own === best) seats |= seatBit(seat);
  }
  return seats;
}

/** `DR-BOSS-15` Final scoring follows the boss at once; cards and items left are worth nothing. */
export function scoreGame(state: State, emit: Emit<Event>): void {
  if (!emit) return;
  const won = seatsOf(winners(state));
  const first = won[0];
  if (first === undefined) {
    emit({ rule: 'DR-END-07', public: { type: 'everyone-lost' } });
    return;
  }
  const { seats, rule } = collapse(state);
  const [fallen] = seatsOf(seats);
  if (fallen === undefined)
    emit({ rule, public: { type: 'nobody-collapsed', why: whyNobodyCollapsed(state, rule) } });
  else
    emit({
      rule,
      public: { type: 'collapsed', seats: seatsOf(seats), wounds: numberAt(state.wounds, fallen) },
    });
  emit({
    rule: won.length > 1 ? 'DR-END-06' : 'DR-END-05',
    public: {
      type: 'game-won',
      seats: won,
      coins: numberAt(state.coins, first),
      wounds: numberAt(state.wounds, first),
      ...beatenByWounds(state),
    },
  });
}

/** Why nobody collapses, as the log says it. */
function whyNobodyCollapsed(state: State, rule: RuleId): 'equal' | 'tie-of-three' | 'alone' {
  if (rule === 'DR-END-04') return 'tie-of-three';
  return seatCount(survivors(state)) === 1 ? 'alone' : 'equal';
}

/** `DR-END-05` For the log: those who have as many coins as the winner, but more wounds. */
function beatenByWounds(state: State): { readonly beaten?: readonly Seat[] } {
  const remaining = survivors(state) & ~collapse(state).seats;
  const beaten = richest(state, remaining) & ~winners(state);
  return beaten === 0 ? {} : { beaten: seatsOf(beaten) };
}

/** `DR-END-07` When Medusa has eliminated everybody there is no winner (`DR-RULING-25`). */
export function outcomeOf(state: State): Outcome {
  const won = seatsOf(winners(state));
  const fallen = collapse(state).seats;
  return {
    places: placesOf(state, fallen),
    winners: won,
    rule: won.length === 0 ? 'DR-END-07' : won.length > 1 ? 'DR-END-06' : 'DR-END-05',
    scores: Array.from({ length: state.seats }, (_, seat) => ({
      coins: numberAt(state.coins, seat),
      wounds: numberAt(state.wounds, seat),
      collapsed: Number(hasSeat(fallen, seat)),
      eliminated: Number(hasSeat(state.eliminated, seat)),
    })),
  };
}

/**
 * `DR-END-09` Winners, then the others by coins and wounds, then the collapsed by the same, then the eliminated, who are not
 * ordered (`DR-RULING-39`). Equal players share a place and the places after them stay empty.
 */
function placesOf(state: State, fallen: SeatSet): number[] {
  const rank = (seat: number): number => {
    if (hasSeat(state.eliminated, seat)) return 0;
    // Each weight is more than all that follows it can come to.
    const standing = hasSeat(fallen, seat) ? 1 : 2;
    return standing * 1_000_000 + numberAt(state.coins, seat) * 10_000 - numberAt(state.wounds, seat);
  };
  const ranks = Array.from({ length: state.seats }, (_, seat) => rank(seat));
  return ranks.map((own) => 1 + ranks.filter((other) => other > own).length);
}
