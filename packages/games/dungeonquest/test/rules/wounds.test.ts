import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../src/data/cards.ts';
import { type GivenHero, given } from '../given.ts';
import { two } from '../positions.ts';

describe('3.19 wounds of Dragon Rage', () => {
  /** A hero in the Treasure Chamber draws Dragon Rage and rolls two dice. */
  const rage = (hero: Partial<GivenHero>, first: number, second: number) =>
    given({
      heroes: [
        { hero: 'tatianna', at: [6, 4], ...hero },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [{ at: [9, 7], tile: 'tile-chamber-02', entry: 'west' }],
      next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-03'] },
    }).answer(0, 'draw-dragon', die(first), die(second));

  test('DQ-DRG-05 both dice are told', () => {
    expect(rage({}, 2, 3).events).toContainEqual({
      rule: 'DQ-DRG-05',
      public: { type: 'rolls', seat: 0, dice: [2, 3], for: 'dragon-rage' },
      reveals: true,
    });
  });

  test('DQ-DRG-05 whom the dragon kills nobody else has killed', () => {
    const table = rage({ with: { wounds: 9 } }, 2, 3);
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cause: 'dragon', by: -1 });
    expect(table.event('dies')).toMatchObject({ cause: 'dragon', by: '' });
  });

  test('DQ-DRG-05 Gherinn rolls again: his ability is told, then the dice as they are now', () => {
    const table = rage({ hero: 'brother-gherinn' }, 6, 1).answer(0, 'first', die(2));
    expect(table.events.slice(0, 2)).toEqual([
      { rule: 'DQ-DRG-05', public: { type: 'ability-used', seat: 0, ability: 'gherinn-kellos' } },
      {
        rule: 'DQ-DRG-05',
        public: { type: 'rolls', seat: 0, dice: [2, 1], for: 'dragon-rage', again: true },
        reveals: true,
      },
    ]);
  });

  test('DQ-DRG-05 who does not roll again has not used the ability', () => {
    const table = rage({ hero: 'brother-gherinn' }, 6, 1).answer(0, 'no');
    expect(table.told).not.toContain('ability-used');
    expect(table.told).not.toContain('rolls');
  });
});

describe('3.19 wounds and the Protection Rune', () => {
  /** A Giant Centipede bites for two dice. */
  const bitten = (first: number, second: number) =>
    two({ runes: ['rune-protection'] }, { next: { search: ['search-giant-centipede'] } }).answer(
      0,
      'search',
      die(first),
      die(second),
    );

  test('DQ-RUNE-06 when all wounds are prevented none are told', () => {
    const table = bitten(2, 3).answer(0, 'use');
    expect(table.events).toContainEqual({
      rule: 'DQ-RUNE-06',
      public: { type: 'prevented', seat: 0, count: 5 },
    });
    expect(table.told).not.toContain('wounds');
  });

  test('DQ-RUNE-06 he may keep the rune and suffer the wounds', () => {
    const table = bitten(2, 3).answer(0, 'no');
    expect(table.hero(0)).toMatchObject({ wounds: 5, runes: [cardIndex('rune-protection')] });
    expect(table.told).not.toContain('rune-used');
  });
});
