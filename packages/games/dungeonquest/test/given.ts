import { at, FastRng, type Seat } from '@mazmorra/kernel';
import { type Fate, order, Scenario, ScriptedRng } from '@mazmorra/testkit';
import { expect } from 'vitest';
import { type CardId, cardIndex, cards, deckIds, deckOf } from '../src/data/cards.ts';
import { combatKinds } from '../src/data/combat.ts';
import { advance } from '../src/engine.ts';
import type { Event } from '../src/events.ts';
import { dungeonquest } from '../src/index.ts';
import {
  beginCombat,
  beginTurn,
  cell,
  type Place,
  type PlacedCombat,
  type PlacedHero,
  type Position,
  placed,
  takeCard,
} from '../src/position.ts';
import type { Hero, State } from '../src/state.ts';
import { variantSpecs } from '../src/variants.ts';
import type { View } from '../src/view.ts';

export { cell, type Place } from '../src/position.ts';

/**
 * A position laid out by zones and names, to be played on with `Scenario` by names of options.
 *
 *     const table = given({
 *       heroes: [{ hero: 'lindel', at: [5, 5] }],
 *       rooms: [{ at: [5, 5], tile: 'tile-chamber-01', entry: 'south' }],
 *       next: { dungeon: ['dungeon-crypt'], tiles: ['tile-chamber-12'] },
 *     });
 *     table.answer(0, 'move:6-5');
 *
 * Dice are given with the answer that rolls them (`die` and `draw` of the testkit); shuffles that are not scripted leave
 * the order as it is. Whatever is not said is as in an empty dungeon: no runes, every hero in a tower of his own.
 */
export interface Given extends Omit<Position, 'heroes' | 'combat'> {
  readonly heroes: readonly GivenHero[];
  /** Face-up discards by deck, or drawn dragon cards. */
  readonly discards?: Readonly<Record<string, readonly CardId[]>>;
  readonly markers?: readonly Place[];
  readonly first?: Seat;
  /** Which turn of the game it is (2 unless said otherwise, so that the sun moves for the first player). */
  readonly turn?: number;
  /** How many tiles are left in the pile. */
  readonly tilesLeft?: number;
  /** Rolls and draws before the first decision. */
  readonly fates?: readonly Fate[];
}

export interface GivenHero extends PlacedHero {
  readonly half?: 0 | 1;
}

export class Played extends Scenario<State, View, Event> {
  hero(seat: Seat): Hero {
    return at(this.state.heroes, seat);
  }

  /** Answers, and sees that the same answer leads to the same position where nobody listens, as in playouts of bots. */
  override answer(seat: Seat, name: string, ...fates: Fate[]): this {
    const unheard = dungeonquest.copy(this.state);
    super.answer(seat, name, ...fates);
    const option = dungeonquest.optionNamed(name) ?? -1;
    dungeonquest.answer(unheard, seat, option, new ScriptedRng(fates));
    expect(unheard).toEqual(this.state);
    return this;
  }

  /** The types of the events of the newest answer, in order. */
  get told(): string[] {
    return this.events.flatMap(({ public: event }) => event?.type ?? []);
  }

  /** The first event of a type that the newest answer brought. */
  event<T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined {
    for (const { public: event } of this.events)
      if (event?.type === type) return event as Extract<Event, { type: T }>;
    return undefined;
  }

  /** Plays on in a fixed way through everything that is none of the test's business. */
  answerAll(...answers: readonly (readonly [Seat, string, ...Fate[]])[]): this {
    for (const [seat, name, ...fates] of answers) this.answer(seat, name, ...fates);
    return this;
  }
}

/** A shuffle of a whole deck that brings this card to the top; the others follow in the order of the table. */
export function shuffledSo(deck: string, top: CardId): Fate {
  const all = cards.flatMap(({ index, count }) =>
    deckIds[at(deckOf, index)] === deck ? Array<number>(count).fill(index) : [],
  );
  all.splice(all.indexOf(cardIndex(top)), 1);
  return order(...all, cardIndex(top));
}

/** Combat cards by id, without the prefix where that is plain: `slash`, `power-poisoned-arrow`. */
export function combatCard(id: string): number {
  const index = combatKinds.findIndex((card) => card.id === id || card.id === `combat-${id}`);
  if (index < 0) throw new Error(`no combat card ${id}`);
  return index;
}

export function given(position: Given): Played {
  const state = layOut(position);
  beginTurn(state, position);
  return goOn(state, position.fates ?? []);
}

function goOn(state: State, fates: readonly Fate[]): Played {
  const rng = new ScriptedRng(fates);
  advance({ state, rng, emit: undefined, unwind: false, afterwards: undefined });
  rng.done();
  return new Played(dungeonquest, state);
}

export type GivenCombat = Omit<PlacedCombat, 'hero' | 'monsterHand' | 'automaton'> &
  Partial<Pick<PlacedCombat, 'monsterHand'>>;

/**
 * A combat of the first hero at the choice of cards, hands as given. With two seats or more seat 1 plays the monster.
 * Cards come out of the combat deck; power cards out of nowhere.
 */
export function givenCombat(position: Given, fight: GivenCombat): Played {
  const state = layOut(position);
  const isAutomaton = state.seats === 1 || position.variants?.['monster-controller'] === 'automaton';
  const automaton = isAutomaton ? { automaton: true as const } : {};
  beginCombat(state, { monsterHand: [], ...fight, ...automaton, hero: 0 }, takeCombatCard);
  return goOn(state, position.fates ?? []);
}

function takeCombatCard(state: State, id: string): number {
  const card = combatCard(id);
  const index = state.combat.deck.indexOf(card);
  if (index >= 0) state.combat.deck.splice(index, 1);
  return card;
}

/** The position without anything going on. */
function layOut({ heroes, ...position }: Given): State {
  const variants = {
    ...Object.fromEntries(variantSpecs.map((spec) => [spec.id, spec.default])),
    ...position.variants,
  };
  const rows = heroes.map(({ half, ...hero }) => ({
    ...hero,
    with: { ...(half !== undefined && { half }), ...hero.with },
  }));
  const state = placed({ ...position, heroes: rows }, variants, new FastRng('given'));
  state.first = position.first ?? 0;
  state.turn = position.turn ?? 2;
  for (const [, cards] of Object.entries(position.discards ?? {}))
    for (const id of cards) at(state.discards, at(deckOf, cardIndex(id))).push(takeCard(state, id));
  state.markers.push(...(position.markers ?? []).map(cell));
  if (position.tilesLeft !== undefined)
    state.tiles = state.tiles.slice(state.tiles.length - position.tilesLeft);
  return state;
}
