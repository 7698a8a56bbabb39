import { at, type Option, type Seat } from '@mazmorra/kernel';
import { hasUseAt, keepOf, keepProgram, usableAt, useProgram } from '../data/abilities.ts';
import { deckOf } from '../data/cards.ts';
import { told } from '../events.ts';
import type { TurnFrame } from '../frames.ts';
import { does, EFFECT, ITEM } from '../options.ts';
import { ask, currentTurn, endTurn, heroOf, type Run, runEffects } from '../run.ts';
import type { Hero, State } from '../state.ts';
import { SECRETS } from '../variants.ts';
import { cardIdOf, hasRune, runeNumber, useRune } from './heroes.ts';
import { loseLoot } from './loot.ts';
import { testWebAgain } from './spider-web.ts';

/**
 * Start-of-turn effects (DQ-TURN-04): kept cards, also in a lost turn (DQ-RULING-13), the lost turn itself, the web (DQ-RULING-42), and
 * what the hero likes to use. He is asked for the order only where there is one.
 */
export function startOfTurn(run: Run, frame: TurnFrame): void {
  const hero = heroOf(run.state, frame.seat);
  const forced = countForced(hero, frame);
  if (hasItem(run.state, hero)) ask(run, 'DEC-START-ORDER', frame.seat);
  else if (forced > 1) ask(run, 'DEC-START-ORDER', frame.seat);
  else if (forced === 1) resolveForced(run, frame, firstForced(hero, frame));
  else goOn(frame);
}

/** DQ-TURN-06: where one of them ended the turn there is no main step. */
function goOn(frame: TurnFrame): void {
  frame.step = frame.over === 1 ? 'end' : 'main';
}

/** A kept card that acts now: not yet dealt with, and below if it only acts there. */
const actsNow = (hero: Hero, slot: number): boolean =>
  hero.keptDone[slot] === 0 && (keepOf[at(hero.kept, slot)]?.scope !== 'catacombs' || hero.below === 1);

const losesTurn = (hero: Hero, frame: TurnFrame): boolean => hero.lostTurns > 0 && frame.lostDone === 0;
const testsWeb = (hero: Hero, frame: TurnFrame): boolean => hero.stuck === 1 && frame.webDone === 0;

function countForced(hero: Hero, frame: TurnFrame): number {
  let count = (losesTurn(hero, frame) ? 1 : 0) + (testsWeb(hero, frame) ? 1 : 0);
  for (let slot = 0; slot < hero.kept.length; slot++) if (actsNow(hero, slot)) count++;
  return count;
}

function firstForced(hero: Hero, frame: TurnFrame): Option {
  for (let slot = 0; slot < hero.kept.length; slot++)
    if (actsNow(hero, slot)) return EFFECT + at(hero.kept, slot);
  return losesTurn(hero, frame) ? does['lost-turn'] : does.web;
}

/**
 * DQ-TURN-05: Unstable Potions, and the Healing Rune when there is something to heal. With Secrets he is asked
 * whenever his Loot might be a potion from the back, so that the question itself tells nothing.
 */
function hasItem(state: State, hero: Hero): boolean {
  if (hero.wounds > 0 && hasRune(hero, 'healing')) return true;
  const secret = (state.optional & SECRETS) !== 0;
  for (const card of hero.loot)
    if (secret ? hasUseAt(at(deckOf, card), 'startOfTurn') : usableAt(card, 'startOfTurn')) return true;
  return false;
}

export function startOptions(state: State, seat: Seat, into: Option[]): void {
  const frame = currentTurn(state);
  if (frame === undefined) return;
  const hero = heroOf(state, seat);
  const before = into.length;
  for (let slot = 0; slot < hero.kept.length; slot++) {
    const option = EFFECT + at(hero.kept, slot);
    if (actsNow(hero, slot) && !into.includes(option)) into.push(option);
  }
  if (losesTurn(hero, frame)) into.push(does['lost-turn']);
  if (testsWeb(hero, frame)) into.push(does.web);
  const forced = into.length > before;
  for (const card of hero.loot) {
    const option = ITEM + card;
    if (usableAt(card, 'startOfTurn') && !into.includes(option)) into.push(option);
  }
  if (hero.wounds > 0 && hasRune(hero, 'healing')) into.push(ITEM + runeNumber('healing'));
  if (!forced) into.push(does.done);
}

export function answerStart(run: Run, seat: Seat, option: Option): void {
  const frame = currentTurn(run.state);
  if (frame === undefined) return;
  if (option === does.done) goOn(frame);
  else if (option >= ITEM) useItem(run, seat, option - ITEM);
  else resolveForced(run, frame, option);
}

function useItem(run: Run, seat: Seat, card: number): void {
  if (card === runeNumber('healing')) {
    useRune(run, seat, 'healing');
    return;
  }
  const hero = heroOf(run.state, seat);
  run.emit?.(told('DQ-TURN-05', { type: 'drinks', seat, card: cardIdOf(card) }));
  loseLoot(run, seat, hero.loot.indexOf(card), 'used');
  runEffects(run, seat, at(useProgram, card), 'card', card);
}

function resolveForced(run: Run, frame: TurnFrame, option: Option): void {
  const { seat } = frame;
  const hero = heroOf(run.state, seat);
  if (option === does['lost-turn']) {
    frame.lostDone = 1;
    hero.lostTurns--;
    run.emit?.(told('DQ-TURN-13', { type: 'turn-lost', seat, why: 'skip', left: hero.lostTurns }));
    endTurn(run);
    return;
  }
  if (option === does.web) {
    frame.webDone = 1;
    testWebAgain(run, seat);
    return;
  }
  const card = option - EFFECT;
  const slot = hero.kept.findIndex((kept, index) => kept === card && actsNow(hero, index));
  hero.keptDone[slot] = 1;
  runEffects(run, seat, at(keepProgram, card), 'card', card, slot);
}
