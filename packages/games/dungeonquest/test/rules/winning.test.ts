import type { Outcome } from '@mazmorra/kernel';
import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../../src/data/cards.ts';
import { decider, outcome } from '../../src/rules/winning.ts';
import { given, type Played } from '../given.ts';

/** The first hero leaves with his Loot as the last one inside; the others have left with theirs, or died. */
function leaving(...loot: (readonly CardId[] | 'dead')[]): Played {
  const names = ['tatianna', 'krutzbeck', 'lindel', 'hugo-the-glorious'] as const;
  return given({
    heroes: loot.map((cards, seat) => ({
      hero: names[seat] ?? 'lindel',
      loot: cards === 'dead' ? [] : cards,
      with: seat === 0 ? {} : { fate: cards === 'dead' ? 'dead' : 'left' },
    })),
  });
}
const ended = (...loot: (readonly CardId[] | 'dead')[]) => leaving(...loot).answer(0, 'leave-dungeon');

describe('3.16 who wins', () => {
  test('DQ-WIN-01 as long as a hero is inside there is no result', () => {
    const table = leaving(['search-gold-60'], 'dead');
    expect(table.game.outcome(table.state)).toBeUndefined();
    table.answer(0, 'leave-dungeon');
    expect(table.game.outcome(table.state)?.winners).toEqual([0]);
  });

  test('DQ-WIN-04 the total counts before the single card', () => {
    const { state } = ended(['corpse-gold-200', 'corpse-gold-100'], ['crypt-gold-250']);
    expect(outcome(state)).toMatchObject({ winners: [0], places: [1, 2] });
  });

  test('DQ-WIN-05 who left wins over the dead even without gold; the scores say who got out', () => {
    expect(outcome(ended(['corpse-rope'], 'dead', 'dead').state)).toEqual({
      winners: [0],
      places: [1, 2, 2],
      rule: 'DQ-WIN-04',
      scores: [
        { out: 1, gold: 0, best: 0, loot: 1 },
        { out: 0, gold: 0, best: 0, loot: 0 },
        { out: 0, gold: 0, best: 0, loot: 0 },
      ],
    });
  });

  test('DQ-WIN-04 among several with as much gold the number of cards decided if one of them had as good a card', () => {
    const { state } = ended(
      ['treasure-star-of-kellos', 'corpse-gold-100', 'corpse-rope', 'corpse-rope'],
      ['catacomb-treasure-chest', 'dungeon-gold-40', 'search-gold-60'],
      ['treasure-staff-of-light', 'corpse-gold-200'],
    ).answer(1, 'item:catacomb-treasure-chest', die(4), die(4));
    expect(outcome(state)).toMatchObject({ winners: [0], places: [1, 2, 3] });
    expect(decider(state, outcome(state) as Outcome)).toEqual({ by: 'loot', amount: 4 });
  });
});
