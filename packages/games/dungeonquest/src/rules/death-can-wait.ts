import type { Option, Seat } from '@mazmorra/kernel';
import { CHAMBER_NORTH, CHAMBER_SOUTH, isChamber, neighbour, spaceOf } from '../data/board.ts';
import { shown, told } from '../events.ts';
import type { UnconsciousFrame } from '../frames.ts';
import { LOOT, TO } from '../options.ts';
import { ask, heroOf, pop, push, type Run, requireTop, rollDie } from '../run.ts';
import type { State } from '../state.ts';
import { EARLIER_DEFEATS } from '../variants.ts';
import { isExplored } from './board.ts';
import { hasRetreat, retreat } from './dragon.ts';
import { backToEnteredFrom } from './escape.ts';
import { lifeOfHero } from './heroes.ts';
import { dropKept, loseLoot } from './loot.ts';

/** Death Can Wait (DQ-VAR-40): a hero who would die loses Loot, sleeps half his wounds off and goes on. */
export function stepUnconscious(run: Run, frame: UnconsciousFrame): void {
  const hero = heroOf(run.state, frame.seat);
  if (frame.step === 'wake') {
    pop(run);
    wake(run, frame);
    return;
  }
  if (frame.left < 0) rollForLoot(run, frame);
  if (frame.left >= hero.loot.length) {
    while (hero.loot.length > 0) loseLoot(run, frame.seat, hero.loot.length - 1, 'unconscious');
    frame.left = 0;
  }
  if (frame.left > 0) ask(run, 'DEC-WAIT-LOOT', frame.seat);
  else frame.step = 'wake';
}

function rollForLoot(run: Run, frame: UnconsciousFrame): void {
  const { seat, cause } = frame;
  const die = rollDie(run);
  frame.left = die;
  const cards = Math.min(die, heroOf(run.state, seat).loot.length);
  run.emit?.(shown('DQ-VAR-40', { type: 'falls', seat, cause, die, cards }));
}

/** DEC-WAIT-LOOT */
export function answerWaitLoot(run: Run, seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'unconscious');
  loseLoot(run, seat, heroOf(run.state, seat).loot.indexOf(option - LOOT), 'unconscious');
  frame.left--;
}

/** DQ-VAR-41: half of his wounds go, rounded up, whatever felled him (DQ-RULING-45), and never does he wake up dead. */
function wake(run: Run, frame: UnconsciousFrame): void {
  const { seat, slot } = frame;
  const hero = heroOf(run.state, seat);
  hero.wounds = Math.min(hero.wounds - Math.ceil(hero.wounds / 2), lifeOfHero(hero) - 1);
  if (slot >= 0) dropKept(run, seat, slot);
  run.emit?.(told('DQ-VAR-41', { type: 'wakes', seat, wounds: hero.wounds }));
  findPlace(run, frame);
}

/**
 * DQ-VAR-43: where he is now hangs on what felled him. Felled by Dragon Rage he falls once, also without a retreat; with the earlier
 * defeats (DQ-VAR-121) he falls again, as a hero who survives the rage does (DQ-DRG-08).
 */
function findPlace(run: Run, { seat, cause }: UnconsciousFrame): void {
  switch (cause) {
    case 'walled-in':
    case 'no-retreat':
      goToAdjacentSpace(run, seat);
      return;
    case 'dragon':
      if (hasRetreat(run.state, seat) || (run.state.optional & EARLIER_DEFEATS) !== 0) retreat(run, seat);
      else goToAdjacentSpace(run, seat);
      return;
    case 'combat':
    case 'escape':
      backToEnteredFrom(run, seat, 'wake');
      return;
    default:
  }
}

/** DQ-VAR-42 */
function goToAdjacentSpace(run: Run, seat: Seat): void {
  if (waitSpaces(run.state, seat).length > 0) ask(run, 'DEC-WAIT-SPACE', seat);
  /* No tile left and nothing explored around him: he stays and may search again. */ else
    heroOf(run.state, seat).walledSearches = 0;
}

function waitSpaces(state: State, seat: Seat): number[] {
  const { cell } = heroOf(state, seat);
  const spaces: number[] = [];
  for (const from of isChamber(cell) ? [CHAMBER_NORTH, CHAMBER_SOUTH] : [cell]) {
    for (let direction = 0; direction < 4; direction++) {
      const to = neighbour(from, direction);
      if (to >= 0 && spaceOf(to) !== spaceOf(cell) && (isExplored(state, to) || state.tiles.length > 0))
        spaces.push(to);
    }
  }
  return spaces;
}

/** DEC-WAIT-SPACE: by the rules for leaving the catacombs. */
export function waitSpaceOptions(state: State, seat: Seat, into: Option[]): void {
  for (const cell of waitSpaces(state, seat)) into.push(TO + cell);
}

export function answerWaitSpace(run: Run, seat: Seat, option: Option): void {
  push(run, { kind: 'land', seat, cell: option - TO, step: 'explore', how: 'wake' });
}
