import type { Level } from '@mazmorra/bots';
import { type GameId, gameIds } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { isLong } from '@mazmorra/testkit/long';
import { describe, expect, test } from 'vitest';
import { costOf } from '../../src/analysis/review.ts';
import { agenda, momentsOf, study } from '../../src/local/study/study.ts';
import type { Opinion } from '../../src/local/study/thoughts.ts';
import { playedTable } from '../support/played.ts';
import { quickPool } from '../support/quick-pool.ts';

/** Fewer games do not tell the levels apart; the games that take minutes are left to the long run. */
const GAMES = isLong ? 20 : 8;
const PLAYED: readonly GameId[] = isLong ? gameIds : ['dungeon-raiders'];
const SEATS = 3;

/** What the choices of seat 0 cost in one game among adventurers, as its review says. */
async function costIn(id: GameId, own: Level, seed: string): Promise<number> {
  const saved = playedTable(id, { seats: SEATS, seed, own });
  const game = gameOf(id);
  const moments = momentsOf(game, saved).filter(({ asked }) => asked.seat === 0);
  const opinions = new Map<number, Opinion>();
  const pool = quickPool(1, 150, 800);
  await study(game, agenda(moments, 0, opinions), pool, (opinion) => opinions.set(opinion.move, opinion))
    .done;
  return costOf(
    moments.map(({ asked }) => asked),
    opinions,
  ).mean;
}

/** The 95 % interval of the mean cost of some games. */
async function interval(id: GameId, own: Level): Promise<{ readonly low: number; readonly high: number }> {
  const costs: number[] = [];
  for (let game = 0; game < GAMES; game++) costs.push(await costIn(id, own, `${own} ${game}`));
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / GAMES;
  const variance = costs.reduce((sum, cost) => sum + (cost - mean) ** 2, 0) / (GAMES - 1);
  const half = 1.96 * Math.sqrt(variance / GAMES);
  return { low: mean - half, high: mean + half };
}

describe('a review can be believed: random play comes out as bad, the play of a master as good', () => {
  test.each(PLAYED)('%s', { timeout: 1_200_000 }, async (id) => {
    const master = await interval(id, 'master');
    const random = await interval(id, 'random');
    expect(master.high).toBeLessThan(random.low);
    console.info(id, master, random);
  });
});
