import { type Emit, type Game, type Outcome, type Rng, seatBit, type Viewer } from '@mazmorra/kernel';

/**
 * High Card: the smallest game that uses the whole contract, for testing the kernel and the battery themselves, and what
 * `mazmorra new-game` begins a new game with. Every seat holds three of twelve cards. All lay one face down at once; the highest takes a point. Who has
 * laid a card may look once at the top of the deck, which stays hidden from the others. Ties are rolled for.
 */
export interface ToyState {
  hands: number[][];
  deck: number[];
  laid: number[];
  peeked: boolean[];
  points: number[];
  discard: number[];
}

export interface ToyView {
  readonly hands: readonly (readonly number[] | number)[];
  readonly laid: readonly (number | boolean)[];
  readonly top: number | 'unknown';
  readonly points: readonly number[];
  readonly discard: readonly number[];
}

export type ToyEvent =
  | { readonly kind: 'laid'; readonly seat: number; readonly card?: number }
  | { readonly kind: 'peeked'; readonly seat: number; readonly card?: number }
  | { readonly kind: 'point'; readonly seat: number; readonly cards: readonly number[] };

const CARDS = 12;
const HAND = 3;
const NOTHING = -1;
const PEEK = CARDS;

const over = (state: ToyState): boolean =>
  state.hands.every((hand) => hand.length === 0) && state.laid.every((card) => card === NOTHING);

const awaited = (state: ToyState): number =>
  over(state) ? 0 : state.laid.reduce((set, card, seat) => (card === NOTHING ? set | seatBit(seat) : set), 0);

const cardsKnownTo = (viewer: Viewer, seat: number): boolean => viewer === 'all' || viewer === seat;

const topKnownTo = (state: ToyState, viewer: Viewer): boolean =>
  viewer === 'all' || (viewer !== 'spectator' && state.peeked[viewer] === true);

/** `TOY-SETUP-01`: three cards for every seat, the rest is the deck. `TOY-VAR-01`: a point for everybody to begin with. */
function setup(seats: number, double: boolean, rng: Rng): ToyState {
  const deck = rng.shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
  return {
    hands,
    deck,
    laid: hands.map(() => NOTHING),
    peeked: hands.map(() => false),
    points: hands.map(() => (double ? 1 : 0)),
    discard: [],
  };
}

/** `TOY-PEEK-01`: who has laid a card may look at the top of the deck, once in a game. */
function peek(state: ToyState, seat: number, emit: Emit<ToyEvent>): void {
  state.peeked[seat] = true;
  const card = state.deck[0] ?? NOTHING;
  emit?.({
    rule: 'TOY-PEEK-01',
    public: { kind: 'peeked', seat },
    private: { [seat]: { kind: 'peeked', seat, card } },
    reveals: true,
  });
}

/** `TOY-LAY-01`: everybody lays one card face down, in any order. */
function lay(state: ToyState, seat: number, card: number, emit: Emit<ToyEvent>): void {
  const hand = state.hands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
  state.laid[seat] = card;
  emit?.({
    rule: 'TOY-LAY-01',
    public: { kind: 'laid', seat },
    private: { [seat]: { kind: 'laid', seat, card } },
  });
}

/** `TOY-POINT-01`: the highest value takes a point; cards come in pairs of one value. `TOY-POINT-02`: ties are rolled for. */
function score(state: ToyState, rng: Rng, emit: Emit<ToyEvent>): void {
  const cards = [...state.laid];
  const best = Math.max(...cards.map((card) => card >> 1));
  const tied = cards.flatMap((card, of) => (card >> 1 === best ? [of] : []));
  const winner = tied.length > 1 ? rng.pick(tied) : (tied[0] ?? 0);
  state.points[winner] = (state.points[winner] ?? 0) + 1;
  state.discard.push(...cards);
  state.laid.fill(NOTHING);
  emit?.({ rule: 'TOY-POINT-01', public: { kind: 'point', seat: winner, cards }, reveals: true });
}

/** `TOY-END-01`: when all cards are laid, most points win. */
function outcome(state: ToyState): Outcome | undefined {
  if (!over(state)) return undefined;
  const best = Math.max(...state.points);
  return {
    places: state.points.map((own) => 1 + state.points.filter((other) => other > own).length),
    winners: state.points.flatMap((own, seat) => (own === best ? [seat] : [])),
    rule: 'TOY-END-01',
    scores: state.points.map((points) => ({ points })),
  };
}

export const toy: Game<ToyState, ToyView, ToyEvent> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 3 },
  variants: [{ id: 'double', values: [false, true], default: false, rule: 'TOY-VAR-01' }],

  setup: (seats, variants, rng) => setup(seats, variants['double'] === true, rng),
  awaited,
  invited: (state) =>
    over(state)
      ? 0
      : state.laid.reduce(
          (set, card, seat) => (card !== NOTHING && !state.peeked[seat] ? set | seatBit(seat) : set),
          0,
        ),
  decisionKind: (state, seat) => (state.laid[seat] === NOTHING ? 'TOY-DEC-LAY' : 'TOY-DEC-PEEK'),
  options(state, seat, into) {
    if (state.laid[seat] === NOTHING) into.push(...[...(state.hands[seat] ?? [])].sort((a, b) => a - b));
    else into.push(PEEK);
  },

  answer(state, seat, option, rng, emit) {
    if (option === PEEK) return peek(state, seat, emit);
    lay(state, seat, option, emit);
    if (awaited(state) === 0) score(state, rng, emit);
  },

  whyNot: (_state, _seat, option) => (option === PEEK ? 'TOY-PEEK-01' : 'TOY-LAY-01'),
  nameOf: (option) => (option === PEEK ? 'peek' : `lay:${option}`),
  optionNamed(name) {
    if (name === 'peek') return PEEK;
    const card = /^lay:(\d+)$/.exec(name)?.[1];
    return card !== undefined && Number(card) < CARDS && String(Number(card)) === card
      ? Number(card)
      : undefined;
  },

  view: (state, viewer) => ({
    hands: state.hands.map((hand, seat) => (cardsKnownTo(viewer, seat) ? [...hand] : hand.length)),
    laid: state.laid.map((card, seat) => (cardsKnownTo(viewer, seat) ? card : card !== NOTHING)),
    top: topKnownTo(state, viewer) ? (state.deck[0] ?? NOTHING) : 'unknown',
    points: [...state.points],
    discard: [...state.discard],
  }),

  redeal(state, viewer, rng) {
    const world = toy.copy(state);
    if (viewer === 'all') return world;
    const keepTop = topKnownTo(state, viewer) ? world.deck.splice(0, 1) : [];
    const others = world.hands.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
    const hidden = [
      ...world.deck,
      ...others.flatMap((seat) => world.hands[seat] ?? []),
      ...others.map((seat) => world.laid[seat] ?? NOTHING),
    ];
    const pool = rng.shuffle(hidden.filter((card) => card !== NOTHING).sort((a, b) => a - b));
    for (const seat of others) {
      world.hands[seat] = pool.splice(0, world.hands[seat]?.length ?? 0);
      if (world.laid[seat] !== NOTHING) world.laid[seat] = pool.pop() ?? NOTHING;
    }
    world.deck = [...keepTop, ...pool];
    return world;
  },

  outcome,
  copy: (state) => ({
    hands: state.hands.map((hand) => [...hand]),
    deck: [...state.deck],
    laid: [...state.laid],
    peeked: [...state.peeked],
    points: [...state.points],
    discard: [...state.discard],
  }),

  census: (state) => ({
    cards:
      state.deck.length +
      state.discard.length +
      state.hands.flat().length +
      state.laid.filter((card) => card !== NOTHING).length,
  }),
  summary: () => ({ add: () => {}, report: () => ({}) }),
};
