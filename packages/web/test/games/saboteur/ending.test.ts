import type { Language } from '@mazmorra/kernel';
import type { Role } from '@mazmorra/saboteur';
import { describe, expect, test } from 'vitest';
import { ending } from '../../../src/games/saboteur/ending.ts';

const people = ['Ana', 'Bea', 'Caro'];

/** The story of a game whose last round ended without treasure, as the seat `own` reads it. */
function story(language: Language, nuggets: readonly number[], roles: readonly Role[], own?: number): string {
  const most = Math.max(...nuggets);
  const winners = nuggets.flatMap((number, seat) => (number === most ? [seat] : []));
  const events = [
    { type: 'round-ended', round: 3, winner: 'saboteurs', turns: 67 },
    { type: 'cards-revealed', round: 3, roles, goals: [], treasure: 'top' },
  ];
  return ending({
    table: 'here',
    outcome: { places: [], winners, rule: 'SB-FINAL-01', scores: nuggets.map((own) => ({ nuggets: own })) },
    log: events.map((event) => ({ number: 1, rule: 'SB-END-02', event })),
    names: { seat: (seat: number) => people[seat] ?? '?', ...(own !== undefined && { own }) },
    language,
  } as unknown as Parameters<typeof ending>[0]).story;
}

describe('what kept everybody from the treasure in the last round', () => {
  test('nobody, where there was no saboteur', () => {
    const roles: Role[] = ['miner', 'miner', 'miner'];
    expect(story('en', [3, 1, 0], roles)).toBe(
      'Ana wins with 3 nuggets. In the last round nobody reached the treasure, although there was no saboteur.',
    );
    expect(story('es', [3, 1, 0], roles)).toBe(
      'Ana gana con 3 pepitas. En la última ronda nadie llegó al tesoro, aunque no había ningún saboteador.',
    );
  });

  test('the saboteur, or the saboteurs', () => {
    const one: Role[] = ['miner', 'saboteur', 'miner'];
    const two: Role[] = ['saboteur', 'saboteur', 'miner'];
    expect(story('en', [1, 5, 0], one, 1)).toBe(
      'You win with 5 nuggets. In the last round the saboteur kept everybody from the treasure.',
    );
    expect(story('es', [1, 5, 0], one, 1)).toBe(
      'Ganas con 5 pepitas. En la última ronda el saboteador no dejó que nadie llegara al tesoro.',
    );
    expect(story('en', [1, 5, 0], two)).toMatch(/the saboteurs kept everybody from the treasure\.$/);
    expect(story('es', [1, 5, 0], two)).toMatch(/los saboteadores no dejaron que nadie llegara al tesoro\.$/);
  });
});

describe('a shared victory', () => {
  const roles: Role[] = ['miner', 'miner', 'saboteur'];

  test('names the reader first in English, last in Spanish, as the log does', () => {
    expect(story('en', [4, 4, 0], roles, 1)).toMatch(/^You and Ana share the victory with 4 nuggets each\./);
    expect(story('es', [4, 4, 0], roles, 0)).toMatch(
      /^Bea y tú compartís la victoria, con 4 pepitas por cabeza\./,
    );
    expect(story('en', [4, 4, 0], roles, 2)).toMatch(/^Ana and Bea share the victory with 4 nuggets each\./);
    expect(story('es', [1, 1, 0], roles)).toMatch(
      /^Ana y Bea comparten la victoria, con 1 pepita por cabeza\./,
    );
  });

  test('without any gold counts no nuggets', () => {
    expect(story('en', [0, 0, 0], roles, 0)).toMatch(
      /^You, Bea and Caro share the victory without a single nugget\./,
    );
    expect(story('es', [0, 0, 0], roles, 0)).toMatch(
      /^Bea, Caro y tú compartís la victoria sin ninguna pepita\./,
    );
    expect(story('es', [0, 0, 0], roles)).toMatch(
      /^Ana, Bea y Caro comparten la victoria sin ninguna pepita\./,
    );
  });
});
