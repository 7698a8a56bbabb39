import { at, type Rng, type Viewer } from '@mazmorra/kernel';
import { copy } from './copy.ts';
import { type Card, NO_CARD } from './data/cards.ts';
import { BOSS_IDS, FIRST_BOSS, type Room } from './data/rooms.ts';
import { BOSS_PLACE, knowsLevel, knowsRoom, knowsSealed } from './knowledge.ts';
import { lowestCard, playable } from './rules/cards.ts';
import type { State } from './state.ts';

/**
 * Deals anew all that a viewer cannot know (section 5): rooms not seen, the boss, level cards to come, committed cards.
 * Hands stay as they are, since everything that made them was open.
 */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  if (viewer === 'all') return copy(state);
  const dealt: State = {
    ...copy(state),
    ...redealRooms(state, viewer, rng),
    levels: redealLevels(state, viewer, rng),
  };
  for (let seat = 0; seat < state.seats; seat++) {
    if (at(state.sealed, seat) === NO_CARD || knowsSealed(viewer, seat)) continue;
    dealt.sealed[seat] = rng.pick(cardsOf(playable(state, seat)));
  }
  return dealt;
}

/** Room cards change places among those not seen, the six removed included; the boss may be any of the ten. */
function redealRooms(state: State, viewer: Viewer, rng: Rng): Pick<State, 'rooms' | 'removedRooms'> {
  const rooms = state.rooms.slice();
  const unseen: Room[] = [];
  for (let place = 0; place < BOSS_PLACE; place++) {
    if (!knowsRoom(state, viewer, place)) unseen.push(at(rooms, place));
  }
  unseen.push(...state.removedRooms);
  rng.shuffle(inOrder(unseen));

  let next = 0;
  for (let place = 0; place < BOSS_PLACE; place++) {
    if (!knowsRoom(state, viewer, place)) rooms[place] = at(unseen, next++);
  }
  if (!knowsRoom(state, viewer, BOSS_PLACE)) rooms[BOSS_PLACE] = FIRST_BOSS + rng.int(BOSS_IDS.length);
  return { rooms, removedRooms: unseen.slice(next) };
}

function redealLevels(state: State, viewer: Viewer, rng: Rng): readonly number[] {
  const known = state.levels.filter((_, place) => knowsLevel(state, viewer, place));
  return [...known, ...rng.shuffle(inOrder(state.levels.slice(known.length)))];
}

/** The true order must not shine through the shuffle that follows. */
const inOrder = (items: number[]): number[] => items.sort((a, b) => a - b);

function cardsOf(bits: number): Card[] {
  const cards: Card[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) cards.push(lowestCard(rest));
  return cards;
}
