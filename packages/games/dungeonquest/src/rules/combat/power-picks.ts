import { at, type Option, type Seat, unreachable } from '@mazmorra/kernel';
import { attackOf, attackTypes } from '../../data/combat.ts';
import type { Effect, EffectOf } from '../../data/effect.ts';
import { effectAt, programOf } from '../../data/programs.ts';
import { secret, shown, told } from '../../events.ts';
import type { EffectsFrame } from '../../frames.ts';
import { CARD, does, TYPE } from '../../options.ts';
import { ask, findFrame, type Run, requireAsker, requireTop, runInner } from '../../run.ts';
import type { Combat, Side, State } from '../../state.ts';
import { fromHand, passFromHand } from './cards.ts';
import { fits } from './counterattack.ts';
import { backToCombat, checkDeaths, tellDamage } from './damage.ts';
import { cardId, handOf, other, pileOf, playedBy, tellFighter } from './opening.ts';
import { modifyAttack, sideOf } from './power-effects.ts';
import { startPower } from './powers.ts';

/** Power cards that ask their player to point at something: DEC-POWER, and DEC-HUGO for glory. */

/** Effects that need a choice of the card's player. */
type Picking =
  | 'chooseAttackType'
  | 'replacePlayedCard'
  | 'discardForAttack'
  | 'discardFromDamagePile'
  | 'handToOwnDamagePile'
  | 'takeFromOpponentHand'
  | 'takeFromCombatStack'
  | 'combatStackToDamagePile';

const isPicking = (effect: Effect): effect is EffectOf<Picking> => pickings.has(effect.op);
const pickings: ReadonlySet<string> = new Set<Picking>([
  'chooseAttackType',
  'replacePlayedCard',
  'discardForAttack',
  'discardFromDamagePile',
  'handToOwnDamagePile',
  'takeFromOpponentHand',
  'takeFromCombatStack',
  'combatStackToDamagePile',
]);

/** Asks for one more pick of the effect at hand, if there is anything to pick: DEC-POWER, or DEC-HUGO for glory. */
export function askPick(run: Run, frame: EffectsFrame, effect: EffectOf<Picking>): void {
  if (!hasPick(run.state.combat, frame, effect)) return;
  ask(
    run,
    frame.source === 'ability' ? 'DEC-HUGO' : 'DEC-POWER',
    at(run.state.combat.players, sideOf(frame)),
  );
}

/** By what everybody sees: a question to somebody with cards in hand must not tell which cards these are. */
function hasPick(combat: Combat, frame: EffectsFrame, effect: EffectOf<Picking>): boolean {
  if (effect.op === 'chooseAttackType') return true;
  if (effect.op === 'discardForAttack' || effect.op === 'replacePlayedCard')
    return handOf(combat, sideOf(frame)).length > 0;
  if (effect.op === 'discardFromDamagePile' && frame.picks >= effect.max) return false;
  return pickable(combat, frame, effect).length > 0;
}

/** The cards a pick may point at. */
function pickable(combat: Combat, frame: EffectsFrame, effect: EffectOf<Picking>): readonly number[] {
  const side = sideOf(frame);
  switch (effect.op) {
    case 'chooseAttackType':
      return [];
    case 'replacePlayedCard':
      return frame.first === 1
        ? handOf(combat, side)
        : handOf(combat, side).filter((card) => fits(combat, side, card));
    case 'discardForAttack':
      return handOf(combat, side).filter((card) => attackOf[card] === effect.filter.attack);
    case 'discardFromDamagePile':
      return pileOf(combat, side);
    case 'handToOwnDamagePile':
      return handOf(combat, side);
    case 'takeFromOpponentHand':
      return handOf(combat, other(side));
    case 'takeFromCombatStack':
    case 'combatStackToDamagePile':
      return combat.stack;
    default:
      return unreachable(effect);
  }
}

const mayStop = (effect: EffectOf<Picking>): boolean =>
  effect.op === 'discardForAttack' ||
  effect.op === 'discardFromDamagePile' ||
  effect.op === 'replacePlayedCard';

/** The effect whose choice is being made: the one the asking frame has just begun. */
function effectAsked(frame: EffectsFrame): Effect {
  return effectAt(frame.program, frame.at - 1);
}

/** DEC-POWER and DEC-HUGO */
export function powerOptions(state: State, _seat: Seat, into: Option[]): void {
  const frame = requireAsker(state, 'effects');
  const effect = effectAsked(frame);
  if (!isPicking(effect)) {
    into.push(does.yes, does.no);
    return;
  }
  if (effect.op === 'chooseAttackType')
    for (let type = 0; type < attackTypes.length; type++) into.push(TYPE + type);
  const cards = pickable(state.combat, frame, effect).toSorted((a, b) => a - b);
  for (const card of cards) if (!into.includes(CARD + card)) into.push(CARD + card);
  if (mayStop(effect)) into.push(does.stop);
}

export function answerPower(run: Run, _seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'effects');
  const effect = effectAsked(frame);
  if (!isPicking(effect)) {
    if (option === does.yes && effect.op === 'may') runInner(run, frame, programOf(effect.do));
    return;
  }
  if (option === does.stop) return;
  if (effect.op === 'chooseAttackType') {
    frame.named = option - TYPE;
    run.emit?.(
      told('DQ-CMB-07', {
        type: 'names-type',
        side: sideOf(frame),
        fighter: tellFighter(run.state.combat, sideOf(frame)),
        attackType: at(attackTypes, frame.named),
      }),
    );
    return;
  }
  if (frame.source === 'ability' && frame.picks === 0) tellGlory(run, frame);
  frame.picks++;
  pick(run, frame, effect, option - CARD);
}

/** Hugo's glory, told once and only when he makes use of it; the cards that he discards are told one by one. */
const tellGlory = (run: Run, { seat }: EffectsFrame): void =>
  run.emit?.(told('DQ-CMB-23', { type: 'ability-used', seat, ability: 'hugo-glory' }));

function pick(
  run: Run,
  frame: EffectsFrame,
  effect: Exclude<EffectOf<Picking>, EffectOf<'chooseAttackType'>>,
  card: number,
): void {
  const { combat } = run.state;
  const side = sideOf(frame);
  switch (effect.op) {
    case 'replacePlayedCard':
      replacePlayed(run, frame, card);
      return;
    case 'discardForAttack':
      fromHand(combat, side, card);
      combat.discard.push(card);
      run.emit?.(
        shown('DQ-CMB-25', {
          type: 'hand-discarded',
          side,
          fighter: tellFighter(combat, side),
          card: cardId(card),
        }),
      );
      modifyAttack(run, frame, effect.perCard);
      askPick(run, frame, effect);
      return;
    case 'discardFromDamagePile':
      takeOut(pileOf(combat, side), card);
      combat.discard.push(card);
      run.emit?.(
        told('DQ-CMB-19', {
          type: 'damage-removed',
          side,
          fighter: tellFighter(combat, side),
          card: cardId(card),
          pile: pileOf(combat, side).length,
        }),
      );
      askPick(run, frame, effect);
      return;
    case 'handToOwnDamagePile':
      handToOwnDamagePile(run, side, card);
      return;
    case 'takeFromOpponentHand':
      takeFromOpponent(run, side, card);
      return;
    case 'takeFromCombatStack':
      takeOut(combat.stack, card);
      handOf(combat, side).push(card);
      at(combat.seen, side).push(card);
      run.emit?.(
        told('DQ-CMB-19', {
          type: 'stack-taken',
          side,
          fighter: tellFighter(combat, side),
          card: cardId(card),
        }),
      );
      return;
    case 'combatStackToDamagePile':
      takeOut(combat.stack, card);
      combat.incoming.push(card);
      return;
    default:
      unreachable(effect);
  }
}

function takeOut(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
}

/** Guided Shot: the new card counts for everything that follows, its own text included (DQ-RULING-37). */
function replacePlayed(run: Run, frame: EffectsFrame, card: number): void {
  const { combat } = run.state;
  const side = sideOf(frame);
  const played = playedBy(combat, side);
  const place = played.indexOf(frame.of);
  fromHand(combat, side, card);
  played[place] = card;
  combat.discard.push(frame.of);
  run.emit?.(
    shown('DQ-RULING-37', {
      type: 'replaces',
      side,
      fighter: tellFighter(combat, side),
      card: cardId(frame.of),
      by: cardId(card),
    }),
  );
  startPower(run, side, card, frame.first === 1);
}

function handToOwnDamagePile(run: Run, side: Side, card: number): void {
  const { combat } = run.state;
  fromHand(combat, side, card);
  pileOf(combat, side).push(card);
  tellDamage(run, side, [card]);
  endIfDead(run);
}

/** DQ-CMB-21: a death in the middle of a round ends the combat at once. */
function endIfDead(run: Run): void {
  const frame = findFrame(run.state, 'combat');
  if (frame === undefined) return;
  const step = frame.step;
  checkDeaths(run, frame, false);
  if (frame.step !== step) backToCombat(run);
}

/** Shared Fates: only the two combatants know the card. Both are seats: power cards are not in play against the automaton (DQ-SOLO-02). */
function takeFromOpponent(run: Run, side: Side, card: number): void {
  const { combat } = run.state;
  passFromHand(combat, other(side), card);
  handOf(combat, side).push(card);
  at(combat.seen, side).push(card);
  const taken = {
    type: 'hand-taken',
    side,
    fighter: tellFighter(combat, side),
    from: tellFighter(combat, other(side)),
  } as const;
  run.emit?.(secret('DQ-CMB-04', combat.players, { ...taken, card: cardId(card) }, taken));
}

/** An optional effect of a power card is offered only where it can do something. */
export function powerMatters(combat: Combat, frame: EffectsFrame, effects: readonly Effect[]): boolean {
  const first = at(effects, 0);
  return !isPicking(first) || hasPick(combat, frame, first);
}
