import { capital, english, type Names, type Seat } from '@mazmorra/kernel';
import { LEVEL_COUNT } from '../data/constants.ts';
import type { Event } from '../events.ts';
import { components, gift, outfit } from './components-en.ts';
import { attack, chest, fight, pileTooSmall, reward, trap } from './rooms-en.ts';
import { aCard, aRoom, coins, ITEMS, roomName, rowOfRooms, some, theRoom, wounds } from './things-en.ts';
import type { Sentences } from './vocabulary.ts';

const { bySeat, bySeats } = english;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

function torch({ seat, positions, rooms }: Of<'torch-used'>, names: Names): string {
  if (rooms === undefined) {
    const where =
      positions.length === 1 ? `room ${positions[0]}` : `rooms ${english.and(positions.map(String))}`;
    return bySeat(seat, names, {
      you: `You use a torch and look at ${where}.`,
      one: (ana) => `${ana} uses a torch and looks at ${where}.`,
    });
  }
  const seen = english.and(rooms.map(({ position, room }) => `${aRoom(room)} in room ${position}`));
  return bySeat(seat, names, {
    you: `You use a torch and see ${seen}.`,
    one: (ana) => `${ana} uses a torch and sees ${seen}.`,
  });
}

function coinsChanged({ seat, from, to, lost }: Of<'coins-changed'>, names: Names): string {
  if (to < from)
    return bySeat(seat, names, {
      you: `You lose ${coins(from - to)}: ${to === 0 ? 'none' : to} left.`,
      one: (ana) => `${ana} loses ${coins(from - to)}: ${to === 0 ? 'none' : to} left.`,
    });
  const wasted = lost === 0 ? '' : `, the most allowed; ${coins(lost)} ${lost === 1 ? 'is' : 'are'} lost`;
  if (to === 0)
    return bySeat(seat, names, {
      you: 'You have no coins to lose.',
      one: (ana) => `${ana} has no coins to lose.`,
    });
  if (to === from)
    return bySeat(seat, names, {
      you: `You already have ${coins(to)}${wasted}.`,
      one: (ana) => `${ana} already has ${coins(to)}${wasted}.`,
    });
  return bySeat(seat, names, {
    you: `You gain ${coins(to - from)}: now ${to}${wasted}.`,
    one: (ana) => `${ana} gains ${coins(to - from)}: now ${to}${wasted}.`,
  });
}

function woundsChanged({ seat, from, to }: Of<'wounds-changed'>, names: Names): string {
  if (to > from)
    return bySeat(seat, names, {
      you: `You take ${wounds(to - from)}: now ${to}.`,
      one: (ana) => `${ana} takes ${wounds(to - from)}: now ${to}.`,
    });
  if (to === from)
    return bySeat(seat, names, {
      you: 'You have no wounds to heal.',
      one: (ana) => `${ana} has no wounds to heal.`,
    });
  return bySeat(seat, names, {
    you: `You heal ${wounds(from - to)}: ${to === 0 ? 'none' : to} left.`,
    one: (ana) => `${ana} heals ${wounds(from - to)}: ${to === 0 ? 'none' : to} left.`,
  });
}

function revealed({ cards }: Of<'cards-revealed'>, names: Names): string {
  const [first] = cards;
  if (cards.length === 1 && first)
    return bySeat(first.seat, names, {
      you: `Your card is revealed: ${aCard(first.card)}.`,
      one: (ana) => `${ana}’s card is revealed: ${aCard(first.card)}.`,
    });
  const who = (seat: Seat): string => bySeat(seat, names, { you: 'you', one: (ana) => ana });
  return `The cards are revealed: ${cards.map(({ seat, card }) => `${who(seat)}, ${aCard(card)}`).join('; ')}.`;
}

function mapPassed({ from, to, value, tied }: Of<'map-passed'>, names: Names): string {
  if (tied) {
    const tie = `The highest cards tie at ${value}`;
    if (from === to)
      return bySeat(to, names, {
        you: `${tie}: you already have the map and keep it.`,
        one: (ana) => `${tie}: ${ana} already has the map and keeps it.`,
      });
    const after = bySeat(from, names, { you: 'you', one: (ana) => ana });
    return bySeat(to, names, {
      you: `${tie}: clockwise from ${after}, you come first and take the map.`,
      one: (ana) => `${tie}: clockwise from ${after}, ${ana} comes first and takes the map.`,
    });
  }
  const card = `for the highest card (worth ${value})`;
  return from === to
    ? bySeat(to, names, { you: `You keep the map ${card}.`, one: (ana) => `${ana} keeps the map ${card}.` })
    : bySeat(to, names, { you: `You take the map ${card}.`, one: (ana) => `${ana} takes the map ${card}.` });
}

const NOBODY_COLLAPSED = {
  equal: 'Nobody collapses: all players still in the game have the same number of wounds.',
  'tie-of-three':
    'Nobody collapses: two players tie for the most wounds, and in a game of three that saves them.',
  alone: 'Nobody collapses: only one player is left.',
  untold: 'Nobody collapses.',
} as const;

function won({ seats, coins: held, wounds: own, beaten }: Of<'game-won'>, names: Names): string {
  // Wounds are told where they decide: against those with as many coins, and among those who share the victory.
  const decisive = own !== undefined && (beaten !== undefined || seats.length > 1);
  const what = decisive ? `${coins(held)} and ${own === 0 ? 'no wounds' : wounds(own)}` : coins(held);
  const winner = bySeats(seats, names, {
    you: `You win the game with ${what}!`,
    one: (ana) => `${ana} wins the game with ${what}!`,
    many: (all) => `${all} share the victory with ${what} each!`,
  });
  if (beaten === undefined) return winner;
  return `${winner} ${bySeats(beaten, names, {
    you: 'You have as many coins, but more wounds.',
    one: (ana) => `${ana} has as many coins, but more wounds.`,
    many: (all) => `${all} have as many coins, but more wounds.`,
  })}`;
}

/** The log in English. */
export const sentences: Sentences = {
  'character-dealt': ({ seat, character, coins, wounds, items }, names) => {
    const has = outfit(coins, wounds, items);
    const who = `the ${components[character].name}`;
    return bySeat(seat, names, {
      you: `You are ${who} and start ${has}.`,
      one: (ana) => `${ana} is ${who} and starts ${has}.`,
    });
  },
  'map-dealt': ({ seat }, names) =>
    bySeat(seat, names, {
      you: 'You take the map: you play first.',
      one: (ana) => `${ana} takes the map and plays first.`,
    }),
  'level-built': ({ level, row }) => `Level ${level}: ${rowOfRooms(row)}.`,
  'room-entered': ({ position, room, turnedUp }) =>
    turnedUp
      ? `Room ${position} is turned face up: ${roomName(room)}.`
      : `Room ${position}: ${roomName(room)}.`,
  'level-ended': ({ level }) =>
    level === LEVEL_COUNT
      ? `Level ${level} is over: time for the final scoring.`
      : `Level ${level} is over: everybody takes back their power cards.`,
  'card-committed': ({ seat, card }, names) =>
    card === undefined
      ? bySeat(seat, names, { you: 'You have chosen a card.', one: (ana) => `${ana} has chosen a card.` })
      : bySeat(seat, names, {
          you: `You choose ${aCard(card)}.`,
          one: (ana) => `${ana} chooses ${aCard(card)}.`,
        }),
  'cards-revealed': revealed,
  'card-played': ({ seat, card }, names) =>
    bySeat(seat, names, { you: `You play ${aCard(card)}.`, one: (ana) => `${ana} plays ${aCard(card)}.` }),
  'torch-used': torch,
  'further-card-owed': ({ seats }, names) =>
    bySeats(seats, names, {
      you: 'You have to play another card.',
      one: (ana) => `${ana} has to play another card.`,
      many: (all) => `${all} have to play another card.`,
    }),
  'items-returned': ({ item, count }) =>
    count === 1
      ? `The ${ITEMS[item].one} returns to the supply.`
      : `The ${some(count, ITEMS[item])} return to the supply.`,
  'chest-opened': chest,
  'chest-left': ({ coins: held }) =>
    `All cards have the same value, so none is the second-highest: nobody takes the chest of ${coins(held)}.`,
  escaped: ({ seat, item }, names) =>
    bySeat(seat, names, {
      you: `You escape thanks to your ${ITEMS[item].one}.`,
      one: (ana) => `${ana} escapes thanks to ${english.a(ITEMS[item])}.`,
    }),
  fought: fight,
  attacked: attack,
  eliminated: ({ seat }, names) =>
    bySeat(seat, names, {
      you: 'You are turned to stone and are out of the game.',
      one: (ana) => `${ana} is turned to stone and is out of the game.`,
    }),
  'highest-rewarded': reward,
  'reward-withheld': ({ room }) =>
    `${capital(theRoom(room))} still stands and all cards have the same value: it leaves no coins.`,
  'gift-given': ({ seat, value, gift: given }, names) =>
    given.type === 'coins'
      ? // How many stands in the next line, with what they make together.
        bySeat(seat, names, {
          you: `With your ${value}, you go for the coins.`,
          one: (ana) => `With a ${value}, ${ana} goes for the coins.`,
        })
      : bySeat(seat, names, {
          you: `For your ${value}, you get ${gift(given)}.`,
          one: (ana) => `For a ${value}, ${ana} gets ${gift(given)}.`,
        }),
  'pile-too-small': pileTooSmall,
  'trap-sprung': trap,
  'coins-changed': coinsChanged,
  'wounds-changed': woundsChanged,
  'map-passed': mapPassed,
  collapsed: ({ seats, wounds: held }, names) =>
    bySeats(seats, names, {
      you: `You collapse with the most wounds (${held}) and cannot win.`,
      one: (ana) => `${ana} collapses with the most wounds (${held}) and cannot win.`,
      many: (all) => `${all} collapse with the most wounds (${held} each) and cannot win.`,
    }),
  'nobody-collapsed': ({ why }) => NOBODY_COLLAPSED[why ?? 'untold'],
  'game-won': won,
  'everyone-lost': () => 'Medusa has turned the whole party to stone: nobody wins.',
};
