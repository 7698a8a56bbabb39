import { does, type Hero, isChamber, isTower, neighbour, type State } from '@mazmorra/dungeonquest';
import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { Because } from '../../expert.ts';
import { turnsBelow } from './below.ts';
import { hasTreasure, heroAt, isHaunted, targetOf, teleport, to, wouldWake } from './hero.ts';
import { daylight, type Goal, goalOf, isOutdone, walledIn, waysTo } from './plan.ts';
import type { Quest } from './quest.ts';
import { isDeadEnd, isKnownCorridor, mayHoldDoor, toTower, type Ways } from './ways.ts';

export function adviseLeave(s: State, seat: Seat, quest: Quest, because: Because): Option {
  if (goalOf(s, seat, quest) === 'home') {
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
  quest: Quest,
  because: Because,
): Option {
  const hero = heroAt(s, seat);
  const goal = goalOf(s, seat, quest);
  if (goal === 'home' && options.includes(does['leave-dungeon'])) {
    because?.(leavingReason(s, seat));
    return does['leave-dungeon'];
  }
  if (options.includes(does['draw-dragon']) && wantsMore(s, seat, quest)) {
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
function wantsMore(s: State, seat: Seat, quest: Quest): boolean {
  const hero = heroAt(s, seat);
  if (wouldWake(s, hero) || toTower.from(hero.cell) >= daylight(s)) return false;
  return !hasTreasure(hero) || isOutdone(s, seat, quest) || quest.styleOf(seat) === 'greedy';
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
  if (options.includes(does.search) && secretDoor * (fewest - throughWalls(s, hero.cell, ways)) > 1)
    return does.search;
  return best;
}

function turnsBy(s: State, hero: Hero, goal: Goal, ways: Ways, option: Option): number {
  const cell = targetOf(option);
  if (cell >= 0) {
    const special = option >= teleport && option < to;
    const turns = ways.by(s, hero.cell, cell, special) + (special ? 2 : 0);
    return turns < walledIn ? turns : 1 + byDoor(s, cell, ways);
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
      return ways.of(s, hero) < walledIn ? 79 : byDoor(s, hero.cell, ways);
    default:
      return 78;
  }
}

/** Number of turns from a room when only a secret door leads on: it has to be found there first. */
const byDoor = (s: State, cell: number, ways: Ways): number =>
  mayHoldDoor(s, cell) ? 1 / secretDoor + throughWalls(s, cell, ways) : noDoor;
const noDoor = 77;

function throughWalls(s: State, cell: number, ways: Ways): number {
  let fewest = ways.from(cell);
  for (let direction = 0; direction < 4; direction++) {
    const next = neighbour(cell, direction);
    if (next >= 0) fewest = Math.min(fewest, ways.by(s, cell, next, true));
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

/** Penalty for a room that the hero has just left; higher if there is nothing to search for in it. */
const backAgain = 1;
const backForNothing = 1.5;
/** The value of a corridor that leads nowhere else: even a pit is better than walking into it again and again. */
const pocket = -40;

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
  const far = Math.max(0, toTower.from(cell) - 3) * 0.3;
  // A known corridor contains nothing: without the penalties a hero who looks for loot would walk back and forth between
  // it and the tower, or round and round in corridors far from one.
  if (isKnownCorridor(s, cell))
    return isDeadEnd(s, cell, hero.cell) ? pocket : (cell === hero.from ? -1 : 0.4) - far;
  const enter = toTower.by(s, hero.cell, cell, false) - toTower.from(cell);
  const again = cell !== hero.from ? 0 : mayHoldDoor(s, cell) ? backAgain : backForNothing;
  return 1.5 - (enter - 1) * 1.1 - far - again - (option >= teleport ? 2 : 0);
}

function reasonFor(option: Option, goal: Goal): string {
  if (option === does.search) return 'dq-search';
  if (option === does['draw-dragon']) return 'dq-dragon';
  if (targetOf(option) < 0) return 'dq-other';
  return goal === 'home' ? 'dq-home' : goal === 'dragon' ? 'dq-to-dragon' : 'dq-explore';
}
