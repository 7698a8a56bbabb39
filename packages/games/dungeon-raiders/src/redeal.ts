import type { Rng, Viewer } from '@mazmorra/kernel';
import { copy, copyWith, type Hidden } from './copy.ts';
import { type Card, NO_CARD } from './data/cards.ts';
import { BOSS_IDS, FIRST_BOSS, ROOM_CARD_IDS } from './data/rooms.ts';
import { BOSS_PLACE, knowsLevel, knowsRoom, knowsSealed } from './knowledge.ts';
import { addAt, numberAt, repeated } from './numbers.ts';
import { lowestCard, playable } from './rules/cards.ts';
import type { State } from './state.ts';

/**
 * Deals anew all that a viewer cannot know (section 5): rooms not seen, the boss, level cards to come, committed cards.
 * Hands stay as they are, since everything that made them was open.
 */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  if (viewer === 'all') return copy(state);
  const rooms = redealRooms(state, viewer, rng);
  const dealt = copyWith(state, { ...rooms, levels: redealLevels(state, viewer, rng) });
  for (let seat = 0; seat < state.seats; seat++) {
    if (numberAt(state.sealed, seat) === NO_CARD || knowsSealed(viewer, seat)) continue;
    dealt.sealed[seat] = rng.pick(cardsOf(playable(state, seat)));
  }
  return dealt;
}

/** Room cards change places among those not seen, the six removed included; the boss may be any of the ten. */
function redealRooms(state: State, viewer: Viewer, rng: Rng): Omit<Hidden, 'levels'> {
  const rooms = state.rooms.slice();
  const unseen = state.removedRooms.slice();
  for (let place = 0; place < BOSS_PLACE; place++) {
    if (!knowsRoom(state, viewer, place)) unseen.push(numberAt(rooms, place));
  }
  const cards = rng.shuffle(inOrder(unseen));
  const removedRooms = cards.splice(0, state.removedRooms.length);

  let next = 0;
  for (let place = 0; place < BOSS_PLACE; place++) {
    if (!knowsRoom(state, viewer, place)) rooms[place] = numberAt(cards, next++);
  }
  if (!knowsRoom(state, viewer, BOSS_PLACE)) rooms[BOSS_PLACE] = FIRST_BOSS + rng.int(BOSS_IDS.length);
  return { rooms, removedRooms };
}

function redealLevels(state: State, viewer: Viewer, rng: Rng): number[] {
  const levels: number[] = [];
  const unseen: number[] = [];
  for (let place = 0; place < state.levels.length; place++) {
    (knowsLevel(state, viewer, place) ? levels : unseen).push(numberAt(state.levels, place));
  }
  for (const level of rng.shuffle(inOrder(unseen))) levels.push(level);
  return levels;
}

/** The true order must not shine through the shuffle that follows. Counting is quicker than sorting. */
function inOrder(cards: readonly number[]): number[] {
  const counts = repeated(0, ROOM_CARD_IDS.length);
  for (const card of cards) addAt(counts, card, 1);
  const sorted: number[] = [];
  for (let card = 0; card < counts.length; card++) {
    for (let left = numberAt(counts, card); left > 0; left--) sorted.push(card);
  }
  return sorted;
}

function cardsOf(bits: number): Card[] {
  const cards: Card[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) cards.push(lowestCard(rest));
  return cards;
}
