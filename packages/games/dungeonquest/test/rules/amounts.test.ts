import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { two } from '../positions.ts';

describe('rolled amounts', () => {
  test('DQ-CARD-01 of two dice it is their sum that tells whether nothing happens', () => {
    const drink = (first: number, second: number) =>
      two({ loot: ['corpse-unstable-potion'] })
        .answer(0, 'item:corpse-unstable-potion', die(first), die(second))
        .event('rolls');
    expect(drink(6, 1)).toMatchObject({ dice: [6, 1], nothing: true });
    expect(drink(4, 1)).not.toHaveProperty('nothing');
  });
});
