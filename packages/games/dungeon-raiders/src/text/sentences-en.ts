import { capital, english, type Names, type Seat } from '@mazmorra/kernel';
import { LEVEL_COUNT } from '../data/constants.ts';
import type { Event } from '../events.ts';
import { components, gift, outfit } from './components-en.ts';
import { aCard, aRoom, coins, ITEMS, roomName, rowOfRooms, theRoom, wounds } from './things-en.ts';
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

function chest({ seats, coins: held, each, value }: Of<'chest-opened'>, names: Names): string {
  const what = `the chest of ${coins(held)}`;
  return bySeats(seats, names, {
    // A key has the value of a 5 here without being one.
    you: `You take ${what} with a card worth ${value}.`,
    one: (ana) => `${ana} takes ${what} with a card worth ${value}.`,
    many: (all) =>
      each === 0
        ? `${all} tie at ${value}: ${what} is too small to share, so nobody gets anything.`
        : `${all} tie at ${value} and share ${what}: ${each} each.`,
  });
}

function fight({ room, total, strength, defeated }: Of<'fought'>): string {
  if (strength === undefined) return `${capital(theRoom(room))} cannot be defeated.`;
  const sum = `The cards add up to ${total} against a strength of ${strength}`;
  return defeated ? `${sum}: ${theRoom(room)} is defeated.` : `${sum}: not enough.`;
}

function attack({ room, value, seats }: Of<'attacked'>, names: Names): string {
  const monster = capital(theRoom(room));
  // The value is what the card counts here, which need not be what is printed on it.
  const card = `the ${room === 'mummy' ? 'highest' : 'lowest'} card (worth ${value})`;
  return bySeats(seats, names, {
    you: `${monster} attacks you: you have ${card}.`,
    one: (ana) => `${monster} attacks ${ana}, who has ${card}.`,
    many: (all) => `${monster} attacks ${all}, who have ${card}.`,
    youAll: (all) => `${monster} attacks ${all}: you share ${card}.`,
    nobody: 'Everybody has escaped: nobody is attacked.',
  });
}

function reward({ room, value, seats, each }: Of<'highest-rewarded'>, names: Names): string {
  const monster = theRoom(room);
  return bySeats(seats, names, {
    you: `You have the highest card (worth ${value}) and get ${coins(each)} from ${monster}.`,
    one: (ana) => `${ana} has the highest card (worth ${value}) and gets ${coins(each)} from ${monster}.`,
    many: (all) =>
      `${all} have the highest card (worth ${value}) and get ${coins(each)} each from ${monster}.`,
  });
}

function pileTooSmall({ item, pile, seats }: Of<'pile-too-small'>, names: Names): string {
  const one = english.a(ITEMS[item]);
  const supply =
    pile === 0
      ? 'there is none left in the supply'
      : `there ${pile === 1 ? 'is only 1' : `are only ${pile}`} left in the supply: nobody gets one`;
  return bySeats(seats, names, {
    you: `You wanted ${one}, but ${supply}.`,
    one: (ana) => `${ana} wanted ${one}, but ${supply}.`,
    many: (all) => `${all} wanted ${one}, but ${supply}.`,
  });
}

/** Whom the trap hits; how much it costs stands in the line about the coins or wounds of each. */
function trap({ highest, penalty, target, seats }: Of<'trap-sprung'>, names: Names): string {
  const card = `The highest card is a ${highest}`;
  if (penalty === 0)
    return seats.length === 0 ? `${card}: nothing happens.` : `${card}, but nobody has any coins to lose.`;
  if (target === 'most-coins')
    return bySeats(seats, names, {
      you: `${card}: the trap hits you, since you have the most coins.`,
      one: (ana) => `${card}: the trap hits ${ana}, who has the most coins.`,
      many: (all) => `${card}: the trap hits ${all}, who have the most coins.`,
      youAll: (all) => `${card}: the trap hits ${all}, since nobody has more coins.`,
    });
  return bySeats(seats, names, {
    you: `${card}: the trap hits you, since you have the fewest wounds.`,
    one: (ana) => `${card}: the trap hits ${ana}, who has the fewest wounds.`,
    many: (all) => `${card}: the trap hits ${all}, who have the fewest wounds.`,
    youAll: (all) => `${card}: the trap hits ${all}, since nobody has fewer wounds.`,
  });
}

function coinsChanged({ seat, from, to, lost }: Of<'coins-changed'>, names: Names): string {
  if (to < from)
    return bySeat(seat, names, {
      you: `You lose ${coins(from - to)}: ${to === 0 ? 'none' : to} left.`,
      one: (ana) => `${ana} loses ${coins(from - to)}: ${to === 0 ? 'none' : to} left.`,
    });
  const wasted = lost === 0 ? '' : `, the most allowed; ${coins(lost)} ${lost === 1 ? 'is' : 'are'} lost`;
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
      you: `You gain ${wounds(to - from)}: now ${to}.`,
      one: (ana) => `${ana} gains ${wounds(to - from)}: now ${to}.`,
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
      : `The ${english.count(count, ITEMS[item])} return to the supply.`,
  'chest-opened': chest,
  'chest-left': ({ coins: held }) => `All cards are equal: nobody takes the second chest, of ${coins(held)}.`,
  escaped: ({ seat, item }, names) =>
    bySeat(seat, names, {
      you: `You escape thanks to your ${ITEMS[item].one}.`,
      one: (ana) => `${ana} escapes thanks to ${english.a(ITEMS[item])}.`,
    }),
  fought: fight,
  attacked: attack,
  eliminated: ({ seat }, names) =>
    bySeat(seat, names, {
      you: 'Medusa turns you to stone: you are out of the game.',
      one: (ana) => `Medusa turns ${ana} to stone: ${ana} is out of the game.`,
    }),
  'highest-rewarded': reward,
  'reward-withheld': ({ room }) => `All cards are equal: ${theRoom(room)} leaves no coins.`,
  'gift-given': ({ seat, value, gift: given }, names) =>
    given.type === 'coins'
      ? // How many stands in the next line, with what they make together.
        bySeat(seat, names, {
          you: `With your ${value} you go for the coins.`,
          one: (ana) => `With a ${value}, ${ana} goes for the coins.`,
        })
      : bySeat(seat, names, {
          you: `For your ${value} you get ${gift(given)}.`,
          one: (ana) => `For a ${value}, ${ana} gets ${gift(given)}.`,
        }),
  'pile-too-small': pileTooSmall,
  'trap-sprung': trap,
  'coins-changed': coinsChanged,
  'wounds-changed': woundsChanged,
  'map-passed': ({ from, to, value }, names) =>
    from === to
      ? bySeat(to, names, { you: 'You keep the map.', one: (ana) => `${ana} keeps the map.` })
      : bySeat(to, names, {
          you: `You take the map for the highest card (worth ${value}).`,
          one: (ana) => `${ana} takes the map for the highest card (worth ${value}).`,
        }),
  collapsed: ({ seats, wounds: held }, names) =>
    bySeats(seats, names, {
      you: `You collapse with ${wounds(held)} and cannot win.`,
      one: (ana) => `${ana} collapses with ${wounds(held)} and cannot win.`,
      many: (all) => `${all} collapse with ${wounds(held)} each and cannot win.`,
    }),
  'nobody-collapsed': () => 'Nobody collapses.',
  'game-won': ({ seats, coins: held }, names) =>
    bySeats(seats, names, {
      you: `You win the game with ${coins(held)}!`,
      one: (ana) => `${ana} wins the game with ${coins(held)}!`,
      many: (all) => `${all} share the victory with ${coins(held)} each!`,
    }),
  'everyone-lost': () => 'Medusa has turned the whole party to stone: nobody wins.',
};
