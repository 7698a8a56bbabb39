import { at, type Option, type Seat, seatBit } from '@mazmorra/kernel';
import { spaceOf } from '../data/board.ts';
import { deckIds, deckOf } from '../data/cards.ts';
import { DUEL_DAMAGE } from '../data/limits.ts';
import { secret, shown, told } from '../events.ts';
import type { DuelFrame } from '../frames.ts';
import { BACK, does, LOOT, SEAT, TO } from '../options.ts';
import { ask, heroOf, isInside, pop, push, type Run, requireAsker, requireTop } from '../run.ts';
import type { Hero, State } from '../state.ts';
import { EARLIER_DEFEATS, SECRETS } from '../variants.ts';
import { isExplored, openMove } from './board.ts';
import { closeCombat, openDuel, pileOf } from './combat/opening.ts';
import { fall } from './death.ts';
import { cardIdOf, lifeOfHero } from './heroes.ts';
import { addLoot, removeLoot } from './loot.ts';
import { walk } from './places.ts';

/** Hero versus Hero. */

export function stepDuel(run: Run, frame: DuelFrame): void {
  switch (frame.step) {
    case 'target':
      chooseTarget(run, frame);
      return;
    case 'fight':
      frame.step = 'death';
      endFight(run, frame);
      return;
    case 'death':
      frame.step = 'winner';
      dieOfWounds(run, frame.loser, winnerOf(frame));
      return;
    case 'winner':
      frame.step = 'flee';
      keepRoomForLater(run.state, frame.seat);
      dieOfWounds(run, winnerOf(frame), frame.loser);
      return;
    case 'flee':
      frame.step = 'done';
      if (isInside(heroOf(run.state, frame.loser))) flee(run, frame);
      return;
    case 'done':
      endDuel(run, frame);
  }
}

const winnerOf = (frame: DuelFrame): Seat => (frame.loser === frame.seat ? frame.other : frame.seat);

/** Heroes in the space he moved into (DQ-VAR-10). */
function targets(state: State, seat: Seat): number[] {
  const space = spaceOf(heroOf(state, seat).cell);
  const found: number[] = [];
  state.heroes.forEach((hero, other) => {
    if (other !== seat && isInside(hero) && hero.below === 0 && spaceOf(hero.cell) === space)
      found.push(other);
  });
  return found;
}

function chooseTarget(run: Run, frame: DuelFrame): void {
  const found = targets(run.state, frame.seat);
  if (found.length === 1) attack(run, frame, at(found, 0));
  else ask(run, 'DEC-HVH-TARGET', frame.seat);
}

function attack(run: Run, frame: DuelFrame, defender: Seat): void {
  frame.other = defender;
  frame.step = 'fight';
  run.emit?.(told('DQ-VAR-10', { type: 'duel', attacker: frame.seat, defender }));
  openDuel(run, frame.seat, defender);
  push(run, { kind: 'combat', step: 'draw', side: 0 });
}

/** DEC-HVH-TARGET */
export function targetOptions(state: State, seat: Seat, into: Option[]): void {
  for (const other of targets(state, seat)) into.push(SEAT + other);
}

export function answerTarget(run: Run, _seat: Seat, option: Option): void {
  attack(run, requireTop(run.state, 'duel'), option - SEAT);
}

/** Both damage piles become wounds; the defeated one is the dead one, or the one with more cards (DQ-VAR-11, DQ-VAR-12). */
function endFight(run: Run, frame: DuelFrame): void {
  const { state } = run;
  const { combat } = state;
  const seats = [frame.seat, frame.other];
  const damage = [pileOf(combat, 0).length, pileOf(combat, 1).length];
  const beaten = seats.map((seat, side) => {
    const hero = heroOf(state, seat);
    return at(damage, side) >= DUEL_DAMAGE || hero.wounds + at(damage, side) >= lifeOfHero(hero);
  });
  const attackerLoses = at(beaten, 0) && (!at(beaten, 1) || at(damage, 0) >= at(damage, 1));
  frame.loser = attackerLoses ? frame.seat : frame.other;
  closeCombat(run);
  seats.forEach((seat, side) => {
    addWounds(run, seat, at(damage, side));
  });
  run.emit?.(told('DQ-VAR-11', { type: 'duel-won', winner: winnerOf(frame), loser: frame.loser }));
  if (heroOf(state, frame.loser).loot.length > 0) ask(run, 'DEC-HVH-LOOT', winnerOf(frame));
}

function addWounds(run: Run, seat: Seat, count: number): void {
  if (count === 0) return;
  const hero = heroOf(run.state, seat);
  hero.wounds += count;
  run.emit?.(
    told('DQ-VAR-11', {
      type: 'wounds',
      seat,
      count,
      wounds: hero.wounds,
      life: lifeOfHero(hero),
      cause: 'hero',
    }),
  );
}

const isFelled = (hero: Hero): boolean => isInside(hero) && hero.wounds >= lifeOfHero(hero);

/** A dead loser dies only now, after the winner's pick (DQ-VAR-12). */
function dieOfWounds(run: Run, seat: Seat, by: Seat): void {
  if (isFelled(heroOf(run.state, seat))) fall(run, seat, 'hero', by);
}

/**
 * A winning attacker who falls unconscious has no turn left (DQ-VAR-41), so he encounters the room on his next one (DQ-VAR-43); with
 * the earlier defeats (DQ-VAR-121) he goes on as if he had not fallen. A losing one has fallen already, and is up again or dead.
 */
function keepRoomForLater(state: State, attacker: Seat): void {
  const hero = heroOf(state, attacker);
  if (isFelled(hero) && (state.optional & EARLIER_DEFEATS) === 0) hero.pending = 1;
}

/** DEC-HVH-LOOT: one card or none; with Secrets he sees only the backs. */
export function spoilOptions(state: State, _seat: Seat, into: Option[]): void {
  const { loser } = requireAsker(state, 'duel');
  for (const card of heroOf(state, loser).loot) {
    const option = (state.optional & SECRETS) !== 0 ? BACK + at(deckOf, card) : LOOT + card;
    if (!into.includes(option)) into.push(option);
  }
  into.push(does.none);
}

export function answerSpoil(run: Run, seat: Seat, option: Option): void {
  const { state } = run;
  if (option === does.none) return;
  const { loser } = requireTop(state, 'duel');
  const from = heroOf(state, loser);
  const index =
    (state.optional & SECRETS) !== 0 ? pickBack(run, from, option - BACK) : from.loot.indexOf(option - LOOT);
  const gold = at(from.lootGold, index);
  const card = removeLoot(from, index);
  addLoot(heroOf(state, seat), card, gold, seatBit(seat) | seatBit(loser));
  const deck = at(deckIds, at(deckOf, card));
  const counts = { held: heroOf(state, seat).loot.length, left: from.loot.length };
  const taken = { type: 'loot-taken', from: loser, by: seat, deck, ...counts } as const;
  const known = { ...taken, card: cardIdOf(card) };
  if ((state.optional & SECRETS) !== 0) run.emit?.(secret('DQ-VAR-12', [seat, loser], known, taken));
  else run.emit?.(shown('DQ-VAR-12', known));
}

/** Cards of one deck look alike from the back: any of them may be the one. */
function pickBack(run: Run, hero: Hero, deck: number): number {
  const indices = hero.loot.flatMap((card, index) => (deckOf[card] === deck ? [index] : []));
  return run.rng.pick(indices);
}

/**
 * DQ-VAR-12: as if escaping; the attacker the way he came, the defender where he can; with no way out he stays. There, too, he has a
 * pending encounter (DQ-VAR-13), which starts no second duel; with the earlier defeats (DQ-VAR-121) he has none.
 */
function flee(run: Run, frame: DuelFrame): void {
  const { state } = run;
  const loser = heroOf(state, frame.loser);
  if (frame.loser === frame.seat && loser.from >= 0) fleeTo(run, frame.loser, loser.from);
  else if (fleeSpaces(state, frame.loser).length > 0) ask(run, 'DEC-HVH-FLEE', frame.loser);
  else if ((state.optional & EARLIER_DEFEATS) === 0) loser.pending = 1;
}

function fleeTo(run: Run, seat: Seat, to: number): void {
  walk(run, seat, to, 'flee');
  heroOf(run.state, seat).pending = 1;
}

/** Adjacent explored spaces by an open move, obstacles and figures ignored. */
function fleeSpaces(state: State, seat: Seat): number[] {
  const { cell } = heroOf(state, seat);
  const spaces: number[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const to = openMove(state, cell, direction);
    if (to >= 0 && isExplored(state, to)) spaces.push(to);
  }
  return spaces;
}

/** DEC-HVH-FLEE */
export function fleeOptions(state: State, seat: Seat, into: Option[]): void {
  for (const cell of fleeSpaces(state, seat)) into.push(TO + cell);
}

export function answerFleeSpace(run: Run, seat: Seat, option: Option): void {
  fleeTo(run, seat, option - TO);
}

/** DQ-VAR-13: a winning attacker goes on with the room unless it is to wait; otherwise his turn is over. */
function endDuel(run: Run, frame: DuelFrame): void {
  const attacker = heroOf(run.state, frame.seat);
  pop(run);
  if (frame.loser === frame.seat || !isInside(attacker) || attacker.pending === 1) run.unwind = true;
}
