import { at, type Seat } from '@mazmorra/kernel';
import { deckOf, PILES } from '../data/cards.ts';
import { heroes } from '../data/heroes.ts';
import { monsters } from '../data/monsters.ts';
import { roomTypes } from '../data/rooms.ts';
import { told } from '../events.ts';
import { heroOf, type Run } from '../run.ts';
import type { Cause, Hero, State } from '../state.ts';
import { DEATH_CAN_WAIT } from '../variants.ts';
import { mixIn } from './cards.ts';
import { returnTokens } from './determination.ts';
import { cardIdOf } from './heroes.ts';

/**
 * A hero would die (DQ-DIE-01). Everything still to be resolved for him stops (DQ-DIE-07); with Death Can Wait he
 * only lies unconscious (DQ-VAR-40), whatever it was (DQ-RULING-38). `slot` is the kept card that felled him.
 */
export function fall(run: Run, seat: Seat, cause: Cause, by: number, slot = -1): void {
  run.unwind = true;
  if ((run.state.optional & DEATH_CAN_WAIT) !== 0)
    run.afterwards = { kind: 'unconscious', seat, left: -1, cause, by, slot, step: 'loot' };
  else kill(run, seat, cause, by);
}

/** DQ-DIE-03: cards, tokens and figure go. DQ-DIE-04: tiles and entrance markers stay. */
export function kill(run: Run, seat: Seat, cause: Cause, by: number): void {
  const { state } = run;
  const hero = heroOf(state, seat);
  run.emit?.(
    told('DQ-DIE-01', {
      type: 'dies',
      seat,
      hero: at(heroes, hero.hero).id,
      cause,
      by: killer(state, cause, by),
      cell: hero.cell,
    }),
  );
  hero.fate = 'dead';
  hero.cause = cause;
  hero.by = by;
  returnCards(run, hero);
  removeFigure(state, hero);
}

function killer(state: State, cause: Cause, by: number): string {
  switch (cause) {
    case 'card':
      return cardIdOf(by);
    case 'room':
      return at(roomTypes, by).id;
    case 'combat':
    case 'escape':
      return at(monsters, by).id;
    case 'hero':
      return at(heroes, heroOf(state, by).hero).id;
    default:
      return '';
  }
}

/** All cards go back into their decks, each of which is then shuffled (DQ-RULING-43). */
function returnCards(run: Run, hero: Hero): void {
  const held = [...hero.loot, ...hero.kept, ...hero.pile];
  for (let deck = 0; deck < PILES; deck++) {
    const own = held.filter((card) => deckOf[card] === deck);
    if (own.length > 0) mixIn(run, deck, own, 'returned');
  }
  hero.loot.length = 0;
  hero.lootGold.length = 0;
  hero.lootDone.length = 0;
  hero.lootSeen.length = 0;
  hero.pile.length = 0;
  hero.visitLoot = 0;
}

/** Figure, tokens, kept cards and runes leave the table with a hero who died or got out. */
export function removeFigure(state: State, hero: Hero): void {
  returnTokens(state, hero);
  hero.kept.length = 0;
  hero.keptTokens.length = 0;
  hero.keptDone.length = 0;
  state.runesAway.push(...hero.runes);
  hero.runes.length = 0;
  hero.cell = -1;
  hero.from = -1;
  hero.half = -1;
  hero.below = 0;
  hero.pending = 0;
  hero.stuck = 0;
  hero.freed = 0;
  hero.mustReturn = 0;
  hero.dark = 0;
  hero.crossed = 0;
  hero.mayGoDown = 0;
  hero.surfaced = 0;
  hero.hole = 0;
  hero.travelled = 0;
  hero.lostTurns = 0;
  hero.searches = 0;
  hero.walledSearches = 0;
  hero.passage = -1;
}
