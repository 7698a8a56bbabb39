import { COLUMNS, does, type Hero, isChamber, isTower, type State } from '@mazmorra/dungeonquest';
import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { Because } from '../../expert.ts';
import {
  enough,
  goldOf,
  heroAt,
  leftOf,
  lifeOf,
  needsTreasure,
  remaining,
  targetOf,
  teleport,
  to,
  wantsHome,
} from './hero.ts';
import { chamber, enterCost, home, readWays, towerCells } from './ways.ts';

export function adviseLeave(s: State, seat: Seat, because: Because): Option {
  if (wantsHome(s, heroAt(s, seat), 0) || s.sun >= 18) {
    because?.('dq-leave');
    return does.leave;
  }
  because?.('dq-more');
  return does['go-on'];
}

export function adviseAct(
  s: State,
  seat: Seat,
  options: readonly Option[],
  rng: FastRng,
  because: Because,
): Option {
  const hero = heroAt(s, seat);
  // Without the treasure that the rules of the table ask for, the way to the dragon is the way home.
  const toDragon = needsTreasure(s, hero);
  readWays(s, seat, 120, toDragon ? chamber : towerCells);
  const goHome = wantsHome(s, hero, home(hero.cell));
  const straight = goHome || toDragon;
  if (options.includes(does['leave-dungeon']) && (goHome || s.sun >= 18)) {
    because?.('dq-leave');
    return does['leave-dungeon'];
  }
  let best = options[0] as Option;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = (straight ? towards(s, hero, option) : outward(s, hero, option)) + 0.3 * rng.unit();
    if (worth > bestWorth) {
      bestWorth = worth;
      best = option;
    }
  }
  because?.(reasonFor(best, goHome));
  return best;
}

/** On the way to a goal the shortest safe way is the best one. */
function towards(s: State, hero: Hero, option: Option): number {
  const cell = targetOf(option);
  if (option === does['draw-dragon']) return needsTreasure(s, hero) ? 5 : -9;
  if (cell >= 0) return -home(cell) - enterCost(s, cell) / 4 - (option >= teleport && option < to ? 1 : 0);
  if (option === does.stasis) return -home(hero.cell) + 1.5;
  if (option === does.search) return -home(hero.cell) - (home(hero.cell) > 20 ? 0 : 3);
  if (option === does.retreat) return hero.from < 0 ? -40 : -home(hero.from) - 1;
  if (option === does.cross) return -home(hero.cell) - 0.5;
  return -home(hero.cell) - 8;
}

/** Out for loot: rooms that hold something, not too far from a tower, and no known dangers. */
function outward(s: State, hero: Hero, option: Option): number {
  const cell = targetOf(option);
  if (option === does.search) return (bold(s, hero) ? quick : 1.4) - 0.3 * hero.searches;
  if (option === does['draw-dragon']) return leftOf(hero) >= 9 && remaining(s) >= 6 ? 3 : -4;
  if (option === does['enter-catacombs']) return -6;
  if (option === does.stasis) return -3;
  if (option === does.cross) return 0.2;
  if (option === does.retreat) return 0;
  if (cell < 0) return -2;
  if (isTower(cell)) return 0.2 - (hero.loot.length > 0 ? -0.3 : 0);
  if (isChamber(cell)) return leftOf(hero) >= 9 && s.sun <= 14 ? 4 : -8;
  const far = bold(s, hero) ? -near(cell) * pull : Math.max(0, home(cell) - 3) * 0.3;
  return 1.5 - (enterCost(s, cell) / 4 - 1) * 1.1 - far - (option >= teleport ? 2 : 0);
}

/** Strong, early in the day and not yet laden: the time to look for the dragon's treasure. */
const bold = (s: State, hero: Hero): boolean =>
  s.sun <= dawn && leftOf(hero) >= lifeOf(hero) * 0.8 && goldOf(hero) < enough;
const dawn = 10;
/** What a step nearer to the treasure is worth to the bold, and what a search is. */
const pull = 0.2;
const quick = 0.3;

/** Steps nearer to the Treasure Chamber than a corner of the board is. */
const near = (cell: number): number =>
  10 - Math.abs((cell % COLUMNS) - 6) - Math.abs(Math.floor(cell / COLUMNS) - 4.5);

function reasonFor(option: Option, goHome: boolean): string {
  if (option === does.search) return 'dq-search';
  if (option === does['draw-dragon']) return 'dq-dragon';
  if (goHome) return 'dq-home';
  return targetOf(option) >= 0 ? 'dq-explore' : 'dq-other';
}
