/** Section 3.1: set-up, and section 6: all the chance there is, drawn in the order of its numbers. */

import { at, type Emit, type Rng, type Variants } from '@mazmorra/kernel';
import { ALL_POWER, ITEM_IDS, ITEMS, NO_CARD } from './data/cards.ts';
import { CHARACTER_IDS, CHARACTERS } from './data/characters.ts';
import { ROOMS_REMOVED } from './data/constants.ts';
import { LEVEL_IDS } from './data/levels.ts';
import { BOSS_IDS, FIRST_BOSS, ROOM_DECK, type Room } from './data/rooms.ts';
import type { Event } from './events.ts';
import { addAt, numberAt, repeated } from './numbers.ts';
import { buildLevel } from './rules/level.ts';
import { enterRoom } from './rules/room.ts';
import type { State } from './state.ts';
import { rulingsOf } from './variants.ts';

/** `DR-SETUP-01` Three to five seats in a fixed clockwise order. */
export function setup(seats: number, variants: Variants, rng: Rng, emit?: Emit<Event>): State {
  const { rooms, removedRooms } = dealRooms(rng);
  const levels = shuffleLevels(rng);
  const characters = dealCharacters(rng);
  const tactical = variants['tactical'] === true;
  const start = tactical ? drawStartPlayer(seats, rng) : 0;
  const state: State = {
    seats,
    tactical,
    ...rulingsOf(variants),
    rooms,
    removedRooms,
    levels,
    characters,
    level: 0,
    position: 0,
    coins: repeated(0, seats),
    wounds: repeated(0, seats),
    power: fullHands(seats),
    items: repeated(0, seats * ITEM_IDS.length),
    sealed: repeated(NO_CARD, seats),
    shown: repeated(NO_CARD, seats),
    last: repeated(NO_CARD, seats),
    supply: fullSupply(),
    ballsOnTable: 0,
    due: 0,
    lap: 0,
    seen: 0,
    start,
    eliminated: 0,
    answers: 0,
  };
  const purse = variants['startingGear'] !== 'items-only';
  for (let seat = 0; seat < seats; seat++) equip(state, seat, purse, emit);
  if (tactical) emit?.({ rule: 'DR-TACT-01', public: { type: 'map-dealt', seat: start }, reveals: true });
  buildLevel(state, 0, emit);
  enterRoom(state, 0, emit);
  return state;
}

/**
 * `DR-SETUP-02`, `DR-RAND-01` The room cards are shuffled; six of them stay in the box, unseen.
 * `DR-SETUP-03`, `DR-RAND-02` One of the ten bosses goes under the others, unseen.
 */
function dealRooms(rng: Rng): { rooms: Room[]; removedRooms: Room[] } {
  const cards = rng.shuffle([...ROOM_DECK]);
  const removedRooms = cards.splice(cards.length - ROOMS_REMOVED, ROOMS_REMOVED);
  cards.push(FIRST_BOSS + rng.int(BOSS_IDS.length));
  return { rooms: cards, removedRooms };
}

/** `DR-SETUP-04`, `DR-RAND-03` The level cards are shuffled; the last two stay in the box, unseen (`DR-RULING-07`). */
const shuffleLevels = (rng: Rng): number[] => rng.shuffle(LEVEL_IDS.map((_, level) => level));

/** `DR-SETUP-07`, `DR-RAND-04` Characters are dealt, one to each seat; the rest are out of the game. */
const dealCharacters = (rng: Rng): number[] => rng.shuffle(CHARACTER_IDS.map((_, character) => character));

/** `DR-TACT-01`, `DR-RAND-05` In the tactical variant a random player takes the map; `DR-SETUP-11` else nobody starts. */
const drawStartPlayer = (seats: number, rng: Rng): number => rng.int(seats);

/** `DR-SETUP-05` Four open piles of six items. `DR-SETUP-06` Coins and wounds need no pile: they never run out. */
const fullSupply = (): number[] => ITEM_IDS.map((id) => ITEMS[id].count);

/** `DR-SETUP-09` Everybody takes the five power cards. */
const fullHands = (seats: number): number[] => repeated(ALL_POWER, seats);

/**
 * `DR-SETUP-08` Everybody takes the coins, wounds and items of the character (`DR-RULING-03`), which is open (`DR-SETUP-10`).
 * `DR-VAR-02` With items only nobody begins with coins or wounds.
 */
function equip(state: State, seat: number, purse: boolean, emit: Emit<Event>): void {
  const character = at(CHARACTER_IDS, numberAt(state.characters, seat));
  const { items } = CHARACTERS[character];
  const { coins, wounds } = purse ? CHARACTERS[character] : { coins: 0, wounds: 0 };
  state.coins[seat] = coins;
  state.wounds[seat] = wounds;
  for (const id of items) {
    const item = ITEM_IDS.indexOf(id);
    addAt(state.supply, item, -1);
    addAt(state.items, seat * ITEM_IDS.length + item, 1);
  }
  emit?.({
    rule: purse ? 'DR-SETUP-08' : 'DR-VAR-02',
    public: { type: 'character-dealt', seat, character, coins, wounds, items },
    reveals: true,
  });
}
