import { textsOf } from '@mazmorra/languages/node';
import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/dungeonquest.json' with { type: 'json' };
import { closingRoll } from '../src/data/limits.ts';
import {
  cards,
  combatCards,
  deckIds,
  heroes,
  monsters,
  powerCards,
  roomTypes,
  SUN_LAST,
  tiles,
  towers,
} from '../src/index.ts';
import { text as told } from '../src/text/arguments.ts';

const text = textsOf(told);

/** Drops what describes a row rather than plays it: names, sources and notes live elsewhere. */
const plain = (row: object, ...fields: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => fields.includes(key)));

describe('component data equals the specification', () => {
  test.each(deckIds.map((deck) => [deck]))('the %s deck: ids, types, counts and effects', (deck) => {
    const mine = cards
      .filter((card) => deckIds[card.deck] === deck)
      .map((card) => plain(card, 'id', 'type', 'count', 'effect'));
    expect(mine).toEqual(data.decks[deck].map((row) => plain(row, 'id', 'type', 'count', 'effect')));
  });

  test('the combat deck', () => {
    const fields = ['id', 'attackType', 'attack', 'counter', 'count'];
    const wanted = data.combatDeck.map((row) => plain(row, ...fields));
    const mine = combatCards.map((row) => plain({ attackType: row.type, ...row }, ...fields));
    expect(JSON.parse(JSON.stringify(mine))).toEqual(
      wanted.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))),
    );
  });

  test('the power cards', () => {
    const fields = ['id', 'owner', 'attack', 'escape', 'effect'];
    expect(powerCards.map((row) => plain(row, ...fields))).toEqual(
      data.powerCards.map((row) => plain(row, ...fields)),
    );
  });

  test('the heroes', () => {
    const fields = ['id', 'life', 'strength', 'agility', 'armor', 'luck'];
    expect(heroes.map((row) => plain(row, ...fields))).toEqual(
      data.heroes.map((row) => plain(row, ...fields)),
    );
    expect(heroes.map(({ abilities }) => abilities.map(({ id }) => id))).toEqual(
      data.heroes.map(({ abilities }) => abilities.map(({ id }) => id)),
    );
  });

  test('the monsters and the Life on their tokens', () => {
    expect(monsters.map(({ id, lives }) => ({ id, lives }))).toEqual(
      data.monsters.map(({ id, tokenLives }) => ({ id, lives: tokenLives })),
    );
  });

  test('the tiles: type, sides clockwise from the entry, search icon', () => {
    const kinds = ['open', 'wall', 'door', 'portcullis'];
    const order = ['entry', 'left', 'ahead', 'right'] as const;
    const mine = tiles.map((tile) => [
      tile.id,
      tile.type,
      tile.sides.map((side) => kinds[side]),
      tile.search,
    ]);
    const wanted = data.tiles.map(({ id, type, sides, search }) => [
      id,
      type,
      order.map((side) => sides[side]),
      search,
    ]);
    expect(mine).toEqual(wanted);
  });

  test('the room types', () => {
    expect(roomTypes.map(({ id }) => id).sort()).toEqual(data.roomTypes.map(({ id }) => id).sort());
  });

  test('the board: towers and their passages', () => {
    expect(towers.map(({ id }) => id)).toEqual(data.board.towers.map(({ id }) => id));
  });

  test('the sun track', () => {
    expect(SUN_LAST).toBe(data.sunTrack.length);
    expect(data.sunTrack.spaces.map(({ space }) => closingRoll(space))).toEqual(
      data.sunTrack.spaces.map(({ closeOnRollUpTo }) => closeOnRollUpTo),
    );
  });

  test('336 cards in all', () => {
    const encounter = cards.reduce((sum, { count }) => sum + count, 0);
    const combat = combatCards.reduce((sum, { count }) => sum + count, 0);
    expect(encounter + combat + powerCards.length + heroes.length).toBe(data.counts.cards);
    expect(tiles).toHaveLength(data.counts.tiles);
  });
});

describe('names equal the specification in both languages', () => {
  const rows = [
    ...Object.values(data.decks).flat(),
    ...data.combatDeck,
    ...data.powerCards,
    ...data.heroes,
    ...data.monsters,
  ];
  test.each(['en', 'es'] as const)('%s', (language) => {
    const wrong = rows
      .filter((row) => text[language].components[row.id]?.name !== row[language].replaceAll("'", '’'))
      .map(({ id }) => id);
    expect(wrong).toEqual([]);
  });
});
