import { cellAt, type Hero, type State } from '@mazmorra/dungeonquest';
import { hasTreasure, isHaunted, leftOf } from './hero.ts';
import { daylight } from './plan.ts';
import { toChamber, toTower } from './ways.ts';

/**
 * The chance of a lone hero to win (DQ-SOLO-05), fitted by logistic regression to 2,500 games of adventurers, every turn of theirs a
 * sample. Weights by what is multiplied with them, in the order of `chanceAlone`.
 */
const seeking = [-1.28, 1.11, -0.67, -1.46, 0.42, -1.79] as const;
const returning = [-0.59, 2.4, -2.35, 0.26, -0.47] as const;

const chamber = cellAt(6, 4);
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Computes the ways again: `toTower` and `toChamber` hold those of this hero afterwards. */
export function chanceAlone(s: State, hero: Hero): number {
  const day = daylight(s);
  const life = Math.log(1 + Math.max(0, leftOf(hero)));
  const haunted = isHaunted(hero) ? 1 : 0;
  toTower.read(s, hero, hero.cell, chamber);
  if (hasTreasure(hero)) {
    const way = toTower.from(hero.cell);
    const [base, perDay, perWay, perLife, shade] = returning;
    return logistic(base + (perDay * day + perWay * way) / 10 + perLife * life + shade * haunted);
  }
  toChamber.read(s, hero, hero.cell, hero.cell);
  const way = toChamber.from(hero.cell);
  const back = toTower.from(chamber);
  const [base, perDay, perWay, perBack, perLife, shade] = seeking;
  return logistic(
    base + (perDay * day + perWay * way + perBack * back) / 10 + perLife * life + shade * haunted,
  );
}
