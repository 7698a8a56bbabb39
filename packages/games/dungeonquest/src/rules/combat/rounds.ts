import { at, type Option, type Seat, seatBit } from '@mazmorra/kernel';
import { attackTypeOf, heroPower, monsterPower } from '../../data/combat.ts';
import type { EffectOf } from '../../data/effect.ts';
import { HAND_SIZE, POWER_CARDS_EACH } from '../../data/limits.ts';
import { effectAt } from '../../data/programs.ts';
import { shown, told } from '../../events.ts';
import type { CombatFrame } from '../../frames.ts';
import { CARD, does } from '../../options.ts';
import { ask, heroOf, pop, type Run } from '../../run.ts';
import type { Side, State } from '../../state.ts';
import { abilityOf, useAbility } from '../heroes.ts';
import { drawCombatCard, drawIntoHand, firstCard, fromHand, tellHand } from './cards.ts';
import { stepCounter } from './counterattack.ts';
import { settleRound, stepDamage, winRound } from './damage.ts';
import { cardId, fighter, handOf, playedBy, tellFighter } from './opening.ts';
import { startEntry, startPower } from './powers.ts';

/** A combat round by round: draw, reveal, counterattack, damage (3.14). */
export function stepCombat(run: Run, frame: CombatFrame): void {
  switch (frame.step) {
    case 'draw':
      beginRound(run, frame);
      return;
    case 'hands':
      fillHand(run, frame);
      return;
    case 'choose':
      frame.step = 'reveal';
      askForCards(run);
      return;
    case 'reveal':
      frame.step = 'hero-power';
      reveal(run);
      return;
    case 'hero-power':
      frame.step = 'monster-power';
      resolvePower(run, 0);
      return;
    case 'monster-power':
      frame.step = 'counter';
      frame.side = 0;
      resolvePower(run, 1);
      return;
    case 'counter':
      stepCounter(run, frame);
      return;
    case 'damage':
      stepDamage(run, frame);
      return;
    case 'won':
      frame.step = 'settle';
      winRound(run);
      return;
    case 'settle':
      settleRound(run, frame);
      return;
    case 'over':
      pop(run);
  }
}

/**
 * What held for one round is over; what was promised for this one begins (DQ-CMB-06). With the automaton nobody takes a power card
 * (DQ-RULING-15), so abilities that speak of them do nothing (DQ-SOLO-07).
 */
function beginRound(run: Run, frame: CombatFrame): void {
  const { combat } = run.state;
  combat.round++;
  for (let side = 0; side < 2; side++) {
    combat.bonus[side] = 0;
    combat.cancelled[side] = 0;
    combat.noCounter[side] = 0;
    combat.noDeathblow[side] = 0;
    combat.mustPlay[side] = -1;
    combat.reduce[side] = 0;
    combat.limit[side] = -1;
    combat.chosen[side] = -1;
  }
  combat.ifWon.length = 0;
  combat.ifLost.length = 0;
  combat.countered = -1;
  combat.winner = -1;
  combat.waiting = combat.next;
  combat.next = [];
  if (combat.round === 1 && combat.automaton === 0)
    for (let side = 0; side < 2; side++) takePowerCard(run, side);
  for (let side = 0; side < 2; side++) combat.handSize[side] = mayHoldMore(run.state, side) ? 0 : HAND_SIZE;
  frame.step = 'hands';
  frame.side = 0;
  if (combat.waiting.length > 0) startWaiting(run, true);
}

/** DQ-CMB-03: a random one of the power cards left; not for Challara with 8 wounds, never with the automaton (DQ-SOLO-02). */
function takePowerCard(run: Run, side: number): void {
  const { state } = run;
  const { combat } = state;
  const hero = fighter(state, side);
  if (hero !== undefined) {
    const frail = abilityOf(hero, 'combatStart');
    if (frail !== undefined && hero.wounds >= (frail.condition?.woundsAtLeast ?? 0)) return;
  }
  const left: number[] = [];
  for (let index = 0; index < POWER_CARDS_EACH; index++)
    if ((at(combat.powers, side) & (1 << index)) !== 0) left.push(index);
  const index = run.rng.pick(left);
  combat.powers[side] = at(combat.powers, side) & ~(1 << index);
  const first = hero === undefined ? monsterPower(combat.monster) : heroPower(hero.hero);
  handOf(combat, side).push(first + index);
  combat.drawn[side] = first + index;
  tellHand(run, side, 1);
}

/** Krutzbeck may fill his hand to six; asked only where that is a choice. */
function mayHoldMore(state: State, side: number): boolean {
  const hero = fighter(state, side);
  if (hero === undefined) return false;
  const effect = abilityOf(hero, 'combatDraw')?.effect[0];
  return effect?.op === 'handSize' && handOf(state.combat, side).length < effect.amount;
}

/** The hero's hand first, then the monster's; a bigger hand is not reduced. */
function fillHand(run: Run, frame: CombatFrame): void {
  const { state } = run;
  const { combat } = state;
  const { side } = frame;
  if (side > 1 || (side === 1 && combat.automaton === 1)) {
    frame.step = 'choose';
    run.emit?.(
      told('DQ-CMB-03', {
        type: 'round',
        round: combat.round,
        hands: combat.hands.map((hand) => hand.length),
      }),
    );
    return;
  }
  if (combat.handSize[side] === 0) {
    ask(run, 'DEC-HAND6', at(combat.players, side));
    return;
  }
  drawIntoHand(run, side, at(combat.handSize, side) - handOf(combat, side).length);
  frame.side++;
}

/** DEC-HAND6 */
export function answerHandSize(run: Run, seat: Seat, option: Option): void {
  const { combat } = run.state;
  const side = combat.players.indexOf(seat);
  const ability = abilityOf(heroOf(run.state, seat), 'combatDraw');
  combat.handSize[side] = HAND_SIZE;
  if (option === does.six && ability !== undefined) useAbility(run, seat, ability);
}

/** Op `handSize` */
export function setHandSize(run: Run, seat: Seat, amount: number): void {
  const { combat } = run.state;
  combat.handSize[combat.players.indexOf(seat)] = amount;
}

/** DQ-CMB-05: both choose at once and secretly. A side without cards plays nothing (DQ-CMB-26). */
function askForCards(run: Run): void {
  const { combat } = run.state;
  let seats = 0;
  for (let side = 0; side < 2; side++)
    if (handOf(combat, side).length > 0) seats |= seatBit(at(combat.players, side));
  if (seats !== 0) run.state.frames.push({ kind: 'ask', decision: 'DEC-CARD', seats });
}

/** DEC-CARD: any hand card, or only those of the type he must play if he has one (Knight's Challenge). */
export function cardOptions(state: State, seat: Seat, into: Option[]): void {
  const { combat } = state;
  const side = combat.players.indexOf(seat);
  const hand = handOf(combat, side);
  const must = at(combat.mustPlay, side);
  const bound = hand.some((card) => attackTypeOf[card] === must);
  for (const card of hand) {
    if (bound && attackTypeOf[card] !== must) continue;
    if (!into.includes(CARD + card)) into.push(CARD + card);
  }
}

export function answerCard(run: Run, seat: Seat, option: Option): void {
  const { combat } = run.state;
  combat.chosen[combat.players.indexOf(seat)] = option - CARD;
}

/** Both cards are turned up; the automaton plays the top card of the deck (DQ-SOLO-03). */
function reveal(run: Run): void {
  const { combat } = run.state;
  for (let side = 0; side < 2; side++) {
    const card = at(combat.chosen, side);
    if (card >= 0) {
      fromHand(combat, side, card);
      playedBy(combat, side).push(card);
    }
  }
  if (combat.automaton === 1) {
    const card = drawCombatCard(run);
    if (card >= 0) playedBy(combat, 1).push(card);
  }
  const heroCard = firstCard(combat, 0);
  if (heroCard >= 0) {
    const type = at(attackTypeOf, heroCard);
    combat.shown[type] = at(combat.shown, type) + 1;
  }
  run.emit?.(
    shown('DQ-CMB-05', {
      type: 'reveal',
      cards: [0, 1].map((side) => (firstCard(combat, side) >= 0 ? cardId(firstCard(combat, side)) : '')),
      fighters: [tellFighter(combat, 0), tellFighter(combat, 1)],
    }),
  );
  if (combat.waiting.length > 0) startWaiting(run, false);
}

type Early = EffectOf<'mustPlayType'> | EffectOf<'noCounter'> | EffectOf<'noDeathblow'>;
const isEarly = (op: string): op is Early['op'] =>
  op === 'mustPlayType' || op === 'noCounter' || op === 'noDeathblow';

/**
 * Effects promised last round: those that bind the choice of card hold from the beginning, the others from the
 * reveal on, cancellations first and the hero's before the monster's (DQ-CMB-06).
 */
function startWaiting(run: Run, early: boolean): void {
  const { waiting } = run.state.combat;
  const order: { rank: number; entry: number }[] = [];
  for (let entry = 0; entry < waiting.length; entry += 4) {
    const { op } = effectAt(at(waiting, entry + 1), 0);
    if (isEarly(op) !== early) continue;
    order.push({ rank: (op === 'cancelOpponentIf' ? 0 : 2) + at(waiting, entry), entry });
  }
  order.sort((a, b) => b.rank - a.rank);
  for (const { entry } of order) startEntry(run, waiting, entry);
}

/** DQ-CMB-07: the effect of a revealed power card, if it is not cancelled by now. */
function resolvePower(run: Run, side: Side): void {
  const { combat } = run.state;
  if (combat.cancelled[side] === 0) startPower(run, side, firstCard(combat, side), true);
}
