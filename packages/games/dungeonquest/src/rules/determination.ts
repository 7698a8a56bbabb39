import { at, type Seat } from '@mazmorra/kernel';
import { cards } from '../data/cards.ts';
import { roomTypes } from '../data/rooms.ts';
import { told } from '../events.ts';
import { STORE_FOCUS, STORE_HOLE, STORE_ONCE, STORE_PASSAGE, STORE_ROOM } from '../frames.ts';
import { heroOf, type Run } from '../run.ts';
import type { Hero, State } from '../state.ts';
import { FOCUSED_DETERMINATION } from '../variants.ts';
import { roomAt } from './board.ts';

/** Determination tokens by what they belong to (DQ-DET-04). */

export const isFocused = (state: State): boolean => (state.optional & FOCUSED_DETERMINATION) !== 0;

/** Where the tokens of an encounter lie: all in one place with Focused Determination (DQ-VAR-30). */
export const storeFor = (state: State, store: number): number => (isFocused(state) ? STORE_FOCUS : store);

export function tokensIn(hero: Hero, store: number): number {
  switch (store) {
    case STORE_ROOM:
      return hero.roomTokens;
    case STORE_PASSAGE:
      return hero.passageTokens;
    case STORE_HOLE:
      return hero.holeTokens;
    case STORE_ONCE:
      return hero.onceTokens;
    case STORE_FOCUS:
      return hero.focusTokens;
    default:
      return at(hero.keptTokens, store);
  }
}

function setTokens(hero: Hero, store: number, count: number): void {
  switch (store) {
    case STORE_ROOM:
      hero.roomTokens = count;
      return;
    case STORE_PASSAGE:
      hero.passageTokens = count;
      return;
    case STORE_HOLE:
      hero.holeTokens = count;
      return;
    case STORE_ONCE:
      hero.onceTokens = count;
      return;
    case STORE_FOCUS:
      hero.focusTokens = count;
      return;
    default:
      hero.keptTokens[store] = count;
  }
}

/** What the tokens of a store are for, as the log names it; those for any test or for a card just drawn need no name. */
function storeName(state: State, hero: Hero, store: number): { readonly for?: string } {
  switch (store) {
    case STORE_ONCE:
    case STORE_FOCUS:
      return {};
    case STORE_ROOM:
      return { for: at(roomTypes, roomAt(state, hero.cell)).id };
    case STORE_PASSAGE:
      return { for: 'portcullis' };
    case STORE_HOLE:
      return { for: 'catacomb-hole-in-the-roof' };
    default:
      return { for: at(cards, at(hero.kept, store)).id };
  }
}

/** DQ-DET-01: as far as the pool lasts. */
export function gainTokens(run: Run, seat: Seat, store: number, wanted: number): void {
  const { state } = run;
  const count = Math.min(wanted, state.determination);
  if (count === 0) return;
  const hero = heroOf(state, seat);
  const held = tokensIn(hero, store) + count;
  state.determination -= count;
  setTokens(hero, store, held);
  const what = storeName(state, hero, store);
  run.emit?.(told('DQ-DET-01', { type: 'determination', seat, change: count, held, ...what }));
}

export function loseTokens(run: Run, seat: Seat, store: number, count: number): void {
  if (count === 0) return;
  const hero = heroOf(run.state, seat);
  const held = tokensIn(hero, store) - count;
  run.state.determination += count;
  setTokens(hero, store, held);
  const what = storeName(run.state, hero, store);
  run.emit?.(told('DQ-DET-03', { type: 'determination', seat, change: -count, held, ...what }));
}

/** DQ-DET-03: the encounter is over. Focused tokens lie elsewhere and stay (DQ-VAR-31). */
export function dropTokens(run: Run, seat: Seat, store: number): void {
  loseTokens(run, seat, store, tokensIn(heroOf(run.state, seat), store));
}

/** Gives up the passage he tried: its tokens are lost (DQ-PORT-07). */
export function givePassageUp(run: Run, seat: Seat): void {
  dropTokens(run, seat, STORE_PASSAGE);
  heroOf(run.state, seat).passage = -1;
}

/** All tokens of a hero, wherever they lie. */
export const allTokens = (hero: Hero): number =>
  hero.roomTokens +
  hero.passageTokens +
  hero.holeTokens +
  hero.onceTokens +
  hero.focusTokens +
  hero.keptTokens.reduce((sum, count) => sum + count, 0);

/** The tokens of a hero who leaves the board go back to the pool (DQ-DIE-03); those beside kept cards go with the cards. */
export function returnTokens(state: State, hero: Hero): void {
  state.determination += allTokens(hero);
  hero.roomTokens = 0;
  hero.passageTokens = 0;
  hero.holeTokens = 0;
  hero.onceTokens = 0;
  hero.focusTokens = 0;
}
