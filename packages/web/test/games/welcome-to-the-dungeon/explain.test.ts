import { LANGUAGES } from '@mazmorra/kernel';
import { ADVENTURER_IDS } from '@mazmorra/welcome-to-the-dungeon';
import { describe, expect, test } from 'vitest';
import { explanation } from '../../../src/games/welcome-to-the-dungeon/Explain.tsx';
import { propsAt, randomGame } from './games.ts';

const seeds = Array.from({ length: 160 }, (_, seed) => seed + 1);
const turns = seeds.flatMap((seed) =>
  randomGame(seed, 2 + (seed % 3), {
    firstAdventurer: ADVENTURER_IDS[seed % 4] ?? 'warrior',
    firstTurnNoPass: seed % 5 === 0,
    vorpalAxeScope: seed % 2 === 0 ? 'kind' : 'single',
  }),
);

describe('what a picked option would mean', () => {
  test.each(LANGUAGES)('%s: every option of every decision is explained in whole sentences', (language) => {
    const verbs = new Set<string>();
    for (const { before, options } of turns) {
      for (const option of options) {
        const told = explanation(propsAt(before, options, language), option);
        expect(told.length, option).toBeGreaterThan(0);
        for (const sentence of told) expect(sentence).toMatch(/^[^:]*[\p{L}\d].*[.)]$/u);
        expect(told.join(' ')).not.toMatch(/undefined|NaN|\[object/);
        verbs.add(option.split(':')[0] ?? '');
      }
    }
    expect([...verbs].sort()).toEqual(
      [
        'add',
        'choose',
        'draw',
        'keep',
        'name',
        'pass',
        'polymorph',
        'sacrifice',
        'take-damage',
        'use-axe',
      ].sort(),
    );
  });

  test('the hit points promised for taking the damage are those that are left', () => {
    const taken = turns.filter(({ chosen }) => chosen === 'take-damage');
    expect(taken.length).toBeGreaterThan(5);
    for (const { before, options, events } of taken) {
      const damage = events.find((event) => event.type === 'damage');
      const told = explanation(propsAt(before, options, 'en'), 'take-damage');
      expect(told[0]).toContain(`${before.hp} → ${Math.max(0, damage?.hp ?? 0)}.`);
      const potion = events[events.findIndex((event) => event.type === 'damage') + 1];
      if (potion?.type === 'potion') expect(told[1]).toContain(`to ${potion.hp}`);
      else if (damage && damage.hp <= 0) expect(told[1]).toBe('You die there.');
    }
  });

  test('whether a monster that is kept would be beaten, and by what, is what happens', () => {
    const kept = turns.filter(({ chosen }) => chosen === 'keep');
    expect(kept.length).toBeGreaterThan(5);
    for (const { before, options, events } of kept) {
      const [, next] = events;
      const told = explanation(propsAt(before, options, 'en'), 'keep').join(' ');
      expect(told.startsWith('It is defeated by'), told).toBe(next?.type === 'defeat');
    }
  });

  test('who would have to go in is named when the last but one passes', () => {
    const passes = turns.filter(
      ({ chosen, events }) => chosen === 'pass' && events.some((event) => event.type === 'enter'),
    );
    expect(passes.length).toBeGreaterThan(20);
    for (const { before, options, events } of passes) {
      const enter = events.find((event) => event.type === 'enter');
      const told = explanation(propsAt(before, options, 'en'), 'pass').join(' ');
      expect(told).toContain(`seat ${enter?.seat} must go in at once`);
    }
  });
});
