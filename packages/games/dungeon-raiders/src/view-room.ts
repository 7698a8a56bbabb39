/** How the current room stands: what it asks for and what the open cards come to so far. All of it is public. */

import { at, type Seat, seatsOf, unreachable } from '@mazmorra/kernel';
import type { BossCard } from './data/bosses.ts';
import { type Gift, type MonsterCard, ROOM_LIST } from './data/rooms.ts';
import { currentRoom } from './rules/cards.ts';
import { ABOVE_ALL, highestBelow, total } from './rules/compare.ts';
import { strengthOf } from './rules/monster.ts';
import { targetsOf } from './rules/trap.ts';
import type { State } from './state.ts';

export type Challenge =
  | {
      readonly kind: 'treasure';
      readonly chests: readonly number[];
      /** The highest value among the open cards, 0 without any. */
      readonly highest: number;
    }
  | {
      readonly kind: 'monster' | 'boss';
      /** What the values must reach with this many players; `none` cannot be defeated. */
      readonly strength: number | 'none';
      /** The sum of the open cards, and what is missing to the strength. */
      readonly total: number;
      readonly missing: number;
      readonly wounds: number;
      readonly loseCoins: number;
      readonly eliminates: boolean;
    }
  | { readonly kind: 'vault'; readonly gifts: readonly Gift[] }
  | {
      readonly kind: 'trap';
      readonly target: 'most-coins' | 'least-wounds';
      /** Whom it would hit now. */
      readonly targets: readonly Seat[];
      /** The penalty for each highest value 1 to 5. */
      readonly penalty: readonly number[];
      readonly highest: number;
    };

export function challengeOf(state: State): Challenge {
  const card = at(ROOM_LIST, currentRoom(state));
  switch (card.kind) {
    case 'treasure':
      return { kind: 'treasure', chests: card.chests, highest: highestBelow(state, ABOVE_ALL) };
    case 'vault':
      return { kind: 'vault', gifts: card.gifts };
    case 'trap':
      return {
        kind: 'trap',
        target: card.target,
        targets: seatsOf(targetsOf(state, card)),
        penalty: card.penalty,
        highest: highestBelow(state, ABOVE_ALL),
      };
    case 'monster':
      return fightOf(state, card, { wounds: card.wounds, loseCoins: 0, eliminate: false });
    case 'boss':
      return fightOf(state, card, card.attack);
    default:
      return unreachable(card);
  }
}

function fightOf(state: State, card: MonsterCard | BossCard, attack: BossCard['attack']): Challenge {
  const sum = total(state);
  const strength = strengthOf(state, card);
  return {
    kind: card.kind,
    strength: strength ?? 'none',
    total: sum,
    missing: strength === undefined ? 0 : Math.max(0, strength - sum),
    wounds: attack.wounds,
    loseCoins: attack.loseCoins,
    eliminates: attack.eliminate,
  };
}
