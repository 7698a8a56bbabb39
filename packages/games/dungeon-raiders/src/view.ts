/** Section 5: the only place that decides who sees what. */

import { at, hasSeat, type Outcome, type Seat, seatsOf, type Viewer } from '@mazmorra/kernel';
import {
  CARD_IDS,
  type Card,
  type CardId,
  ITEM_IDS,
  type ItemId,
  NO_CARD,
  POWER_IDS,
  type PowerId,
} from './data/cards.ts';
import { CHARACTER_IDS, type CharacterId } from './data/characters.ts';
import { LEVEL_COUNT, ROOMS_PER_LEVEL } from './data/constants.ts';
import { LEVEL_IDS, type LevelId } from './data/levels.ts';
import { isBoss, ROOM_IDS, type RoomId } from './data/rooms.ts';
import { awaited, isCleared, isOver } from './decisions.ts';
import type { FaceDown } from './events.ts';
import { knowsRoom, knowsSealed } from './knowledge.ts';
import { ESCAPE, itemsHeld, openMeaning, usedPower } from './rules/cards.ts';
import { outcomeOf } from './rules/end.ts';
import { darkPositions, seenBy } from './rules/torch.ts';
import type { State } from './state.ts';
import { type Challenge, challengeOf } from './view-room.ts';

/** What a viewer may know. Levels and positions count from 1. */
export interface View {
  readonly seats: number;
  readonly tactical: boolean;
  /** The rulings this table chose. */
  readonly rulings: {
    readonly bossStrength: 16 | 18;
    readonly torchShows: 'all' | 'one';
    readonly tacticalTie: 'next-clockwise' | 'nearest';
  };
  /** What is going on: first cards are chosen, further cards after crystal balls, or nothing any more. */
  readonly phase: 'play' | 'crystal-ball' | 'over';
  readonly level: number;
  readonly levelCard: LevelId;
  readonly position: number;
  /** The five rooms of this level from left to right. */
  readonly row: readonly RowRoom[];
  /** The levels before this one, whose rooms are all known. */
  readonly earlier: readonly { readonly levelCard: LevelId; readonly rooms: readonly RoomId[] }[];
  /** The current room and how it stands; the boss at the end of the game. */
  readonly room: RoomId;
  readonly challenge: Challenge;
  /** The room before this one and the final card of each seat in it; absent in the first room. At the end: the boss. */
  readonly previous?: { readonly room: RoomId; readonly cards: readonly CardId[] };
  readonly players: readonly PlayerView[];
  /** How many of each item lie in the supply. */
  readonly supply: Readonly<Record<ItemId, number>>;
  /** Tactical variant: crystal balls on the table. */
  readonly ballsOnTable: number;
  /** Cards left in the two piles. */
  readonly roomPile: number;
  readonly levelPile: number;
  /** The seats without whose card the game does not go on. */
  readonly awaited: readonly Seat[];
  /** Tactical variant: who holds the map card. */
  readonly mapHolder?: Seat;
  readonly outcome?: Outcome;
  /** Only for a game laid open: what nobody could know. */
  readonly secrets?: Secrets;
}

export interface RowRoom {
  readonly position: number;
  /** `dark` lies face-down, even if this viewer has looked at it. */
  readonly place: 'passed' | 'current' | 'open' | 'dark';
  readonly room: RoomId | FaceDown;
}

/** `DR-SETUP-10` Coins, wounds and the character are public (`DR-RULING-44`), the hand is its player's (`DR-RULING-38`). */
export interface PlayerView {
  readonly seat: Seat;
  readonly character: CharacterId;
  readonly coins: number;
  readonly wounds: number;
  /** The power cards that lie used before the player in this level. */
  readonly used: readonly PowerId[];
  readonly hand: Hand | 'hidden';
  /** How many cards are in hand, without a committed one. */
  readonly handSize: number;
  /** The card that lies face-down: `hidden` when there is one this viewer may not see. */
  readonly committed: CardId | 'hidden' | 'none';
  /** The newest open card in this room. */
  readonly open: CardId | 'none';
  readonly escaped: boolean;
  /** Owes a card in this lap. */
  readonly due: boolean;
  /** Used a torch in this level and so knows its dark rooms, or one of them. */
  readonly lookedAtDark: boolean;
  /** The positions looked at in this level, dark or open by now. */
  readonly lookedAt: readonly number[];
  readonly eliminated: boolean;
}

export interface Hand {
  readonly power: readonly PowerId[];
  readonly items: Readonly<Record<ItemId, number>>;
}

export interface Secrets {
  /** The rooms of the levels to come, the boss last. */
  readonly roomPile: readonly RoomId[];
  readonly levelPile: readonly LevelId[];
  readonly removedRooms: readonly RoomId[];
  readonly removedLevels: readonly LevelId[];
}

export function view(state: State, viewer: Viewer): View {
  const over = isOver(state);
  const first = state.level * ROOMS_PER_LEVEL;
  const previous = previousRoom(state);
  return {
    seats: state.seats,
    tactical: state.tactical,
    rulings: {
      bossStrength: state.lowBosses ? 16 : 18,
      torchShows: state.oneRoomTorch ? 'one' : 'all',
      tacticalTie: state.tieFromStart ? 'nearest' : 'next-clockwise',
    },
    phase: over ? 'over' : state.lap === 0 ? 'play' : 'crystal-ball',
    level: state.level + 1,
    levelCard: at(LEVEL_IDS, at(state.levels, state.level)),
    position: state.position + 1,
    row: Array.from({ length: ROOMS_PER_LEVEL }, (_, position) => rowRoom(state, viewer, position)),
    earlier: earlierLevels(state),
    room: roomAt(state, first + state.position),
    challenge: challengeOf(state),
    ...(previous && { previous }),
    players: Array.from({ length: state.seats }, (_, seat) => playerView(state, viewer, seat)),
    supply: byItem((item) => at(state.supply, item)),
    ballsOnTable: state.ballsOnTable,
    roomPile: state.rooms.length - first - ROOMS_PER_LEVEL,
    levelPile: LEVEL_COUNT - state.level - 1,
    awaited: seatsOf(awaited(state)),
    ...(state.tactical && { mapHolder: state.start }),
    ...(over && { outcome: outcomeOf(state) }),
    ...(viewer === 'all' && { secrets: secretsOf(state) }),
  };
}

const roomAt = (state: State, place: number): RoomId => at(ROOM_IDS, at(state.rooms, place));

/** `DR-TORCH-10` Who has looked goes on seeing those rooms, alone. A boss is known to be one (`DR-RULING-37`). */
function rowRoom(state: State, viewer: Viewer, position: number): RowRoom {
  const place = state.level * ROOMS_PER_LEVEL + position;
  const faceDown: FaceDown = isBoss(at(state.rooms, place)) ? 'dark-boss' : 'dark-room';
  return {
    position: position + 1,
    place: placeOf(state, position),
    room: knowsRoom(state, viewer, place) ? roomAt(state, place) : faceDown,
  };
}

function placeOf(state: State, position: number): RowRoom['place'] {
  if (position < state.position || isOver(state)) return 'passed';
  if (position === state.position) return 'current';
  return (darkPositions(state) >> position) & 1 ? 'dark' : 'open';
}

const earlierLevels = (state: State): View['earlier'] =>
  Array.from({ length: state.level }, (_, level) => ({
    levelCard: at(LEVEL_IDS, at(state.levels, level)),
    rooms: Array.from({ length: ROOMS_PER_LEVEL }, (_none, position) =>
      roomAt(state, level * ROOMS_PER_LEVEL + position),
    ),
  }));

function previousRoom(state: State): View['previous'] {
  const current = state.level * ROOMS_PER_LEVEL + state.position;
  const place = isCleared(state) ? current : current - 1;
  return place < 0 || at(state.last, 0) === NO_CARD
    ? undefined
    : { room: roomAt(state, place), cards: state.last.map(cardId) };
}

/** A commit must not show through what is public, so a card leaves hand and piles only when it is revealed. */
function playerView(state: State, viewer: Viewer, seat: Seat): PlayerView {
  const sealed = at(state.sealed, seat);
  const hand = handOf(state, seat);
  const shown = at(state.shown, seat);
  return {
    seat,
    character: at(CHARACTER_IDS, at(state.characters, seat)),
    coins: at(state.coins, seat),
    wounds: at(state.wounds, seat),
    used: powerOf(usedPower(state, seat)),
    hand: viewer === seat || viewer === 'all' ? hand : 'hidden',
    handSize: hand.power.length + ITEM_IDS.reduce((sum, id) => sum + hand.items[id], 0),
    committed: sealed === NO_CARD ? 'none' : knowsSealed(viewer, seat) ? cardId(sealed) : 'hidden',
    open: shown === NO_CARD ? 'none' : cardId(shown),
    escaped: shown !== NO_CARD && openMeaning(state, seat) === ESCAPE,
    due: hasSeat(state.due, seat),
    lookedAtDark: seenBy(state, seat) !== 0,
    lookedAt: positionsOf(seenBy(state, seat)),
    eliminated: hasSeat(state.eliminated, seat),
  };
}

/** What is in hand without the committed card. */
function handOf(state: State, seat: Seat): Hand {
  const sealed = at(state.sealed, seat);
  return {
    power: powerOf(at(state.power, seat) & ~(1 << sealed)),
    items: byItem((item) => {
      const card = CARD_IDS.indexOf(at(ITEM_IDS, item)) + 1;
      return itemsHeld(state, seat, card) - (sealed === card ? 1 : 0);
    }),
  };
}

const positionsOf = (bits: number): number[] =>
  Array.from({ length: ROOMS_PER_LEVEL }, (_, position) => position + 1).filter(
    (position) => (bits >> (position - 1)) & 1,
  );

const powerOf = (bits: number): PowerId[] => POWER_IDS.filter((_, i) => (bits >> (i + 1)) & 1);

const byItem = (count: (item: number) => number): Record<ItemId, number> => ({
  torch: count(0),
  'crystal-ball': count(1),
  key: count(2),
  sword: count(3),
});

const cardId = (card: Card): CardId => at(CARD_IDS, card - 1);

function secretsOf(state: State): Secrets {
  const laid = (state.level + 1) * ROOMS_PER_LEVEL;
  const levels = state.levels.map((level) => at(LEVEL_IDS, level));
  return {
    roomPile: state.rooms.slice(laid).map((room) => at(ROOM_IDS, room)),
    levelPile: levels.slice(state.level + 1, LEVEL_COUNT),
    removedRooms: state.removedRooms.map((room) => at(ROOM_IDS, room)),
    removedLevels: levels.slice(LEVEL_COUNT),
  };
}
