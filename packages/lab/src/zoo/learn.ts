import { FastRng } from '@mazmorra/kernel';
import type { Match, MatchResult } from '../arena/arena.ts';
import type { PlayMatch } from './exploit.ts';
import { learnedName, type ZooName } from './zoo.ts';

/** Effort of the training. */
export interface Schooling {
  readonly generations: number;
  /** Number of candidates per generation. */
  readonly pupils: number;
  /** Number of games per candidate. */
  readonly games: number;
}

export interface Learned {
  readonly bot: ZooName;
  readonly tried: number;
  /** The result on deals that the training has not used. */
  readonly result: MatchResult;
}

/** The share of candidates from which the next generation is derived. */
const elite = 0.3;
/** Minimum standard deviation of new weights, to prevent early convergence. */
const leastSpread = 0.15;

/**
 * Trains a linear rule that wins as much as possible against a level, by the cross-entropy method: candidates are drawn
 * around the mean of the best of the previous generation, and all of a generation play the same deals. See Szita and
 * Lőrincz, "Learning Tetris Using the Noisy Cross-Entropy Method" (2006).
 */
export async function learn(
  weights: number,
  match: Omit<Match, 'challenger'>,
  { generations, pupils, games }: Schooling,
  play: PlayMatch,
  progress?: (tried: number) => void,
): Promise<Learned> {
  const rng = new FastRng(`learn ${match.seed}`);
  let mean: number[] = Array.from({ length: weights }, () => 0);
  let spread: number[] = Array.from({ length: weights }, () => 1);
  let tried = 0;
  for (let generation = 0; generation < generations; generation++) {
    const seed = `${match.seed}/learn ${generation}`;
    const school: { readonly weights: readonly number[]; readonly share: number }[] = [];
    for (let pupil = 0; pupil < pupils; pupil++) {
      // One candidate is the mean itself.
      const drawn = mean.map((m, i) =>
        pupil === 0 ? m : rounded(m + (spread[i] as number) * bellCurve(rng)),
      );
      const { challenger } = await play({ ...match, challenger: learnedName(drawn), games, seed });
      school.push({ weights: drawn, share: challenger.mean });
      tried++;
      progress?.(tried);
    }
    const best = school
      .toSorted((a, b) => b.share - a.share)
      .slice(0, Math.max(2, Math.round(pupils * elite)));
    mean = mean.map((_, i) => rounded(average(best.map((one) => one.weights[i] as number))));
    spread = mean.map((m, i) =>
      Math.max(leastSpread, Math.sqrt(average(best.map((one) => ((one.weights[i] as number) - m) ** 2)))),
    );
  }
  const bot = learnedName(mean);
  return { bot, tried, result: await play({ ...match, challenger: bot, seed: `${match.seed}/fresh` }) };
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Rounds a weight to three decimal places, because weights are part of the names of bots. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** An approximately normal random number: the sum of twelve uniform ones. */
function bellCurve(rng: FastRng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.unit();
  return sum;
}
