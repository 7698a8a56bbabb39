import type { Seat } from '@mazmorra/kernel';
import { heroOf } from '../run.ts';
import type { State } from '../state.ts';
import { hasSpecialTarget, inTower, isEntrance } from './board.ts';
import { hasRune } from './heroes.ts';
import { canLeave } from './leaving.ts';

/** DQ-DEAD-05: what saves a walled-in hero who has used both his searches. */
export function hasWayOut(state: State, seat: Seat): boolean {
  const hero = heroOf(state, seat);
  if (isEntrance(state, hero.cell) || hero.mayGoDown > 0) return true;
  if (inTower(hero) && canLeave(state, hero)) return true;
  return hasRune(hero, 'teleportation') && hasSpecialTarget(state, seat);
}
