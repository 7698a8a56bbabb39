import { at } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import {
  type CardId,
  dungeonRaiders,
  ITEM_IDS,
  type ItemId,
  LEVEL_IDS,
  LEVELS,
  POWER_IDS,
} from '../src/index.ts';
import {
  byId,
  type FinalVector,
  fixture,
  type LegalVector,
  type MapVector,
  type RoomVector,
  type TorchVector,
  type Vector,
} from './fixture.ts';
import { raid } from './raid.ts';

/** Section 8: the worked examples, each run as it stands in the data file. */

const met = new Set<string>();

/** One example of the file. The title repeats its id and what it shows, so that a search finds it here. */
function example(title: string): void {
  const id = title.slice(0, 'DR-VEC-00'.length);
  const vector = byId(fixture.vectors, id);
  met.add(id);
  switch (vector.kind) {
    case 'room':
      test.each([false, true])(`${title} (tactical: %s)`, (tactical) => checkRoom(vector, tactical));
      break;
    case 'final':
      test(title, () => checkFinal(vector));
      break;
    case 'legal':
      test(title, () => checkLegal(vector));
      break;
    case 'map':
      test(title, () => checkMap(vector));
      break;
    case 'torch':
      test(title, () => checkTorch(vector));
      break;
  }
}

const isItem = (card: CardId): card is ItemId => ITEM_IDS.some((id) => id === card);
const itemsFor = (plays: readonly (readonly CardId[])[]) =>
  Object.fromEntries(plays.map((cards, seat) => [seat, cards.filter(isItem)]));

/** A room gives the same whether the cards are played in secret or in turn. */
function checkRoom(vector: RoomVector, tactical: boolean): void {
  const table = raid({
    seats: vector.players,
    tactical,
    room: vector.room,
    coins: vector.before.map((purse) => purse.coins),
    wounds: vector.before.map((purse) => purse.wounds),
    items: itemsFor(vector.plays),
    ...(vector.supplyBefore && { supply: vector.supplyBefore }),
  }).play(...vector.plays);

  expect(table.coins.map((coins, seat) => ({ coins, wounds: table.wounds[seat] }))).toEqual(vector.after);
  if (vector.defeated !== undefined)
    expect(table.told('fought').map((told) => told.defeated)).toEqual([vector.defeated]);
  if (vector.attacked) expect(table.told('attacked').flatMap((told) => told.seats)).toEqual(vector.attacked);
  if (vector.eliminated) expect(table.told('eliminated').map((told) => told.seat)).toEqual(vector.eliminated);
  if (vector.supplyAfter) expect(table.supply).toMatchObject(vector.supplyAfter);
  if (vector.itemsGained)
    expect(vector.plays.map((_, seat) => table.items(seat))).toEqual(vector.itemsGained);
}

function checkFinal(vector: FinalVector): void {
  const { state } = raid({
    seats: vector.players,
    room: 'medusa',
    coins: vector.before.map((purse) => purse.coins),
    wounds: vector.before.map((purse) => purse.wounds),
  });
  state.due = 0;
  vector.before.forEach((purse, seat) => {
    if (purse.eliminated) state.eliminated |= 1 << seat;
  });

  const outcome = dungeonRaiders.outcome(state);
  const collapsed = outcome?.scores.flatMap((score, seat) => (score['collapsed'] === 1 ? [seat] : []));
  expect(outcome?.winners).toEqual(vector.winners);
  expect(collapsed).toEqual(vector.collapsed);
  expect(outcome?.rule === 'DR-END-07').toBe(vector.everyoneLost);
  if (vector.places) expect(outcome?.places).toEqual(vector.places);
}

function checkLegal(vector: LegalVector): void {
  const table = raid({
    room: vector.room,
    items: { 0: vector.hand.filter(isItem) },
    used: { 0: POWER_IDS.filter((id) => !vector.hand.includes(id)) },
  });
  expect(table.playable(0)).toEqual(vector.legal);
}

function checkMap(vector: MapVector): void {
  const table = raid({
    seats: vector.players,
    tactical: true,
    room: vector.room,
    start: vector.start,
    items: itemsFor(vector.plays),
  }).play(...vector.plays);
  expect(table.view('spectator').mapHolder).toBe(vector.next);
}

function checkTorch(vector: TorchVector): void {
  const row = vector.faceUp.map((up) => (up ? 'U' : 'D')).join('');
  const table = raid({
    row,
    position: vector.currentPosition,
    items: { 0: ['torch'] },
    looked: vector.alreadySeen.length > 0 ? [0] : [],
  });
  expect(LEVEL_IDS.some((id) => LEVELS[id] === row)).toBe(true);
  expect(table.options(0).includes('torch')).toBe(vector.legal);
  if (!vector.legal) return;
  table.answer(0, 'torch');
  expect(at(table.told('torch-used', 0), 0).rooms?.map((dark) => dark.position)).toEqual(vector.sees);
}

describe('rooms and bosses', () => {
  example('DR-VEC-01 Printed example: three tie for the 4-chest, one takes the 2-chest');
  example('DR-VEC-02 Printed example: Dragon, 4 players, total 15 against 18');
  example('DR-VEC-03 Total exactly equal to the strength defeats');
  example('DR-VEC-04 A sword counts as 5 and returns to the supply after the room');
  example('DR-VEC-05 Everybody plays the same card and fails: everybody is attacked');
  example('DR-VEC-06 Snake with 5 players: 13 is enough');
  example('DR-VEC-07 Wounds have no maximum');
  example(
    'DR-VEC-08 Crystal ball: the second card is the one that counts (only seat 0 sees the others first)',
  );
  example('DR-VEC-09 Crystal ball followed by a sword');
  example('DR-VEC-10 Chest smaller than the number tied for it: they get nothing; no second chest');
  example('DR-VEC-11 A key ties with a 5; the second chest is 1 for two players: nothing');
  example('DR-VEC-12 All tie: the second chest is not awarded');
  example('DR-VEC-13 Second place earns more than first');
  example('DR-VEC-14 The cap of 20 coins');
  example('DR-VEC-15 The share is computed before the cap: the surplus goes to nobody');
  example('DR-VEC-16 Two players want the last torch: neither gets it');
  example('DR-VEC-17 Two players want the last two torches: both get one');
  example('DR-VEC-18 One player wants an item whose pile is empty: nothing');
  example('DR-VEC-19 The crystal ball just used is back in the supply before the vault is resolved');
  example('DR-VEC-20 Coins and potions are given in full to everybody; wounds stop at 0, coins at 20');
  example('DR-VEC-21 Lava, highest 5: both richest lose 3');
  example('DR-VEC-22 Lava, highest 2: nothing');
  example('DR-VEC-23 Magnet, highest 2: 1 coin');
  example('DR-VEC-24 Magnet, highest 4: 2 coins');
  example('DR-VEC-25 Spikes, highest 4: all with fewest wounds gain 2');
  example('DR-VEC-26 Boulder, highest 2: 1 wound');
  example('DR-VEC-27 Boulder, everybody plays 1: nothing');
  example('DR-VEC-28 Coins never drop below 0');
  example('DR-VEC-29 All tied for fewest wounds: all suffer');
  example('DR-VEC-30 Tax Collector: attacked players lose up to 3 coins, no wounds');
  example('DR-VEC-31 Medusa attacks one player: eliminated');
  example('DR-VEC-32 Medusa attacks everybody: all eliminated, nobody wins');
  example('DR-VEC-33 Vampire: 1 wound and 2 coins');
  example('DR-VEC-34 Sphinx undefeated: lowest gains 2 wounds, both highest gain 2 coins');
  example('DR-VEC-35 Sphinx defeated with equal cards: everybody gains 2 coins');
  example('DR-VEC-36 Sphinx undefeated with equal cards: 2 wounds each, no coins');
  example('DR-VEC-37 Minotaur: a sword ties with a 5 for the reward');
  example('DR-VEC-38 Minotaur: sword and 5s are one value, so all equal; total 15 defeats');
  example('DR-VEC-39 Wolf Pack: the torch player escapes and adds nothing');
  example('DR-VEC-40 Wolf Pack: everybody escapes, nobody is attacked');
  example('DR-VEC-41 Wolf Pack: crystal ball first, torch second');
  example('DR-VEC-42 Necromancer: a crystal ball is an escape, no second card');
  example('DR-VEC-43 Mega Dragon: keys escape, everybody else ties at 5');
  example('DR-VEC-44 Mega Dragon: a huge total changes nothing');
  example('DR-VEC-45 Golem: 5 and sword become 1');
  example('DR-VEC-46 Golem: a 5 ties with a 1');
  example('DR-VEC-47 Mummy attacks the highest; the sword is a 5');
  example(
    'DR-VEC-77 Sphinx defeated with different cards: nobody is wounded, the highest still gain 2 coins',
  );
  example('DR-VEC-78 Minotaur undefeated with equal cards: 1 wound each, no coins');
  example('DR-VEC-79 Wolf Pack: one player escapes, the others still reach the full strength');
  example('DR-VEC-80 Mega Dragon: crystal ball first, key second');
  example('DR-VEC-81 Mega Dragon: everybody escapes, nobody is attacked');
  example('DR-VEC-82 Golem: 5, sword and 1 are one value, so all are attacked');
  example('DR-VEC-83 Golem without 5, sword or 1: the 2 is lowest');
  example('DR-VEC-84 Mummy: all tie for highest, all are attacked');
  example('DR-VEC-85 Spikes, highest 2: nothing');
  example('DR-VEC-86 Boulder, highest 4: 1 wound');
  example('DR-VEC-87 Lava when nobody has coins: all are richest, none can lose');
  example('DR-VEC-88 Two crystal balls in a row: only the third card counts; both balls return');
  example('DR-VEC-89 A returned crystal ball makes the pile large enough for two');
  example('DR-VEC-90 Medusa with 5 players: 18 is enough');
});

describe('final scoring', () => {
  example('DR-VEC-48 Most wounds collapses; coin tie goes to fewer wounds');
  example('DR-VEC-49 4 players, tie for most wounds: all tied collapse');
  example('DR-VEC-50 3 players, tie for most wounds: nobody collapses');
  example('DR-VEC-51 3 players, outright most: collapses');
  example('DR-VEC-52 All equal in wounds: nobody collapses');
  example('DR-VEC-53 Shared victory');
  example('DR-VEC-54 After Medusa only survivors are compared');
  example('DR-VEC-55 A single survivor of Medusa wins');
  example('DR-VEC-56 Two survivors with equal wounds: neither collapses');
  example('DR-VEC-57 3-player game, two survivors: the one with more wounds collapses');
  example('DR-VEC-58 5 players, four tie for most wounds: one player is left and wins with 0 coins');
  example('DR-VEC-59 Everybody eliminated by Medusa');
  example('DR-VEC-91 4-player game, three survivors: the two who tie for most wounds both collapse');
  example('DR-VEC-92 3 players equal in everything: nobody collapses, all share');
  example('DR-VEC-93 Places: equal players share one, the collapsed come last');
});

describe('legal plays', () => {
  example('DR-VEC-60 Monster room');
  example('DR-VEC-61 Treasure room');
  example('DR-VEC-62 Vault');
  example('DR-VEC-63 Trap');
  example('DR-VEC-64 Wolf Pack');
  example('DR-VEC-65 Necromancer');
  example('DR-VEC-66 Mega Dragon');
  example('DR-VEC-67 Golem');
  example('DR-VEC-94 Any other boss');
});

describe('the map card', () => {
  example('DR-VEC-68 Tie: first tied player clockwise after the start player');
  example('DR-VEC-69 The start player ties with a key holder: the map moves on');
  example('DR-VEC-70 The start player alone is highest: keeps the map');
  example('DR-VEC-71 The second card after a crystal ball counts');
  example('DR-VEC-72 All tie: the player left of the start player');
});

describe('the torch', () => {
  example('DR-VEC-73 Room 1 entered, rooms 2, 4 and 5 dark');
  example('DR-VEC-74 Room 4 just flipped: only room 5 is dark');
  example('DR-VEC-75 Everything dark already seen by this player');
  example('DR-VEC-76 No dark room left');
});

test('every example of the data file stands above', () => {
  expect([...met].sort()).toEqual(fixture.vectors.map((vector: Vector) => vector.id).sort());
});
