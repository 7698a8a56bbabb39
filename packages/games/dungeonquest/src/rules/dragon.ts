import type { Option, Seat } from '@mazmorra/kernel';
import { CHAMBER_NORTH, CHAMBER_SOUTH, directionTo, opposite } from '../data/board.ts';
import { cardIndex } from '../data/cards.ts';
import { OPEN } from '../data/tiles.ts';
import { shown } from '../events.ts';
import type { RageFrame, RetreatFrame } from '../frames.ts';
import { does, TO } from '../options.ts';
import { ask, endTurn, heroOf, pop, push, type Run, requireTop, runEffects } from '../run.ts';
import type { State } from '../state.ts';
import { inChamber, isExplored, isOccupied, openMove, sideAt, touching } from './board.ts';
import { fall } from './death.ts';
import { hasRune, useRune } from './heroes.ts';
import { walk } from './places.ts';

/** Dragon Rage and the flight from it. */

const DRAGON_RAGE = cardIndex('dragon-rage');

/** Op `forEachHeroInTreasureChamber` (DQ-DRG-05): the drawer first, then clockwise, whoever's figure is there (DQ-RULING-34). */
export function wakeDragon(run: Run, drawer: Seat, program: number): void {
  run.emit?.(shown('DQ-DRG-05', { type: 'dragon-wakes', seat: drawer }));
  push(run, { kind: 'rage', drawer, program, done: 0, step: 'next' });
}

export function stepRage(run: Run, frame: RageFrame): void {
  const { state } = run;
  const seat = (frame.drawer + frame.done) % state.seats;
  if (frame.step === 'strike') {
    strike(run, frame, seat);
    return;
  }
  if (frame.done >= state.seats) {
    pop(run);
    endTurn(run);
    return;
  }
  if (!inChamber(heroOf(state, seat))) frame.done++;
  else if (hasRune(heroOf(state, seat), 'slumber')) {
    frame.step = 'strike';
    ask(run, 'DEC-SLUMBER', seat);
  } else strike(run, frame, seat);
}

function strike(run: Run, frame: RageFrame, seat: Seat): void {
  frame.done++;
  frame.step = 'next';
  runEffects(run, seat, frame.program, 'card', DRAGON_RAGE);
}

/** DEC-SLUMBER: he keeps treasure and skin, but must go. */
export function answerSlumber(run: Run, seat: Seat, option: Option): void {
  if (option !== does.use) return;
  const frame = requireTop(run.state, 'rage');
  frame.done++;
  frame.step = 'next';
  useRune(run, seat, 'slumber');
}

/** Op `retreat` */
export function retreat(run: Run, seat: Seat): void {
  push(run, { kind: 'retreat', seat, to: -1, step: 'choose' });
}

/** DQ-DRG-07: the space he comes to is encountered on his next turn. */
export function stepRetreat(run: Run, frame: RetreatFrame): void {
  const { state } = run;
  const { seat, to } = frame;
  switch (frame.step) {
    case 'choose':
      if (hasRetreat(state, seat)) ask(run, 'DEC-RETREAT', seat);
      /* DQ-DRG-08, DQ-RULING-08: nowhere to go. */ else fall(run, seat, 'no-retreat', -1);
      return;
    case 'explore':
      frame.step = 'arrive';
      if (!isExplored(state, to)) {
        const entry = directionTo(to, touching(heroOf(state, seat).cell, to));
        push(run, { kind: 'explore', seat, cell: to, entry, step: 'rune', tile: -1 });
      }
      return;
    case 'arrive':
      pop(run);
      walk(run, seat, to, 'retreat');
      heroOf(state, seat).pending = 1;
  }
}

/** DQ-DRG-06: passages without door or portcullis on either side, to spaces without a hero (DQ-RULING-09). */
function retreats(state: State, seat: Seat): number[] {
  const cells: number[] = [];
  for (const from of [CHAMBER_NORTH, CHAMBER_SOUTH]) {
    for (let direction = 0; direction < 4; direction++) {
      const to = openMove(state, from, direction);
      if (to < 0 || isOccupied(state, seat, to)) continue;
      if (!isExplored(state, to) || sideAt(state, to, opposite(direction)) === OPEN) cells.push(to);
    }
  }
  return cells;
}

export const hasRetreat = (state: State, seat: Seat): boolean => retreats(state, seat).length > 0;

export function retreatOptions(state: State, seat: Seat, into: Option[]): void {
  for (const cell of retreats(state, seat)) into.push(TO + cell);
}

export function answerRetreat(run: Run, _seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'retreat');
  frame.to = option - TO;
  frame.step = 'explore';
}

export const isDragonRage = (card: number): boolean => card === DRAGON_RAGE;
