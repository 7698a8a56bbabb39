import { at, type Seat, seatBit, type Viewer } from '@mazmorra/kernel';
import { deckIds, deckOf, typeOf } from '../data/cards.ts';
import { monsters } from '../data/monsters.ts';
import { tiles } from '../data/tiles.ts';
import type { CardFrame, Frame } from '../frames.ts';
import { canEscape } from '../rules/escape.ts';
import { cardIdOf } from '../rules/heroes.ts';
import { attributeName, targetOf } from '../rules/tests.ts';
import { heroOf } from '../run.ts';
import type { Cause, State } from '../state.ts';
import { SECRETS } from '../variants.ts';
import { HIDDEN, type Hidden, knows } from './hidden.ts';

/** What is being resolved, as far as it is a thing on the table. */
export type DoingView =
  | { readonly kind: 'card'; readonly seat: Seat; readonly deck: string; readonly card: string | Hidden }
  | {
      readonly kind: 'test';
      readonly seat: Seat;
      readonly attribute: string;
      readonly needs: number;
      readonly bonus: number;
      /** Empty before the roll. */
      readonly dice: readonly number[];
    }
  | {
      readonly kind: 'wounds';
      readonly seat: Seat;
      readonly amount: number;
      readonly cause: Cause;
      readonly dice: readonly number[];
    }
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly obstacle: number;
    }
  | { readonly kind: 'tile'; readonly seat: Seat; readonly cell: number; readonly tile: string }
  | {
      readonly kind: 'monster';
      readonly seat: Seat;
      readonly monster: string;
      readonly player: number;
      readonly life: number | Hidden;
      readonly mayEscape: boolean;
    }
  | { readonly kind: 'bribe'; readonly seat: Seat; readonly gold: number; readonly cards: number }
  | { readonly kind: 'stasis'; readonly seat: Seat; readonly made: number; readonly total: number }
  | { readonly kind: 'rage'; readonly seat: Seat }
  | { readonly kind: 'unconscious'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'duel'; readonly attacker: Seat; readonly defender: number; readonly loser: number }
  | { readonly kind: 'servant'; readonly seat: Seat; readonly monster: string | undefined };

export const viewDoing = (state: State, viewer: Viewer): DoingView[] =>
  state.frames.flatMap((frame) => viewFrame(state, frame, viewer) ?? []);

function viewFrame(state: State, frame: Frame, viewer: Viewer): DoingView | undefined {
  switch (frame.kind) {
    case 'card':
      return viewCard(state, frame, viewer);
    case 'test': {
      const hero = heroOf(state, frame.seat);
      return {
        kind: 'test',
        seat: frame.seat,
        attribute: attributeName(hero, frame.attribute),
        needs: targetOf(hero, frame),
        bonus: frame.bonus,
        dice: frame.first > 0 ? [frame.first, frame.second] : [],
      };
    }
    case 'wounds': {
      const { seat, amount, cause, first, second } = frame;
      return { kind: 'wounds', seat, amount, cause, dice: first > 0 ? [first, second] : [] };
    }
    case 'move':
      return { kind: 'move', seat: frame.seat, from: frame.from, to: frame.to, obstacle: frame.obstacle };
    case 'explore':
      return frame.tile < 0
        ? undefined
        : { kind: 'tile', seat: frame.seat, cell: frame.cell, tile: at(tiles, frame.tile).id };
    case 'monster':
      return {
        kind: 'monster',
        seat: frame.seat,
        monster: at(monsters, frame.monster).id,
        player: frame.player,
        life: frame.life > 0 && knows(viewer, frame.seen) ? frame.life : HIDDEN,
        mayEscape: canEscape(state, frame),
      };
    case 'bribe':
      return { kind: 'bribe', seat: frame.seat, gold: frame.gold, cards: frame.cards };
    case 'stasis':
      return { kind: 'stasis', seat: frame.seat, made: frame.made, total: frame.total };
    case 'rage':
      return { kind: 'rage', seat: frame.drawer };
    case 'unconscious':
      return { kind: 'unconscious', seat: frame.seat, cards: frame.left };
    case 'duel':
      return { kind: 'duel', attacker: frame.seat, defender: frame.other, loser: frame.loser };
    case 'servant':
      return {
        kind: 'servant',
        seat: frame.seat,
        monster: frame.drawn < 0 ? undefined : at(monsters, Math.floor(frame.drawn / 10)).id,
      };
    default:
      return undefined;
  }
}

/** With Secrets a Loot card just drawn is for its drawer only (DQ-VAR-61). */
export const isHiddenCard = (state: State, frame: CardFrame): boolean =>
  (state.optional & SECRETS) !== 0 && typeOf[frame.card] === 'loot' && frame.taken === 0;

function viewCard(state: State, frame: CardFrame, viewer: Viewer): DoingView {
  const known = !isHiddenCard(state, frame) || knows(viewer, seatBit(frame.seat));
  return {
    kind: 'card',
    seat: frame.seat,
    deck: at(deckIds, at(deckOf, frame.card)),
    card: known ? cardIdOf(frame.card) : HIDDEN,
  };
}
