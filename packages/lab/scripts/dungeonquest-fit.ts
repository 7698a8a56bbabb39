/**
 * Fits the weights in `src/games/dungeonquest/judgement.ts` to games of adventurers, with every turn of every hero as a
 * sample.
 * `npm run dungeonquest-fit -w packages/lab -- [SEATS] [GAMES] [SEED]` prints the weights and the distribution of gold
 * among those who got out.
 */
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import type { Hero, State } from '@mazmorra/dungeonquest';
import { at, firstSeat } from '@mazmorra/kernel';
import { goldOf, hasTreasure } from '../../bots/src/games/dungeonquest/hero.ts';
import {
  goldStep,
  goldSteps,
  returningFacts,
  seekingFacts,
} from '../../bots/src/games/dungeonquest/judgement.ts';
import { enough } from '../../bots/src/games/dungeonquest/plan.ts';
import { GameInPlay } from '../../bots/src/play.ts';

const [seats = '4', games = '500', seed = 'fit'] = process.argv.slice(2);
const game = gameOf('dungeonquest');
const bots = Array.from({ length: Number(seats) }, () => botFor('dungeonquest', 'adventurer'));

interface Sample {
  readonly seat: number;
  readonly facts: readonly number[];
  readonly treasure: boolean;
  readonly gold: number;
  readonly step: number;
}
type Fitted = { readonly facts: readonly number[]; readonly hit: boolean };

const withTreasure: Fitted[] = [];
const withoutTreasure: Fitted[] = [];
const home: Fitted[] = [];
/** Gold gained until the end, by steps of daylight as in `judgement.ts`. */
const rich: number[][] = Array.from({ length: goldSteps }, () => []);
const poor: number[][] = Array.from({ length: goldSteps }, () => []);
const content: number[] = [];
const gained: number[] = [];

for (let i = 0; i < Number(games); i++) {
  const playing = new GameInPlay(game, bots.length, { seed: `${seed} ${i}` }, true);
  const samples: Sample[] = [];
  const s = playing.state as State;
  for (let seat = playing.seat; seat >= 0; seat = firstSeat(game.awaited(s))) {
    const hero = at(s.heroes, seat);
    const top = s.frames[s.frames.length - 1];
    if (top?.kind === 'ask' && top.decision === 'DEC-ACT' && hero.fate === 'inside' && hero.below === 0)
      samples.push(sampleOf(s, seat, hero));
    playing.answer(seat, playing.choose(at(bots, seat), seat).option);
  }
  for (const sample of samples) conclude(sample, at(s.heroes, sample.seat));
}

function sampleOf(s: State, seat: number, hero: Hero): Sample {
  const treasure = hasTreasure(hero);
  const facts = treasure ? returningFacts(s, hero) : seekingFacts(s, hero);
  return { seat, facts: [...facts], treasure, gold: goldOf(hero), step: goldStep(s) };
}

function conclude({ facts, treasure, gold, step }: Sample, end: Hero): void {
  const out = end.fate === 'left';
  if (treasure) {
    home.push({ facts, hit: out });
    if (out) gained.push(goldOf(end) - gold);
    return;
  }
  withTreasure.push({ facts, hit: out && hasTreasure(end) });
  withoutTreasure.push({ facts, hit: out && !hasTreasure(end) });
  if (!out) return;
  const found = hasTreasure(end) ? at(rich, step) : gold >= enough ? content : at(poor, step);
  found.push(goldOf(end) - gold);
}

/** Logistic regression by Newton's method, with slight shrinkage. */
function fit(samples: readonly Fitted[]): number[] {
  const count = samples[0]?.facts.length ?? 0;
  const weights = new Array<number>(count).fill(0);
  for (let round = 0; round < 20; round++) {
    const slope = weights.map((w) => -0.5 * w);
    const bend = weights.map((_, i) => weights.map((__, j): number => (i === j ? 0.5 : 0)));
    for (const { facts, hit } of samples) {
      const p = 1 / (1 + Math.exp(-facts.reduce((sum, fact, i) => sum + fact * at(weights, i), 0)));
      facts.forEach((a, i) => {
        slope[i] = at(slope, i) + a * ((hit ? 1 : 0) - p);
        facts.forEach((b, j) => {
          at(bend, i)[j] = at(at(bend, i), j) + a * b * p * (1 - p);
        });
      });
    }
    solve(bend, slope).forEach((step, i) => {
      weights[i] = at(weights, i) + step;
    });
  }
  return weights;
}

/** Solves a small linear system by elimination. */
function solve(matrix: number[][], values: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, at(values, i)]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = at(rows, i);
    for (let j = 0; j < rows.length; j++) {
      if (j === i) continue;
      const factor = at(at(rows, j), i) / at(pivot, i);
      for (let k = i; k <= rows.length; k++) at(rows, j)[k] = at(at(rows, j), k) - factor * at(pivot, k);
    }
  }
  return rows.map((row, i) => at(row, rows.length) / at(row, i));
}

/** The quality of a fit: the mean log likelihood of the outcomes under the fit, and under their plain frequency. */
function quality(samples: readonly Fitted[], weights: readonly number[]): string {
  const share = samples.filter(({ hit }) => hit).length / samples.length;
  let fitted = 0;
  for (const { facts, hit } of samples) {
    const p = 1 / (1 + Math.exp(-facts.reduce((sum, fact, i) => sum + fact * at(weights, i), 0)));
    fitted += Math.log(hit ? p : 1 - p);
  }
  const bare = share * Math.log(share) + (1 - share) * Math.log(1 - share);
  return `${samples.length} samples, ${(share * 100).toFixed(1)} %, log likelihood ${(fitted / samples.length).toFixed(3)} against ${bare.toFixed(3)}`;
}

const fifths = (values: number[]): number[] => {
  values.sort((a, b) => a - b);
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => values[Math.floor(part * values.length)] ?? 0);
};

for (const [name, samples] of Object.entries({ withTreasure, withoutTreasure, home })) {
  const weights = fit(samples);
  console.log(`${name} [${weights.map((w) => w.toFixed(2)).join(', ')}]  ${quality(samples, weights)}`);
}
console.log('gold gained by daylight, out with treasure', rich.map(fifths));
console.log('out without treasure', poor.map(fifths));
console.log('the same with enough gold', fifths(content));
console.log('gold gained on the way home', fifths(gained));
