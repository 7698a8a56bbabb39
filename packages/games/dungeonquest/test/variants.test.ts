import { completeVariants, fastSource, Table } from '@mazmorra/kernel';
import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { dungeonquest } from '../src/index.ts';
import { cell, type GivenHero, given, givenCombat, type Played } from './given.ts';
import { rooms, under } from './under.ts';

describe('focused determination', () => {
  test('DQ-VAR-30 DQ-EX-16 on a passed test only as many tokens are discarded as were needed', () => {
    const table = given({
      heroes: [{ hero: 'hugo-the-glorious', at: [4, 3], from: [5, 3], with: { focusTokens: 3 } }],
      rooms: [{ at: [4, 3], tile: 'tile-cave-in-01', entry: 'west' }, rooms[1]],
      variants: { 'focused-determination': true },
    });
    table.answer(0, 'cross', die(3), die(3));
    expect(table.hero(0).focusTokens).toBe(1);
  });

  test('DQ-VAR-31 tokens count for any later test, and giving up discards none', () => {
    const table = given({
      heroes: [{ hero: 'hugo-the-glorious', at: [4, 3], from: [5, 3] }],
      rooms: [{ at: [4, 3], tile: 'tile-cave-in-01', entry: 'west' }, rooms[1]],
      variants: { 'focused-determination': true },
      next: { dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'cross', die(6), die(6)).answer(0, 'retreat');
    expect(table.hero(0).focusTokens).toBe(1);
  });
});

describe('the smaller optional rules', () => {
  test('DQ-VAR-50 DQ-EX-57 tower power: into one tower, on to another one, then he must move on; no third tower, no leaving', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [1, 0], loot: ['search-gold-60'] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [{ at: [1, 0], tile: 'tile-chamber-01', entry: 'west' }, rooms[2]],
      variants: { 'tower-power': true },
      next: { tiles: ['tile-chamber-05'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:0-0').answer(0, 'go-on');
    expect(table.decision(0)).toBe('DEC-TOWER-POWER');
    expect(table.options(0)).toEqual(['tower:tower-ne', 'tower:tower-sw', 'tower:tower-se', 'no']);
    table.answer(0, 'tower:tower-se');
    expect(table.event('moved')).toMatchObject({ to: cell([12, 9]), how: 'tower' });
    expect([...table.options(0)].sort()).toEqual(['move:11-9', 'move:12-8']);
  });

  /** Tatianna moves into the tower in the north-west; the one in the north-east is walled off. */
  const beforeTower = () =>
    given({
      heroes: [
        { hero: 'tatianna', at: [1, 0] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [1, 0], tile: 'tile-chamber-01', entry: 'west' },
        { at: [11, 0], tile: 'tile-chamber-43', entry: 'west' },
        { at: [12, 1], tile: 'tile-chamber-44', entry: 'south' },
        rooms[2],
      ],
      variants: { 'tower-power': true },
    }).answer(0, 'move:0-0');

  test('DQ-VAR-50 who does without the other towers moves on from this one', () => {
    const table = beforeTower().answer(0, 'no');
    expect(table.hero(0).cell).toBe(cell([0, 0]));
    expect(table.options(0)).toEqual(['move:1-0', 'move:0-1']);
  });

  test('DQ-VAR-50 in a tower without a legal move his turn ends', () => {
    const table = beforeTower().answer(0, 'tower:tower-ne');
    expect(table.event('stays')).toEqual({ type: 'stays', seat: 0, cell: cell([12, 0]), why: 'tower' });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-VAR-60 secrets: others see of Loot only the number of cards and the deck of each', () => {
    const table = under('secrets', { loot: ['search-gold-60', 'treasure-ebon-ring'] });
    expect(table.view(0).heroes[0]?.loot.map(({ card }) => card)).toEqual([
      'search-gold-60',
      'treasure-ebon-ring',
    ]);
    expect(table.view(1).heroes[0]?.loot.map(({ card, deck }) => [card, deck])).toEqual([
      ['hidden', 'search'],
      ['hidden', 'treasure'],
    ]);
    expect(table.view(1).heroes[0]?.gold).toBe('hidden');
  });

  test('DQ-VAR-61 a draw that gives Loot is shown only to its owner; at the end all is revealed', () => {
    const table = under('secrets', {}, { next: { search: ['search-gold-60'] } }).answer(0, 'search');
    expect(table.events).toMatchObject([
      { rule: 'DQ-SEARCH-02' },
      { rule: 'DQ-VAR-61', public: { type: 'draws', seat: 0, deck: 'search' } },
      { rule: 'DQ-VAR-61', public: { type: 'gains-loot', seat: 0, deck: 'search', held: 1 } },
      { public: { type: 'turn' } },
    ]);
    expect(table.news(0).slice(1, 3)).toMatchObject([
      { type: 'draws', card: 'search-gold-60' },
      { type: 'gains-loot', card: 'search-gold-60', gold: 60 },
    ]);
    expect(JSON.stringify(table.news(1))).not.toContain('search-gold-60');
    const end = given({
      heroes: [
        { hero: 'tatianna', loot: ['treasure-ebon-ring'] },
        { hero: 'krutzbeck', with: { fate: 'dead' } },
      ],
      variants: { secrets: true },
    });
    end.answer(0, 'leave-dungeon');
    expect(end.events.filter(({ public: event }) => event?.type === 'loot-shown')).toEqual([
      {
        rule: 'DQ-VAR-61',
        public: { type: 'loot-shown', seat: 0, cards: ['treasure-ebon-ring'] },
        reveals: true,
      },
    ]);
  });

  test('DQ-VAR-61 a draw that gives no Loot is shown to all', () => {
    const table = under('secrets').answer(0, 'search');
    expect(table.news(1)).toContainEqual({ type: 'draws', seat: 0, deck: 'search', card: 'search-empty' });
  });

  test('DQ-VAR-61 all Loot lies open, once and for all, before the end-of-game effects', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', loot: ['catacomb-treasure-chest'] },
        { hero: 'krutzbeck', loot: ['corpse-rope'], with: { fate: 'left' } },
      ],
      variants: { secrets: true },
    }).answer(0, 'leave-dungeon');
    expect(table.decision(0)).toBe('DEC-END-ITEM');
    expect(table.view(1).heroes[0]?.loot).toMatchObject([{ card: 'catacomb-treasure-chest' }]);
    expect(table.view(0).heroes[1]?.loot).toMatchObject([{ card: 'corpse-rope' }]);
    expect(table.told.filter((type) => type === 'loot-shown')).toHaveLength(2);
    expect(table.answer(0, 'decline:catacomb-treasure-chest').told).toEqual(['end-item', 'end']);
  });

  test.each([
    [{ 'magical-power': true }, 2],
    [{ 'magical-power': true, 'magical-power-runes': 3 }, 3],
  ])('DQ-VAR-70 magical power: %j deals %i runes to each', (variants, count) => {
    const table = Table.open(dungeonquest, { seats: 4, variants, random: fastSource('runes') });
    expect(table.view(0).heroes.map(({ runes }) => runes.length)).toEqual([count, count, count, count]);
  });

  test.each([
    [1, 12],
    [2, 6],
    [3, 4],
    [4, 3],
  ])('DQ-VAR-70 with %i heroes up to %i runes each can be dealt', (seats, most) => {
    const variants = { 'magical-power': true, 'magical-power-runes': most };
    const table = Table.open(dungeonquest, { seats, variants, random: fastSource('runes') });
    for (const { runes } of table.view(0).heroes) expect(runes).toHaveLength(most);
    expect(() => completeVariants(dungeonquest, seats, { 'magical-power-runes': most + 1 })).toThrow(
      'magical-power-runes cannot be',
    );
  });

  const flight = (more: Partial<GivenHero> = {}) =>
    givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3], from: [5, 3], ...more },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
        variants: { 'live-to-fight-another-day': true },
      },
      {
        monster: 'troll',
        life: 5,
        hand: ['heart-strike', 'heart-strike', 'slash', 'slash', 'slash'],
        monsterHand: ['slash', 'slash', 'inferno', 'slash', 'slash'],
        damage: ['bolt'],
      },
    );
  const win = (table: Played) => table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');

  test('DQ-VAR-80 live to fight: after winning a round he may announce an escape, and no damage is dealt', () => {
    const table = win(flight());
    expect(table.options(0)).toEqual(['try-to-escape', 'deal-damage']);
    table.answer(0, 'try-to-escape');
    expect(table.view(0).combat?.sides[1]?.damage).toEqual([]);
    expect(table.view(0).combat?.fleeing).toBe(true);
  });

  test('DQ-VAR-81 winning the next round too the combat ends: his damage pile becomes wounds and he escapes', () => {
    const table = win(win(flight()).answer(0, 'try-to-escape'));
    expect(table.hero(0)).toMatchObject({ wounds: 1, cell: cell([5, 3]), pending: 1 });
    expect(table.view(0).tokens).toMatchObject([{ monster: 'troll', cell: cell([4, 3]) }]);
  });

  test('DQ-VAR-82 if he does not win it, combat goes on, and after a later win he may announce again', () => {
    const table = win(flight()).answer(0, 'try-to-escape');
    table.answer(0, 'card:combat-slash').answer(1, 'card:combat-inferno').answer(0, 'stop');
    expect(table.view(0).combat?.fleeing).toBe(false);
    expect(win(table).options(0)).toEqual(['try-to-escape', 'deal-damage']);
  });

  test('DQ-VAR-83 it is not available where escape is barred', () => {
    const table = flight();
    const frame = table.state.frames.find(({ kind }) => kind === 'monster');
    if (frame?.kind === 'monster') frame.escape = 0;
    win(table);
    expect(table.view(0).combat?.sides[1]?.damage).toEqual(['combat-heart-strike']);
  });

  test('DQ-VAR-90 no glory without courage: he may leave only with a treasure card', () => {
    const at = (loot: string) =>
      given({
        heroes: [{ hero: 'tatianna', loot: [loot] as never }],
        variants: { 'no-glory-without-courage': true },
      }).options(0);
    expect(at('search-gold-60')).not.toContain('leave-dungeon');
    expect(at('treasure-ebon-ring')).toContain('leave-dungeon');
  });

  test.each([
    [2, true],
    [3, false],
  ])(
    'DQ-VAR-100 monstrous treasures: after killing a monster of Life 3 a roll of %i gives a treasure card: %s',
    (roll, drawn) => {
      const table = givenCombat(
        {
          heroes: [
            { hero: 'lindel', at: [4, 3] },
            { hero: 'krutzbeck', at: [9, 7] },
          ],
          rooms,
          variants: { 'monstrous-treasures': true },
          next: { treasure: ['treasure-ebon-ring'] },
        },
        {
          monster: 'skeleton',
          life: 3,
          hand: ['heart-strike'],
          monsterHand: ['slash'],
          monsterDamage: ['bolt', 'bolt'],
        },
      );
      table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
      expect(table.options(0)).toEqual(['roll', 'no']);
      table.answer(0, 'roll', die(roll));
      expect(table.view(0).heroes[0]?.loot.length).toBe(drawn ? 1 : 0);
    },
  );

  test('DQ-VAR-110 late start: the sun starts as many spaces further as a die shows', () => {
    const suns = Array.from(
      { length: 40 },
      (_, n) =>
        Table.open(dungeonquest, {
          seats: 2,
          variants: { 'late-start': true },
          random: fastSource(`late ${n}`),
        }).view(0).sun,
    );
    expect([...new Set(suns)].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);
  });
});
