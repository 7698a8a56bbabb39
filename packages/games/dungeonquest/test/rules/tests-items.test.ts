import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { directions } from '../../src/data/board.ts';
import { cardIndex } from '../../src/data/cards.ts';
import { cell, type Given, type GivenHero, given, type Played } from '../given.ts';
import { into } from '../walks.ts';

/** A hero in a chamber at the start of his turn, holding a Trapdoor (Agility) that he must test. */
const overTrapdoor = (hero: Partial<GivenHero>, position: Partial<Given> = {}): Played =>
  given({
    heroes: [
      { hero: 'tatianna', at: [3, 3], kept: ['trap-trapdoor'], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    rooms: [
      { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
    ],
    next: { search: ['search-empty', 'search-empty'] },
    active: 1,
    ...position,
  });

const EAST = directions.indexOf('east');

/** Into a Spider Web (Strength), up to the test. */
const intoWeb = (hero: Partial<GivenHero>): Played =>
  into('tile-spider-web-01', {}, hero).answer(0, 'move:4-3').answer(0, 'cross');

describe('3.18 what helps in a test', () => {
  test('DQ-DET-06 whoever passes by the Levitation Rune does no penance', () => {
    const table = intoWeb({ hero: 'brother-gherinn', runes: ['rune-levitation'] });
    expect(table.options(0)).toEqual(['use', 'no']);
    table.answer(0, 'use');
    expect(table.event('rune-used')).toMatchObject({ card: 'rune-levitation' });
    expect(table.decision(0)).toBe('DEC-MOVE-AGAIN');
  });

  test('DQ-DET-05 with no token left in the pool there is no penance', () => {
    const table = into('tile-spider-web-01', {}, { hero: 'brother-gherinn' }).answer(0, 'move:4-3');
    table.state.determination = 0;
    table.answer(0, 'cross', die(1), die(2));
    expect(table.event('test')).toMatchObject({ passed: true });
  });

  test('DQ-DET-06 the Fortune Rune is for a failed roll: not for one that equals the attribute', () => {
    const table = into('tile-bottomless-pit-01', {}, { runes: ['rune-fortune'] });
    table.answer(0, 'move:4-3', die(3), die(3));
    expect(table.awaited).toEqual([1]);
    expect(table.hero(0).runes).toHaveLength(1);
  });

  test('DQ-DET-06 of two runes the Fortune Rune is spent after the roll and the other kept', () => {
    const table = into('tile-bottomless-pit-01', {}, { runes: ['rune-fortune', 'rune-levitation'] });
    table.answer(0, 'move:4-3').answer(0, 'no', die(4), die(3));
    expect(table.options(0)).toEqual(['use', 'no']);
    table.answer(0, 'use');
    expect(table.event('rune-used')).toMatchObject({ card: 'rune-fortune' });
    expect(table.hero(0)).toMatchObject({ fate: 'inside', runes: [cardIndex('rune-levitation')] });
  });

  test('DQ-CARD-16 a Rope passes a Trapdoor without a roll and is discarded', () => {
    const table = overTrapdoor({ loot: ['corpse-rope'] }).answer(1, 'search');
    expect(table.options(0)).toEqual(['use', 'no']);
    table.answer(0, 'use');
    expect(table.event('loses-loot')).toMatchObject({ card: 'corpse-rope', why: 'used', held: 0 });
    expect(table.event('test-passed')).toMatchObject({ seat: 0, attribute: 'agility', by: 'item' });
    expect(table.told).not.toContain('test');
    expect(table.hero(0).loot).toEqual([]);
  });

  test('DQ-CARD-16 a Rope is of no use in a room, the Levitation Rune of none on a card or at a portcullis', () => {
    const pit = into('tile-bottomless-pit-01', {}, { loot: ['corpse-rope'] });
    pit.answer(0, 'move:4-3', die(1), die(1));
    expect(pit.awaited).toEqual([1]);
    const trapdoor = overTrapdoor({ runes: ['rune-levitation'] }).answer(1, 'search', die(1), die(1));
    expect(trapdoor.event('test')).toMatchObject({ for: 'trap-trapdoor', passed: true });
    const gate = into('tile-portcullis-01', {
      rooms: [{ at: [4, 3], tile: 'tile-portcullis-02', entry: 'west' }],
      heroes: [
        { hero: 'tatianna', at: [3, 3], runes: ['rune-levitation'], loot: ['corpse-rope'] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
    });
    gate.answer(0, 'move:4-3', die(6), die(6));
    expect(gate.event('test')).toMatchObject({ for: 'portcullis', passed: false });
  });

  describe('DQ-VAR-60 with Secrets the question about a Rope tells nothing', () => {
    const variants = { secrets: true };
    const asked = (loot: GivenHero['loot'] & {}, position: Partial<Given>) =>
      overTrapdoor({ loot }, position).answer(1, 'search').answer(0, 'effect:trap-trapdoor');

    test('it comes with any card of the corpse deck, and without a Rope can only be declined', () => {
      const table = asked(['search-gold-60', 'corpse-gold-50'], { variants });
      expect(table.decision(0)).toBe('DEC-TEST-ITEM');
      expect(table.options(0)).toEqual(['no']);
      table.answer(0, 'no', die(1), die(1));
      expect(table.event('test')).toMatchObject({ passed: true });
    });

    test('a Rope among them can be used', () => {
      const table = asked(['corpse-gold-50', 'corpse-rope'], { variants });
      expect(table.options(0)).toEqual(['use', 'no']);
    });

    test('it does not come with Loot of other decks', () => {
      const table = overTrapdoor({ loot: ['treasure-ebon-ring'] }, { variants });
      table.answer(1, 'search', die(1), die(1));
      expect(table.told).toContain('test');
    });

    test('nor where no Rope helps', () => {
      const table = into('tile-bottomless-pit-01', { variants }, { loot: ['corpse-gold-50'] });
      table.answer(0, 'done').answer(0, 'move:4-3', die(1), die(1));
      expect(table.event('test')).toMatchObject({ for: 'bottomless-pit' });
    });

    test('nor without Secrets', () => {
      const table = overTrapdoor({ loot: ['corpse-gold-50'] });
      table.answer(1, 'search', die(1), die(1));
      expect(table.told).toContain('test');
    });
  });
});

describe('3.18 Lindel rolls one die again', () => {
  const pit = (focusTokens: number) =>
    into(
      'tile-bottomless-pit-01',
      { variants: { 'focused-determination': true } },
      { hero: 'lindel', with: { focusTokens } },
    );

  test('DQ-VAR-30 also a roll that passes by his tokens, since a lower one saves them', () => {
    const table = pit(2).answer(0, 'move:4-3', die(3), die(4));
    expect(table.event('test')).toMatchObject({ needs: 7, passed: true });
    expect(table.decision(0)).toBe('DEC-REROLL-TEST');
    table.answer(0, 'second', die(2));
    expect(table.event('test')).toMatchObject({ dice: [3, 2], again: true });
    expect(table.hero(0).focusTokens).toBe(2);
  });

  test('DQ-VAR-30 not one that passes by Luck 5 alone', () => {
    expect(pit(2).answer(0, 'move:4-3', die(2), die(3)).awaited).toEqual([1]);
  });

  test('DQ-DET-06 without that rule only a failed one', () => {
    const gate = given({
      heroes: [
        { hero: 'lindel', at: [3, 3], with: { passageTokens: 2, passage: cell([3, 3]) * 4 + EAST } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [4, 3], tile: 'tile-portcullis-01', entry: 'west' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
      next: { dungeon: ['dungeon-empty'] },
    });
    gate.answer(0, 'move:4-3', die(4), die(4));
    expect(gate.event('test')).toMatchObject({ needs: 8, passed: true });
    expect(gate.awaited).toEqual([1]);
  });
});

describe('3.18 what asks for the test is told', () => {
  test('DQ-TEST-01 the room, the kept card, the web that he is caught in', () => {
    const web = into('tile-spider-web-01', { next: { search: ['search-empty'] } }, {}).answer(0, 'move:4-3');
    web.answer(0, 'cross', die(6), die(6));
    expect(web.events.find(({ public: event }) => event?.type === 'test')).toMatchObject({
      rule: 'DQ-TEST-01',
      public: { for: 'spider-web', needs: 4, passed: false },
    });
    web.answer(1, 'search', die(6), die(6));
    expect(web.event('test')).toMatchObject({ for: 'stuck', needs: 5 });
    const trapdoor = overTrapdoor({}).answer(1, 'search', die(1), die(1));
    expect(trapdoor.event('test')).toMatchObject({ for: 'trap-trapdoor' });
  });

  test('DQ-TEST-01 the Hole in the Roof by its name, a card just drawn without one', () => {
    const below = (card: 'catacomb-hole-in-the-roof' | 'catacomb-vampire-bite') =>
      overTrapdoor({ kept: [], below: 'north' }, { next: { catacomb: [card], search: ['search-empty'] } })
        .answer(1, 'search', die(6), die(6))
        .event('test');
    expect(below('catacomb-hole-in-the-roof')).toMatchObject({ for: 'catacomb-hole-in-the-roof' });
    expect(below('catacomb-vampire-bite')).not.toHaveProperty('for');
  });
});
