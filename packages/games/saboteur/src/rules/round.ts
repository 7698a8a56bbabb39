import type { Emit, Rng } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import { cardId, type Kind, NO_CARD, PLAY_DECK, TREASURE } from '../data/cards.ts';
import type { After, Event } from '../events.ts';
import type { State } from '../state.ts';
import { handOf } from './hand.ts';
import { layStart } from './maze.ts';
import { NOTHING } from './pick.ts';
import { dwarfCards, possibleSaboteurs, rolesOf } from './roles.ts';

/**
 * Sets up a round. SB-ROUND-01, SB-RND-02: a dwarf card for each seat, the last one aside. SB-ROUND-03, SB-RND-03: the goals over
 * their three cells. SB-ROUND-04, SB-RND-04: path and action cards in one draw pile. SB-ROUND-06: no broken tool, no discard. The
 * generator is asked in this order. `after` says why the starting player starts; the first round has none.
 */
export function startRound(state: State, rng: Rng, emit: Emit<Event>, after?: After): void {
  const dwarves = rng.shuffle(dwarfCards(state.seats, state.allSaboteurs));
  state.saboteurs = 0;
  for (let seat = 0; seat < state.seats; seat++) state.saboteurs |= at(dwarves, seat) << seat;
  state.aside = dwarves[state.seats] ?? -1;
  layStart(state);
  state.goals = Object.freeze(rng.shuffle([TREASURE, TREASURE + 1, TREASURE + 2]));
  state.pile = Object.freeze(rng.shuffle([...PLAY_DECK]));
  deal(state);
  state.phase = 'turn';
  state.turn = state.starter;
  state.turnedUp = 0;
  state.looked = 0;
  state.broken = 0;
  state.discards = [];
  state.history = [];
  state.lastPath = -1;
  state.finisher = -1;
  state.packet = NOTHING;
  if (emit !== undefined) tellRound(state, emit, after);
}

/** SB-ROUND-05: from the top of the pile, the starting player's cards first. */
function deal(state: State): void {
  const { seats, handSize } = state;
  state.pileLeft = state.pile.length;
  state.hands = Array<Kind>(seats * handSize).fill(NO_CARD);
  for (let i = 0; i < seats; i++) {
    const seat = (state.starter + i) % seats;
    const hand = state.pile.slice(state.pileLeft - handSize, state.pileLeft).sort((a, b) => a - b);
    state.pileLeft -= handSize;
    for (let j = 0; j < handSize; j++) state.hands[seat * handSize + j] = at(hand, j);
  }
}

/** The rule that a round is told by: the one that says who starts it. */
const STARTED_BY = { path: 'SB-NEXT-02', 'no-path': 'SB-NEXT-03', card: 'SB-VAR-03' } as const;

function tellRound(state: State, emit: NonNullable<Emit<Event>>, after: After | undefined): void {
  const { round, rounds, starter, seats, handSize, pileLeft } = state;
  emit({
    rule: after === undefined ? 'SB-ROUND-02' : STARTED_BY[after.why],
    public: {
      type: 'round-started',
      round,
      rounds,
      starter,
      ...(after === undefined ? {} : { after }),
      handSize,
      pileLeft,
      saboteurs: possibleSaboteurs(seats, state.allSaboteurs),
      goldLeft: state.goldPile.length,
    },
    reveals: true,
  });
  rolesOf(state.saboteurs, seats).forEach((role, seat) => {
    const hand = handOf(state, seat).map(cardId);
    emit({ rule: 'SB-ROUND-01', private: { [seat]: { type: 'dealt', seat, role, hand } } });
  });
  emit({ rule: 'SB-TURN-01', public: { type: 'turn', seat: starter, pileLeft, handLeft: handSize } });
}
