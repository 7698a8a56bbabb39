import { FastRng, fastSource, optionsOf, Table } from '@mazmorra/kernel';
import { draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { dungeonquest, monsterPlayer, referenceMonster } from '../src/index.ts';
import { type Given, type GivenCombat, given, givenCombat, type Played } from './given.ts';

const rooms = [
  { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
  { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
] as const;

const meeting = (monster: string, position: Partial<Given> = {}) =>
  given({
    heroes: [
      { hero: 'lindel', at: [4, 3] },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    rooms,
    next: { tiles: ['tile-chamber-03'], dungeon: [`dungeon-${monster}`], search: ['search-empty'] },
    ...position,
  });

const fight = (combat: Partial<GivenCombat>) =>
  givenCombat(
    {
      heroes: [
        { hero: 'lindel', at: [4, 3] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms,
    },
    { monster: 'skeleton', life: 3, hand: ['slash'], ...combat },
  );

/** What the reference monster of seat 1 does, by name. */
function monsterChoice(table: Played, seed = 'monster'): string {
  const options = optionsOf(dungeonquest, table.state, 1);
  const option = referenceMonster(table.view(1), 1, options, new FastRng(seed));
  return option === undefined ? 'nothing' : dungeonquest.nameOf(option);
}

describe('3.20 who plays the monster', () => {
  test.each([
    [2, 0, 1],
    [2, 1, 0],
    [4, 3, 0],
    [3, 1, 2],
  ])('DQ-BOT-01 with %i seats the monsters of seat %i are played by seat %i', (seats, seat, player) => {
    expect(monsterPlayer(seats, seat)).toBe(player);
  });

  test('DQ-BOT-02 the bot of that seat decides from the view of that seat alone', () => {
    const table = fight({ hand: ['slash', 'bolt'], monsterHand: ['volley', 'slash'] });
    const mine = monsterChoice(table);
    const world = dungeonquest.redeal(table.state, 1, new FastRng('other'));
    const options = optionsOf(dungeonquest, world, 1);
    const theirs = referenceMonster(dungeonquest.view(world, 1), 1, options, new FastRng('monster'));
    expect(theirs === undefined ? '' : dungeonquest.nameOf(theirs)).toBe(mine);
  });

  test('DQ-BOT-03 by option the automaton plays the monsters, and nobody sees a Life before the kill', () => {
    const table = meeting('troll', { variants: { 'monster-controller': 'automaton' } });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'attack');
    expect(table.awaited).toEqual([0]);
    for (const viewer of [0, 1, 'spectator'] as const) expect(table.view(viewer).combat?.life).toBe('hidden');
  });

  test('DQ-BOT-04 it plays the highest score: strength, company of the same icon, cards in the stack, a text', () => {
    expect(monsterChoice(fight({ monsterHand: ['volley', 'slash'] }))).toBe('card:combat-volley');
    // three melee cards in the stack make a melee card worth more than a volley
    expect(
      monsterChoice(fight({ monsterHand: ['volley', 'lunge'], stack: ['slash', 'slash', 'deep-blow'] })),
    ).toBe('card:combat-lunge');
    // half of six in company with the same icon
    expect(
      monsterChoice(fight({ monsterHand: ['volley', 'true-shot', 'piercing-shot', 'piercing-shot'] })),
    ).toBe('card:combat-piercing-shot');
  });

  test('DQ-BOT-05 it counterattacks exactly when it can get above the hero, the lowest fitting cards first', () => {
    const can = fight({ hand: ['deep-blow'], monsterHand: ['quick-shot', 'true-shot', 'piercing-shot'] });
    can.answer(0, 'card:combat-deep-blow').answer(1, 'card:combat-quick-shot');
    expect(monsterChoice(can)).toBe('card:combat-true-shot');
    const cannot = fight({ hand: ['heart-strike'], monsterHand: ['quick-shot', 'quick-shot'] });
    cannot.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-quick-shot');
    expect(monsterChoice(cannot)).toBe('stop');
  });

  test('DQ-BOT-05 it names the type the hero has played most', () => {
    const table = fight({
      hand: ['slash', 'slash', 'bolt'],
      monsterHand: ['bolt', 'bolt', 'power-poisoned-arrow'],
    });
    table.answer(0, 'card:combat-slash').answer(1, 'card:combat-bolt');
    while (table.options(0).includes('stop')) table.answer(0, 'stop');
    table.answer(0, 'card:combat-slash').answer(1, 'card:power-poisoned-arrow');
    expect(monsterChoice(table)).toBe('type:melee');
  });

  test('DQ-BOT-06 for its own hero a seat decides by itself: the reference monster says nothing', () => {
    const table = Table.open(dungeonquest, { seats: 2, random: fastSource('own') });
    const seat = table.decisions[0]?.seat ?? 0;
    expect(
      referenceMonster(table.view(seat), seat, table.decisionOf(seat)?.options ?? [], new FastRng('x')),
    ).toBeUndefined();
  });
});
