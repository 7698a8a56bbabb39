import { completeVariants, recordedVariants } from '@mazmorra/kernel';
import { draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { dungeonquest } from '../src/index.ts';
import { type GivenHero, given, givenCombat } from './given.ts';

const rooms = [
  { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
  { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
] as const;

describe('3.23 the solo game', () => {
  /** Lindel alone against a Skeleton; the automaton plays the top card of the combat deck. */
  const alone = (
    next: readonly string[],
    more: Partial<GivenHero> = {},
    hand: readonly string[] = ['deep-blow', 'slash'],
  ) =>
    givenCombat(
      { heroes: [{ hero: 'lindel', at: [4, 3], ...more }], rooms: [rooms[0]] },
      { monster: 'skeleton', life: 3, hand, next },
    );

  test('DQ-SOLO-01 a game with one player is a solo game', () => {
    expect(given({ heroes: [{ hero: 'lindel' }] }).view(0).rules).toContain('solo');
    expect(given({ heroes: [{ hero: 'lindel' }, { hero: 'krutzbeck' }] }).view(0).rules).not.toContain(
      'solo',
    );
  });

  test('DQ-SOLO-01 alone the solo rules cannot be switched off, with company they cannot be switched on', () => {
    expect(() => completeVariants(dungeonquest, 1, { solo: false })).toThrow(
      'solo cannot be false: allowed is true',
    );
    expect(() => completeVariants(dungeonquest, 2, { solo: true })).toThrow(
      'solo cannot be true: allowed is false',
    );
    expect(completeVariants(dungeonquest, 2, {})).toMatchObject({ solo: false });
    // Records from before named it at every table.
    expect(recordedVariants(dungeonquest, 2, { solo: true })).toMatchObject({ solo: true });
  });

  test('DQ-SOLO-02 in combat the hero takes no power card; power cards serve for the escape comparison', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [4, 3] }],
      rooms: [rooms[0]],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
    });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'attack');
    expect(table.view(0).combat?.sides[0]?.hand.some((card) => card.startsWith('power-'))).toBe(false);
    const flee = given({
      heroes: [{ hero: 'lindel', at: [4, 3] }],
      rooms: [rooms[0]],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll', 'dungeon-empty'] },
    });
    flee.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'escape', draw(1, 4), draw(1, 4));
    expect(flee.event('escape')).toMatchObject({ cards: ['power-elven-volley', 'power-wild-swing'] });
  });

  test('DQ-SOLO-03 the monster has no hand and plays the top card after the hero has chosen; its Life stays hidden', () => {
    const table = alone(['agony-bolt']);
    expect(table.view(0).combat).toMatchObject({ automaton: true, life: 'hidden' });
    table.answer(0, 'card:combat-deep-blow');
    expect(table.event('reveal')).toMatchObject({ cards: ['combat-deep-blow', 'combat-agony-bolt'] });
  });

  test('DQ-SOLO-04 for a counterattack five cards are revealed; fitting ones are played until it is above, if they can be', () => {
    // ranged 1 counters melee 3: of the five, ranged 2 and ranged 1 bring it to 4
    const can = alone(['quick-shot', 'bolt', 'true-shot', 'slash', 'quick-shot', 'inferno']).answer(
      0,
      'card:combat-deep-blow',
    );
    expect(can.event('counter-revealed')).toBeDefined();
    expect(can.event('round-won')).toMatchObject({ side: 1, totals: [3, 4] });
    const cannot = alone(['quick-shot', 'bolt', 'true-shot', 'slash', 'lunge', 'inferno']).answer(
      0,
      'card:combat-deep-blow',
    );
    expect(cannot.event('round-won')).toMatchObject({ side: 0, totals: [3, 1] });
  });

  test('DQ-SOLO-05 he wins if he leaves with a treasure card; with other Loot only he survives without victory', () => {
    const left = (card: string) => {
      const table = given({ heroes: [{ hero: 'lindel', loot: [card] as never }] }).answer(0, 'leave-dungeon');
      return [table.game.outcome(table.state)?.winners, table.event('end')?.survivor];
    };
    expect(left('treasure-ebon-ring')).toEqual([[0], undefined]);
    expect(left('crypt-gold-250')).toEqual([[], 0]);
  });

  test('DQ-SOLO-06 the gold he brought out is told, to be compared with earlier games', () => {
    const table = given({ heroes: [{ hero: 'lindel', loot: ['treasure-ebon-ring'] }] }).answer(
      0,
      'leave-dungeon',
    );
    expect(table.game.outcome(table.state)?.scores).toMatchObject([{ gold: 80 }]);
  });

  test('DQ-SOLO-07 abilities that refer to power cards in combat do nothing: wounded Challara draws five combat cards like anybody', () => {
    const table = given({
      heroes: [{ hero: 'challara-and-brightblaze', at: [4, 3], with: { wounds: 9 } }],
      rooms: [rooms[0]],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
    });
    table.answer(0, 'move:5-3').answer(0, 'keep', draw(0, 4)).answer(0, 'attack');
    expect(table.view(0).combat?.sides[0]?.hand).toHaveLength(5);
  });
});
