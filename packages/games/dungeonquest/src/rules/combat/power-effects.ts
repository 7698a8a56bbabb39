import { at } from '@mazmorra/kernel';
import { attackOf, attackTypeOf, typeIndex } from '../../data/combat.ts';
import type { AttackType, EffectOf, NamedType } from '../../data/effect.ts';
import { monsters } from '../../data/monsters.ts';
import { programOf } from '../../data/programs.ts';
import { secret, shown, told } from '../../events.ts';
import type { EffectsFrame } from '../../frames.ts';
import { type Run, runInner } from '../../run.ts';
import type { Combat, Side } from '../../state.ts';
import { attackTotal, drawCombatCard, drawIntoHand, firstCard, firstType, fromHand } from './cards.ts';
import { cardId, cardIds, handOf, other, pileOf, tellFighter } from './opening.ts';

/** What power cards, first shot and lightning say (2.7). Every function is one effect of the vocabulary. */

/** The side whose card speaks. */
export const sideOf = (frame: EffectsFrame): Side => (frame.side === 1 ? 1 : 0);

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

/** What a card promised for the next round has no card of its own any more. */
const isCarried = (frame: EffectsFrame): { readonly carried?: true } =>
  frame.of < 0 ? { carried: true } : {};

export function modifyAttack(run: Run, frame: EffectsFrame, amount: number): void {
  const { combat } = run.state;
  const side = sideOf(frame);
  combat.bonus[side] = at(combat.bonus, side) + amount;
  run.emit?.(
    told('DQ-CMB-08', {
      type: 'attack-changed',
      side,
      fighter: tellFighter(combat, side),
      amount,
      total: attackTotal(combat, side),
      ...isCarried(frame),
    }),
  );
}

export function ifOpponentType(run: Run, frame: EffectsFrame, effect: EffectOf<'ifOpponentType'>): void {
  if (firstType(run.state.combat, other(sideOf(frame))) === named(frame, effect.attackType))
    runInner(run, frame, programOf(effect.do));
}

export function ifOwnType(run: Run, frame: EffectsFrame, effect: EffectOf<'ifOwnType'>): void {
  if (firstType(run.state.combat, sideOf(frame)) === named(frame, effect.attackType))
    runInner(run, frame, programOf(effect.do));
}

/** DQ-RULING-36: the printed value of the first card counts, and only that card can be cancelled (DQ-RULING-47). */
export function cancelOpponentIf(run: Run, frame: EffectsFrame, attackAtLeast: number): void {
  const card = firstCard(run.state.combat, other(sideOf(frame)));
  if (card >= 0 && at(attackOf, card) >= attackAtLeast) cancelOpponentCard(run, frame);
}

/** DQ-CMB-22: what the cancelled card promised for the next round does not happen either. Its type or value was looked at, so there is one. */
export function cancelOpponentCard(run: Run, frame: EffectsFrame): void {
  const { combat } = run.state;
  const opponent = other(sideOf(frame));
  const card = firstCard(combat, opponent);
  combat.cancelled[opponent] = 1;
  combat.next = withoutFirstCard(combat.next, opponent);
  run.emit?.(
    told('DQ-CMB-22', {
      type: 'cancelled',
      side: opponent,
      fighter: tellFighter(combat, opponent),
      card: cardId(card),
      ...isCarried(frame),
    }),
  );
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
  const seen = {
    type: 'hand-seen',
    side: other(side),
    fighter: tellFighter(combat, other(side)),
    by: tellFighter(combat, side),
  } as const;
  run.emit?.(secret('DQ-CMB-04', [at(combat.players, side)], { ...seen, cards: cardIds(hand) }, seen));
}

export function opponentDiscardsRandom(run: Run, frame: EffectsFrame, count: number): void {
  const { combat } = run.state;
  const side = other(sideOf(frame));
  for (let done = 0; done < count && handOf(combat, side).length > 0; done++) {
    const card = run.rng.pick(handOf(combat, side));
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
  }
}

export function drawMore(run: Run, frame: EffectsFrame, count: number): void {
  drawIntoHand(run, sideOf(frame), count);
}

/** Whom cards from the deck have hit before the first round, and how many lie there now. */
const monsterHit = (
  combat: Combat,
): { readonly monster: string; readonly player: number; readonly pile: number } => ({
  monster: at(monsters, combat.monster).id,
  player: at(combat.players, 1),
  pile: pileOf(combat, 1).length,
});

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
  run.emit?.(
    shown('DQ-RUNE-01', {
      type: 'lightning',
      seat: frame.seat,
      cards: cardIds(cards),
      ...monsterHit(combat),
    }),
  );
}

/** Tatianna's first shot, before combat: the deck is whole (DQ-CMB-24) and has more cards than are turned up. */
export function revealCombatDeck(run: Run, frame: EffectsFrame, effect: EffectOf<'revealCombatDeck'>): void {
  const { combat } = run.state;
  const wanted = typeIndex(effect.toDamagePile.attackType);
  const cards: number[] = [];
  for (let drawn = 0; drawn < effect.count; drawn++) cards.push(drawCombatCard(run));
  const hits = cards.filter((card) => attackTypeOf[card] === wanted);
  pileOf(combat, 1).push(...hits);
  combat.discard.push(...cards.filter((card) => attackTypeOf[card] !== wanted));
  run.emit?.(
    shown('DQ-MON-07', {
      type: 'first-shot',
      seat: frame.seat,
      cards: cardIds(cards),
      hits: cardIds(hits),
      ...monsterHit(combat),
    }),
  );
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
