import {
  ArrangedRng,
  at,
  completeVariants,
  firstSeat,
  type Laid,
  type Seat,
  type Variants,
} from '@mazmorra/kernel';
import type { AdventurerId } from './data/adventurers.ts';
import { TILE_IDS, TILES } from './data/equipment.ts';
import { ALL_CARDS, kindOf, MONSTER_IDS, type MonsterId } from './data/monsters.ts';
import { welcomeToTheDungeon as game } from './index.ts';
import type { State } from './state.ts';

/** A position at the first turn of a round, or in the dungeon. */
export interface Position {
  readonly seats: number;
  readonly adventurer: AdventurerId;
  /** Who begins the round; seat 0 unless said otherwise. */
  readonly starter?: Seat;
  /** The top of the deck, the first to be drawn first. */
  readonly deck?: readonly MonsterId[];
  /** Success cards and failures of each seat. */
  readonly successes?: readonly number[];
  readonly failures?: readonly number[];
  readonly variants?: Variants;
  /** Seat 0 has just entered the dungeon of a table of two. */
  readonly run?: Run;
}

export interface Run {
  /** The equipment that is left, without the adventurer's name before it; all six when absent. */
  readonly tiles?: readonly string[];
  /** The monsters in the order in which they are turned up. */
  readonly pile: readonly MonsterId[];
}

/** Lays out a position. A run is played up to its beginning by legal answers. */
export function layOut(position: Position): Laid<State> {
  const { seats, adventurer } = position;
  const variants = completeVariants(game, seats, { ...position.variants, firstAdventurer: adventurer });
  const turns = position.run ? answersTo(position, position.run) : undefined;
  const rng = new ArrangedRng(
    [turns?.starter ?? position.starter ?? 0],
    [deckWith(turns?.deck ?? position.deck ?? [])],
  );
  const state = game.setup(seats, variants, rng);
  state.successes = packed(position.successes);
  state.failures = packed(position.failures);
  for (const name of turns?.answers ?? []) {
    const option = game.optionNamed(name);
    if (option === undefined) throw new Error(`there is no option ${name}`);
    game.answer(state, firstSeat(game.awaited(state)), option, rng);
  }
  return { seats, variants, state };
}

/** Two-bit counters in one number, as the state holds them. */
const packed = (counts: readonly number[] = []): number =>
  counts.reduce((sum, count, seat) => sum | (count << (seat * 2)), 0);

/** All 13 cards with these on top, in this order; the rest follow in rising order. */
function deckWith(top: readonly MonsterId[]): number[] {
  const rest = [...ALL_CARDS];
  for (const id of top) {
    const index = rest.indexOf(kindOf(id));
    if (index < 0) throw new Error(`there is no further ${id}`);
    rest.splice(index, 1);
  }
  return [...top.map(kindOf), ...rest];
}

interface Turns {
  readonly starter: Seat;
  readonly deck: readonly MonsterId[];
  readonly answers: readonly string[];
}

/** Two seats throw tiles away and fill the dungeon in turn; then seat 1 passes, so that seat 0 goes in. */
function answersTo({ adventurer, deck = [] }: Position, { tiles, pile }: Run): Turns {
  const own = TILES.filter((tile) => tile.adventurer === adventurer).map(({ id }) => id);
  const kept = tiles?.map((tile) => `${adventurer}-${tile}`) ?? own;
  const unknown = kept.filter((tile) => !TILE_IDS.some((id) => id === tile));
  if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}`);
  const thrown = own.filter((tile) => !kept.includes(tile));
  const used = [...pile, ...deck];
  const aside = deckWith(used)
    .slice(used.length, used.length + thrown.length)
    .map((kind) => at(MONSTER_IDS, kind));
  const turns = thrown.length + pile.length;
  return {
    starter: turns % 2 === 0 ? 1 : 0,
    deck: [...aside, ...pile.toReversed(), ...deck],
    answers: [
      ...thrown.flatMap((tile) => ['draw', `sacrifice:${tile}`]),
      ...pile.flatMap(() => ['draw', 'add']),
      'pass',
    ],
  };
}
