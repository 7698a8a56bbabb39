import { cellAt, type Hero, type State } from '@mazmorra/dungeonquest';
import { goldOf, hasTreasure, isHaunted, leftOf } from './hero.ts';
import { daylight, enough } from './plan.ts';
import { type BothWays, ownWays } from './ways.ts';

/**
 * Weights of a lone hero's probability of winning (DQ-SOLO-05), in the order of the facts below. Fitted by logistic
 * regression to 2,500 games of adventurers, with every turn as a sample (`scripts/dungeonquest-fit.ts 1 2500`).
 */
const seeking = [-3.07, 1.89, -1.19, -1.3, 0.7, -1.49, 0.04, -1.72, 1.43] as const;
const returning = [-0.91, 1.91, -2.18, -0.18, 0.74, -0.2] as const;

const chamber = cellAt(6, 4);
const facts = new Float64Array(9);

/** Ways count in tens of turns, and no further than this many turns: a hero that far away is lost anyway. */
const farthest = 25;
const tens = (turns: number): number => Math.min(turns, farthest) / 10;

/**
 * The shares of estimated ways that a hero needs, as in `pace`: on them depends for how many turns the daylight is too
 * short.
 */
const needed = { there: 0.6, back: 0.5, home: 0.6 };

/** The facts about a hero who looks for the hoard. Recomputes the ways: afterwards they are those of this hero. */
export function seekingFacts(s: State, hero: Hero, { toTower, toChamber }: BothWays = ownWays): Float64Array {
  toTower.read(s, hero, hero.cell, chamber);
  toChamber.read(s, hero, hero.cell, hero.cell);
  const day = daylight(s) / 10;
  const there = tens(toChamber.of(s, hero));
  const back = tens(toTower.from(chamber));
  const home = tens(toTower.of(s, hero));
  facts[0] = 1;
  facts[1] = day;
  facts[2] = there;
  facts[3] = back;
  facts[4] = Math.log(1 + Math.max(0, leftOf(hero)));
  facts[5] = isHaunted(hero) ? 1 : 0;
  facts[6] = home;
  facts[7] = Math.max(0, home * needed.home - day);
  facts[8] = Math.max(0, there * needed.there + back * needed.back - day);
  return facts;
}

/** The facts about a hero on the way home with treasure; the last entries are unused. */
export function returningFacts(s: State, hero: Hero, { toTower }: BothWays = ownWays): Float64Array {
  toTower.read(s, hero, hero.cell, chamber);
  const day = daylight(s) / 10;
  const home = tens(toTower.of(s, hero));
  facts.fill(0);
  facts[0] = 1;
  facts[1] = day;
  facts[2] = home;
  facts[3] = Math.max(0, home * needed.home - day);
  facts[4] = Math.log(1 + Math.max(0, leftOf(hero)));
  facts[5] = isHaunted(hero) ? 1 : 0;
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
 * The same weights in company, where most heroes turn back in time: fitted by `scripts/dungeonquest-fit.ts` to
 * 1,200 games of four adventurers.
 */
const withTreasure = [-4.17, 1.89, -1.66, -0.63, 0.67, -1.61, -0.06, -0.99, 2.16] as const;
const withoutTreasure = [1.3, -3.36, 2.63, 0.44, 0.34, -0.21, -0.68, -3.04, -2.96] as const;
const home = [0.05, 0.91, -1.87, -1.53, 0.56, -0.58] as const;

/** Gold gained until the end, by five turns of daylight left. Each entry represents a fifth of the heroes who get out. */
type GoldBy = readonly (readonly number[])[];
const richGoldBy: GoldBy = [
  [1, 190, 290, 600, 1100],
  [80, 230, 350, 700, 1200],
  [110, 320, 590, 1100, 2000],
  [190, 460, 780, 1300, 2380],
  [240, 500, 850, 1310, 2400],
  [260, 530, 900, 1390, 2530],
];
const poorGoldBy: GoldBy = [
  [0, 0, 0, 0, 0],
  [0, 0, 0, 0, 50],
  [0, 0, 0, 40, 150],
  [0, 0, 30, 80, 200],
  [0, 10, 70, 150, 250],
  [0, 40, 100, 160, 260],
];

/** The same without treasure for a hero who has enough gold and goes home with it. */
const contentGold = [0, 0, 0, 0, 100] as const;

/** The line of these tables for the daylight that is left. */
export const goldSteps = poorGoldBy.length;
export const goldStep = (s: State): number =>
  Math.max(0, Math.min(goldSteps - 1, Math.floor(daylight(s) / 5)));
const goldBy = (table: GoldBy, s: State): readonly number[] => table[goldStep(s)] as readonly number[];

export function endingOf(s: State, hero: Hero, ways: BothWays = ownWays): Ending {
  const poorGold = goldOf(hero) >= enough ? contentGold : goldBy(poorGoldBy, s);
  const golds = { richGold: goldBy(richGoldBy, s), poorGold };
  if (hasTreasure(hero)) {
    returningFacts(s, hero, ways);
    return { rich: chance(home), poor: 0, ...golds };
  }
  seekingFacts(s, hero, ways);
  const rich = chance(withTreasure);
  return { rich, poor: Math.min(chance(withoutTreasure), 1 - rich), ...golds };
}
