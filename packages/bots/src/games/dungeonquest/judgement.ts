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

/** The possible endings of a hero: out with treasure, or with other loot only, and how much gold he gains until then. */
export interface Ending {
  readonly rich: number;
  readonly poor: number;
  readonly richGold: readonly number[];
  readonly poorGold: readonly number[];
}

/**
 * The same weights in company, where most heroes turn back in time: fitted by `scripts/dungeonquest-fit.ts` to 400
 * games of four adventurers.
 */
const withTreasure = [-3.25, 0.42, -0.63, -0.5, 0.86, -0.96] as const;
const withoutTreasure = [-1.16, -0.9, 0.69, 0.25, 0.48, -0.36] as const;
const home = [-0.41, 1.06, -1.84, 0.59, -1.52] as const;

/** Gold gained until the end, by five turns of daylight left. Each entry represents a fifth of the heroes who get out. */
type GoldBy = readonly (readonly number[])[];
const richGoldBy: GoldBy = [
  [110, 110, 110, 110, 600],
  [0, 110, 300, 350, 900],
  [110, 300, 500, 900, 1500],
  [230, 470, 700, 1300, 2330],
  [240, 470, 740, 1300, 2290],
  [260, 510, 830, 1360, 2410],
];
const poorGoldBy: GoldBy = [
  [0, 0, 0, 0, 30],
  [0, 0, 0, 0, 80],
  [0, 0, 0, 30, 150],
  [0, 0, 10, 70, 200],
  [0, 0, 70, 150, 250],
  [0, 40, 100, 160, 270],
];

/** The line of these tables for the daylight that is left. */
export const goldSteps = poorGoldBy.length;
export const goldStep = (s: State): number =>
  Math.max(0, Math.min(goldSteps - 1, Math.floor(daylight(s) / 5)));
const goldBy = (table: GoldBy, s: State): readonly number[] => table[goldStep(s)] as readonly number[];

export function endingOf(s: State, hero: Hero, ways: BothWays = ownWays): Ending {
  const golds = { richGold: goldBy(richGoldBy, s), poorGold: goldBy(poorGoldBy, s) };
  if (hasTreasure(hero)) {
    returningFacts(s, hero, ways);
    return { rich: chance(home), poor: 0, ...golds };
  }
  seekingFacts(s, hero, ways);
  const rich = chance(withTreasure);
  return { rich, poor: Math.min(chance(withoutTreasure), 1 - rich), ...golds };
}
