import { at, type Seat } from '@mazmorra/kernel';
import { DRAGON } from '../data/cards.ts';
import { SEARCHES_PER_ROOM } from '../data/limits.ts';
import { told } from '../events.ts';
import type { TurnFrame } from '../frames.ts';
import { heroOf, isInside, pop, push, type Run } from '../run.ts';
import type { State } from '../state.ts';
import { SERVANTS } from '../variants.ts';
import { mainStep } from './acting.ts';
import { inChamber, isWalledIn } from './board.ts';
import { hasWayOut } from './dead-ends.ts';
import { fall } from './death.ts';
import { startOfTurn } from './start-of-turn.ts';
import { sunStep } from './sun.ts';

/** A turn from the sun to its end (DQ-TURN-01, DQ-TURN-02). It ends when the action with all it caused is resolved (DQ-TURN-11). */
export function stepTurn(run: Run, frame: TurnFrame): void {
  switch (frame.step) {
    case 'sun':
      beginTurn(run, frame);
      return;
    case 'start':
      startOfTurn(run, frame);
      return;
    case 'main':
      frame.step = 'acted';
      frame.acted = 1;
      mainStep(run, frame.seat);
      return;
    case 'acted':
    case 'end':
      endOfTurn(run, frame);
  }
}

export function startTurn(run: Run, seat: Seat): void {
  push(run, { kind: 'turn', seat, step: 'sun', over: 0, acted: 0, lostDone: 0, webDone: 0 });
}

/** The sun moves before anything else, whether the first player's hero lives (DQ-SUN-05), has left (DQ-EXIT-04) or loses the turn. */
function beginTurn(run: Run, frame: TurnFrame): void {
  const { state } = run;
  const { seat } = frame;
  state.turn++;
  state.corridors.length = 0;
  const hero = heroOf(state, seat);
  if (isInside(hero)) run.emit?.(told('DQ-TURN-01', { type: 'turn', seat, turn: state.turn }));
  frame.step = 'start';
  if (seat === state.first && sunStep(run)) return;
  if (isInside(hero)) {
    hero.turns++;
    hero.penance = 0;
    hero.keptDone.fill(0);
    return;
  }
  /* DQ-TURN-03: dead or gone, he has the sun step only, or serves Kalladra. */
  frame.step = 'acted';
  if (hero.fate === 'dead' && (state.optional & SERVANTS) !== 0)
    push(run, { kind: 'servant', seat, step: 'choose', token: -1, drawn: -1 });
}

/** DQ-TURN-12, after a walled-in hero without hope has died (DQ-DEAD-04). */
function endOfTurn(run: Run, frame: TurnFrame): void {
  const { state } = run;
  const hero = heroOf(state, frame.seat);
  if (
    isInside(hero) &&
    hero.walledSearches >= SEARCHES_PER_ROOM &&
    isWalledIn(state, frame.seat) &&
    !hasWayOut(state, frame.seat)
  ) {
    run.emit?.(told('DQ-DEAD-04', { type: 'walled-in', seat: frame.seat, cell: hero.cell }));
    fall(run, frame.seat, 'walled-in', -1);
    return;
  }
  hero.freed = 0;
  /* The permission of a Passage Down is good for one main step (DQ-CARD-13). */
  if (frame.acted === 1 && hero.mayGoDown === 1) hero.mayGoDown = 0;
  hero.surfaced = hero.surfaced === 2 ? 1 : 0;
  dragonCardsBack(run);
  pop(run);
  if (everybodyGone(state)) push(run, { kind: 'ending', seat: state.first, left: state.seats, shown: 0 });
  else startTurn(run, (frame.seat + 1) % state.seats);
}

/** DQ-DRG-09 */
function dragonCardsBack(run: Run): void {
  const { state } = run;
  const out = at(state.discards, DRAGON);
  if (out.length === 0 || state.heroes.some(inChamber)) return;
  run.emit?.(told('DQ-DRG-09', { type: 'dragon-cards-back', count: out.length }));
  const deck = at(state.decks, DRAGON);
  deck.push(...out);
  out.length = 0;
  run.rng.shuffle(deck);
}

/** DQ-WIN-01 */
const everybodyGone = (state: State): boolean => !state.heroes.some(isInside);
