import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameIds } from '@mazmorra/catalogue';
import { botFor, gameOf, playableOf } from '@mazmorra/catalogue/loaded';
import { at } from '@mazmorra/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { levels } from '../../bots/src/bot.ts';
import { playGame } from '../../bots/src/play.ts';
import { dealStore } from '../scripts/deal-store.ts';
import { dealsOf, type Match, playDeal, playMatch } from '../src/arena/arena.ts';
import { intervalOf, ratioOf, shareOf } from '../src/arena/interval.ts';
import { type DealStore, dealCrew, runMatch } from '../src/arena/run.ts';

const match: Match = {
  game: 'welcome-to-the-dungeon',
  seats: 3,
  challenger: 'adventurer',
  field: 'random',
  games: 100,
  seed: 'arena test',
  budget: { iterations: 20 },
};

const welcome = playableOf('welcome-to-the-dungeon');
const crew = dealCrew(2);
afterAll(() => crew.close());

test('a match plays whole rounds of seats: 100 games at 3 seats become 34 deals', () => {
  expect(dealsOf(match)).toBe(34);
  expect(playMatch(welcome, match).games).toBe(102);
});

test('all victories of a deal go to the challenger or to the others', () => {
  for (let deal = 0; deal < 5; deal++) {
    const { wins, others } = playDeal(welcome, match, deal);
    expect(wins + others).toBeCloseTo(match.seats);
  }
});

test('the same seed gives the same result, on one thread or on several', async () => {
  expect(await runMatch(crew, match)).toEqual(playMatch(welcome, match));
  expect(playMatch(welcome, { ...match, seed: 'another' })).not.toEqual(playMatch(welcome, match));
});

test('a level among its equals gets the fair share exactly: every seat of every deal is taken once', () => {
  const { challenger } = playMatch(welcome, { ...match, challenger: 'random' });
  expect(challenger.fairShare).toBeCloseTo(1 / 3);
  expect(challenger.mean).toBeGreaterThan(challenger.fairShare - 0.12);
  expect(challenger.mean).toBeLessThan(challenger.fairShare + 0.12);
});

test('where rounds are won by sides every round of the challenger counts once, in its role', () => {
  const saboteur: Match = { ...match, game: 'saboteur', seats: 5, games: 10 };
  const { sides, fieldSides } = playDeal(playableOf('saboteur'), saboteur, 0);
  for (const tallies of [sides, fieldSides]) {
    expect((tallies?.miner.rounds ?? 0) + (tallies?.saboteur.rounds ?? 0)).toBe(5 * 3);
  }
  const { challenger, field } = playMatch(playableOf('saboteur'), { ...saboteur, challenger: 'random' });
  // Random miners do not reach the treasure.
  expect(challenger.sides?.saboteur.mean).toBeGreaterThan(0.9);
  expect(field.sides?.miner.mean).toBeLessThan(0.1);
});

test('progress counts up to the number of deals', async () => {
  const seen: number[] = [];
  await runMatch(crew, match, (done, of) => {
    expect(of).toBe(34);
    seen.push(done);
  });
  expect(seen).toEqual(Array.from({ length: 34 }, (_, i) => i + 1));
});

test('an interrupted match goes on where it was, and ends as if it had not been interrupted', async () => {
  const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'mazmorra-deals-'))}/`);
  const played = (store: DealStore): DealStore & { readonly numbers: number[] } => {
    const numbers: number[] = [];
    const keep: DealStore['keep'] = (one, result) => {
      numbers.push(result.deal);
      store.keep(one, result);
    };
    return { numbers, find: store.find, keep };
  };
  const first = played(dealStore(folder, 'one version'));
  await runMatch(crew, { ...match, games: 30 }, undefined, first);
  expect(first.numbers).toHaveLength(10);
  // As another process would read it.
  const second = played(dealStore(folder, 'one version'));
  expect(await runMatch(crew, match, undefined, second)).toEqual(playMatch(welcome, match));
  expect(second.numbers).toHaveLength(34 - 10);
  const other = played(dealStore(folder, 'another version'));
  await runMatch(crew, { ...match, games: 3 }, undefined, other);
  expect(other.numbers).toEqual([0]);
  rmSync(folder, { recursive: true });
});

describe('intervals', () => {
  test('widen with the spread of the samples and hold the mean', () => {
    const narrow = intervalOf([0.4, 0.5, 0.6, 0.5]);
    const wide = intervalOf([0, 1, 0, 1]);
    expect(narrow.mean).toBe(0.5);
    expect(wide.high - wide.low).toBeGreaterThan(narrow.high - narrow.low);
  });

  test('cover the true share about 95 times in 100', () => {
    let seed = 7;
    const unit = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    let covered = 0;
    for (let i = 0; i < 400; i++) {
      const { low, high } = shareOf(Array.from({ length: 200 }, () => (unit() < 0.3 ? 1 : 0)));
      if (low <= 0.3 && 0.3 <= high) covered++;
    }
    expect(covered / 400).toBeGreaterThan(0.9);
    expect(covered / 400).toBeLessThan(0.99);
  });

  test('of a ratio weigh each sample by its size', () => {
    const { mean, low, high } = ratioOf([
      [1, 1],
      [0, 3],
      [1, 4],
    ]);
    expect(mean).toBe(0.25);
    expect(low).toBeLessThan(0.25);
    expect(high).toBeGreaterThan(0.25);
  });

  test('stay within 0 and 1 for shares', () => {
    expect(shareOf([1, 1, 0.9, 1]).high).toBe(1);
    expect(shareOf([0, 0, 0.1, 0]).low).toBe(0);
  });
});

test.each([...gameIds])('%s: master, adventurer, novice and random sit at one table to the end', (id) => {
  const game = gameOf(id);
  const seats = Math.min(4, game.seats.max);
  const bots = Array.from({ length: seats }, (_, i) =>
    botFor(id, at([...levels].reverse(), i % 4), { iterations: 8 }),
  );
  const { outcome } = playGame(game, bots, { seed: 'one table' });
  expect(outcome.places).toHaveLength(seats);
});
