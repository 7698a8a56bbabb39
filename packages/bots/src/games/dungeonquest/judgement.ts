import { cellAt, type Hero, type State } from '@mazmorra/dungeonquest';
import { hasTreasure, isHaunted, leftOf } from './hero.ts';
import { daylight } from './plan.ts';
import { type BothWays, ownWays } from './ways.ts';

/**
 * Weights of a lone hero's probability of winning (DQ-SOLO-05), in the order of the facts below. Fitted by logistic
 * regression to 2,500 games of adventurers, with every turn as a sample.
 */
const seeking = [-1.28, 1.11, -0.67, -1.46, 0.42, -1.79] as const;
const returning = [-0.59, 2.4, -2.35, 0.26, -0.47] as const;

const chamber = cellAt(6, 4);
const facts = new Float64Array(6);

/** The facts about a hero who looks for the hoard. Recomputes the ways: afterwards they are those of this hero. */
export function seekingFacts(s: State, hero: Hero, { toTower, toChamber }: BothWays = ownWays): Float64Array {
  toTower.read(s, hero, hero.cell, chamber);
  toChamber.read(s, hero, hero.cell, hero.cell);
  facts[0] = 1;
  facts[1] = daylight(s) / 10;
  facts[2] = toChamber.of(s, hero) / 10;
  facts[3] = toTower.from(chamber) / 10;
  facts[4] = Math.log(1 + Math.max(0, leftOf(hero)));
  facts[5] = isHaunted(hero) ? 1 : 0;
  return facts;
}

/** The facts about a hero on the way home with treasure; the last entry is unused. */
export function returningFacts(s: State, hero: Hero, { toTower }: BothWays = ownWays): Float64Array {
  toTower.read(s, hero, hero.cell, chamber);
  facts[0] = 1;
  facts[1] = daylight(s) / 10;
  facts[2] = toTower.of(s, hero) / 10;
  facts[3] = Math.log(1 + Math.max(0, leftOf(hero)));
  facts[4] = isHaunted(hero) ? 1 : 0;
  facts[5] = 0;
  return facts;
}

function chance(weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (facts[i] as number);
  return 1 / (1 + Math.exp(-sum));
}

export function chanceAlone(s: State, hero: Hero): number {
  if (hasTreasure(hero)) {
    returningFacts(s, hero);
    return chance(returning);
  }
  seekingFacts(s, hero);
  return chance(seeking);
}

/** The possible endings of a hero: out with treasure, or with other loot only. */
export interface Ending {
  readonly rich: number;
  readonly poor: number;
}

/**
 * The same weights in company, where most heroes turn back in time: fitted by `scripts/dungeonquest-fit.ts` to 1,000
 * games of four adventurers.
 */
const withTreasure = [-2.73, 0.33, -0.46, -0.45, 0.58, -1.16] as const;
const withoutTreasure = [-1.41, -0.63, 0.47, 0.34, 0.44, -0.41] as const;
const home = [-1.2, 1.46, -2.29, 0.87, -0.75] as const;
/**
 * Gold gained until the end by heroes who got out with treasure, and by the others. Each entry represents a fifth of
 * them.
 */
export const richGold = [150, 380, 630, 1210, 2480] as const;
export const poorGold = [0, 0, 30, 90, 200] as const;

export function endingOf(s: State, hero: Hero, ways: BothWays = ownWays): Ending {
  if (hasTreasure(hero)) {
    returningFacts(s, hero, ways);
    return { rich: chance(home), poor: 0 };
  }
  seekingFacts(s, hero, ways);
  const rich = chance(withTreasure);
  return { rich, poor: Math.min(chance(withoutTreasure), 1 - rich) };
}
