import { at, type Seat } from '@mazmorra/kernel';
import { CATACOMB, DOOR, DRAGON, DUNGEON, deckIds, deckOf, typeOf } from '../data/cards.ts';
import { cardProgram } from '../data/programs.ts';
import { type ShuffleReason, secret, shown, told } from '../events.ts';
import type { CardFrame, DrawFrame } from '../frames.ts';
import { does } from '../options.ts';
import { ask, heroOf, pop, push, type Run, requireAsker, runEffects } from '../run.ts';
import { SECRETS } from '../variants.ts';
import { abilityOf, cardIdOf, hasRune, useAbility, useRune } from './heroes.ts';

/** Drawing and resolving cards of the encounter decks (3.12). */

export function drawCards(run: Run, seat: Seat, deck: number, count: number): void {
  push(run, { kind: 'draw', seat, deck, left: count, foresight: 0 });
}

/** One card after another, each resolved before the next, also those that a card makes him draw (DQ-CARD-02). */
export function stepDraw(run: Run, frame: DrawFrame): void {
  const { seat, deck, foresight } = frame;
  if (--frame.left <= 0) pop(run);
  if (deck === DRAGON) heroOf(run.state, seat).dragonCards++;
  const card = takeCard(run, deck);
  if (card >= 0) push(run, { kind: 'card', seat, card, step: 'drawn', taken: 0, refused: 0, foresight });
  else run.emit?.(told('DQ-CARD-07', { type: 'deck-empty', deck: at(deckIds, deck) }));
}

/**
 * The next card that is no Shuffle card, or -1. An empty deck takes its discards back (DQ-CARD-07); where there are none, nothing is
 * drawn, treasure included (DQ-DRG-11). A Shuffle card goes back with the discards, and the deck is shuffled (DQ-CARD-06): it never
 * comes to a catacomb pile (DQ-RULING-24).
 */
export function takeCard(run: Run, deck: number): number {
  const { state } = run;
  const pile = at(state.decks, deck);
  const discard = at(state.discards, deck);
  for (;;) {
    if (pile.length === 0) {
      if (discard.length === 0) return -1;
      mixIn(run, deck, discard, 'empty');
      discard.length = 0;
    }
    const card = pile.pop() as number;
    if (typeOf[card] !== 'shuffle') return card;
    pile.push(card);
    mixIn(run, deck, discard, 'card');
    discard.length = 0;
    if (pile.every((other) => typeOf[other] === 'shuffle')) return -1;
  }
}

/** Puts cards into a deck and shuffles it. */
export function mixIn(run: Run, deck: number, cards: readonly number[], why: ShuffleReason): void {
  const pile = at(run.state.decks, deck);
  for (const card of cards) pile.push(card);
  run.rng.shuffle(pile);
  run.emit?.(
    told(why === 'card' ? 'DQ-CARD-06' : 'DQ-CARD-07', { type: 'shuffles', deck: at(deckIds, deck), why }),
  );
}

/** A card from the draw to its pile: foresight, runes, text (DQ-CARD-01). Death Touch comes before the text (DQ-RULING-44). */
export function stepCard(run: Run, frame: CardFrame): void {
  const { seat, card } = frame;
  const hero = heroOf(run.state, seat);
  switch (frame.step) {
    case 'drawn':
      frame.step = 'trap';
      tellDraw(run, frame);
      if (deckOf[card] === CATACOMB) layOnPile(run, frame);
      if (
        deckOf[card] === DUNGEON &&
        frame.foresight === 0 &&
        abilityOf(hero, 'dungeonCardDrawn') !== undefined
      )
        ask(run, 'DEC-CHALLARA', seat);
      return;
    case 'trap':
      frame.step = 'monster';
      if (frame.refused === 0 && typeOf[card] === 'trap' && hasRune(hero, 'warning'))
        ask(run, 'DEC-TRAP-RUNE', seat);
      return;
    case 'monster':
      frame.step = 'text';
      if (frame.refused === 0 && typeOf[card] === 'monster' && hasRune(hero, 'deathTouch'))
        ask(run, 'DEC-MONSTER-RUNE', seat);
      return;
    case 'text':
      frame.step = 'done';
      if (frame.refused === 0) runEffects(run, seat, at(cardProgram, card), 'card', card);
      return;
    case 'done':
      pop(run);
      layAway(run, frame);
      if (frame.refused === 1) drawInPlace(run, frame);
  }
}

/** With Secrets only the owner sees a Loot card that is drawn (DQ-VAR-61). */
function tellDraw(run: Run, { seat, card }: CardFrame): void {
  const deck = at(deckIds, at(deckOf, card));
  const known = { type: 'draws', seat, deck, card: cardIdOf(card) } as const;
  if ((run.state.optional & SECRETS) !== 0 && typeOf[card] === 'loot')
    run.emit?.(secret('DQ-VAR-61', [seat], known, { type: 'draws', seat, deck }));
  else run.emit?.(shown('DQ-CARD-01', known));
}

/**
 * DQ-CAT-06: a catacomb card lies in the hero's pile from the moment it is drawn, and counts for his way even if he keeps it
 * (DQ-RULING-22). Cards of other decks do not (DQ-CAT-07).
 */
function layOnPile(run: Run, frame: CardFrame): void {
  const hero = heroOf(run.state, frame.seat);
  hero.travelled++;
  hero.pile.push(frame.card);
  frame.taken = 1;
}

/** The card is done with: to its discards unless somebody has it (DQ-CARD-01, DQ-MON-15). Also when it is broken off. */
export function layAway(run: Run, frame: CardFrame): void {
  if (frame.taken === 0) at(run.state.discards, at(deckOf, frame.card)).push(frame.card);
}

/** A card refused by Challara gives way to another one, and so does a Spear Trap on a door (DQ-RUNE-07). */
function drawInPlace(run: Run, { seat, card, foresight }: CardFrame): void {
  const deck = at(deckOf, card);
  if (foresight === 2) push(run, { kind: 'draw', seat, deck, left: 1, foresight: 1 });
  else if (deck === DOOR) drawCards(run, seat, deck, 1);
}

/** DEC-CHALLARA */
export function answerForesight(run: Run, seat: Seat, option: number): void {
  const ability = abilityOf(heroOf(run.state, seat), 'dungeonCardDrawn');
  if (option === does.redraw && ability !== undefined) useAbility(run, seat, ability);
}

/** Op `redrawDungeonCard`: the next card must be encountered. */
export function redraw(run: Run, seat: Seat): void {
  refuse(run, seat, 'challara-foresight');
  requireAsker(run.state, 'card').foresight = 2;
}

/** DEC-TRAP-RUNE */
export function answerTrapRune(run: Run, seat: Seat, option: number): void {
  if (option === does.use) useRune(run, seat, 'warning');
}

/** Ops `discardDrawnCard`, `redrawDungeonCard` and `removeMonster` on a card: it is not read. */
export function refuse(run: Run, seat: Seat, by: string): void {
  const frame = requireAsker(run.state, 'card');
  frame.refused = 1;
  run.emit?.(told('DQ-CARD-17', { type: 'refuses', seat, card: cardIdOf(frame.card), by }));
}
