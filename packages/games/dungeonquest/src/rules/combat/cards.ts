import { at } from '@mazmorra/kernel';
import { attackOf, attackTypeOf, NO_TYPE } from '../../data/combat.ts';
import { secret } from '../../events.ts';
import type { Run } from '../../run.ts';
import type { Combat } from '../../state.ts';
import { cardIds, handOf, other, playedBy, tellFighter } from './opening.ts';

/** The combat deck, hands and attack totals. */

/** The top card, or -1: an empty deck takes the discards, then the combat stack (DQ-CMB-25). */
export function drawCombatCard(run: Run): number {
  const { combat } = run.state;
  if (combat.deck.length === 0) {
    const source = combat.discard.length > 0 ? combat.discard : combat.stack;
    refill(run, combat, source);
  }
  return combat.deck.pop() ?? -1;
}

function refill(run: Run, combat: Combat, source: number[]): void {
  for (const card of source) combat.deck.push(card);
  source.length = 0;
  run.rng.shuffle(combat.deck);
}

/** Draws into a hand; only its owner sees what came. */
export function drawIntoHand(run: Run, side: number, count: number): void {
  const { combat } = run.state;
  const hand = handOf(combat, side);
  const before = hand.length;
  for (let drawn = 0; drawn < count; drawn++) {
    const card = drawCombatCard(run);
    if (card < 0) break;
    hand.push(card);
  }
  const drawn = hand.length - before;
  if (drawn > 0) tellHand(run, side, drawn);
}

export function tellHand(run: Run, side: number, drawn: number): void {
  if (run.emit === undefined) return;
  const { combat } = run.state;
  const hand = { type: 'hand', side: other(other(side)), fighter: tellFighter(combat, side), drawn } as const;
  run.emit(
    secret('DQ-CMB-03', [at(combat.players, side)], { ...hand, cards: cardIds(handOf(combat, side)) }, hand),
  );
}

/** Takes a card out of a hand to be seen by all. */
export function fromHand(combat: Combat, side: number, card: number): void {
  passFromHand(combat, side, card);
  const drawn = combat.drawn.indexOf(card);
  if (drawn >= 0) combat.drawn[drawn] = -1;
}

/** Takes a card out of a hand; what the other side had seen of it is spent. */
export function passFromHand(combat: Combat, side: number, card: number): void {
  const hand = handOf(combat, side);
  hand.splice(hand.indexOf(card), 1);
  const seen = at(combat.seen, side);
  const index = seen.indexOf(card);
  if (index >= 0) seen.splice(index, 1);
}

export const firstCard = (combat: Combat, side: number): number => playedBy(combat, side)[0] ?? -1;

/** The type of a side's first card, none without a card (DQ-CMB-26). A cancelled card keeps its type (DQ-CMB-22). */
export function firstType(combat: Combat, side: number): number {
  const card = firstCard(combat, side);
  return card < 0 ? NO_TYPE : at(attackTypeOf, card);
}

/** DQ-CMB-08; 0 for a cancelled card, whatever the modifiers (DQ-CMB-22). */
export function attackTotal(combat: Combat, side: number): number {
  if (combat.cancelled[side] === 1) return 0;
  const played = playedBy(combat, side);
  if (played.length === 0) return 0;
  let total = at(combat.bonus, side);
  for (const card of played) total += attackOf[card] as number;
  return Math.max(0, total);
}
