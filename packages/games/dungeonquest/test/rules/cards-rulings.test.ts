import { textsOf } from '@mazmorra/languages/node';
import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../../docs/rules/dungeonquest.json' with { type: 'json' };
import { cards } from '../../src/data/cards.ts';
import { heroes } from '../../src/data/heroes.ts';
import { tiles } from '../../src/data/tiles.ts';
import { text as told } from '../../src/text/arguments.ts';
import { given } from '../given.ts';
import { combat, deckOf, round, two } from '../positions.ts';

const text = textsOf(told);

describe('7 rulings on cards and decks', () => {
  test('DQ-RULING-01 the cards of a stalemate go to the combat stack', () => {
    const table = round(
      combat({ monster: 'skeleton', life: 3, hand: ['bolt'], monsterHand: ['bolt'] }),
      'combat-bolt',
      'combat-bolt',
    );
    expect(table.view('all').combat?.stack).toEqual(['combat-bolt', 'combat-bolt']);
  });

  test('DQ-RULING-02 the trap deck is a deck like the others', () => {
    expect(deckOf(two(), 'trap')).toMatchObject({ left: 15, discards: [] });
  });

  test('DQ-RULING-03 the Secret Door of the search deck and of the dungeon deck do the same', () => {
    const effects = ['search-secret-door', 'dungeon-secret-door'].map(
      (id) => cards.find((card) => card.id === id)?.effect,
    );
    expect(effects[0]).toEqual(effects[1]);
  });

  test('DQ-RULING-04 a Treasure Chest is opened by whoever got out of this dungeon', () => {
    const table = given({ heroes: [{ hero: 'tatianna', loot: ['catacomb-treasure-chest'] }] }).answer(
      0,
      'leave-dungeon',
    );
    table.answer(0, 'item:catacomb-treasure-chest', die(3), die(4));
    expect(table.view(0).heroes[0]?.result).toBe(700);
  });

  test('DQ-RULING-05 whatever the page, the rooms are those of the component list', () => {
    expect(new Set(tiles.map((tile) => tile.type))).toEqual(new Set(data.roomTypes.map((type) => type.id)));
  });

  test('DQ-RULING-17 Deep Elf: a roll equal to the bribe does nothing', () => {
    const table = two(
      { below: 'north', loot: ['corpse-gold-100'] },
      { next: { catacomb: ['catacomb-deep-elf'] } },
    ).answer(0, 'yes', die(1));
    expect(table.hero(0)).toMatchObject({ below: 1, wounds: 0 });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RULING-18 Deep Elf: without a bribe nothing happens', () => {
    const table = two(
      { below: 'north', loot: ['corpse-gold-100'] },
      { next: { catacomb: ['catacomb-deep-elf'] } },
    ).answer(0, 'no');
    expect(table.hero(0).loot).toHaveLength(1);
    expect(table.awaited).toEqual([1]);
  });

  test.each([
    ['DQ-RULING-19', 'hugo-the-glorious', 4],
    ['DQ-RULING-20', 'challara-and-brightblaze', 6],
  ])('%s the Agility of %s is %i', (_, id, agility) => {
    expect(heroes.find((hero) => hero.id === id)).toMatchObject({ agility });
  });

  test('DQ-RULING-21 what no source gives is designed and marked so in the data: the ability of Hugo among it', () => {
    const hugo = data.heroes.find(({ id }) => id === 'hugo-the-glorious');
    expect(hugo?.origin).toMatchObject({ abilities: 'D' });
    expect(heroes.find(({ id }) => id === 'hugo-the-glorious')?.abilities.map(({ id }) => id)).toEqual([
      'hugo-glory',
    ]);
  });

  test.each([
    [
      'dungeon-lingering-shade',
      [
        { from: 2, to: 3 },
        { from: 4, to: 12 },
      ],
    ],
  ])('DQ-RULING-40 %s is as harsh as its source', (id, rows) => {
    const effect = cards.find((card) => card.id === id)?.effect[0];
    expect(effect).toMatchObject({ op: 'keep', startOfTurn: [{ op: 'table', rows }] });
  });

  test('DQ-RULING-39 cards without a printed title have names of ours', () => {
    expect(text.es.components['search-empty']?.name).toBe('Vacía');
    expect(text.en.components['search-empty']?.name).toBe('Empty');
  });

  test('DQ-RULING-41 every card has a name in both languages', () => {
    for (const { id } of cards) {
      expect(text.en.components[id]?.name, id).toBeTruthy();
      expect(text.es.components[id]?.name, id).toBeTruthy();
    }
  });

  test('DQ-RULING-43 the cards of a dead hero go into their decks, not to the discards', () => {
    const table = two(
      { loot: ['treasure-ebon-ring'] },
      { next: { tiles: ['tile-bottomless-pit-01'] } },
    ).answer(0, 'move:5-3', die(6), die(6));
    expect(deckOf(table, 'treasure')).toMatchObject({ left: 32, discards: [] });
  });
});
