import { at, completeVariants, FastRng, type Laid, type Seat, type Variants } from '@mazmorra/kernel';
import { cellAt, directions, towers } from './data/board.ts';
import { type CardId, cardIndex, cardNamed, deckOf } from './data/cards.ts';
import { combatKinds } from './data/combat.ts';
import type { MonsterId } from './data/effect.ts';
import { heroes } from './data/heroes.ts';
import { monsterIndex } from './data/monsters.ts';
import { tiles } from './data/tiles.ts';
import { advance } from './engine.ts';
import { dungeonquest } from './index.ts';
import { addLoot } from './rules/loot.ts';
import { tokenOf } from './rules/tokens.ts';
import { newState } from './setup.ts';
import type { Hero, State } from './state.ts';
import { optionalRules } from './variants.ts';

/** A position at the start of a hero's turn or in a combat. What is not named is as in an empty dungeon. */
export interface Position {
  readonly heroes: readonly PlacedHero[];
  readonly variants?: Variants;
  readonly rooms?: readonly PlacedRoom[];
  /** The next cards of each deck and the next tiles, the first to be drawn first. */
  readonly next?: Readonly<Record<string, readonly string[]>>;
  /** Monster tokens that lie on the board. */
  readonly tokens?: readonly { readonly monster: MonsterId; readonly life: number; readonly at: Place }[];
  /** Whose turn it is; the first hero's unless said otherwise. */
  readonly active?: Seat;
  readonly sun?: number;
  /** Begin with the sun step, not with the start of the turn. */
  readonly withSun?: true;
  readonly combat?: PlacedCombat;
}

/** Column and row, from the north-west corner. */
export type Place = readonly [number, number];

export interface PlacedHero {
  readonly hero: (typeof heroes)[number]['id'];
  /** In a tower of his own unless said otherwise. */
  readonly at?: Place;
  readonly from?: Place;
  readonly loot?: readonly CardId[];
  readonly kept?: readonly CardId[];
  readonly runes?: readonly CardId[];
  /** In the catacombs, his marker pointing there; `pile` are the catacomb cards of this visit. */
  readonly below?: (typeof directions)[number];
  readonly pile?: readonly CardId[];
  /** Any other field of the state's hero. */
  readonly with?: Partial<Hero>;
}

export interface PlacedRoom {
  readonly at: Place;
  readonly tile: string;
  /** Where its arrow points. */
  readonly entry: (typeof directions)[number];
}

/** A combat of a hero at the choice of cards; the seat after him plays the monster. */
export interface PlacedCombat {
  readonly hero: Seat;
  readonly monster: MonsterId;
  readonly life: number;
  /** Combat cards by id, without `combat-` before it. */
  readonly hand: readonly string[];
  readonly monsterHand: readonly string[];
  readonly damage?: readonly string[];
  readonly monsterDamage?: readonly string[];
  /** The next cards of the combat deck. */
  readonly next?: readonly string[];
  /** Cards that lie in the stack; none unless said otherwise. */
  readonly stack?: readonly string[];
  readonly round?: number;
  /** Nobody plays the monster. */
  readonly automaton?: true;
}

/** Lays out a position: cards and tiles are taken from where they lie, so that none is lost. */
export function layOut(position: Position): Laid<State> {
  const seats = position.heroes.length;
  const variants = completeVariants(dungeonquest, seats, position.variants ?? {});
  const rng = new FastRng('position');
  const state = placed(position, variants, rng);
  if (position.combat) beginCombat(state, position.combat, takeCombatCard);
  else beginTurn(state, position);
  advance({ state, rng, emit: undefined, unwind: false, afterwards: undefined });
  return { seats, variants, state };
}

/** What lies and stands where, without anything going on. */
export function placed(position: Omit<Position, 'combat'>, variants: Variants, rng: FastRng): State {
  const seats = position.heroes.length;
  const state = newState(seats, variants, rng, undefined);
  state.frames.length = 0;
  state.optional = optionalRules(seats, variants);
  state.first = 0;
  state.turn = 2;
  state.sun = position.sun ?? 5;
  for (const room of position.rooms ?? []) placeRoom(state, room);
  position.heroes.forEach((hero, seat) => {
    placeHero(state, seat, hero);
  });
  for (const [deck, names] of Object.entries(position.next ?? {})) stackUp(state, deck, names);
  for (const token of position.tokens ?? []) placeToken(state, token);
  return state;
}

/** A turn begins: that of the first hero unless said otherwise. */
export function beginTurn(
  state: State,
  { active: seat = 0, withSun }: Pick<Position, 'active' | 'withSun'>,
): void {
  const step = withSun === true ? 'sun' : 'start';
  state.frames.push({ kind: 'turn', seat, step, over: 0, acted: 0, lostDone: 0, webDone: 0 });
}

export const cell = ([column, row]: Place): number => cellAt(column, row);

function placeRoom(state: State, room: PlacedRoom): void {
  const tile = takeTile(state, room.tile);
  state.board[cell(room.at)] = tile * 4 + directions.indexOf(room.entry);
}

function takeTile(state: State, id: string): number {
  const tile = tiles.find((row) => row.id === id);
  const index = tile ? state.tiles.indexOf(tile.index) : -1;
  if (!tile || index < 0) throw new Error(`there is no further ${id}`);
  state.tiles.splice(index, 1);
  return tile.index;
}

function placeHero(state: State, seat: Seat, row: PlacedHero): void {
  const hero = at(state.heroes, seat);
  hero.hero = heroes.findIndex(({ id }) => id === row.hero);
  hero.cell = row.at === undefined ? at(towers, seat).cell : cell(row.at);
  hero.from = row.from === undefined ? -1 : cell(row.from);
  hero.half = -1;
  for (const id of row.loot ?? []) addLoot(hero, takeCard(state, id), goldOn(id), 1 << seat);
  for (const id of row.kept ?? []) {
    hero.kept.push(takeCard(state, id));
    hero.keptTokens.push(0);
    hero.keptDone.push(0);
  }
  // Heroes begin with runes by lot: only those that are named are here.
  state.runesAway.push(...hero.runes.splice(0));
  for (const id of row.runes ?? []) {
    const rune = cardIndex(id);
    state.runesAway.splice(state.runesAway.indexOf(rune), 1);
    hero.runes.push(rune);
  }
  if (row.below !== undefined) {
    hero.below = 1;
    hero.facing = directions.indexOf(row.below);
    hero.pile.push(...(row.pile ?? []).map((id) => takeCard(state, id)));
    hero.travelled = hero.pile.length;
  }
  Object.assign(hero, row.with);
  if (hero.fate !== 'inside') hero.cell = -1;
}

function goldOn(id: CardId): number {
  const effect = cardNamed(id)?.effect[0];
  return effect?.op === 'gainLoot' ? effect.gold : 0;
}

/** Takes a card out of its deck. */
export function takeCard(state: State, id: CardId): number {
  const card = cardIndex(id);
  const pile = at(state.decks, at(deckOf, card));
  const index = pile.indexOf(card);
  if (index < 0) throw new Error(`there is no further ${id}`);
  pile.splice(index, 1);
  return card;
}

/** Puts cards on top of their deck, or tiles on top of the pile; the first named is drawn first. */
function stackUp(state: State, deck: string, names: readonly string[]): void {
  for (const name of [...names].reverse()) {
    if (deck === 'tiles') state.tiles.push(takeTile(state, name));
    else {
      const card = cardNamed(name);
      if (card === undefined) throw new Error(`there is no card ${name}`);
      at(state.decks, card.deck).push(takeCard(state, card.id));
    }
  }
}

function placeToken(
  state: State,
  { monster, life, at: place }: NonNullable<Position['tokens']>[number],
): void {
  state.tokens.push(takeToken(state, monster, life));
  state.tokenCells.push(cell(place));
  state.tokenSeen.push(0);
}

function takeToken(state: State, monster: MonsterId, life: number): number {
  const token = tokenOf(monsterIndex(monster), life);
  const index = state.reserve.indexOf(token);
  if (index < 0) throw new Error(`there is no ${monster} with ${life} life`);
  state.reserve.splice(index, 1);
  return token;
}

/** All power cards of a side are still face down. */
const ALL_POWERS = 15;

/** A combat at the choice of cards. `take` takes a combat card by its id from where it lies. */
export function beginCombat(
  state: State,
  fight: PlacedCombat,
  take: (state: State, id: string) => number,
): void {
  const hero = at(state.heroes, fight.hero);
  const player = fight.automaton ? -1 : (fight.hero + 1) % state.seats;
  const monster = monsterIndex(fight.monster);
  takeToken(state, fight.monster, fight.life);
  const { combat } = state;
  const automaton = fight.automaton ? 1 : 0;
  Object.assign(combat, { on: 1, automaton, monster, life: fight.life, round: fight.round ?? 1 });
  combat.players = [fight.hero, player];
  combat.powers = [ALL_POWERS, ALL_POWERS];
  const taken = (ids: readonly string[] = []): number[] => ids.map((id) => take(state, id));
  combat.hands = [taken(fight.hand), taken(fight.monsterHand)];
  combat.piles = [taken(fight.damage), taken(fight.monsterDamage)];
  combat.stack = taken(fight.stack);
  combat.deck.push(...taken(fight.next).reverse());
  state.frames.push(
    { kind: 'turn', seat: fight.hero, step: 'acted', over: 0, acted: 1, lostDone: 0, webDone: 0 },
    {
      kind: 'monster',
      seat: fight.hero,
      player,
      monster,
      life: fight.life,
      seen: fight.automaton ? 0 : 1 << player,
      servant: 0,
      cell: hero.cell,
      below: hero.below,
      escape: 1,
      step: 'killed',
      heroPowers: ALL_POWERS,
      monsterPowers: ALL_POWERS,
      byChoice: 0,
    },
    { kind: 'combat', step: 'choose', side: 0 },
  );
}

function takeCombatCard(state: State, id: string): number {
  const card = combatKinds.findIndex((kind) => kind.id === `combat-${id}`);
  const index = state.combat.deck.indexOf(card);
  if (card < 0 || index < 0) throw new Error(`there is no further combat card ${id}`);
  state.combat.deck.splice(index, 1);
  return card;
}
