import { at, FastRng, type Seat, seatsOf } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { BOSS_IDS, type CardId, dungeonRaiders, type ItemId, POWER_IDS, type PowerId } from '../src/index.ts';
import { byId, fixture, type Sequence, type Then } from './fixture.ts';
import { Raid, raid } from './raid.ts';

/** Section 8.6: the sequences, each run as it stands in the data file. */

const met = new Set<string>();

/** One sequence of the file. The title repeats its id and what it shows, so that a search finds it here. */
function sequence(title: string): void {
  const { id, given, when, then } = byId(fixture.sequences, title.slice(0, 'DR-SEQ-00'.length));
  met.add(id);
  const counts = given.players === 'any' ? [3, 4, 5] : [given.players];
  test.each(counts)(`${title} (%s players)`, (seats) => {
    const table = when.some((step) => step.do === 'set up') ? afterSetup(seats) : lay(given, seats);
    for (const step of when) act(table, step);
    verifyAll(table, then);
  });
}

sequence('DR-SEQ-01 Two crystal balls at once');
sequence('DR-SEQ-02 A second crystal ball in the same room');
sequence('DR-SEQ-03 Everybody commits a crystal ball');
sequence('DR-SEQ-04 Necromancer: no further card');
sequence('DR-SEQ-05 Torch while others choose');
sequence('DR-SEQ-06 Second torch in one level');
sequence('DR-SEQ-07 A torch spent on looking cannot escape');
sequence('DR-SEQ-08 Power cards left in room 5, and after it');
sequence('DR-SEQ-09 Two want the last sword');
sequence('DR-SEQ-10 Tactical: lap of the crystal balls');
sequence('DR-SEQ-11 Tactical: the start player plays a crystal ball');
sequence('DR-SEQ-12 Medusa exactly reached');
sequence('DR-SEQ-13 Supply after set-up with five');
sequence('DR-SEQ-14 Piles after set-up');
sequence('DR-SEQ-15 An open boss');
sequence('DR-SEQ-16 Torch after the own commit');
sequence('DR-SEQ-17 Tactical: torch out of turn');
sequence('DR-SEQ-18 A torch used in a vault fills the pile');
sequence('DR-SEQ-19 Tactical vault: the crystal ball is back before the gifts');

test('every sequence of the data file stands above', () => {
  expect([...met].sort()).toEqual(fixture.sequences.map((one) => one.id).sort());
});

const afterSetup = (seats: number): Raid =>
  new Raid(dungeonRaiders, dungeonRaiders.setup(seats, { tactical: false }, new FastRng('set up')));

const isPower = (id: CardId): id is PowerId => POWER_IDS.some((power) => power === id);

function lay({ committed, players: _, used, ...given }: Sequence['given'], seats: number): Raid {
  const usedPower = Object.entries(used ?? {}).map(([seat, cards]) => [seat, cards.filter(isPower)]);
  const table = raid({ ...given, seats, used: Object.fromEntries(usedPower) });
  for (const seat of committed ?? []) table.answer(seat, 'play:power-1');
  return table;
}

const powerOnEntering = new WeakMap<Raid, PowerId[][]>();

/** Plays what the file says is done. Building and entering happen between two answers and are done when one is due. */
function act(table: Raid, step: Sequence['when'][number]): void {
  if (step.seat !== undefined) {
    table.answer(step.seat, step.do);
    return;
  }
  powerOnEntering.set(
    table,
    bySeat(table, (seat) => table.power(seat)),
  );
  if (step.do === 'finish the room and the level') table.goOnTo('2.1');
  else expect(['set up', 'build the level', 'enter']).toContain(step.do);
}

const bySeat = <T>(table: Raid, value: (seat: Seat) => T): T[] =>
  Array.from({ length: table.state.seats }, (_, seat) => value(seat));

/** In the order of `CHECKS`, since some of them play on. */
function verifyAll(table: Raid, then: Partial<Then>): void {
  const order = Object.keys(CHECKS) as (keyof Then)[];
  expect(order).toEqual(expect.arrayContaining(Object.keys(then)));
  for (const what of order) verify(table, what, then[what]);
}

function verify<K extends keyof Then>(table: Raid, what: K, expected: Then[K] | undefined): void {
  const check: (table: Raid, expected: Then[K]) => void = CHECKS[what];
  if (expected !== undefined) check(table, expected);
}

const players = (table: Raid) => table.view('spectator').players;

/** How each expectation of the file is looked up. */
const CHECKS: { readonly [K in keyof Then]: (table: Raid, expected: Then[K]) => void } = {
  revealed: (table, cards) => expect(players(table).map((player) => player.open)).toEqual(cards),
  supply: (table, piles) => expect(table.supply).toMatchObject(piles),
  decision: (table, kind) =>
    expect(new Set(table.awaited.map((seat) => table.decision(seat)))).toEqual(new Set([kind])),
  deciders: (table, seats) => expect(table.awaited).toEqual(seats),
  usedPower: (table, cards) => expect(players(table).map((player) => player.used)).toEqual(cards),
  escaped: (table, seats) => expect(table.told('escaped').map((told) => told.seat)).toEqual(seats),
  itemsAfter: (table, items) => eachSeat(items, (seat, held) => expect(table.items(seat)).toEqual(held)),
  attacked: (table, seats) => expect(table.told('attacked').flatMap((told) => told.seats)).toEqual(seats),
  eliminated: (table, seats) => expect(seatsOf(table.state.eliminated)).toEqual(seats),
  defeated: (table, defeated) => expect(table.told('fought')).toMatchObject([{ defeated }]),
  gameOver: (table, over) => expect(dungeonRaiders.outcome(table.state) !== undefined).toBe(over),
  sees: (table, positions) => eachSeat(positions, (seat, seen) => seesAlone(table, seat, seen)),
  announced: (table, seats) => expect(table.told('torch-used').map((told) => told.seat)).toEqual(seats),
  torchOffered: (table, seats) => expect(whoMay(table, 'torch')).toEqual(seats),
  powerOnEntering: (table, cards) =>
    eachSeat(cards, (seat, held) => expect(powerOnEntering.get(table)?.[seat]).toEqual(held)),
  powerAfterLevel: (table, cards) => eachSeat(cards, (seat, held) => expect(table.power(seat)).toEqual(held)),
  itemsGained: (table, items) => expect(itemsGained(table)).toEqual(items),
  nextStart: (table, seat) => expect(table.view('spectator').mapHolder).toBe(seat),
  coinsInPlay: (table, coins) => expect(sum(table.coins)).toBe(coins),
  woundsInPlay: (table, wounds) => expect(sum(table.wounds)).toBe(wounds),
  // The first row and the first level card have left their piles by now.
  roomPile: (table, cards) => expect(5 + table.view('spectator').roomPile).toBe(cards),
  levelPile: (table, cards) => expect(1 + table.view('spectator').levelPile).toBe(cards),
  lastRoomKind: (table, kind) => {
    expect(kind).toBe('boss');
    expect(BOSS_IDS).toContain(table.view('all').secrets?.roomPile.at(-1));
  },
  open: (table, positions) =>
    expect(
      table.view('spectator').row.flatMap(({ position, place }) => (place === 'dark' ? [] : [position])),
    ).toEqual(positions),
  bossKnownTo: (table, whom) => {
    expect(whom).toBe('all');
    expect(table.view('spectator').row[4]?.room).toBe(table.view('all').row[4]?.room);
  },
  // These play on.
  hidden: newCardsAreHidden,
  until: noTorchInThisLevel,
  notOfferedAtBoss: (table, names) => {
    table.goOnTo('5.5');
    eachSeat(names, (seat, absent) => {
      expect(table.view(seat).room).toBe('wolf-pack');
      for (const name of absent) expect(table.options(seat)).not.toContain(name);
    });
  },
  turnOrder: furtherLapGoes,
  supplyAfterLap: (table, piles) => expect(table.supply).toMatchObject(piles),
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function eachSeat<T>(values: Readonly<Record<string, T>>, check: (seat: Seat, value: T) => void): void {
  for (const [seat, value] of Object.entries(values)) check(Number(seat), value);
}

const whoMay = (table: Raid, option: string): Seat[] =>
  bySeat(table, (seat) => seat).filter((seat) => table.options(seat).includes(option));

/** Those who owe a card choose without seeing each other, and the cards turn up together. */
function newCardsAreHidden(table: Raid): void {
  const [first, second] = table.awaited;
  if (first === undefined || second === undefined) throw new Error('two seats owe a card');
  const before = table.view(second);
  table.answer(first, 'play:power-5');
  expect(table.view(second).players[first]).toMatchObject({ committed: 'hidden', open: 'crystal-ball' });
  expect(table.view(second).supply).toEqual(before.supply);
  table.answer(second, 'play:power-3');
  expect(table.told('cards-revealed').at(-1)?.cards).toEqual([
    { seat: first, card: 'power-5' },
    { seat: second, card: 'power-3' },
  ]);
}

/** The seat sees these dark rooms as they are, and a spectator sees none of them. */
function seesAlone(table: Raid, seat: Seat, positions: readonly number[]): void {
  const seen = table.told('torch-used', seat).flatMap((told) => told.rooms ?? []);
  const truth = table.view('all').row;
  expect(seen).toEqual(positions.map((position) => ({ position, room: at(truth, position - 1).room })));
  for (const told of table.told('torch-used')) expect(told.rooms).toBeUndefined();
}

/** No seat is offered the look again, in any room of this level. */
function noTorchInThisLevel(table: Raid, until: string): void {
  expect(until).toBe('the end of this level');
  for (const room of ['1.2', '1.3', '1.4', '1.5']) {
    table.goOnTo(room);
    expect(table.items(0)).toContain('torch');
    expect(table.options(0)).not.toContain('torch');
  }
}

function itemsGained(table: Raid): ItemId[][] {
  const gained = bySeat(table, (): ItemId[] => []);
  for (const { seat, gift } of table.told('gift-given')) {
    if (gift.type === 'item') at(gained, seat).push(gift.item);
  }
  return gained;
}

/** The seats that owe a further card are asked one after the other, each seeing the card before. */
function furtherLapGoes(table: Raid, order: readonly Seat[]): void {
  for (const [turn, seat] of order.entries()) {
    expect(table.awaited).toEqual([seat]);
    const before = order[turn - 1];
    if (before !== undefined) expect(table.view(seat).players[before]?.open).toBe('power-2');
    table.answer(seat, 'play:power-2');
  }
  expect(table.where).toBe('1.2');
}
