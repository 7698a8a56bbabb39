import { at, type Option, type Seat } from '@mazmorra/kernel';
import { attackOf, counterOf, NO_TYPE } from '../../data/combat.ts';
import { HAND_SIZE } from '../../data/limits.ts';
import { monsters } from '../../data/monsters.ts';
import { shown } from '../../events.ts';
import type { CombatFrame } from '../../frames.ts';
import { CARD, does } from '../../options.ts';
import { ask, type Run, requireTop } from '../../run.ts';
import type { Combat, Side, State } from '../../state.ts';
import { attackTotal, drawCombatCard, firstCard, firstType, fromHand } from './cards.ts';
import { cardId, cardIds, handOf, other, playedBy, tellFighter } from './opening.ts';
import { startPower } from './powers.ts';

/** Step 3, the counterattack; the hero is asked first (DQ-RULING-27). `frame.side` holds the sides that have declined, as bits. */
export function stepCounter(run: Run, frame: CombatFrame): void {
  const { combat } = run.state;
  for (const side of [0, 1] as const) {
    if ((frame.side & (1 << side)) !== 0 || !mayCounter(combat, side)) continue;
    if (side === 1 && combat.automaton === 1) {
      frame.side |= 2;
      automatonCounters(run);
      return;
    }
    /* Asked of everybody who has cards, so that the question does not tell whether one of them fits. */
    if (handOf(combat, side).length === 0) continue;
    ask(run, 'DEC-COUNTER', at(combat.players, side));
    return;
  }
  frame.step = 'damage';
}

/**
 * DQ-CMB-09: a side may counterattack while its total is not above the other's, its first card answers the other's first card
 * and is not cancelled; one side only, never against a counterattack (DQ-CMB-12). No card answers its own type, so equal types with
 * equal totals are a stalemate at once (DQ-CMB-14).
 */
export function mayCounter(combat: Combat, side: Side): boolean {
  if (combat.countered >= 0 && combat.countered !== side) return false;
  if (combat.noCounter[side] === 1 || combat.cancelled[side] === 1) return false;
  const first = firstCard(combat, side);
  if (first < 0) return false;
  const icon = at(counterOf, first);
  if (icon === NO_TYPE || icon !== firstType(combat, other(side))) return false;
  return attackTotal(combat, side) <= attackTotal(combat, other(side));
}

/** A card that may be added: it shows the same icon as the first one (DQ-CMB-10). */
export const fits = (combat: Combat, side: number, card: number): boolean =>
  counterOf[card] === counterOf[firstCard(combat, side)];

/** The side that is being asked: the seat may be one side only. */
const sideOf = (state: State, seat: Seat): Side => (state.combat.players[0] === seat ? 0 : 1);

/** DEC-COUNTER: also where the cards cannot bring him above (DQ-CMB-13). */
export function counterOptions(state: State, seat: Seat, into: Option[]): void {
  const { combat } = state;
  const side = sideOf(state, seat);
  for (const card of handOf(combat, side))
    if (fits(combat, side, card) && !into.includes(CARD + card)) into.push(CARD + card);
  into.push(does.stop);
}

export function answerCounter(run: Run, seat: Seat, option: Option): void {
  const { combat } = run.state;
  const side = sideOf(run.state, seat);
  if (option === does.stop) {
    requireTop(run.state, 'combat').side |= 1 << side;
    return;
  }
  const card = option - CARD;
  combat.countered = side;
  fromHand(combat, side, card);
  playedBy(combat, side).push(card);
  run.emit?.(
    shown('DQ-CMB-10', {
      type: 'counter',
      side,
      fighter: tellFighter(combat, side),
      card: cardId(card),
      total: attackTotal(combat, side),
    }),
  );
  /* DQ-CMB-11 */
  startPower(run, side, card, false);
}

/** DQ-SOLO-04, DQ-RULING-16: five cards are turned up; fitting ones are played in that order, if they can bring the monster above. */
function automatonCounters(run: Run): void {
  const { combat } = run.state;
  const turned: number[] = [];
  for (let drawn = 0; drawn < HAND_SIZE; drawn++) {
    const card = drawCombatCard(run);
    if (card >= 0) turned.push(card);
  }
  const target = attackTotal(combat, 0);
  const start = attackTotal(combat, 1);
  const fitting = turned.filter((card) => fits(combat, 1, card));
  const reach = fitting.reduce((sum, card) => sum + at(attackOf, card), start);
  const played: number[] = [];
  if (reach > target)
    for (let total = start; total <= target; total += at(attackOf, at(played, played.length - 1)))
      played.push(at(fitting, played.length));
  const rest = [...turned];
  for (const card of played) {
    rest.splice(rest.indexOf(card), 1);
    playedBy(combat, 1).push(card);
  }
  combat.discard.push(...rest);
  if (played.length > 0) combat.countered = 1;
  run.emit?.(
    shown('DQ-SOLO-04', {
      type: 'counter-revealed',
      monster: at(monsters, combat.monster).id,
      cards: cardIds(turned),
      played: cardIds(played),
    }),
  );
}
