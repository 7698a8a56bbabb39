import { at, type Option, type Seat, unreachable } from '@mazmorra/kernel';
import { attackOf, attackTypeOf, attackTypes, typeIndex } from '../../data/combat.ts';
import type { AttackType, Effect, EffectOf, NamedType } from '../../data/effect.ts';
import { effectAt, programOf } from '../../data/programs.ts';
import { secret, shown, told } from '../../events.ts';
import type { EffectsFrame } from '../../frames.ts';
import { CARD, does, TYPE } from '../../options.ts';
import { ask, findFrame, type Run, requireAsker, requireTop, runInner } from '../../run.ts';
import type { Combat, Side, State } from '../../state.ts';
import {
  attackTotal,
  drawCombatCard,
  drawIntoHand,
  firstCard,
  firstType,
  fromHand,
  passFromHand,
} from './cards.ts';
import { fits } from './counterattack.ts';
import { backToCombat, checkDeaths, tellDamage } from './damage.ts';
import { cardId, cardIds, handOf, other, pileOf, playedBy } from './opening.ts';
import { startPower } from './powers.ts';

/** What power cards, first shot and lightning say (2.7). Every function is one effect of the vocabulary. */

const sideOf = (frame: EffectsFrame): Side => (frame.side === 1 ? 1 : 0);

/** `$name` is the type the card's player named. */
const named = (frame: EffectsFrame, type: NamedType): number =>
  type.startsWith('$') ? frame.named : typeIndex(type as AttackType);

export function nextRound(run: Run, frame: EffectsFrame, effect: EffectOf<'nextRound'>): void {
  run.state.combat.next.push(sideOf(frame), programOf(effect.do), frame.named, frame.first);
}

export function onWinRound(run: Run, frame: EffectsFrame, effect: EffectOf<'onWinRound'>): void {
  run.state.combat.ifWon.push(sideOf(frame), programOf(effect.do), frame.named, frame.first);
}

export function onLoseRound(run: Run, frame: EffectsFrame, effect: EffectOf<'onLoseRound'>): void {
  run.state.combat.ifLost.push(sideOf(frame), programOf(effect.do), frame.named, frame.first);
}

export function modifyAttack(run: Run, frame: EffectsFrame, amount: number): void {
  const { combat } = run.state;
  const side = sideOf(frame);
  combat.bonus[side] = at(combat.bonus, side) + amount;
  run.emit?.(told('DQ-CMB-08', { type: 'attack-changed', side, amount, total: attackTotal(combat, side) }));
}

export function ifOpponentType(run: Run, frame: EffectsFrame, effect: EffectOf<'ifOpponentType'>): void {
  if (firstType(run.state.combat, other(sideOf(frame))) === named(frame, effect.attackType))
    runInner(run, frame, programOf(effect.do));
}

export function ifOwnType(run: Run, frame: EffectsFrame, effect: EffectOf<'ifOwnType'>): void {
  if (firstType(run.state.combat, sideOf(frame)) === named(frame, effect.attackType))
    runInner(run, frame, programOf(effect.do));
}

/** DQ-RULING-36: the printed value of the first card counts. */
export function cancelOpponentIf(run: Run, frame: EffectsFrame, attackAtLeast: number): void {
  const card = firstCard(run.state.combat, other(sideOf(frame)));
  if (card >= 0 && at(attackOf, card) >= attackAtLeast) cancelOpponentCard(run, frame);
}

/** DQ-CMB-22: what the cancelled card promised for the next round does not happen either. */
export function cancelOpponentCard(run: Run, frame: EffectsFrame): void {
  const { combat } = run.state;
  const opponent = other(sideOf(frame));
  const card = firstCard(combat, opponent);
  if (card < 0) return;
  combat.cancelled[opponent] = 1;
  combat.next = withoutFirstCard(combat.next, opponent);
  run.emit?.(told('DQ-CMB-22', { type: 'cancelled', side: opponent, card: cardId(card) }));
}

function withoutFirstCard(entries: readonly number[], side: Side): number[] {
  const kept: number[] = [];
  for (let entry = 0; entry < entries.length; entry += 4)
    if (entries[entry] !== side || entries[entry + 3] !== 1) kept.push(...entries.slice(entry, entry + 4));
  return kept;
}

export function lookAtHand(run: Run, frame: EffectsFrame): void {
  const { combat } = run.state;
  const side = sideOf(frame);
  const hand = handOf(combat, other(side));
  combat.seen[other(side)] = [...hand];
  run.emit?.(
    secret(
      'DQ-CMB-04',
      [at(combat.players, side)],
      { type: 'hand-seen', side: other(side), cards: cardIds(hand) },
      { type: 'hand-seen', side: other(side) },
    ),
  );
}

export function opponentDiscardsRandom(run: Run, frame: EffectsFrame, count: number): void {
  const { combat } = run.state;
  const side = other(sideOf(frame));
  for (let done = 0; done < count && handOf(combat, side).length > 0; done++) {
    const card = run.rng.pick(handOf(combat, side));
    fromHand(combat, side, card);
    combat.discard.push(card);
    run.emit?.(shown('DQ-CMB-25', { type: 'hand-discarded', side, card: cardId(card) }));
  }
}

export function drawMore(run: Run, frame: EffectsFrame, count: number): void {
  drawIntoHand(run, sideOf(frame), count);
}

/** In a won round on top of the other damage, before combat (Lightning Rune) at once. */
export function deckToDamagePile(run: Run, frame: EffectsFrame, count: number): void {
  const { combat } = run.state;
  const cards: number[] = [];
  for (let drawn = 0; drawn < count; drawn++) {
    const card = drawCombatCard(run);
    if (card >= 0) cards.push(card);
  }
  if (combat.winner >= 0) {
    combat.incoming.push(...cards);
    return;
  }
  pileOf(combat, 1).push(...cards);
  run.emit?.(shown('DQ-RUNE-01', { type: 'lightning', seat: frame.seat, cards: cardIds(cards) }));
}

/** Tatianna's first shot. */
export function revealCombatDeck(run: Run, frame: EffectsFrame, effect: EffectOf<'revealCombatDeck'>): void {
  const { combat } = run.state;
  const wanted = typeIndex(effect.toDamagePile.attackType);
  const cards: number[] = [];
  for (let drawn = 0; drawn < effect.count; drawn++) {
    const card = drawCombatCard(run);
    if (card >= 0) cards.push(card);
  }
  const hits = cards.filter((card) => attackTypeOf[card] === wanted);
  pileOf(combat, 1).push(...hits);
  combat.discard.push(...cards.filter((card) => attackTypeOf[card] !== wanted));
  run.emit?.(
    shown('DQ-MON-07', { type: 'first-shot', seat: frame.seat, cards: cardIds(cards), hits: cardIds(hits) }),
  );
}

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
        attackType: at(attackTypes, frame.named),
      }),
    );
    return;
  }
  frame.picks++;
  pick(run, frame, effect, option - CARD);
}

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
      run.emit?.(shown('DQ-CMB-25', { type: 'hand-discarded', side, card: cardId(card) }));
      modifyAttack(run, frame, effect.perCard);
      askPick(run, frame, effect);
      return;
    case 'discardFromDamagePile':
      takeOut(pileOf(combat, side), card);
      combat.discard.push(card);
      run.emit?.(told('DQ-CMB-19', { type: 'damage-removed', side, card: cardId(card) }));
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
      run.emit?.(told('DQ-CMB-19', { type: 'stack-taken', side, card: cardId(card) }));
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
  const place = frame.first === 1 ? 0 : played.lastIndexOf(frame.of);
  const old = at(played, place);
  fromHand(combat, side, card);
  played[place] = card;
  combat.discard.push(old);
  run.emit?.(shown('DQ-RULING-37', { type: 'replaces', side, card: cardId(old), by: cardId(card) }));
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

/** Shared Fates: only the two combatants know the card. */
function takeFromOpponent(run: Run, side: Side, card: number): void {
  const { combat } = run.state;
  passFromHand(combat, other(side), card);
  handOf(combat, side).push(card);
  at(combat.seen, side).push(card);
  run.emit?.(
    secret(
      'DQ-CMB-04',
      combat.players.filter((player) => player >= 0),
      { type: 'hand-taken', side, card: cardId(card) },
      { type: 'hand-taken', side },
    ),
  );
}

/** An optional effect of a power card is offered only where it can do something. */
export function powerMatters(combat: Combat, frame: EffectsFrame, effects: readonly Effect[]): boolean {
  const first = effects[0];
  return first === undefined || !isPicking(first) || hasPick(combat, { ...frame, picks: 0 }, first);
}

export function forbidCounter(run: Run, frame: EffectsFrame): void {
  run.state.combat.noCounter[other(sideOf(frame))] = 1;
}

/** No deathblow is scored against the card's player. */
export function forbidDeathblow(run: Run, frame: EffectsFrame): void {
  run.state.combat.noDeathblow[sideOf(frame)] = 1;
}

export function mustPlayType(run: Run, frame: EffectsFrame, effect: EffectOf<'mustPlayType'>): void {
  run.state.combat.mustPlay[other(sideOf(frame))] = typeIndex(effect.attackType);
}

export function limitDamage(run: Run, frame: EffectsFrame, max: number): void {
  const { limit } = run.state.combat;
  const side = sideOf(frame);
  const before = at(limit, side);
  limit[side] = before < 0 ? max : Math.min(before, max);
}

export function reduceDamage(run: Run, frame: EffectsFrame, amount: number): void {
  const { reduce } = run.state.combat;
  const side = sideOf(frame);
  reduce[side] = at(reduce, side) + amount;
}
