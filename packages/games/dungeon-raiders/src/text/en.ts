import type { GameText, Names, Seat } from '@mazmorra/kernel';
import type { CardId, ItemId } from '../data/cards.ts';
import type { RoomId } from '../data/rooms.ts';
import type { Event, FaceDown } from '../events.ts';
import { coins, components, gift, outfit, wounds } from './components-en.ts';
import { capital, type DecisionKind, inPoliteOrder, listed, wordFor } from './vocabulary.ts';

const DECISIONS: Readonly<Record<DecisionKind, string>> = {
  'DR-DEC-PLAY': 'Choose a card for this room',
  'DR-DEC-CRYSTAL': 'The cards are open: choose another one',
  'DR-DEC-TORCH': 'You may use a torch',
  'DR-DEC-TACT': 'It is your turn: play a card',
};

const ITEMS: Readonly<Record<ItemId, { readonly one: string; readonly many: string }>> = {
  torch: { one: 'torch', many: 'torches' },
  'crystal-ball': { one: 'crystal ball', many: 'crystal balls' },
  key: { one: 'key', many: 'keys' },
  sword: { one: 'sword', many: 'swords' },
};

const cardName = (card: CardId): string => components[card].name;

/** The room as the subject of a sentence. */
function theRoom(id: RoomId): string {
  const { name } = components[id];
  return id === 'medusa' || id === 'the-thing' ? name : `the ${name}`;
}

const roomName = (room: RoomId | FaceDown): string =>
  room === 'dark-room' ? 'a dark room' : room === 'dark-boss' ? 'a dark boss' : components[room].name;

const who = (seat: Seat, names: Names): string => (seat === names.own ? 'you' : names.seat(seat));

const all = (seats: readonly Seat[], names: Names): string =>
  listed(
    inPoliteOrder(seats, names).map((seat) => who(seat, names)),
    'and',
  );

/** Who does something: `you take`, `Ana takes`, `Ana and Bea take`. */
const does = (seats: readonly Seat[], names: Names, plural: string, singular: string): string =>
  `${all(seats, names)} ${seats.length === 1 && seats[0] !== names.own ? singular : plural}`;

const one = (seat: Seat, names: Names, plural: string, singular: string): string =>
  does([seat], names, plural, singular);

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

function chest({ seats, coins: held, each, value }: Of<'chest-opened'>, names: Names): string {
  if (seats.length === 1)
    return `${does(seats, names, 'take', 'takes')} the chest with ${coins(held)}, playing ${value}`;
  if (each === 0) return `${all(seats, names)} tie with ${value}: too many for the chest with ${coins(held)}`;
  return `${all(seats, names)} tie with ${value} and share the chest with ${coins(held)}: ${each} each`;
}

function fight({ room, total, strength, defeated }: Of<'fought'>): string {
  if (strength === undefined) return `${theRoom(room)} cannot be defeated`;
  return `${total} against strength ${strength}: ${defeated ? `${theRoom(room)} is defeated` : 'not enough'}`;
}

function torch({ seat, positions, rooms }: Of<'torch-used'>, names: Names): string {
  const used = `${one(seat, names, 'use', 'uses')} a torch`;
  if (!rooms) {
    const where =
      positions.length === 1 ? `room ${positions[0]}` : `rooms ${listed(positions.map(String), 'and')}`;
    return `${used} and ${seat === names.own ? 'look' : 'looks'} at ${where}`;
  }
  return `${used}: ${rooms.map(({ position, room }) => `room ${position}, ${roomName(room)}`).join('; ')}`;
}

function trap({ highest, penalty, target, seats }: Of<'trap-sprung'>, names: Names): string {
  if (penalty === 0) return `the highest card is ${highest}: nothing happens`;
  const suffers =
    target === 'most-coins' ? `the richest lose ${coins(penalty)}` : `the healthiest gain ${wounds(penalty)}`;
  return `the highest card is ${highest}: ${suffers} (${all(seats, names)})`;
}

function dealt(event: Of<'character-dealt'>, names: Names): string {
  const has = outfit(event.coins, event.wounds, event.items);
  return `${one(event.seat, names, 'are', 'is')} the ${components[event.character].name}: ${has}`;
}

function coinsNow({ seat, to, lost }: Of<'coins-changed'>, names: Names): string {
  const rest = lost > 0 ? `; ${coins(lost)} above the limit ${lost === 1 ? 'is' : 'are'} lost` : '';
  return `${one(seat, names, 'now have', 'now has')} ${coins(to)}${rest}`;
}

function won({ seats, coins: held }: Of<'game-won'>, names: Names): string {
  return seats.length === 1
    ? `${does(seats, names, 'win', 'wins')} with ${coins(held)}`
    : `${all(seats, names)} share the victory with ${coins(held)} each`;
}

/** Every event in one sentence, without its capital letter and full stop. */
function sentence(event: Event, names: Names): string {
  switch (event.type) {
    case 'character-dealt':
      return dealt(event, names);
    case 'map-dealt':
      return `${one(event.seat, names, 'take', 'takes')} the map and ${event.seat === names.own ? 'play' : 'plays'} first`;
    case 'level-built':
      return `level ${event.level}: ${event.row.map(roomName).join(', ')}`;
    case 'room-entered':
      return `room ${event.position}${event.turnedUp ? ' comes to light' : ''}: ${roomName(event.room)}`;
    case 'level-ended':
      return `level ${event.level} is over: all power cards return to hand`;
    case 'card-committed':
      return event.card === undefined
        ? `${one(event.seat, names, 'have', 'has')} chosen a card`
        : `${one(event.seat, names, 'choose', 'chooses')} ${cardName(event.card)}`;
    case 'cards-revealed':
      return `the cards: ${event.cards.map(({ seat, card }) => `${who(seat, names)} ${cardName(card)}`).join(', ')}`;
    case 'card-played':
      return `${one(event.seat, names, 'play', 'plays')} ${cardName(event.card)}`;
    case 'torch-used':
      return torch(event, names);
    case 'further-card-owed':
      return `${does(event.seats, names, 'play', 'plays')} another card`;
    case 'items-returned': {
      const { one: single, many } = ITEMS[event.item];
      return `${event.count === 1 ? `the ${single} returns` : `${event.count} ${many} return`} to the supply`;
    }
    case 'chest-opened':
      return chest(event, names);
    case 'chest-left':
      return `all cards are equal: nobody gets the second chest with ${coins(event.coins)}`;
    case 'escaped':
      return `${one(event.seat, names, 'escape', 'escapes')} with a ${ITEMS[event.item].one}`;
    case 'fought':
      return fight(event);
    case 'attacked':
      return event.value === undefined
        ? 'everybody has escaped: nobody is attacked'
        : `${theRoom(event.room)} attacks ${all(event.seats, names)} (card ${event.value})`;
    case 'eliminated':
      return `${one(event.seat, names, 'are', 'is')} eliminated`;
    case 'highest-rewarded':
      return `${does(event.seats, names, 'earn', 'earns')} ${coins(event.each)} for the highest card (${event.value})`;
    case 'reward-withheld':
      return `all cards are equal: ${theRoom(event.room)} leaves no coins`;
    case 'gift-given':
      return `${one(event.seat, names, 'receive', 'receives')} ${gift(event.gift)}`;
    case 'pile-too-small':
      return `${does(event.seats, names, 'want', 'wants')} a ${ITEMS[event.item].one}, but the supply has ${event.pile}: nobody gets it`;
    case 'trap-sprung':
      return trap(event, names);
    case 'coins-changed':
      return coinsNow(event, names);
    case 'wounds-changed':
      return `${one(event.seat, names, 'now have', 'now has')} ${wounds(event.to)}`;
    case 'map-passed':
      return event.from === event.to
        ? `${one(event.to, names, 'keep', 'keeps')} the map`
        : `${one(event.to, names, 'take', 'takes')} the map for the highest card (${event.value})`;
    case 'collapsed':
      return `${does(event.seats, names, 'collapse', 'collapses')} with ${wounds(event.wounds)}`;
    case 'nobody-collapsed':
      return 'nobody collapses';
    case 'game-won':
      return won(event, names);
    case 'everyone-lost':
      return 'Medusa has taken everybody: everyone loses';
  }
}

export const en: GameText<Event> = {
  name: 'Dungeon Raiders',
  tagline: 'Grab the coins, dodge the wounds, and do not be the one who collapses',
  variants: {
    tactical: {
      name: 'Tactical variant',
      sentence: 'Cards are played open and in turn; the highest card starts the next room.',
    },
  },
  components,
  decision: (kind) => wordFor(DECISIONS, kind),
  option: (name) =>
    name === 'torch'
      ? 'Use a torch and look at the dark rooms'
      : `Play ${wordFor(components, name.replace('play:', '')).name}`,
  event: ({ event }, names) => `${capital(sentence(event, names))}.`,
  scores: { coins: 'Coins', wounds: 'Wounds', collapsed: 'Collapsed', eliminated: 'Eliminated' },
};
