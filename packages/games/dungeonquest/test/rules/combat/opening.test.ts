import { FastRng } from '@mazmorra/kernel';
import { draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { isPower } from '../../../src/data/combat.ts';
import { dungeonquest } from '../../../src/index.ts';
import { givenCombat } from '../../given.ts';
import { rooms, under } from '../../under.ts';

describe('3.14 combats begin', () => {
  test('DQ-VAR-11 a duel is told as a combat of two heroes, without a monster', () => {
    const table = under('hero-versus-hero', {}, {}, { hero: 'lindel', at: [5, 3], from: [6, 3] });
    table.answer(0, 'move:5-3', draw(0, 4), draw(0, 4));
    expect(table.events).toContainEqual({
      rule: 'DQ-VAR-11',
      public: { type: 'combat', seat: 0, opponent: 1 },
    });
    expect(table.view(0).combat).toMatchObject({ duel: true, monster: undefined });
  });

  test('DQ-SOLO-02 nobody who guesses the hand of a lone hero guesses a power card', () => {
    const table = givenCombat(
      { heroes: [{ hero: 'lindel', at: [4, 3] }], rooms: [rooms[0]] },
      { monster: 'skeleton', life: 3, hand: ['true-shot', 'true-shot', 'slash', 'slash', 'slash'] },
    );
    const world = dungeonquest.redeal(table.state, 'spectator', new FastRng('guess'));
    expect(world.combat.hands[0]).toHaveLength(5);
    expect(world.combat.hands[0]?.some(isPower)).toBe(false);
  });
});
