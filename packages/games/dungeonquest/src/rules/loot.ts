import { at, type Seat, seatBit } from '@mazmorra/kernel';
import { keepOf } from '../data/abilities.ts';
import { CATACOMB, deckIds, deckOf } from '../data/cards.ts';
import { type LossKind, secret, shown, told } from '../events.ts';
import { findFrame, heroOf, type Run } from '../run.ts';
import type { Hero } from '../state.ts';
import { SECRETS } from '../variants.ts';
import { mixIn } from './cards.ts';
import { dropTokens } from './determination.ts';
import { cardIdOf } from './heroes.ts';

/** Loot and kept cards beside a hero (DQ-TERM-07, DQ-TERM-08). */

/** Takes the card being resolved out of the hands of its frame, and out of the catacomb pile. */
function claim(run: Run, hero: Hero, card: number): void {
  const frame = findFrame(run.state, 'card');
  if (frame !== undefined) frame.taken = 1;
  const index = hero.pile.lastIndexOf(card);
  if (index >= 0) hero.pile.splice(index, 1);
}

/** Op `gainLoot` (DQ-CARD-04; hidden with Secrets, DQ-VAR-60). */
export function gainLoot(run: Run, seat: Seat, card: number, gold: number): void {
  const { state } = run;
  const hero = heroOf(state, seat);
  claim(run, hero, card);
  if (deckOf[card] === CATACOMB) hero.visitLoot++;
  addLoot(hero, card, gold, seatBit(seat));
  const deck = at(deckIds, at(deckOf, card));
  const known = {
    type: 'gains-loot',
    seat,
    deck,
    card: cardIdOf(card),
    gold,
    held: hero.loot.length,
  } as const;
  if ((state.optional & SECRETS) !== 0)
    run.emit?.(
      secret('DQ-VAR-61', [seat], known, { type: 'gains-loot', seat, deck, held: hero.loot.length }),
    );
  else run.emit?.(told('DQ-CARD-04', known));
}

/** DQ-CARD-11: any number of cards, each with a place of its own, whatever its name. */
export function addLoot(hero: Hero, card: number, gold: number, seen: number): void {
  hero.loot.push(card);
  hero.lootGold.push(gold);
  hero.lootDone.push(0);
  hero.lootSeen.push(seen);
}

/** Takes a Loot card away from a hero; the caller says where it goes. */
export function removeLoot(hero: Hero, index: number): number {
  const card = at(hero.loot, index);
  hero.loot.splice(index, 1);
  hero.lootGold.splice(index, 1);
  hero.lootDone.splice(index, 1);
  hero.lootSeen.splice(index, 1);
  return card;
}

/** DQ-CARD-08; what he found below in this visit goes to his catacomb pile while he is there (DQ-CAT-06). */
export function loseLoot(run: Run, seat: Seat, index: number, why: LossKind): void {
  const hero = heroOf(run.state, seat);
  const gold = at(hero.lootGold, index);
  const ofThisVisit = isOfThisVisit(hero, index);
  const card = removeLoot(hero, index);
  if (ofThisVisit) {
    hero.visitLoot--;
    hero.pile.push(card);
  } else at(run.state.discards, at(deckOf, card)).push(card);
  run.emit?.(
    shown('DQ-CARD-08', {
      type: 'loses-loot',
      seat,
      card: cardIdOf(card),
      gold,
      held: hero.loot.length,
      why,
    }),
  );
}

/** Catacomb Loot is kept in the order it was found, so that of this visit comes last. */
function isOfThisVisit(hero: Hero, index: number): boolean {
  if (deckOf[at(hero.loot, index)] !== CATACOMB) return false;
  let later = 0;
  for (let next = index + 1; next < hero.loot.length; next++)
    if (deckOf[at(hero.loot, next)] === CATACOMB) later++;
  return later < hero.visitLoot;
}

/** Op `discardLoot` */
export function discardLoot(
  run: Run,
  seat: Seat,
  how: 'all' | 'random',
  deck: number,
  notThis: number,
): void {
  const hero = heroOf(run.state, seat);
  if (how === 'all') {
    for (let index = hero.loot.length - 1; index >= 0; index--)
      if (deck < 0 || deckOf[at(hero.loot, index)] === deck) loseLoot(run, seat, index, 'dragon');
    return;
  }
  const count = hero.loot.length - (notThis >= 0 ? 1 : 0);
  if (count <= 0) return;
  const pick = run.rng.int(count);
  loseLoot(run, seat, notThis >= 0 && pick >= notThis ? pick + 1 : pick, 'random');
}

/** Op `keep`: several of one name each work by themselves (DQ-CARD-11). */
export function keepCard(run: Run, seat: Seat, card: number): void {
  const hero = heroOf(run.state, seat);
  claim(run, hero, card);
  hero.kept.push(card);
  hero.keptTokens.push(0);
  hero.keptDone.push(1);
  run.emit?.(told('DQ-CARD-01', { type: 'keeps', seat, card: cardIdOf(card) }));
}

/** Op `discardThis`: a catacomb card goes to the pile below, and above ground back to its deck (DQ-RULING-23). */
export function dropKept(run: Run, seat: Seat, slot: number): void {
  const hero = heroOf(run.state, seat);
  dropTokens(run, seat, slot);
  const card = at(hero.kept, slot);
  hero.kept.splice(slot, 1);
  hero.keptTokens.splice(slot, 1);
  hero.keptDone.splice(slot, 1);
  run.emit?.(
    told('DQ-CARD-15', { type: 'kept-gone', seat, card: cardIdOf(card), left: hero.kept.map(cardIdOf) }),
  );
  const deck = at(deckOf, card);
  if (deck !== CATACOMB) at(run.state.discards, deck).push(card);
  else if (hero.below === 1) hero.pile.push(card);
  else mixIn(run, CATACOMB, [card], 'returned');
}

/** Kept cards that go when their holder goes down or leaves (Lingering Shade). */
export function dropKeptWhen(run: Run, seat: Seat, event: 'enterCatacombs' | 'exitDungeon'): void {
  const { kept } = heroOf(run.state, seat);
  for (let slot = kept.length - 1; slot >= 0; slot--)
    if (keepOf[at(kept, slot)]?.discardWhen?.includes(event)) dropKept(run, seat, slot);
}
