import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../src/data/cards.ts';
import { shown } from '../../src/events.ts';
import { two } from '../positions.ts';

describe('3.12 the Deep Elf', () => {
  /** Tatianna below with three Loot cards has drawn the Deep Elf and wants to bribe her. */
  const bribing = () =>
    two(
      { below: 'north', loot: ['crypt-gold-250', 'corpse-gold-100', 'search-gold-60'] },
      { next: { catacomb: ['catacomb-deep-elf'] } },
    ).answer(0, 'yes');

  test('DQ-CARD-18 he gives Loot card by card, at least one, and says when it is enough', () => {
    const table = bribing();
    expect(table.options(0)).toEqual(['loot:crypt-gold-250', 'loot:corpse-gold-100', 'loot:search-gold-60']);
    table.answer(0, 'loot:corpse-gold-100');
    expect(table.event('loses-loot')).toMatchObject({ card: 'corpse-gold-100', why: 'bribe' });
    expect(table.options(0)).toEqual(['loot:crypt-gold-250', 'loot:search-gold-60', 'stop']);
    table.answer(0, 'loot:crypt-gold-250').answer(0, 'stop', die(3));
    expect(table.events).toContainEqual(
      shown('DQ-CARD-18', { type: 'bribe', seat: 0, gold: 350, die: 3, price: 300 }),
    );
    expect(table.decision(0)).toBe('DEC-CARD-MAY:leave-catacombs');
    expect(table.hero(0).loot).toEqual([cardIndex('search-gold-60')]);
  });

  test('DQ-CARD-18 when all is given she names her price at once', () => {
    const table = bribing().answer(0, 'loot:corpse-gold-100').answer(0, 'loot:crypt-gold-250');
    table.answer(0, 'loot:search-gold-60', die(4));
    expect(table.event('bribe')).toMatchObject({ gold: 410, price: 400 });
  });
});
