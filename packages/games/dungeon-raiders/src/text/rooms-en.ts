/** What a room does to those in it: treasures, monsters, vaults and traps, in English. */

import { capital, english, type Names } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import { coins, ITEMS, theRoom } from './things-en.ts';

const { bySeats } = english;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function chest({ seats, coins: held, each, value }: Of<'chest-opened'>, names: Names): string {
  const what = `the chest of ${coins(held)}`;
  const rest = held - each * seats.length;
  const lost = rest === 0 ? '' : `; ${rest} ${rest === 1 ? 'is' : 'are'} left over and lost`;
  return bySeats(seats, names, {
    // A key has the value of a 5 here without being one.
    you: `You take ${what} with a card worth ${value}.`,
    one: (ana) => `${ana} takes ${what} with a card worth ${value}.`,
    many: (all) =>
      each === 0
        ? `${all} tie at ${value}: ${what} is too small to share, so nobody takes it.`
        : `${all} tie at ${value} and share ${what}: ${each} each${lost}.`,
  });
}

export function pileTooSmall({ item, pile, seats }: Of<'pile-too-small'>, names: Names): string {
  const one = english.a(ITEMS[item]);
  const supply =
    pile === 0
      ? 'there are none left in the supply'
      : `only ${pile} ${pile === 1 ? 'is' : 'are'} left in the supply, so nobody gets one`;
  return bySeats(seats, names, {
    you: `You should get ${one}, but ${supply}.`,
    one: (ana) => `${ana} should get ${one}, but ${supply}.`,
    many: (all) => `${all} should each get ${one}, but ${supply}.`,
  });
}

/** Whom the trap hits; how much it costs stands in the line about the coins or wounds of each. */
export function trap({ highest, penalty, target, seats, all }: Of<'trap-sprung'>, names: Names): string {
  const card = `The highest card is a ${highest}`;
  if (penalty === 0)
    return seats.length === 0 ? `${card}: nothing happens.` : `${card}, but nobody has any coins to lose.`;
  if (all)
    return `${card}: the trap hits everybody, since all have the same number of ${target === 'most-coins' ? 'coins' : 'wounds'}.`;
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

export function fight({ room, total, strength, defeated }: Of<'fought'>): string {
  if (room === 'golem') return 'The Golem cannot be defeated, and against it a 5 or a sword is worth 1.';
  if (strength === undefined) return `${capital(theRoom(room))} cannot be defeated.`;
  // All have escaped: there is no card to add up.
  if (total === 0) return `Nobody faces ${theRoom(room)}.`;
  const sum = `The cards add up to ${total} against a strength of ${strength}`;
  return defeated ? `${sum}: ${theRoom(room)} is defeated.` : `${sum}: not enough.`;
}

export function attack({ room, value, seats, spared }: Of<'attacked'>, names: Names): string {
  const monster = capital(theRoom(room));
  // The value is what the card counts here, which need not be what is printed on it.
  if (spared === 'nobody') return `${monster} attacks everybody: all cards are worth ${value}.`;
  if (spared === 'escaped')
    return bySeats(seats, names, {
      you: `${monster} attacks you, the only one who has not escaped.`,
      one: (ana) => `${monster} attacks ${ana}, the only one who has not escaped.`,
      many: (all) => `${monster} attacks ${all}, who have not escaped and tie at ${value}.`,
      youAll: (all) => `${monster} attacks ${all}: you have not escaped and tie at ${value}.`,
    });
  const end = room === 'mummy' ? 'highest' : 'lowest';
  return bySeats(seats, names, {
    you: `${monster} attacks you: you have the ${end} card (worth ${value}).`,
    one: (ana) => `${monster} attacks ${ana}, who has the ${end} card (worth ${value}).`,
    many: (all) => `${monster} attacks ${all}, who have the ${end} cards (worth ${value} each).`,
    youAll: (all) => `${monster} attacks ${all}: your cards are the ${end} (worth ${value} each).`,
    nobody: 'Everybody has escaped: nobody is attacked.',
  });
}

export function reward({ room, value, seats, each, all }: Of<'highest-rewarded'>, names: Names): string {
  const monster = theRoom(room);
  if (all) return `All cards are worth ${value}: everybody gets ${coins(each)} from ${monster}.`;
  return bySeats(seats, names, {
    you: `You have the highest card (worth ${value}) and get ${coins(each)} from ${monster}.`,
    one: (ana) => `${ana} has the highest card (worth ${value}) and gets ${coins(each)} from ${monster}.`,
    many: (all) =>
      `${all} have the highest cards (worth ${value} each) and get ${coins(each)} each from ${monster}.`,
  });
}
