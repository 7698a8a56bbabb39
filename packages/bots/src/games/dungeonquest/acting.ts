import { does, type Hero, isChamber, isTower, neighbour, type State } from '@mazmorra/dungeonquest';
import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { Because } from '../../expert.ts';
import { turnsBelow } from './below.ts';
import { hasTreasure, heroAt, isHaunted, targetOf, teleport, to, wouldWake } from './hero.ts';
import { mannerOf } from './manner.ts';
import { daylight, type Goal, goalOf, isOutdone, waysTo } from './plan.ts';
import { isKnownCorridor, toTower, type Ways } from './ways.ts';

export function adviseLeave(s: State, seat: Seat, because: Because): Option {
  if (goalOf(s, seat) === 'home') {
    because?.(leavingReason(s, seat));
    return does.leave;
  }
  because?.('dq-more');
  return does['go-on'];
}

/**
 * The reason for leaving. Leaving alone without treasure is not a victory (DQ-SOLO-05); it is advised only when the
 * hoard is out of reach.
 */
const leavingReason = (s: State, seat: Seat): string =>
  s.seats === 1 && !hasTreasure(heroAt(s, seat)) ? 'dq-too-late' : 'dq-leave';

export function adviseAct(
  s: State,
  seat: Seat,
  options: readonly Option[],
  rng: FastRng,
  because: Because,
): Option {
  const hero = heroAt(s, seat);
  const goal = goalOf(s, seat);
  if (goal === 'home' && options.includes(does['leave-dungeon'])) {
    because?.(leavingReason(s, seat));
    return does['leave-dungeon'];
  }
  if (options.includes(does['draw-dragon']) && wantsMore(s, seat)) {
    because?.('dq-dragon');
    return does['draw-dragon'];
  }
  const best = goal === 'loot' ? around(s, hero, options, rng) : straight(s, hero, goal, options, rng);
  because?.(reasonFor(best, goal));
  return best;
}

/**
 * Whether to draw another dragon card: a hero without treasure does; one with treasure only if somebody is out with
 * more. With every card drawn the dragon is more likely to wake, and then all is lost.
 */
function wantsMore(s: State, seat: Seat): boolean {
  const hero = heroAt(s, seat);
  if (wouldWake(s, hero) || toTower.from(hero.cell) >= daylight(s)) return false;
  return !hasTreasure(hero) || isOutdone(s, seat) || mannerOf(seat) === 'greedy';
}

/** Probability that a search finds a secret door. */
const secretDoor = 8 / 29;

/** The option with the fewest estimated turns to the goal. */
function straight(s: State, hero: Hero, goal: Goal, options: readonly Option[], rng: FastRng): Option {
  const ways = waysTo(goal);
  let best = options[0] as Option;
  let fewest = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const turns = turnsBy(s, hero, goal, ways, option) + 0.1 * rng.unit();
    if (turns < fewest) {
      fewest = turns;
      best = option;
    }
  }
  // A secret door would save more turns than the search costs.
  if (options.includes(does.search) && secretDoor * (fewest - throughWalls(s, hero, ways)) > 1)
    return does.search;
  return best;
}

function turnsBy(s: State, hero: Hero, goal: Goal, ways: Ways, option: Option): number {
  const cell = targetOf(option);
  if (cell >= 0) {
    const special = option >= teleport && option < to;
    return ways.by(s, hero.cell, cell, special) + (special ? 2 : 0);
  }
  switch (option) {
    // Three moves for one; most valuable on a long way.
    case does.stasis:
      return ways.from(hero.cell) - 2 + (ways.from(hero.cell) < 4 ? 3 : 0);
    case does.retreat:
      return hero.from < 0 ? 80 : ways.by(s, hero.cell, hero.from, false);
    case does.cross:
      return ways.from(hero.cell) + 0.5;
    case does['enter-catacombs']:
      // The shade does not follow into the catacombs.
      return turnsBelow(hero, goal) - (isHaunted(hero) ? 8 : 0);
    case does.search:
      return 79;
    default:
      return 78;
  }
}

function throughWalls(s: State, hero: Hero, ways: Ways): number {
  let fewest = ways.from(hero.cell);
  for (let direction = 0; direction < 4; direction++) {
    const next = neighbour(hero.cell, direction);
    if (next >= 0) fewest = Math.min(fewest, ways.by(s, hero.cell, next, true));
  }
  return fewest;
}

/** The best option near a tower: search where possible, enter rooms, and avoid known dangers. */
function around(s: State, hero: Hero, options: readonly Option[], rng: FastRng): Option {
  let best = options[0] as Option;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = worthOf(s, hero, option) + 0.3 * rng.unit();
    if (worth > bestWorth) {
      bestWorth = worth;
      best = option;
    }
  }
  return best;
}

/** Penalty for a room that the hero has just left. */
const backAgain = 1;

function worthOf(s: State, hero: Hero, option: Option): number {
  const cell = targetOf(option);
  if (option === does.search) return 1.4 - 0.3 * hero.searches;
  if (option === does['enter-catacombs']) return isHaunted(hero) ? 2 : -6;
  if (option === does.stasis) return -3;
  if (option === does.cross) return 0.2;
  if (option === does.retreat) return 0;
  if (cell < 0) return -2;
  if (isTower(cell)) return 0.2 + (hero.loot.length > 0 ? 0.3 : 0) - (cell === hero.from ? backAgain : 0);
  if (isChamber(cell)) return -8;
  // A known corridor contains nothing: without the penalty a hero who looks for loot would walk back and forth between
  // it and the tower.
  if (isKnownCorridor(s, cell)) return cell === hero.from ? -1 : 0.4;
  const enter = toTower.by(s, hero.cell, cell, false) - toTower.from(cell);
  const far = Math.max(0, toTower.from(cell) - 3) * 0.3;
  const again = cell === hero.from ? backAgain : 0;
  return 1.5 - (enter - 1) * 1.1 - far - again - (option >= teleport ? 2 : 0);
}

function reasonFor(option: Option, goal: Goal): string {
  if (option === does.search) return 'dq-search';
  if (option === does['draw-dragon']) return 'dq-dragon';
  if (targetOf(option) < 0) return 'dq-other';
  return goal === 'home' ? 'dq-home' : goal === 'dragon' ? 'dq-to-dragon' : 'dq-explore';
}
