import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../../src/data/cards.ts';
import { given, type Played } from '../given.ts';

const chest = 'catacomb-treasure-chest';
const imp = 'dungeon-bottle-imp';

/** Tatianna has just left, alone, with this Loot. */
const left = (...loot: CardId[]): Played =>
  given({ heroes: [{ hero: 'tatianna', loot }] }).answer(0, 'leave-dungeon');

const lootOf = (table: Played) => table.view(0).heroes[0]?.loot.map(({ card }) => card);

describe('3.16 end-of-game effects', () => {
  test('DQ-WIN-02 he uses them in the order he likes: the chest before the imp', () => {
    const table = left(imp, chest);
    expect(table.options(0)).toEqual([`item:${imp}`, `decline:${imp}`, `item:${chest}`, `decline:${chest}`]);
    table.answer(0, `item:${chest}`, die(3), die(4));
    expect(table.event('rolls')).toMatchObject({ dice: [3, 4], for: chest });
    expect(table.events).toContainEqual({
      rule: 'DQ-WIN-02',
      public: { type: 'worth', seat: 0, card: chest, gold: 700 },
      reveals: true,
    });
    expect(table.options(0)).toEqual([`item:${imp}`, `decline:${imp}`]);
  });

  test('DQ-WIN-02 one that is declined does nothing, and the others may still be used', () => {
    const table = left(imp, chest).answer(0, `decline:${imp}`);
    expect(table.events).toMatchObject([
      { rule: 'DQ-WIN-02', public: { type: 'end-item', seat: 0, card: imp, used: false } },
    ]);
    expect(table.options(0)).toEqual([`item:${chest}`, `decline:${chest}`]);
  });

  test('DQ-WIN-02 on a 1 the imp takes another Loot card at random', () => {
    const table = left(imp, 'corpse-rope', 'search-gold-60').answer(0, `item:${imp}`, die(1), draw(1, 2));
    expect(table.event('loses-loot')).toMatchObject({ card: 'search-gold-60', why: 'random' });
    expect(lootOf(table)).toEqual([imp, 'corpse-rope']);
  });
});
