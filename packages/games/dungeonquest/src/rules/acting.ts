import { at, type Option, type Seat } from '@mazmorra/kernel';
import { CATACOMB, DRAGON } from '../data/cards.ts';
import { roomProgram } from '../data/programs.ts';
import { BRIDGE, CAVE_IN, DARKNESS, SPIDER_WEB } from '../data/tiles.ts';
import { told } from '../events.ts';
import { STORE_HOLE, STORE_ROOM } from '../frames.ts';
import { does, MOVE, TELEPORT } from '../options.ts';
import { ask, heroOf, push, type Run, runEffects } from '../run.ts';
import type { State } from '../state.ts';
import {
  hasLegalMove,
  inChamber,
  inDarkness,
  inTower,
  isEntrance,
  isLegalMove,
  isWalledIn,
  legalMoves,
  roomAt,
} from './board.ts';
import { crossBridge } from './bridge.ts';
import { drawCards } from './cards.ts';
import { goDown } from './catacombs.ts';
import { crossCaveIn, mayRetreat, mustCrossCaveIn, retreatFromCaveIn } from './cave-in.ts';
import { dropTokens, givePassageUp } from './determination.ts';
import { hasRune, useRune } from './heroes.ts';
import { canLeave, leaveDungeon } from './leaving.ts';
import { askMoveAgain, startMove } from './moving.ts';
import { maySearch, search } from './searching.ts';
import { forcedTeleports, teleport, teleportOptions } from './special-moves.ts';

/** DQ-TURN-07: the first line that fits. */
export function mainStep(run: Run, seat: Seat): void {
  const { state } = run;
  const hero = heroOf(state, seat);
  if (hero.mayGoDown === 2) hero.mayGoDown = 1;
  if (hero.below === 1) turnBelow(run, seat);
  else if (hero.freed === 1) {
    hero.freed = 0;
    askMoveAgain(run, seat, 'freed');
  } else if (hero.pending === 1) {
    hero.pending = 0;
    push(run, { kind: 'encounter', seat, step: 'token' });
  } else if (hero.dark === 1 && inDarkness(state, hero.cell) && !isWalledIn(state, seat))
    runEffects(run, seat, at(roomProgram, DARKNESS), 'room', DARKNESS);
  else if (hero.mustReturn === 1 && !isLegalMove(state, seat, hero.from))
    ask(run, roomAt(state, hero.cell) === SPIDER_WEB ? 'DEC-WEB' : 'DEC-BRIDGE', seat);
  else act(run, seat);
}

/** DQ-CAT-05. No decision to move or act comes up below, so no rune of that timing does (DQ-RUNE-03). */
function turnBelow(run: Run, seat: Seat): void {
  if (heroOf(run.state, seat).hole === 1) ask(run, 'DEC-CAT-HOLE', seat);
  else drawCards(run, seat, CATACOMB, 1);
}

const possible: Option[] = [];

/** DQ-TURN-09: he must act if he can; without any action the turn is lost (DQ-SEARCH-06). */
function act(run: Run, seat: Seat): void {
  possible.length = 0;
  actOptions(run.state, seat, possible);
  if (possible.length > 0) ask(run, 'DEC-ACT', seat);
  else run.emit?.(told('DQ-SEARCH-06', { type: 'turn-lost', seat, why: 'blocked', left: 0 }));
}

/**
 * DQ-TURN-08: all actions, of which he takes one, so nobody moves and searches in one turn (DQ-TURN-10), and the runes of
 * DEC-MOVE-RUNE. DQ-DRG-03: in the Treasure Chamber he leaves or draws again. DQ-RULING-26: in a tower he may leave with Loot.
 */
export function actOptions(state: State, seat: Seat, into: Option[]): void {
  const hero = heroOf(state, seat);
  if (hero.mustReturn === 1) {
    into.push(MOVE + hero.from);
    forcedTeleports(state, seat, into);
    return;
  }
  if (mustCrossCaveIn(state, hero)) {
    if (mayRetreat(state, seat)) into.push(does.retreat);
    if (!isWalledIn(state, seat)) into.push(does.cross);
  } else {
    legalMoves(state, seat, MOVE, into);
    if (roomAt(state, hero.cell) === BRIDGE && !isWalledIn(state, seat)) into.push(does.cross);
  }
  if (maySearch(state, seat)) into.push(does.search);
  if (hero.mayGoDown === 1 || isEntrance(state, hero.cell)) into.push(does['enter-catacombs']);
  if (inChamber(hero)) into.push(does['draw-dragon']);
  if (inTower(hero) && canLeave(state, hero)) into.push(does['leave-dungeon']);
  if (hero.runes.length > 0) runeOptions(state, seat, into);
}

function runeOptions(state: State, seat: Seat, into: Option[]): void {
  const hero = heroOf(state, seat);
  teleportOptions(state, seat, into);
  if (hasRune(hero, 'stasis') && mayMoveNow(state, seat)) into.push(does.stasis);
}

const mayMoveNow = (state: State, seat: Seat): boolean =>
  mustCrossCaveIn(state, heroOf(state, seat)) ? mayRetreat(state, seat) : hasLegalMove(state, seat);

export function answerAct(run: Run, seat: Seat, option: Option): void {
  /* DQ-DET-03, DQ-PORT-07: whoever does something else has given up what he was trying. */
  if (option !== does.cross) dropTokens(run, seat, STORE_ROOM);
  if (option >= TELEPORT) {
    givePassageUp(run, seat);
    teleport(run, seat, option - TELEPORT);
    return;
  }
  if (option >= MOVE) {
    startMove(run, seat, option - MOVE);
    return;
  }
  if (option === does.retreat) {
    retreatFromCaveIn(run, seat);
    return;
  }
  givePassageUp(run, seat);
  plainAction(run, seat, option);
}

function plainAction(run: Run, seat: Seat, option: Option): void {
  switch (option) {
    case does.search:
      search(run, seat);
      return;
    case does['enter-catacombs']:
      goDown(run, seat, false);
      return;
    case does['draw-dragon']:
      drawCards(run, seat, DRAGON, 1);
      return;
    case does['leave-dungeon']:
      leaveDungeon(run, seat);
      return;
    case does.stasis:
      useRune(run, seat, 'stasis');
      return;
    default:
      if (roomAt(run.state, heroOf(run.state, seat).cell) === CAVE_IN) crossCaveIn(run, seat);
      else crossBridge(run, seat);
  }
}

/** DEC-CAT-HOLE: the test again, or another card; whoever draws has given the hole up. */
export function answerHole(
  run: Run,
  seat: Seat,
  option: Option,
  testAgain: (run: Run, seat: Seat) => void,
): void {
  const hero = heroOf(run.state, seat);
  hero.hole = 0;
  if (option === does['test-again']) {
    testAgain(run, seat);
    return;
  }
  dropTokens(run, seat, STORE_HOLE);
  drawCards(run, seat, CATACOMB, 1);
}
