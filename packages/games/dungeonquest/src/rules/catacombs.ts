import { at, type Option, type Seat } from '@mazmorra/kernel';
import { keepOf } from '../data/abilities.ts';
import { CELLS, columnOf, neighbour, rowOf, towers } from '../data/board.ts';
import { CATACOMB, cardIndex } from '../data/cards.ts';
import { CATACOMB_MARKERS } from '../data/limits.ts';
import { cardProgram } from '../data/programs.ts';
import { CAVE_IN } from '../data/tiles.ts';
import { shown, told } from '../events.ts';
import type { SurfaceFrame } from '../frames.ts';
import { does, FACE } from '../options.ts';
import { ask, heroOf, pop, push, type Run, requireTop, rollDie, runEffects } from '../run.ts';
import type { Hero, State } from '../state.ts';
import { isEntrance, isExplored, roomAt } from './board.ts';
import { mixIn } from './cards.ts';
import { dropTokens } from './determination.ts';
import { dropKeptWhen } from './loot.ts';
import { leaveRoom } from './places.ts';

/** The catacombs (3.17). */

const HOLE_IN_THE_ROOF = cardIndex('catacomb-hole-in-the-roof');

/** Op `placeCatacombEntrance` (DQ-CARD-13, DQ-LIM-01; never in a Cave-in, DQ-ROOM-25). */
export function placeEntrance(run: Run, seat: Seat): void {
  const { state } = run;
  const { cell } = heroOf(state, seat);
  if (isEntrance(state, cell)) {
    run.emit?.(told('DQ-CARD-13', { type: 'entrance', cell, unmarked: 'already' }));
    return;
  }
  if (roomAt(state, cell) === CAVE_IN) {
    run.emit?.(told('DQ-ROOM-25', { type: 'entrance', cell, unmarked: 'cave-in', seat }));
    return;
  }
  if (state.markers.length >= CATACOMB_MARKERS) {
    run.emit?.(told('DQ-LIM-01', { type: 'entrance', cell, unmarked: 'none-left', seat }));
    return;
  }
  state.markers.push(cell);
  run.emit?.(told('DQ-CARD-13', { type: 'entrance', cell }));
}

/**
 * DQ-CAT-02: the figure leaves the board; no card is drawn this turn (DQ-RULING-06). His cell and direction are the travel marker's,
 * which is not moved until he leaves (DQ-CAT-03). DQ-ROOM-30: who falls from a Bridge is told to have fallen.
 */
export function goDown(run: Run, seat: Seat, falls: boolean): void {
  const hero = heroOf(run.state, seat);
  leaveRoom(run, seat);
  hero.below = 1;
  hero.from = -1;
  hero.half = -1;
  hero.facing = falls ? -1 : 0;
  dropKeptWhen(run, seat, 'enterCatacombs');
  ask(run, 'DEC-CAT-DIR', seat);
}

/** DEC-CAT-DIR */
export function answerDirection(run: Run, seat: Seat, option: Option): void {
  const hero = heroOf(run.state, seat);
  const falls = hero.facing < 0;
  hero.facing = option - FACE;
  run.emit?.(told('DQ-CAT-02', { type: 'goes-down', seat, cell: hero.cell, facing: hero.facing, falls }));
}

/** The Hole in the Roof again, in place of a card (DQ-CAT-05). */
export function testHoleAgain(run: Run, seat: Seat): void {
  runEffects(run, seat, at(cardProgram, HOLE_IN_THE_ROOF), 'card', HOLE_IN_THE_ROOF);
}

export const isHole = (card: number): boolean => card === HOLE_IN_THE_ROOF;

/** Ops `exitCatacombs` and `reverseInCatacombs`: the side is chosen before the roll (DQ-CAT-08). */
export function findWayOut(run: Run, seat: Seat, naga: boolean): void {
  push(run, { kind: 'surface', seat, naga: naga ? 1 : 0 });
}

export function stepSurface(run: Run, frame: SurfaceFrame): void {
  ask(run, 'DEC-CAT-SIDE', frame.seat);
}

/** DEC-CAT-SIDE */
export function answerSide(run: Run, seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'surface');
  const hero = heroOf(run.state, seat);
  const left = option === does.left;
  const die = rollDie(run);
  const path = wayOut(hero, left, die);
  const to = at(path, path.length - 1);
  run.emit?.(
    shown(frame.naga === 1 ? 'DQ-CAT-18' : 'DQ-CAT-09', {
      type: 'way-out',
      seat,
      from: hero.cell,
      ahead: hero.travelled,
      side: left ? 'left' : 'right',
      die,
      to,
      naga: frame.naga === 1,
    }),
  );
  pop(run);
  returnPile(run, seat, frame.naga === 1);
  if (frame.naga === 1) {
    hero.cell = to;
    hero.facing = (hero.facing + 2) & 3;
  } else push(run, { kind: 'land', seat, cell: landing(run.state, path), step: 'explore', how: 'surface' });
}

/** DQ-CAT-09: the cells of the way from the marker, ahead as many as cards, then to the side as many as the die shows. */
function wayOut(hero: Pick<Hero, 'cell' | 'facing' | 'travelled'>, left: boolean, die: number): number[] {
  const path = [hero.cell];
  leg(path, hero.facing, hero.travelled);
  leg(path, (hero.facing + (left ? 3 : 1)) & 3, die);
  return path;
}

/** DQ-CAT-10: a leg stops at the outer wall. DQ-CAT-11: cell by cell, the Treasure Chamber too; rooms on the way do not matter. */
function leg(path: number[], direction: number, length: number): void {
  for (let step = 0; step < length; step++) {
    const next = neighbour(at(path, path.length - 1), direction);
    if (next < 0) return;
    path.push(next);
  }
}

/** Where he comes up; without tiles (DQ-RULING-14) the nearest explored space on the way back, or a tower (DQ-CAT-17). */
function landing(state: State, path: readonly number[]): number {
  const end = at(path, path.length - 1);
  if (state.tiles.length > 0) return end;
  return path.findLast((cell) => isExplored(state, cell)) ?? nearestTower(end);
}

function nearestTower(cell: number): number {
  let best = -1;
  let least = CELLS;
  for (const tower of towers) {
    const distance =
      Math.abs(columnOf(tower.cell) - columnOf(cell)) + Math.abs(rowOf(tower.cell) - rowOf(cell));
    if (distance < least) {
      least = distance;
      best = tower.cell;
    }
  }
  return best;
}

/**
 * The visit is over, or turned round: the pile goes back to the deck, Loot and kept cards stay with him
 * (DQ-CAT-16, DQ-CAT-18); what he keeps only while below goes back when he comes up. The pile has at least the card that led him here,
 * and a Hole in the Roof is done with: he passed its test or drew another card.
 */
function returnPile(run: Run, seat: Seat, staysBelow: boolean): void {
  const hero = heroOf(run.state, seat);
  const back = [...hero.pile];
  hero.pile.length = 0;
  hero.visitLoot = 0;
  hero.travelled = 0;
  if (!staysBelow) {
    for (let slot = hero.kept.length - 1; slot >= 0; slot--) {
      const card = at(hero.kept, slot);
      if (keepOf[card]?.scope !== 'catacombs') continue;
      dropTokens(run, seat, slot);
      hero.kept.splice(slot, 1);
      hero.keptTokens.splice(slot, 1);
      hero.keptDone.splice(slot, 1);
      back.push(card);
    }
  }
  mixIn(run, CATACOMB, back, 'returned');
}
