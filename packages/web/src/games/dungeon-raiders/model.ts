import {
  type CardId,
  type Event,
  type Gift,
  type Hand,
  type ItemId,
  LEVELS,
  type PlayerView,
  ROOMS,
  type RoomId,
  type RowRoom,
  type View,
} from '@mazmorra/dungeon-raiders';
import type { Seat } from '@mazmorra/kernel';

/** What a card does in a room. */
export type Meaning =
  | { readonly type: 'value'; readonly value: number }
  | { readonly type: 'escape' }
  | { readonly type: 'again' }
  | { readonly type: 'none' };

const printed: Readonly<Partial<Record<CardId, number>>> = {
  'power-1': 1,
  'power-2': 2,
  'power-3': 3,
  'power-4': 4,
  'power-5': 5,
};

/** As printed on the cards of the data tables; the rules themselves run elsewhere. */
export function meaningOf(id: RoomId, card: CardId): Meaning {
  const room = ROOMS[id];
  if (room.kind === 'boss') {
    if (room.escapeItem === card) return { type: 'escape' };
    const other = room.valueOverrides[card];
    if (other !== undefined) return { type: 'value', value: other };
  }
  const value = printed[card];
  if (value !== undefined) return { type: 'value', value };
  if (card === 'crystal-ball') return { type: 'again' };
  const fits =
    (card === 'key' && room.kind === 'treasure') ||
    (card === 'sword' && (room.kind === 'monster' || room.kind === 'boss'));
  return fits ? { type: 'value', value: 5 } : { type: 'none' };
}

export function valueIn(id: RoomId, card: CardId): number | undefined {
  const meaning = meaningOf(id, card);
  return meaning.type === 'value' ? meaning.value : undefined;
}

/** What lies before a seat in this room. */
export type Laid =
  | { readonly type: 'nothing' }
  /** Face down; the card is known to its own player. */
  | { readonly type: 'sealed'; readonly card?: CardId }
  | { readonly type: 'open'; readonly card: CardId; readonly turning: boolean };

/**
 * While cards are being revealed the view is still the one before: the event has the faces. A crystal ball that has
 * gone back stays open until its player lays the next card.
 */
export function laidOf(view: View, event: Event | undefined, seat: Seat): Laid {
  if (event?.type === 'cards-revealed') {
    const turned = event.cards.find((each) => each.seat === seat);
    if (turned) return { type: 'open', card: turned.card, turning: true };
  }
  const player = view.players[seat];
  if (!player) return { type: 'nothing' };
  const { committed, open } = player;
  if (committed === 'hidden') return { type: 'sealed' };
  if (committed !== 'none') return { type: 'sealed', card: committed };
  if (open !== 'none') return { type: 'open', card: open, turning: false };
  // At the end the cards of the last room lie before their players until the end is told.
  const last = view.phase === 'over' ? view.previous?.cards[seat] : undefined;
  return last === undefined ? { type: 'nothing' } : { type: 'open', card: last, turning: false };
}

export const allLaid = (view: View, event: Event | undefined): readonly Laid[] =>
  view.players.map(({ seat }) => laidOf(view, event, seat));

/** The values that lie open, by seat. */
export const openValues = (view: View, laid: readonly Laid[]): readonly (number | undefined)[] =>
  laid.map((each) => (each.type === 'open' ? valueIn(view.room, each.card) : undefined));

/**
 * The order in which the cards of a room turn up: by seats, but in a fight the card that would be attacked comes last, so that nobody
 * knows before whom it hits.
 */
export function turningOrder(view: Pick<View, 'room' | 'players'>, laid: readonly Laid[]): readonly Seat[] {
  const seats = view.players.map(({ seat }) => seat);
  const room = ROOMS[view.room];
  if (room.kind !== 'monster' && room.kind !== 'boss') return seats;
  const highestLast = room.kind === 'boss' && room.attackTarget === 'highest';
  const value = (seat: Seat): number => {
    const lies = laid[seat];
    const own = lies?.type === 'open' ? valueIn(view.room, lies.card) : undefined;
    // Who has escaped or plays again is not attacked, and turns up first.
    if (own === undefined) return Number.NEGATIVE_INFINITY;
    return highestLast ? own : -own;
  };
  return seats.sort((a, b) => value(a) - value(b));
}

/** The seats whose cards turn up now, in that order. */
export const turningSeats = (view: Pick<View, 'room' | 'players'>, laid: readonly Laid[]): readonly Seat[] =>
  turningOrder(view, laid).filter((seat) => {
    const lies = laid[seat];
    return lies?.type === 'open' && lies.turning;
  });

/** Whether the cards still to come, at five each, cannot make up for what is missing. */
export const isBeyond = (missing: number, others: number): boolean => missing > others * HIGHEST;

const HIGHEST = 5;

export const sumOf = (values: readonly (number | undefined)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** How a room of the row lies. `peeked` is dark for the others: this viewer alone has seen it by torchlight. */
export type Place = 'passed' | 'current' | 'open' | 'dark' | 'peeked';

/** From the diagram and the position, which hold in the middle of a step too. */
export function placeOf(view: View, { position, room }: Pick<RowRoom, 'position' | 'room'>): Place {
  if (position < view.position) return 'passed';
  if (position === view.position) return 'current';
  if (LEVELS[view.levelCard][position - 1] !== 'D') return 'open';
  return isKnown(room) ? 'peeked' : 'dark';
}

export const isKnown = (room: RowRoom['room']): room is RoomId =>
  room !== 'dark-room' && room !== 'dark-boss';

/** The seat whose hand this viewer holds; nobody's for a spectator and where all hands are open. */
export function ownPlayer(view: View): PlayerView | undefined {
  const seen = view.players.filter((player) => player.hand !== 'hidden');
  return seen.length === 1 ? seen[0] : undefined;
}

export interface HeldCard {
  readonly card: CardId;
  readonly count: number;
}

/** A hand in the order in which it is held: power from low to high, then items. */
export function heldCards({ power, items }: Hand): readonly HeldCard[] {
  const held = (['torch', 'crystal-ball', 'key', 'sword'] as const satisfies readonly ItemId[])
    .map((card) => ({ card, count: items[card] }))
    .filter(({ count }) => count > 0);
  return [...power.map((card) => ({ card, count: 1 })), ...held];
}

/** The option that a card in hand stands for now: a torch is used to look, or played against the wolves. */
export const optionOf = (card: CardId, offered: (name: string) => boolean): string =>
  card === 'torch' && offered('torch') ? 'torch' : `play:${card}`;

/** Who would collapse if the game ended now: the most wounds, alone with three players, together with more. */
export function collapsing(view: View): readonly Seat[] {
  const still = view.players.filter((player) => !player.eliminated);
  const most = Math.max(...still.map((player) => player.wounds));
  const worst = still.filter((player) => player.wounds === most);
  if (worst.length === still.length) return [];
  if (view.seats === 3 && worst.length > 1) return [];
  return worst.map((player) => player.seat);
}

/** How an event is for a seat: what its place on the table shows while the event is on the screen. */
export type Luck = 'good' | 'bad' | 'safe';

export function luckOf(event: Event | undefined, seat: Seat): Luck | undefined {
  switch (event?.type) {
    case 'chest-opened':
      return event.seats.includes(seat) && event.each > 0 ? 'good' : undefined;
    case 'highest-rewarded':
    case 'game-won':
      return event.seats.includes(seat) ? 'good' : undefined;
    case 'attacked':
    case 'collapsed':
      return event.seats.includes(seat) ? 'bad' : undefined;
    case 'trap-sprung':
      return event.penalty > 0 && event.seats.includes(seat) ? 'bad' : undefined;
    case 'gift-given':
      return event.seat === seat ? 'good' : undefined;
    case 'eliminated':
      return event.seat === seat ? 'bad' : undefined;
    case 'escaped':
      return event.seat === seat ? 'safe' : undefined;
    case 'coins-changed':
      // Where nothing changes, there was nothing to lose, or the purse is full.
      if (event.seat !== seat || event.to === event.from) return undefined;
      return event.to < event.from ? 'bad' : 'good';
    case 'wounds-changed':
      return event.seat === seat ? (event.to > event.from ? 'bad' : 'good') : undefined;
    default:
      return undefined;
  }
}

/** What an event gives a seat, or takes: coins and wounds, below zero where it loses them. */
export interface Gain {
  readonly kind: 'coins' | 'wounds';
  readonly amount: number;
}

export function gainsOf(event: Event | undefined, seat: Seat): readonly Gain[] {
  const gain = (kind: Gain['kind'], amount: number): readonly Gain[] =>
    amount === 0 ? [] : [{ kind, amount }];
  switch (event?.type) {
    case 'chest-opened':
    case 'highest-rewarded':
      return event.seats.includes(seat) ? gain('coins', event.each) : [];
    case 'attacked': {
      const room = ROOMS[event.room];
      if (!event.seats.includes(seat)) return [];
      if (room.kind === 'monster') return gain('wounds', room.wounds);
      if (room.kind !== 'boss') return [];
      return [...gain('wounds', room.attack.wounds), ...gain('coins', -room.attack.loseCoins)];
    }
    case 'trap-sprung':
      if (!event.seats.includes(seat)) return [];
      return event.target === 'most-coins' ? gain('coins', -event.penalty) : gain('wounds', event.penalty);
    case 'gift-given': {
      const { gift } = event;
      if (event.seat !== seat || gift.type === 'item') return [];
      return gift.type === 'coins' ? gain('coins', gift.amount) : gain('wounds', -gift.amount);
    }
    default:
      return [];
  }
}

/** The lines of a ladder (vault, trap) that are at work: those of the values that lie open, or the highest alone. */
export function litSteps(kind: 'vault' | 'trap', values: readonly (number | undefined)[]): readonly number[] {
  const open = values.filter((value) => value !== undefined);
  if (open.length === 0) return [];
  return kind === 'vault' ? [...new Set(open)] : [Math.max(...open)];
}

/** What a picked card would mean, in numbers; the words are made from it. */
export type Prospect =
  | { readonly type: 'look'; readonly positions: readonly number[] }
  | { readonly type: 'again'; readonly inTurn: boolean }
  | { readonly type: 'escape' }
  | {
      readonly type: 'treasure';
      readonly value: number;
      readonly chests: readonly number[];
      readonly best: number;
    }
  | {
      readonly type: 'fight';
      readonly value: number;
      /** What the open cards and this one come to. */
      readonly sum: number;
      readonly strength: number | 'none';
      readonly missing: number;
      /** Cards of others that are still to be seen. */
      readonly others: number;
      readonly highestAttacked: boolean;
    }
  | { readonly type: 'vault'; readonly gift: Gift; readonly pile: number | undefined }
  | {
      readonly type: 'trap';
      readonly value: number;
      readonly penalty: number;
      readonly target: 'most-coins' | 'least-wounds';
      readonly targets: readonly Seat[];
    };

export function prospectOf(view: View, own: Seat, option: string): Prospect | undefined {
  if (option === 'torch') {
    const dark = view.row.filter((room) => placeOf(view, room) === 'dark');
    return { type: 'look', positions: dark.map((room) => room.position) };
  }
  if (option.startsWith('torch:')) return { type: 'look', positions: [Number(option.slice(6))] };
  const card = option.replace('play:', '') as CardId;
  const meaning = meaningOf(view.room, card);
  if (meaning.type === 'again') return { type: 'again', inTurn: view.tactical };
  if (meaning.type === 'escape') return { type: 'escape' };
  return meaning.type === 'value' ? prospectOfValue(view, own, meaning.value) : undefined;
}

function prospectOfValue(view: View, own: Seat, value: number): Prospect {
  const { challenge } = view;
  const others = view.players.filter(({ seat, due, open, committed }) => {
    const toCome = due || committed !== 'none' || open === 'none';
    return seat !== own && toCome;
  }).length;
  switch (challenge.kind) {
    case 'treasure':
      return { type: 'treasure', value, chests: challenge.chests, best: challenge.highest };
    case 'monster':
    case 'boss': {
      const sum = challenge.total + value;
      const { strength } = challenge;
      const missing = strength === 'none' ? 0 : Math.max(0, strength - sum);
      const room = ROOMS[view.room];
      const highestAttacked = room.kind === 'boss' && room.attackTarget === 'highest';
      return { type: 'fight', value, sum, strength, missing, others, highestAttacked };
    }
    case 'vault': {
      const gift = challenge.gifts[value - 1] ?? { type: 'coins', amount: 0 };
      return { type: 'vault', gift, pile: gift.type === 'item' ? view.supply[gift.item] : undefined };
    }
    case 'trap': {
      const highest = Math.max(value, challenge.highest);
      const penalty = challenge.penalty[highest - 1] ?? 0;
      return { type: 'trap', value: highest, penalty, target: challenge.target, targets: challenge.targets };
    }
  }
}
