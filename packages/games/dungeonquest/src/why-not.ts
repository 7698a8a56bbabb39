import type { Option, RuleId, Seat } from '@mazmorra/kernel';
import { isChamber, isTower, neighbour } from './data/board.ts';
import { SEARCHES_PER_ROOM } from './data/limits.ts';
import { tiles } from './data/tiles.ts';
import type { DecisionId } from './decision-ids.ts';
import { openQuestion } from './engine.ts';
import { does, rangeOf } from './options.ts';
import { halfAt, hasToken, isOccupied, isWalledIn, openMove, tileAt, touching } from './rules/board.ts';
import { mustCrossCaveIn } from './rules/cave-in.ts';
import { heroOf } from './run.ts';
import type { State } from './state.ts';
import { NO_GLORY } from './variants.ts';

/** The rule that a decision of each kind follows: it forbids whatever is not offered. */
const ruleOfDecision: { readonly [K in DecisionId]: RuleId } = {
  'DEC-HERO': 'DQ-SETUP-08',
  'DEC-TOWER': 'DQ-SETUP-12',
  'DEC-START-ORDER': 'DQ-TURN-04',
  'DEC-ACT': 'DQ-TURN-08',
  'DEC-MOVE-AGAIN': 'DQ-ROOM-08',
  'DEC-LEAVE': 'DQ-ROOM-06',
  'DEC-OBSTACLE-RUNE': 'DQ-MOVE-04',
  'DEC-TILE': 'DQ-TILE-01',
  'DEC-TILE-TURN': 'DQ-TILE-06',
  'DEC-HALF': 'DQ-ROOM-20',
  'DEC-BRIDGE': 'DQ-ROOM-26',
  'DEC-BRIDGE-LOOT': 'DQ-ROOM-28',
  'DEC-WEB': 'DQ-ROOM-33',
  'DEC-CARD-MAY': 'DQ-CARD-10',
  'DEC-SECRET': 'DQ-CARD-12',
  'DEC-BRIBE': 'DQ-CARD-18',
  'DEC-CHALLARA': 'DQ-TERM-09',
  'DEC-PENANCE': 'DQ-DET-05',
  'DEC-REROLL-TEST': 'DQ-DET-06',
  'DEC-REROLL-RAGE': 'DQ-DRG-05',
  'DEC-TEST-ITEM': 'DQ-DET-06',
  'DEC-WOUND-RUNE': 'DQ-RUNE-06',
  'DEC-TRAP-RUNE': 'DQ-CARD-17',
  'DEC-MONSTER-RUNE': 'DQ-RUNE-05',
  'DEC-TOKEN': 'DQ-MON-06',
  'DEC-ESCAPE': 'DQ-MON-08',
  'DEC-TATIANNA': 'DQ-MON-07',
  'DEC-COMBAT-RUNE': 'DQ-RUNE-01',
  'DEC-HAND6': 'DQ-CMB-03',
  'DEC-CARD': 'DQ-CMB-05',
  'DEC-POWER': 'DQ-CMB-07',
  'DEC-COUNTER': 'DQ-CMB-10',
  'DEC-HUGO': 'DQ-CMB-23',
  'DEC-RETREAT': 'DQ-DRG-06',
  'DEC-CAT-DIR': 'DQ-CAT-02',
  'DEC-CAT-HOLE': 'DQ-CAT-05',
  'DEC-CAT-SIDE': 'DQ-CAT-08',
  'DEC-END-ITEM': 'DQ-WIN-02',
  'DEC-HVH-LOOT': 'DQ-VAR-12',
  'DEC-HVH-FLEE': 'DQ-VAR-12',
  'DEC-SERVANT': 'DQ-VAR-20',
  'DEC-WAIT-LOOT': 'DQ-VAR-40',
  'DEC-FLEE-ROUND': 'DQ-VAR-80',
  'DEC-SLUMBER': 'DQ-DRG-05',
  'DEC-TOWER-POWER': 'DQ-VAR-50',
  'DEC-MONSTROUS': 'DQ-VAR-100',
  'DEC-HVH-TARGET': 'DQ-VAR-10',
  'DEC-SERVANT-TARGET': 'DQ-VAR-23',
  'DEC-SERVANT-PLACE': 'DQ-VAR-27',
  'DEC-WAIT-SPACE': 'DQ-VAR-42',
  'DEC-DARK': 'DQ-ROOM-16',
};

/** The rule that forbids an option that is not offered now, from what everybody sees. */
export function whyNot(state: State, seat: Seat, option: Option): RuleId {
  const question = openQuestion(state);
  if (question === undefined) return 'DQ-WIN-01';
  if (question.decision === 'DEC-ACT' || question.decision === 'DEC-MOVE-AGAIN') {
    const range = rangeOf(option);
    if (range?.range === 'move') return whyNotMove(state, seat, range.index);
    if (question.decision === 'DEC-ACT') return whyNotAct(state, seat, option);
  }
  return ruleOfDecision[question.decision];
}

function whyNotMove(state: State, seat: Seat, to: number): RuleId {
  const hero = heroOf(state, seat);
  if (hero.mustReturn === 1) return 'DQ-ROOM-27';
  const direction = [0, 1, 2, 3].find((side) => neighbour(hero.cell, side) === to);
  if (!isChamber(hero.cell) && direction === undefined) return 'DQ-TERM-01';
  if (isOccupied(state, seat, to) && !isChamber(to)) return 'DQ-MOVE-02';
  if (mustCrossCaveIn(state, hero)) return 'DQ-ROOM-22';
  if (direction === undefined) return 'DQ-TERM-01';
  if (hero.half >= 0 && halfAt(state, hero.cell, direction) !== hero.half) return 'DQ-MOVE-05';
  return openMove(state, touching(hero.cell, to), direction) < 0 ? 'DQ-TERM-03' : 'DQ-MOVE-01';
}

function whyNotAct(state: State, seat: Seat, option: Option): RuleId {
  const hero = heroOf(state, seat);
  if (hero.mustReturn === 1) return 'DQ-ROOM-27';
  switch (option) {
    case does.search:
      return whyNotSearch(state, seat);
    case does['enter-catacombs']:
      return 'DQ-CAT-01';
    case does['draw-dragon']:
      return 'DQ-DRG-03';
    case does['leave-dungeon']:
      if (!isTower(hero.cell)) return 'DQ-EXIT-01';
      return (state.optional & NO_GLORY) !== 0 ? 'DQ-VAR-90' : 'DQ-EXIT-02';
    case does.stasis:
      return 'DQ-RUNE-04';
    case does.cross:
    case does.retreat:
      return 'DQ-ROOM-24';
    default:
      return rangeOf(option)?.range === 'teleport' ? 'DQ-RUNE-08' : 'DQ-TURN-08';
  }
}

function whyNotSearch(state: State, seat: Seat): RuleId {
  const hero = heroOf(state, seat);
  if (isWalledIn(state, seat)) return 'DQ-DEAD-03';
  const tile = tiles[tileAt(state, hero.cell)];
  if (tile === undefined) return 'DQ-SEARCH-07';
  if (!tile.search || hasToken(state, hero.cell)) return 'DQ-SEARCH-01';
  return hero.searches >= SEARCHES_PER_ROOM ? 'DQ-SEARCH-03' : 'DQ-TURN-10';
}
