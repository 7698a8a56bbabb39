import { type GameId, gameIds } from '@mazmorra/catalogue';
import { playableOf } from '@mazmorra/catalogue/loaded';
import { isLong } from '@mazmorra/testkit/long';
import { describe, expect, test } from 'vitest';
import { isDecided, type Match, type MatchResult, playMatch } from '../src/arena/arena.ts';
import { contestantBot } from '../src/contestants.ts';
import { exploit, neighboursOf, sampleOf } from '../src/zoo/exploit.ts';
import { familyOf } from '../src/zoo/families.ts';
import { learn } from '../src/zoo/learn.ts';
import { learnedName, ruleNamed, zooName } from '../src/zoo/zoo.ts';

describe.each([...gameIds])('%s', (id) => {
  const playable = playableOf(id);
  const family = familyOf(id);

  test('every rule of the zoo has a name that leads back to it', () => {
    for (const [name, rule] of Object.entries(family.named)) {
      expect(ruleNamed(family, `zoo:${name}`)).toEqual(rule);
      expect(ruleNamed(family, zooName(rule)), 'its settings are values of the family').toEqual(rule);
    }
    expect(ruleNamed(family, 'zoo:nobody')).toBeUndefined();
    expect(() => contestantBot(playable, 'zoo:nobody')).toThrow('no bot zoo:nobody');
  });

  test('its rules play to the end', () => {
    const seats = Math.max(2, playable.game.seats.min);
    for (const name of Object.keys(family.named)) {
      const match: Match = {
        game: id,
        seats,
        challenger: `zoo:${name}`,
        field: 'random',
        games: seats,
        seed: 'zoo',
        budget: { iterations: 1 },
      };
      expect(playMatch(playable, match).games).toBe(seats);
    }
  });
});

/** What a rule of the zoo takes from adventurers, as a multiple of its fair share. */
function takenBy(rule: string, game: GameId, seats: number, games: number, seed: string): number {
  const { challenger } = playMatch(playableOf(game), {
    game,
    seats,
    challenger: `zoo:${rule}`,
    field: 'adventurer',
    games,
    seed,
    budget: { iterations: 1 },
  });
  return challenger.mean / challenger.fairShare;
}

test.each([2, 3, 4])(
  'Welcome to the Dungeon: never-pass takes next to nothing from adventurers, %i seats',
  (seats) => {
    expect(takenBy('never-pass', 'welcome-to-the-dungeon', seats, 24, 'never-pass')).toBeLessThan(0.3);
  },
);

test('Welcome to the Dungeon: who has left once is not taken for somebody who never leaves', () => {
  expect(takenBy('daring', 'welcome-to-the-dungeon', 3, 60, 'daring')).toBeLessThan(1.7);
});

test('Welcome to the Dungeon: who stays longer is not left alone with good odds', () => {
  expect(takenBy('lingering', 'welcome-to-the-dungeon', 4, isLong ? 600 : 120, 'lingering')).toBeLessThan(
    1.05,
  );
});

test.each(['even', 'daring'])(
  'Welcome to the Dungeon: with two seats tiles are kept against %s, who only adds and leaves in time',
  (rule) => {
    expect(takenBy(rule, 'welcome-to-the-dungeon', 2, 60, 'duel')).toBeLessThan(0.5);
  },
);

test.each([
  ['welcome-to-the-dungeon', 'stripper', 2],
  ['welcome-to-the-dungeon', 'timid', 2],
  ['dungeon-raiders', 'fixed-plan', 3],
  ['dungeon-raiders', 'fixed-plan', 4],
  ['dungeon-raiders', 'fixed-plan', 5],
  ['dungeon-raiders', 'all-high', 4],
  ['dungeon-raiders', 'all-low', 4],
] as const)('%s: %s takes at most 0.9 of its share from adventurers, %i seats', (game, rule, seats) => {
  expect(takenBy(rule, game, seats, isLong ? 600 : 60, 'gate')).toBeLessThan(0.9);
});

test('a search of rules finds the one that wins, on the deals of the search, and tells its share on fresh ones', async () => {
  const family = {
    settings: { a: [0, 1, 2, 3], b: [0, 1, 2] },
    named: { start: { a: 0, b: 0 } },
    choose: () => undefined,
  };
  const seeds = new Set<string>();
  const play = async (match: Match): Promise<MatchResult> => {
    seeds.add(match.seed);
    const [, a = 0, b = 0] = /a=(\d),b=(\d)/.exec(match.challenger)?.map(Number) ?? [];
    const mean = 0.1 * a + 0.05 * (2 - Math.abs(b - 1));
    const standing = { mean, low: mean, high: mean, fairShare: 0.25 };
    return { match, games: match.games, answers: 0, faults: [], challenger: standing, field: standing };
  };
  const match = { game: 'any', seats: 4, field: 'adventurer', games: 100, seed: 's', budget: {} } as const;
  const { rule, tried } = await exploit(family, match, { samples: 1, games: 8, steps: 9 }, play);
  expect(rule).toEqual({ a: 3, b: 1 });
  expect(tried).toBeLessThan(12);
  expect([...seeds]).toEqual(['s/search', 's/fresh']);
  expect(sampleOf(family, 100, 's')).toHaveLength(13);
  expect(neighboursOf(family, { a: 0, b: 1 })).toEqual([
    { a: 1, b: 1 },
    { a: 0, b: 0 },
    { a: 0, b: 2 },
  ]);
});

test('a match is decided when its interval is clearly on one side of the question', () => {
  const match: Match = {
    game: 'any',
    seats: 4,
    challenger: 'master',
    field: 'novice',
    games: 9,
    seed: '',
    budget: {},
  };
  const result = (mean: number, half: number, until?: number): MatchResult => {
    const standing = { mean, low: mean - half, high: mean + half, fairShare: 0.25 };
    const asked = until === undefined ? match : { ...match, until };
    return { match: asked, games: 9, answers: 0, faults: [], challenger: standing, field: standing };
  };
  expect(isDecided(result(0.5, 0.01))).toBe(false);
  expect(isDecided(result(0.5, 0.01, 1))).toBe(true);
  expect(isDecided(result(0.2, 0.01, 1))).toBe(true);
  expect(isDecided(result(0.27, 0.03, 1))).toBe(false);
});

test('a learned rule comes near the weights that win, and is told by its share on fresh deals', async () => {
  const target = [1, -2];
  const seeds = new Set<string>();
  const play = (match: Match): Promise<MatchResult> => {
    seeds.add(match.seed);
    const weights = match.challenger.slice('zoo:learned='.length).split('_').map(Number);
    const far = weights.reduce((sum, weight, i) => sum + (weight - (target[i] ?? 0)) ** 2, 0);
    const standing = { mean: 1 / (1 + far), low: 0, high: 1, fairShare: 0.5 };
    return Promise.resolve({
      match,
      games: 1,
      answers: 1,
      faults: [],
      challenger: standing,
      field: standing,
    });
  };
  const { bot, tried, result } = await learn(
    2,
    { game: 'any', seats: 2, field: 'adventurer', games: 10, seed: 's', budget: { iterations: 1 } },
    { generations: 20, pupils: 12, games: 4 },
    play,
  );
  expect(tried).toBe(240);
  expect(result.challenger.mean).toBeGreaterThan(0.9);
  expect(result.match.challenger).toBe(bot);
  expect(result.match.seed).toBe('s/fresh');
  expect(seeds.size).toBe(21);
});

describe.each(['welcome-to-the-dungeon', 'dungeon-raiders', 'saboteur'] as const)('%s', (id) => {
  const playable = playableOf(id);
  const features = familyOf(id).features;
  test('a linear rule plays to the end, and only with a weight for each feature', () => {
    const count = features?.names.length ?? 0;
    const seats = Math.max(2, playable.game.seats.min);
    const challenger = learnedName(Array.from({ length: count }, (_, i) => (i % 3) - 1));
    const match: Match = {
      game: id,
      seats,
      challenger,
      field: 'random',
      games: seats,
      seed: 'linear',
      budget: { iterations: 1 },
    };
    expect(playMatch(playable, match).games).toBe(seats);
    expect(() => contestantBot(playable, learnedName([1]))).toThrow('has no bot');
  });
});
