import drop from 'icon:drop';
import potion from 'icon:health-potion';
import treasureMap from 'icon:treasure-map';
import coin from 'icon:two-coins';
import { type Event, type Gift, type ItemId, ROOMS, type RoomId, type View } from '@mazmorra/dungeon-raiders';
import type { Seat } from '@mazmorra/kernel';
import type { Flight } from '../../motion/Flights.tsx';
import type { Sound } from '../../sound/sounds.ts';
import type { BeatLength } from '../../table/contract.ts';
import { cardDrawings } from './art/pictures.ts';

/**
 * How long each moment stays. Choosing goes on quickly; cards turn up one by one, more slowly before the last boss; a verdict stays a
 * second and a half, and a boss that falls has its moment before the wounds are compared.
 */
export function pace(event: Event, view?: View): BeatLength | number | undefined {
  const last = view?.challenge.kind === 'boss';
  switch (event.type) {
    case 'cards-revealed':
      return last ? 700 + 450 * event.cards.length : 400 + 300 * event.cards.length;
    case 'level-built':
      return 800;
    case 'collapsed':
    case 'eliminated':
      return 'long';
    case 'fought':
      return last && event.defeated ? 2400 : 1500;
    case 'trap-sprung':
      return 1500;
    case 'attacked':
      return last ? 1500 : 1100;
    case 'chest-opened':
      return event.chest === 1 ? 1500 : 1100;
    case 'gift-given':
    case 'torch-used':
    case 'map-passed':
    case 'highest-rewarded':
    case 'card-played':
    case 'escaped':
    case 'further-card-owed':
    case 'pile-too-small':
    case 'chest-left':
    case 'reward-withheld':
    case 'nobody-collapsed':
      return 'normal';
    case 'room-entered':
      return event.turnedUp ? 900 : 'short';
    // The scene of the end tells it once more.
    case 'game-won':
    case 'everyone-lost':
      return 'long';
    // Several choose at the same time: the cards before them say it.
    case 'card-committed':
      return 'none';
    // The numbers at the seats show it.
    case 'coins-changed':
    case 'wounds-changed':
    case 'items-returned':
    case 'level-ended':
      return 'none';
    // A line of the log alone: nothing is to be seen on the table.
    default:
      return undefined;
  }
}

export function sound(event: Event): Sound | undefined {
  switch (event.type) {
    case 'card-committed':
    case 'card-played':
      return 'card';
    case 'cards-revealed':
    case 'level-built':
      return 'shuffle';
    case 'room-entered':
      return soundOfRoom(event.room, event.turnedUp);
    case 'torch-used':
    case 'further-card-owed':
      return 'magic';
    case 'chest-opened':
    case 'highest-rewarded':
      return event.each > 0 ? 'coin' : 'no';
    case 'chest-left':
    case 'reward-withheld':
    case 'pile-too-small':
      return 'no';
    case 'escaped':
    case 'map-passed':
      return 'step';
    case 'fought':
      return event.defeated ? 'blade' : 'no';
    case 'attacked':
      return event.seats.length > 0 ? 'wound' : undefined;
    case 'trap-sprung':
      return event.penalty > 0 ? 'wound' : 'step';
    case 'gift-given':
      return event.gift.type === 'coins' ? 'coin' : event.gift.type === 'potion' ? 'heal' : 'card';
    case 'eliminated':
    case 'collapsed':
      return 'lose';
    default:
      return undefined;
  }
}

function soundOfRoom(room: RoomId, turnedUp: boolean): Sound {
  if (room === 'dragon' || room === 'mega-dragon') return 'dragon';
  return turnedUp ? 'door' : 'step';
}

const coinsTo = (seat: Seat, from: string, count: number): Flight => ({
  from,
  to: `dr-coins-${seat}`,
  icon: coin,
  tint: 'gold',
  count,
});
const coinsFrom = (seat: Seat, count: number): Flight => ({
  from: `dr-coins-${seat}`,
  to: 'dr-room',
  icon: coin,
  tint: 'gold',
  count,
});
const woundsTo = (seat: Seat, count: number): Flight => ({
  from: 'dr-room',
  to: `dr-wounds-${seat}`,
  icon: drop,
  tint: 'wound',
  count,
});

/** What flies where: all that one event gives or takes leaves at once, for every seat it concerns. */
export function flights(event: Event): readonly Flight[] {
  switch (event.type) {
    case 'chest-opened':
      return event.each > 0
        ? event.seats.map((seat) => coinsTo(seat, `dr-chest-${event.chest}`, event.each))
        : [];
    case 'highest-rewarded':
      return event.seats.map((seat) => coinsTo(seat, 'dr-room', event.each));
    case 'attacked':
      return event.seats.flatMap((seat) => attackOn(seat, event.room));
    case 'trap-sprung':
      if (event.penalty === 0) return [];
      return event.seats.map((seat) =>
        event.target === 'most-coins' ? coinsFrom(seat, event.penalty) : woundsTo(seat, event.penalty),
      );
    case 'gift-given':
      return [giftTo(event.seat, event.value, event.gift)];
    case 'torch-used':
      return event.positions.map((position) => ({
        from: `seat:${event.seat}`,
        to: `dr-door-${position}`,
        ...cardDrawings.torch,
      }));
    case 'escaped':
      return [{ from: `dr-laid-${event.seat}`, to: `seat:${event.seat}`, ...cardDrawings[event.item] }];
    case 'items-returned':
      return [
        { from: 'dr-room', to: `dr-pile-${event.item}`, ...cardDrawings[event.item], count: event.count },
      ];
    case 'map-passed':
      return event.from === event.to
        ? []
        : [{ from: `seat:${event.from}`, to: `seat:${event.to}`, icon: treasureMap, tint: 'earth' }];
    default:
      return [];
  }
}

function attackOn(seat: Seat, id: RoomId): Flight[] {
  const room = ROOMS[id];
  if (room.kind === 'monster') return [woundsTo(seat, room.wounds)];
  if (room.kind !== 'boss') return [];
  const { wounds, loseCoins } = room.attack;
  return [
    ...(wounds > 0 ? [woundsTo(seat, wounds)] : []),
    ...(loseCoins > 0 ? [coinsFrom(seat, loseCoins)] : []),
  ];
}

function giftTo(seat: Seat, value: number, gift: Gift): Flight {
  const from = `dr-step-${value}`;
  if (gift.type === 'coins') return coinsTo(seat, from, gift.amount);
  if (gift.type === 'potion') return { from, to: `dr-wounds-${seat}`, icon: potion, tint: 'heal' };
  const item: ItemId = gift.item;
  return { from, to: `seat:${seat}`, ...cardDrawings[item] };
}

/** Who now has the map; all other lines name their seat themselves. */
export const subject = (event: Event): Seat | undefined =>
  event.type === 'map-passed' ? event.to : undefined;

export const reveals = (event: Event): boolean =>
  event.type === 'cards-revealed' || (event.type === 'room-entered' && event.turnedUp);

const deciding: ReadonlySet<Event['type']> = new Set([
  'cards-revealed',
  'fought',
  'attacked',
  'trap-sprung',
  'chest-opened',
  'eliminated',
  'collapsed',
  'nobody-collapsed',
  'game-won',
  'everyone-lost',
]);

export const decides = (event: Event): boolean =>
  deciding.has(event.type) || (event.type === 'room-entered' && event.turnedUp);

const shown: ReadonlySet<Event['type']> = new Set([
  'card-committed',
  'cards-revealed',
  'items-returned',
  'coins-changed',
  'wounds-changed',
  'level-ended',
  'level-built',
  'room-entered',
]);

/** The table shows it: the sentence is left to the log. */
export const quiet = ({ type }: Event): boolean => shown.has(type);
