import { at, FastRng, type Seat, type VariantValue } from '@mazmorra/kernel';
import { type Fate, order, Scenario, ScriptedRng } from '@mazmorra/testkit';
import { expect } from 'vitest';
import { cellAt, directions, towers } from '../src/data/board.ts';
import { type CardId, cardIndex, cardNamed, cards, deckIds, deckOf } from '../src/data/cards.ts';
import { combatKinds } from '../src/data/combat.ts';
import type { MonsterId } from '../src/data/effect.ts';
import { heroes } from '../src/data/heroes.ts';
import { monsterIndex } from '../src/data/monsters.ts';
import { tiles } from '../src/data/tiles.ts';
import { advance } from '../src/engine.ts';
import type { Event } from '../src/events.ts';
import type { Frame } from '../src/frames.ts';
import { dungeonquest } from '../src/index.ts';
import { addLoot } from '../src/rules/loot.ts';
import { tokenOf } from '../src/rules/tokens.ts';
import { newState } from '../src/setup.ts';
import type { Hero, State } from '../src/state.ts';
import { optionalRules, variantSpecs } from '../src/variants.ts';
import type { View } from '../src/view.ts';

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
export interface Given {
  readonly heroes: readonly GivenHero[];
  readonly rooms?: readonly GivenRoom[];
  /** The next cards of each deck and the next tiles, the first to be drawn first. */
  readonly next?: Readonly<Record<string, readonly string[]>>;
  /** Face-up discards by deck, or drawn dragon cards. */
  readonly discards?: Readonly<Record<string, readonly CardId[]>>;
  readonly tokens?: readonly { readonly monster: MonsterId; readonly life: number; readonly at: Place }[];
  readonly markers?: readonly Place[];
  readonly variants?: Readonly<Record<string, VariantValue>>;
  readonly first?: Seat;
  /** Whose turn begins; the first hero's unless said otherwise. */
  readonly active?: Seat;
  readonly sun?: number;
  /** Which turn of the game it is (2 unless said otherwise, so that the sun moves for the first player). */
  readonly turn?: number;
  /** Begin with the sun step instead of the start-of-turn step. */
  readonly withSun?: true;
  /** How many tiles are left in the pile. */
  readonly tilesLeft?: number;
  /** Rolls and draws before the first decision. */
  readonly fates?: readonly Fate[];
}

/** Column and row. */
export type Place = readonly [number, number];

export interface GivenHero {
  readonly hero: (typeof heroes)[number]['id'];
  readonly at?: Place;
  readonly from?: Place;
  readonly half?: 0 | 1;
  readonly loot?: readonly CardId[];
  readonly kept?: readonly CardId[];
  readonly runes?: readonly CardId[];
  /** In the catacombs, his marker pointing there; `pile` are the catacomb cards of this visit. */
  readonly below?: (typeof directions)[number];
  readonly pile?: readonly CardId[];
  /** Any other field of the state's hero: wounds, lostTurns, searches, stuck, pending, fate … */
  readonly with?: Partial<Hero>;
}

export interface GivenRoom {
  readonly at: Place;
  readonly tile: string;
  /** Where its arrow points. */
  readonly entry: (typeof directions)[number];
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

export const cell = ([column, row]: Place): number => cellAt(column, row);

/** Combat cards by id, without the prefix where that is plain: `slash`, `power-poisoned-arrow`. */
export function combatCard(id: string): number {
  const index = combatKinds.findIndex((card) => card.id === id || card.id === `combat-${id}`);
  if (index < 0) throw new Error(`no combat card ${id}`);
  return index;
}

export function given(position: Given): Played {
  const state = layOut(position);
  const seat = position.active ?? 0;
  const step = position.withSun === true ? 'sun' : 'start';
  state.frames.push({ kind: 'turn', seat, step, over: 0, acted: 0, lostDone: 0, webDone: 0 });
  return goOn(state, position.fates ?? []);
}

function goOn(state: State, fates: readonly Fate[]): Played {
  const rng = new ScriptedRng(fates);
  advance({ state, rng, emit: undefined, unwind: false, afterwards: undefined });
  rng.done();
  return new Played(dungeonquest, state);
}

export interface GivenCombat {
  readonly monster: MonsterId;
  readonly life: number;
  readonly hand: readonly string[];
  readonly monsterHand?: readonly string[];
  readonly stack?: readonly string[];
  readonly damage?: readonly string[];
  readonly monsterDamage?: readonly string[];
  /** The next cards of the combat deck. */
  readonly next?: readonly string[];
  readonly round?: number;
}

/**
 * A combat of the first hero at the choice of cards, hands as given. With two seats or more seat 1 plays the monster.
 * Cards come out of the combat deck; power cards out of nowhere.
 */
export function givenCombat(position: Given, fight: GivenCombat): Played {
  const state = layOut(position);
  const hero = at(state.heroes, 0);
  const automaton = state.seats === 1 || position.variants?.['monster-controller'] === 'automaton';
  const player = automaton ? -1 : 1;
  const monster = monsterIndex(fight.monster);
  state.reserve.splice(state.reserve.indexOf(tokenOf(monster, fight.life)), 1);
  const { combat } = state;
  Object.assign(combat, {
    on: 1,
    automaton: automaton ? 1 : 0,
    monster,
    life: fight.life,
    round: fight.round ?? 1,
  });
  combat.players = [0, player];
  combat.powers = [15, 15];
  const take = (ids: readonly string[] = []): number[] =>
    ids.map((id) => takeCombatCard(state, combatCard(id)));
  combat.hands = [take(fight.hand), take(fight.monsterHand)];
  combat.piles = [take(fight.damage), take(fight.monsterDamage)];
  combat.stack = take(fight.stack);
  combat.deck.push(...take(fight.next).reverse());
  const frames: Frame[] = [
    { kind: 'turn', seat: 0, step: 'acted', over: 0, acted: 1, lostDone: 0, webDone: 0 },
    {
      kind: 'monster',
      seat: 0,
      player,
      monster,
      life: fight.life,
      seen: automaton ? 0 : 2,
      servant: 0,
      cell: hero.cell,
      below: hero.below,
      escape: 1,
      step: 'killed',
      heroPowers: 15,
      monsterPowers: 15,
      byChoice: 0,
    },
    { kind: 'combat', step: 'choose', side: 0 },
  ];
  state.frames.push(...frames);
  return goOn(state, position.fates ?? []);
}

function takeCombatCard(state: State, card: number): number {
  const index = state.combat.deck.indexOf(card);
  if (index >= 0) state.combat.deck.splice(index, 1);
  return card;
}

/** The position without anything going on. */
function layOut(position: Given): State {
  const variants = {
    ...Object.fromEntries(variantSpecs.map((spec) => [spec.id, spec.default])),
    ...position.variants,
  };
  const state = newState(position.heroes.length, variants, new FastRng('given'), undefined);
  state.frames.length = 0;
  state.optional = optionalRules(state.seats, variants);
  state.first = position.first ?? 0;
  state.turn = position.turn ?? 2;
  state.sun = position.sun ?? 5;
  for (const room of position.rooms ?? []) placeRoom(state, room);
  position.heroes.forEach((hero, seat) => {
    placeHero(state, seat, hero);
  });
  for (const [deck, cards] of Object.entries(position.next ?? {})) stackUp(state, deck, cards);
  for (const [, cards] of Object.entries(position.discards ?? {}))
    for (const id of cards) at(state.discards, at(deckOf, cardIndex(id))).push(takeOut(state, id));
  for (const { monster, life, at: place } of position.tokens ?? []) {
    const token = tokenOf(monsterIndex(monster), life);
    state.reserve.splice(state.reserve.indexOf(token), 1);
    state.tokens.push(token);
    state.tokenCells.push(cell(place));
    state.tokenSeen.push(0);
  }
  state.markers.push(...(position.markers ?? []).map(cell));
  if (position.tilesLeft !== undefined)
    state.tiles = state.tiles.slice(state.tiles.length - position.tilesLeft);
  return state;
}

function placeRoom(state: State, room: GivenRoom): void {
  const tile = tileNamed(room.tile);
  const index = state.tiles.indexOf(tile);
  if (index >= 0) state.tiles.splice(index, 1);
  state.board[cell(room.at)] = tile * 4 + directions.indexOf(room.entry);
}

function tileNamed(id: string): number {
  const tile = tiles.find((row) => row.id === id);
  if (tile === undefined) throw new Error(`no tile ${id}`);
  return tile.index;
}

function placeHero(state: State, seat: Seat, row: GivenHero): void {
  const hero = at(state.heroes, seat);
  hero.hero = heroes.findIndex(({ id }) => id === row.hero);
  hero.cell = row.at === undefined ? at(towers, seat).cell : cell(row.at);
  hero.from = row.from === undefined ? -1 : cell(row.from);
  hero.half = row.half ?? -1;
  for (const id of row.loot ?? []) addLoot(hero, takeOut(state, id), goldOn(id), 1 << seat);
  for (const id of row.kept ?? []) {
    hero.kept.push(takeOut(state, id));
    hero.keptTokens.push(0);
    hero.keptDone.push(0);
  }
  for (const id of row.runes ?? []) {
    const rune = cardIndex(id);
    state.runesAway.splice(state.runesAway.indexOf(rune), 1);
    hero.runes.push(rune);
  }
  if (row.below !== undefined) {
    hero.below = 1;
    hero.facing = directions.indexOf(row.below);
    hero.pile.push(...(row.pile ?? []).map((id) => takeOut(state, id)));
    hero.travelled = hero.pile.length;
  }
  Object.assign(hero, row.with);
  if (hero.fate !== 'inside') hero.cell = -1;
}

function goldOn(id: CardId): number {
  const effect = cardNamed(id)?.effect[0];
  return effect?.op === 'gainLoot' ? effect.gold : 0;
}

/** Takes one card of that name out of its deck. */
function takeOut(state: State, id: CardId): number {
  const card = cardIndex(id);
  const pile = at(state.decks, at(deckOf, card));
  const index = pile.indexOf(card);
  if (index < 0) throw new Error(`no ${id} left in its deck`);
  pile.splice(index, 1);
  return card;
}

/** Puts cards on top of their deck, or tiles on top of the pile; the first named is drawn first. */
function stackUp(state: State, deck: string, names: readonly string[]): void {
  for (const name of [...names].reverse()) {
    if (deck === 'tiles') {
      const tile = tileNamed(name);
      state.tiles.splice(state.tiles.indexOf(tile), 1);
      state.tiles.push(tile);
      continue;
    }
    const card = cardNamed(name);
    if (card === undefined) throw new Error(`no card ${name}`);
    const pile = at(state.decks, card.deck);
    takeOut(state, card.id);
    pile.push(card.index);
  }
}
