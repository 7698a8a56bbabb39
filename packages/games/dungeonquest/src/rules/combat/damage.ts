import { at, type Option, type Seat } from '@mazmorra/kernel';
import { attackTypeOf } from '../../data/combat.ts';
import { DUEL_DAMAGE } from '../../data/limits.ts';
import { shown, told } from '../../events.ts';
import type { CombatFrame } from '../../frames.ts';
import { does } from '../../options.ts';
import { ask, findFrame, pop, type Run } from '../../run.ts';
import type { Combat, State } from '../../state.ts';
import { LIVE_TO_FIGHT } from '../../variants.ts';
import { canEscape, slipAway } from '../escape.ts';
import { lifeOfHero } from '../heroes.ts';
import { returnToken } from '../tokens.ts';
import { takeWounds } from '../wounds.ts';
import { attackTotal } from './cards.ts';
import { cardIds, fighter, other, pileOf, playedBy, tellFighter } from './opening.ts';
import { startEntry } from './powers.ts';

/** Step 4, damage: the higher total wins the round (DQ-CMB-15). */
export function stepDamage(run: Run, frame: CombatFrame): void {
  const { state } = run;
  const { combat } = state;
  const totals = [attackTotal(combat, 0), attackTotal(combat, 1)];
  const [hero, monster] = [at(totals, 0), at(totals, 1)];
  frame.step = 'won';
  if (hero === monster) {
    stalemate(run, totals);
    frame.step = 'draw';
    return;
  }
  const side = hero > monster ? 0 : 1;
  combat.winner = side;
  run.emit?.(
    told('DQ-CMB-15', {
      type: 'round-won',
      side,
      fighter: tellFighter(combat, side),
      totals,
      deathblow: deathblow(combat).length,
    }),
  );
  if (side === 1) fleeingFails(run);
  else if (combat.fleeing === 1) getAway(run);
  else if (mayFlee(state)) ask(run, 'DEC-FLEE-ROUND', at(combat.players, 0));
}

/** DQ-CMB-18: all cards go to the combat stack (DQ-RULING-01), none is damage. */
function stalemate(run: Run, totals: readonly number[]): void {
  const { combat } = run.state;
  run.emit?.(told('DQ-CMB-18', { type: 'stalemate', totals }));
  for (const played of combat.played) {
    combat.stack.push(...played);
    played.length = 0;
  }
  fleeingFails(run);
}

/** Cards of the stack that have the type of a card the winner played (DQ-CMB-16). */
function deathblow(combat: Combat): number[] {
  const { winner } = combat;
  if (combat.noDeathblow[other(winner)] === 1) return [];
  const played = playedBy(combat, winner);
  return combat.stack.filter((card) => played.some((own) => attackTypeOf[own] === attackTypeOf[card]));
}

/** The winner's cards and the deathblow are on their way; effects of winning and losing may change that (DQ-CMB-17). */
export function winRound(run: Run): void {
  const { combat } = run.state;
  const { winner } = combat;
  const blow = deathblow(combat);
  const played = playedBy(combat, winner);
  combat.incoming.push(...played, ...blow);
  played.length = 0;
  combat.stack = combat.stack.filter((card) => !blow.includes(card));
  startResults(run, combat.ifLost, other(winner));
  startResults(run, combat.ifWon, winner);
}

/** A cancelled card has no text any more (DQ-CMB-22). */
function startResults(run: Run, entries: readonly number[], side: number): void {
  const { combat } = run.state;
  for (let entry = entries.length - 4; entry >= 0; entry -= 4) {
    if (at(entries, entry) !== side) continue;
    if (at(entries, entry + 3) === 1 && combat.cancelled[side] === 1) continue;
    startEntry(run, entries, entry);
  }
}

/** The cards arrive; the loser's cards go to the stack; who is dead is dead. */
export function settleRound(run: Run, frame: CombatFrame): void {
  const { combat } = run.state;
  const loser = other(combat.winner);
  const { incoming } = combat;
  /* Only the winner of this round can have announced it: DQ-VAR-80. */
  if (combat.fleeing === 1) combat.discard.push(...incoming);
  else {
    const limit = at(combat.limit, loser);
    let arriving = Math.max(0, incoming.length - at(combat.reduce, loser));
    if (limit >= 0) arriving = Math.min(arriving, limit);
    /* The last added are discarded first. */
    while (incoming.length > arriving) combat.discard.push(incoming.pop() as number);
    pileOf(combat, loser).push(...incoming);
    tellDamage(run, loser, incoming);
  }
  incoming.length = 0;
  combat.stack.push(...playedBy(combat, loser));
  playedBy(combat, loser).length = 0;
  frame.step = 'draw';
  checkDeaths(run, frame, true);
}

/** Damage a monster survives tells something of its Life. */
export function tellDamage(run: Run, side: number, cards: readonly number[]): void {
  const { combat } = run.state;
  run.emit?.(
    shown('DQ-CMB-15', {
      type: 'damage-added',
      side: other(other(side)),
      fighter: tellFighter(combat, side),
      cards: cardIds(cards),
      pile: pileOf(combat, side).length,
    }),
  );
}

/** DQ-CMB-20: a card of damage is a wound. */
const isDead = (state: State, side: number): boolean => {
  const damage = pileOf(state.combat, side).length;
  const hero = fighter(state, side);
  return hero === undefined ? damage >= state.combat.life : hero.wounds + damage >= lifeOfHero(hero);
};

/**
 * DQ-CMB-21: checked after step 4 and after every effect that changes a damage pile. If both are dead the hero is
 * dead and the monster's token goes back (DQ-RULING-28). A duel also ends with four cards of damage, after a round.
 */
export function checkDeaths(run: Run, frame: CombatFrame, roundOver: boolean): void {
  const { state } = run;
  const { combat } = state;
  if (combat.duel === 1) {
    if (
      isDead(state, 0) ||
      isDead(state, 1) ||
      (roundOver && combat.piles.some((pile) => pile.length >= DUEL_DAMAGE))
    )
      frame.step = 'over';
    return;
  }
  if (isDead(state, 0)) heroDies(run);
  else if (isDead(state, 1)) frame.step = 'over';
}

function heroDies(run: Run): void {
  const { state } = run;
  const { combat } = state;
  const monster = findFrame(state, 'monster');
  if (monster !== undefined && isDead(state, 1)) {
    returnToken(state, monster.monster, monster.life);
    monster.life = 0;
  }
  const damage = pileOf(combat, 0).length;
  takeWounds(run, at(combat.players, 0), damage, 'combat', combat.monster);
}

/** Drops the effects being run inside a combat that has just ended by them. */
export function backToCombat(run: Run): void {
  const { frames } = run.state;
  while (at(frames, frames.length - 1).kind !== 'combat') pop(run);
}

/** Live to Fight Another Day, where escape is not barred (DQ-VAR-80, DQ-VAR-83); a duel is no encounter with a monster. */
function mayFlee(state: State): boolean {
  if ((state.optional & LIVE_TO_FIGHT) === 0) return false;
  const frame = findFrame(state, 'monster');
  return frame !== undefined && canEscape(state, frame);
}

/** DEC-FLEE-ROUND */
export function answerFlee(run: Run, seat: Seat, option: Option): void {
  if (option !== does['try-to-escape']) return;
  run.state.combat.fleeing = 1;
  run.emit?.(told('DQ-VAR-80', { type: 'flees', seat, step: 'announced' }));
}

/** DQ-VAR-82 */
function fleeingFails(run: Run): void {
  const { combat } = run.state;
  if (combat.fleeing === 0) return;
  combat.fleeing = 0;
  run.emit?.(told('DQ-VAR-82', { type: 'flees', seat: at(combat.players, 0), step: 'failed' }));
}

/** DQ-VAR-81: the second round won in a row takes him away; the cards go back as the encounter is broken off. */
function getAway(run: Run): void {
  const { state } = run;
  const frame = findFrame(state, 'monster');
  if (frame === undefined) return;
  const damage = pileOf(state.combat, 0).length;
  run.emit?.(told('DQ-VAR-81', { type: 'flees', seat: frame.seat, step: 'away' }));
  if (damage > 0) takeWounds(run, frame.seat, damage, 'combat', frame.monster);
  slipAway(run, frame);
}
