/** The basic game: everybody chooses in secret at the same time (sections 3.4 and 3.6). */

import { at, type Emit, type GameEvent, type Seat, seatBit } from '@mazmorra/kernel';
import { CARD_IDS, type Card, CRYSTAL_BALL, NO_CARD, TORCH } from '../data/cards.ts';
import type { CardOf, Event } from '../events.ts';
import { numberAt } from '../numbers.ts';
import type { State } from '../state.ts';
import { takeFromHand } from './cards.ts';
import { askForFurtherCards } from './crystal-ball.ts';
import { returnSome } from './room.ts';
import type { WayOfPlaying } from './way-of-playing.ts';

export const secretPlay: WayOfPlaying = {
  awaited: (state) => state.due,

  decisionKind: (state) => (state.lap === 0 ? 'DR-DEC-PLAY' : 'DR-DEC-CRYSTAL'),

  whyNotNow: (state, seat) =>
    // Who lies sealed has committed; who does not is not among those with a crystal ball.
    numberAt(state.sealed, seat) === NO_CARD ? 'DR-CB-02' : 'DR-ROOM-04',

  /** `DR-ROOM-03` One card, face-down: all that others learn is that it lies there. `DR-ROOM-04` It is final (`DR-RULING-17`). */
  lay(state, seat, card, emit) {
    state.sealed[seat] = card;
    state.due &= ~seatBit(seat);
    emit?.(committed(seat, card));
  },

  /** `DR-ROOM-05` All cards are revealed together. `DR-ROOM-06` Then come the crystal balls. */
  endLap(state, emit) {
    if (emit) tellOfReveal(state, emit);
    reveal(state, emit);
    askForFurtherCards(state, 'DR-CB-02', emit);
  },

  afterRoom() {},
};

function committed(seat: Seat, card: Card): GameEvent<Event> {
  const told = { type: 'card-committed', seat } as const;
  return {
    rule: 'DR-ROOM-03',
    public: told,
    private: { [seat]: { ...told, card: at(CARD_IDS, card - 1) } },
  };
}

/** `DR-CB-04` Several who owe a further card reveal it together, as in the first lap. */
function tellOfReveal(state: State, emit: NonNullable<Emit<Event>>): void {
  const cards: CardOf[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const card = numberAt(state.sealed, seat);
    if (card !== NO_CARD) cards.push({ seat, card: at(CARD_IDS, card - 1) });
  }
  const rule = state.lap === 0 ? 'DR-ROOM-05' : 'DR-CB-04';
  emit({ rule, public: { type: 'cards-revealed', cards }, reveals: true });
}

/** `DR-CB-01` Every revealed crystal ball goes back at once, before anything else happens; so does a torch. */
function reveal(state: State, emit: Emit<Event>): void {
  let balls = 0;
  let torches = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const card = numberAt(state.sealed, seat);
    if (card === NO_CARD) continue;
    takeFromHand(state, seat, card);
    state.shown[seat] = card;
    state.sealed[seat] = NO_CARD;
    if (card === CRYSTAL_BALL) balls++;
    if (card === TORCH) torches++;
  }
  if (balls > 0) returnSome(state, CRYSTAL_BALL, balls, 'DR-CB-01', emit);
  if (torches > 0) returnSome(state, TORCH, torches, 'DR-ROOM-09', emit);
}
