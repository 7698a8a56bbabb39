import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type GivenHero, given, givenCombat, type Played } from '../given.ts';
import { rooms } from '../under.ts';

describe('3.13 escape', () => {
  test.each([
    ['lies open', 'west', ['escape', 'attack']],
    ['is barred by a wall now', 'east', ['attack']],
  ] as const)('DQ-MON-08 when the way back %s', (_, opening, options) => {
    const table = given({
      heroes: [
        { hero: 'lindel', at: [4, 3], from: [3, 3], with: { pending: 1 } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [4, 3], tile: 'tile-chamber-43', entry: opening },
        rooms[2],
      ],
      tokens: [{ monster: 'troll', life: 4, at: [4, 3] }],
    });
    expect(table.decision(0)).toBe('DEC-ESCAPE');
    expect(table.options(0)).toEqual(options);
  });

  /** Walks east into a new chamber where a Troll is. */
  const met = (hero: Partial<GivenHero>): Played =>
    given({
      heroes: [
        { hero: 'lindel', at: [4, 3], ...hero },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [rooms[0], rooms[2]],
      next: { tiles: ['tile-chamber-04'], dungeon: ['dungeon-troll'] },
    }).answer(0, 'move:5-3', draw(0, 4));

  test('DQ-MON-10 DQ-ESC-05 the token is put down first, then the hero goes back', () => {
    const table = met({}).answer(0, 'escape', draw(1, 4), draw(1, 4));
    expect(table.told.filter((type) => type === 'token-placed' || type === 'moved')).toEqual([
      'token-placed',
      'moved',
    ]);
  });

  test('DQ-ESC-02 the wounds of a failed escape are told with their cause and no card', () => {
    const table = met({}).answer(0, 'escape', draw(0, 4), draw(0, 4), draw(0, 3), draw(0, 3));
    expect(table.events).toContainEqual({
      rule: 'DQ-DIE-01',
      public: { type: 'wounds', seat: 0, count: 4, wounds: 4, life: 15, cause: 'escape' },
    });
  });

  test('DQ-ESC-02 a monster card without damage costs nothing, and no wounds are told', () => {
    // Cleansing Flame (1) against Thick Hide (2), which does no damage
    const table = met({ hero: 'brother-gherinn' });
    table.answer(0, 'escape', draw(0, 4), draw(3, 4), draw(0, 3), draw(0, 3));
    expect(table.event('escape')).toMatchObject({ escaped: false, damage: 0 });
    expect(table.told).not.toContain('wounds');
    expect(table.decision(0)).toBe('DEC-CARD');
  });

  test('DQ-VAR-43 felled by a monster without entered-from he stays, with a pending encounter', () => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3], with: { wounds: 14 } },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
        variants: { 'death-can-wait': true },
      },
      { monster: 'skeleton', life: 3, hand: ['slash'], monsterHand: ['inferno'] },
    );
    table.answer(0, 'card:combat-slash').answer(1, 'card:combat-inferno', die(1));
    expect(table.hero(0)).toMatchObject({ fate: 'inside', cell: cell([4, 3]), pending: 1 });
    expect(table.told).not.toContain('moved');
  });
});
