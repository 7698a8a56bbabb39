import { describe, expect, test } from 'vitest';
import {
  BOSS_IDS,
  BOSSES,
  CHARACTER_IDS,
  CHARACTERS,
  COIN_CAP,
  ITEM_IDS,
  ITEMS,
  LEVEL_COUNT,
  LEVEL_IDS,
  LEVELS,
  LEVELS_REMOVED,
  MAX_SEATS,
  MIN_SEATS,
  POWER_IDS,
  ROOM_CARD_IDS,
  ROOM_DECK,
  ROOMS,
  ROOMS_PER_LEVEL,
  ROOMS_REMOVED,
  TOKENS,
} from '../src/index.ts';
import { type FixtureBoss, type FixtureRoom, fixture } from './fixture.ts';

/** Section 2: what the game is made of, field by field as in the data file. */

const bySeats = (strength: Readonly<Record<string, number>>): number[] => Object.values(strength);

/** A room of the data file in the shape of our tables. */
function expectedRoom(room: FixtureRoom): unknown {
  const { kind, count } = room;
  switch (room.kind) {
    case 'monster':
      return { kind, count, strength: bySeats(room.strength), wounds: room.wounds };
    case 'treasure':
      return { kind, count, chests: room.chests };
    case 'vault':
      return { kind, count, gifts: Object.values(room.rows) };
    case 'trap':
      return { kind, count, target: room.target, penalty: Object.values(room.penalty) };
  }
}

function expectedBoss(boss: FixtureBoss): unknown {
  const { kind, count, attack, attackTarget, highestReward, valueOverrides } = boss;
  return {
    kind,
    count,
    attack,
    attackTarget,
    highestReward,
    valueOverrides,
    ...(boss.strength && { strength: bySeats(boss.strength) }),
    ...(boss.alternatives && { lowerStrength: bySeats(boss.alternatives[0].strength) }),
    ...(boss.escapeItem && { escapeItem: boss.escapeItem }),
  };
}

describe('tables equal the data file', () => {
  test('no room card is missing or too many', () => {
    expect(ROOM_CARD_IDS).toEqual(fixture.rooms.map((room) => room.id));
  });

  test.each(fixture.rooms.map((room) => [room.id, room] as const))('room %s', (id, room) => {
    expect(ROOMS[id]).toEqual(expectedRoom(room));
  });

  test('no boss is missing or too many', () => {
    expect(BOSS_IDS).toEqual(fixture.bosses.map((boss) => boss.id));
  });

  test.each(fixture.bosses.map((boss) => [boss.id, boss] as const))('boss %s', (id, boss) => {
    const { rule: _, ...card } = BOSSES[id];
    expect(card).toEqual(expectedBoss(boss));
    expect(boss.defeatable).toBe('strength' in card);
  });

  test('power cards', () => {
    expect(POWER_IDS).toEqual(fixture.powerCards.map((power) => power.id));
    expect(fixture.powerCards.map((power) => power.value)).toEqual([1, 2, 3, 4, 5]);
  });

  test('items', () => {
    expect(ITEM_IDS).toEqual(fixture.items.map((item) => item.id));
    for (const { id, count, value, returned } of fixture.items) {
      expect(ITEMS[id]).toEqual({ count, returned, ...(value !== null && { value }) });
    }
  });

  test('characters', () => {
    expect(CHARACTER_IDS).toEqual(fixture.characters.map((character) => character.id));
    for (const { id, coins, wounds, items } of fixture.characters) {
      expect(CHARACTERS[id]).toEqual({ coins, wounds, items });
    }
  });

  test('level cards', () => {
    const rows = fixture.levels.map(({ id, faceUp }) => [id, faceUp.map((up) => (up ? 'U' : 'D')).join('')]);
    expect(LEVEL_IDS).toEqual(fixture.levels.map((level) => level.id));
    expect(LEVELS).toEqual(Object.fromEntries(rows));
  });

  test('tokens', () => {
    expect(TOKENS).toEqual(
      Object.fromEntries(fixture.tokens.map(({ id, value, count }) => [id, { value, count }])),
    );
  });

  test('numbers of the rules', () => {
    expect({
      levels: LEVEL_COUNT,
      roomsPerLevel: ROOMS_PER_LEVEL,
      roomCards: ROOM_DECK.length,
      roomsRemoved: ROOMS_REMOVED,
      levelCards: LEVEL_IDS.length,
      levelCardsRemoved: LEVELS_REMOVED,
      bossesUsed: 1,
      coinCap: COIN_CAP,
      powerValues: POWER_IDS.map((_, i) => i + 1),
      keyValue: ITEMS.key.value,
      swordValue: ITEMS.sword.value,
    }).toEqual(fixture.constants);
    expect({ min: MIN_SEATS, max: MAX_SEATS }).toEqual(fixture.players);
  });
});

describe('rulings about the data', () => {
  test('DR-RULING-01 the Magnet Trap has a penalty for each of 5, 4, 3 and 2: 2, 2, 1, 1', () => {
    expect(ROOMS['magnet-trap']).toMatchObject({ penalty: [0, 1, 1, 2, 2] });
  });

  test('DR-RULING-33 the four weak bosses have strength 18 with five players, as the monsters with 11 and 14 do', () => {
    const weak = BOSS_IDS.filter((id) => ROOMS[id].strength?.[0] === 11);
    expect(weak).toEqual(['tax-collector', 'medusa', 'sphinx', 'wolf-pack']);
    for (const id of [...weak, 'goblin', 'skeleton', 'zombie'] as const)
      expect(ROOMS[id]).toMatchObject({ strength: [11, 14, 18] });
  });

  test('DR-RULING-34 where a source differs from the rulebooks, the rulebooks hold', () => {
    expect(ROOMS['spike-trap']).toMatchObject({ penalty: [0, 0, 1, 2, 2] });
    expect(ROOMS['boulder-trap']).toMatchObject({ penalty: [0, 1, 1, 1, 2] });
    expect(BOSSES.vampire.attack.wounds).toBe(1);
    expect(ROOMS['treasure-3-2'].count).toBe(2);
  });

  test('DR-RULING-35 Golem and Mummy deal 2 wounds', () => {
    expect(BOSSES.golem.attack.wounds).toBe(2);
    expect(BOSSES.mummy.attack.wounds).toBe(2);
  });

  test('DR-RULING-41 seven different diagrams, the first room always open, 18 of 35 positions open', () => {
    const rows = Object.values(LEVELS);
    expect(new Set(rows).size).toBe(7);
    expect(rows.every((row) => row.startsWith('U'))).toBe(true);
    expect([...rows.join('')].filter((side) => side === 'U')).toHaveLength(18);
  });

  test('DR-RULING-42 the sword is the Knight’s, the Warrior has no item', () => {
    expect(CHARACTERS.knight.items).toEqual(['sword']);
    expect(CHARACTERS.warrior.items).toEqual([]);
  });
});
