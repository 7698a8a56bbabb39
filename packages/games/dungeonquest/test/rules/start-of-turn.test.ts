import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { two } from '../positions.ts';
import { under } from '../under.ts';

describe('3.4 the start of a turn', () => {
  test("DQ-CAT-16 Spider's Venom acts in the catacombs only", () => {
    expect(two({ kept: ['catacomb-spiders-venom'] }).decision(0)).toBe('DEC-ACT');
    const below = two(
      { kept: ['catacomb-spiders-venom'], below: 'north' },
      { fates: [die(2)], next: { catacomb: ['catacomb-empty'] } },
    );
    expect(below.hero(0).wounds).toBe(1);
  });

  test('DQ-TURN-05 an Unstable Potion is drunk and its dice are rolled', () => {
    const table = two({ loot: ['search-unstable-potion'], with: { wounds: 5 } });
    table.answer(0, 'item:search-unstable-potion', die(6), die(5));
    expect(table.event('rolls')).toMatchObject({ dice: [6, 5], for: 'search-unstable-potion' });
    expect(table.hero(0)).toMatchObject({ wounds: 0, loot: [] });
  });

  test('DQ-TURN-05 without a potion among his Loot he is not asked', () => {
    expect(two({ loot: ['search-gold-60'] }).decision(0)).toBe('DEC-ACT');
  });

  test('DQ-VAR-60 with Secrets he is asked whenever his Loot might be a potion, so that the question tells nothing', () => {
    const table = under('secrets', { loot: ['search-gold-60'] });
    expect(table.decision(0)).toBe('DEC-START-ORDER');
    expect(table.options(0)).toEqual(['done']);
    expect(table.answer(0, 'done').decision(0)).toBe('DEC-ACT');
    expect(under('secrets', { loot: ['treasure-ebon-ring'] }).decision(0)).toBe('DEC-ACT');
  });
});
