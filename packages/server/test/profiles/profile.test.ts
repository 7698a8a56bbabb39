import { expect, test } from 'vitest';
import { balanceOf } from '../../src/profiles/profile.ts';

const plain = JSON.stringify({ tactical: false });
const tactical = JSON.stringify({ tactical: true });

test('roles are summed over all variants, and for each value of a variant alone', () => {
  const parts = [
    { part: 'thief', variants: plain, played: 4, won: 1 },
    { part: 'thief', variants: tactical, played: 2, won: 2 },
    { part: 'knight', variants: tactical, played: 2, won: 0 },
  ];
  const combinations = [
    { variants: plain, played: 4, won: 1 },
    { variants: tactical, played: 4, won: 2 },
  ];
  expect(balanceOf('dungeon-raiders', parts, combinations)).toEqual({
    game: 'dungeon-raiders',
    parts: [
      { part: 'knight', played: 2, won: 0 },
      { part: 'thief', played: 6, won: 3 },
    ],
    variants: [
      {
        ...{ variant: 'tactical', value: 'false', played: 4, won: 1 },
        parts: [{ part: 'thief', played: 4, won: 1 }],
      },
      {
        ...{ variant: 'tactical', value: 'true', played: 4, won: 2 },
        parts: [
          { part: 'knight', played: 2, won: 0 },
          { part: 'thief', played: 2, won: 2 },
        ],
      },
    ],
  });
});

test('a game that nobody has played has neither roles nor variants', () => {
  expect(balanceOf('saboteur', [], [])).toEqual({ game: 'saboteur', parts: [], variants: [] });
});
