import { gameOf } from '@mazmorra/catalogue/loaded';
import type { Outcome } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { type Played, playedBy, statisticsOf } from '../../src/app/mine/statistics.ts';
import { rolesPlayed } from '../../src/local/roles.ts';
import { playedTable } from '../support/played.ts';

const table = playedTable('dungeon-raiders', { seats: 3, seed: 's' });
const noRoles = new Map<string, never>();

const ended = (winners: readonly number[], scores: readonly Record<string, number>[]): Outcome => ({
  places: scores.map((_, seat) => (winners.includes(seat) ? 1 : 2)),
  winners,
  rule: 'R',
  scores,
});

const played = (more: Partial<Played> = {}): Played => ({
  id: 'p',
  game: 'dungeon-raiders',
  own: 0,
  outcome: ended([0], [{}, {}, {}]),
  bots: ['master', 'master'],
  people: false,
  ...more,
});

describe('what counts', () => {
  test('a finished game of the only person at this screen', () => {
    expect(playedBy(table)).toMatchObject({ own: 0, bots: ['adventurer', 'adventurer'], people: false });
  });

  const [ana, ...bots] = table.seats;
  const several = [ana, { name: 'Bea', kind: 'person' as const }, ...bots.slice(1)].filter(
    (seat) => seat !== undefined,
  );
  const { outcome: _, ...open } = table;
  test.each([
    ['a game under way', open, undefined],
    ['practice', { ...table, practice: true as const }, undefined],
    ['a file of others', { ...table, imported: true as const }, undefined],
    ['bots among themselves', { ...table, seats: bots }, undefined],
    ['several people at one screen', { ...table, seats: several }, 'together'],
  ])('%s', (_, saved, counts) => {
    expect(playedBy(saved)).toBe(counts);
  });

  test('a game of a server in which the reader had a seat', () => {
    const online = { ...table, imported: true as const, online: true as const, own: 1, seats: several };
    expect(playedBy(online)).toMatchObject({ own: 1, people: true });
  });
});

describe('the figures', () => {
  test('are counted by seats and by opponents', () => {
    const games = [
      played(),
      played({ outcome: ended([1], [{}, {}, {}]) }),
      played({ outcome: ended([0], [{}, {}, {}, {}]), bots: ['novice', 'master', 'master'] }),
      played({ people: true, hinted: true }),
    ];
    expect(statisticsOf(games, ['dungeon-raiders', 'saboteur'], noRoles)).toEqual([
      {
        game: 'dungeon-raiders',
        played: 4,
        won: 3,
        together: 1,
        hinted: 1,
        bySeats: [
          [3, { played: 3, won: 2 }],
          [4, { played: 1, won: 1 }],
        ],
        byOpponents: [
          ['master', { played: 2, won: 1 }],
          ['mixed', { played: 1, won: 1 }],
          ['people', { played: 1, won: 1 }],
        ],
        byRole: [],
      },
      expect.objectContaining({ game: 'saboteur', played: 0, together: 1 }),
    ]);
  });

  test('of DungeonQuest: how often out alive, and the most gold that came out', () => {
    const run = (out: number, gold: number): Played =>
      played({ game: 'dungeonquest', bots: [], outcome: ended([], [{ out, gold }]) });
    const [figures] = statisticsOf([run(1, 300), run(0, 900), run(1, 120)], [], noRoles);
    expect(figures?.survival).toEqual({ survived: 2, mostGold: 300 });
    expect(figures?.byOpponents).toEqual([['alone', { played: 3, won: 0 }]]);
  });

  test('of Saboteur: rounds by role', () => {
    const saboteur = playedTable('saboteur', { seats: 4, seed: 'roles' });
    const rounds = rolesPlayed(gameOf('saboteur'), saboteur, 0);
    expect(rounds).toHaveLength(3);
    const own = played({ id: saboteur.id, game: 'saboteur' });
    const [figures] = statisticsOf([own], [], new Map([[saboteur.id, rounds]]));
    const sum = figures?.byRole.reduce((all, [, count]) => all + count.played, 0);
    expect(sum).toBe(3);
    for (const [role, { won }] of figures?.byRole ?? [])
      expect(won).toBe(rounds.filter((round) => round.role === role && round.won).length);
  });
});
