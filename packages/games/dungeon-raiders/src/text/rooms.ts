import type { Names } from '@mazmorra/kernel';
import { one, several } from '@mazmorra/languages';
import type { Of, Words } from './phrases.ts';

/* What a room does to those in it: treasures, monsters, vaults and traps. */

export function chest(e: Of<'chest-opened'>, names: Names, { events }: Words): string {
  const { seats, coins, each, value } = e;
  const [only] = seats;
  if (only !== undefined && seats.length === 1) return events.chest(...one(only, names), coins, value);
  const facts = [...several(seats, names), value, coins] as const;
  if (each === 0) return events['chest-small'](...facts);
  const lost = coins - each * seats.length;
  return lost === 0
    ? events['chest-shared'](...facts, each)
    : events['chest-shared-lost'](...facts, each, lost);
}

export const pileTooSmall = (
  { item, pile, seats }: Of<'pile-too-small'>,
  names: Names,
  { events, cards }: Words,
): string => events['pile-too-small'](...several(seats, names), cards[item], pile);

/** Whom the trap hits; how much it costs stands in the line about the coins or wounds of each. */
export function trap(e: Of<'trap-sprung'>, names: Names, { events }: Words): string {
  const { highest, penalty, target, seats, all } = e;
  const what = target === 'most-coins' ? 'coins' : 'wounds';
  if (penalty === 0) return events[seats.length === 0 ? 'trap-nothing' : 'trap-no-coins'](highest);
  if (all) return events[`trap-all-${what}`](highest);
  return events[`trap-${what}`](highest, ...several(seats, names));
}

export function fight(e: Of<'fought'>, _: Names, { events, rooms }: Words): string {
  const room = rooms[e.room];
  if (e.room === 'golem') return events['fought-golem'];
  if (e.strength === undefined) return events['fought-never'](room);
  // All have escaped: there is no card to add up.
  if (e.total === 0) return events['fought-nobody'](room);
  return e.defeated
    ? events['fought-won'](e.total, e.strength, room)
    : events['fought-lost'](e.total, e.strength);
}

export function attack(e: Of<'attacked'>, names: Names, { events, rooms }: Words): string {
  const room = rooms[e.room];
  // The value is what the card counts here, which need not be what is printed on it.
  const value = e.value ?? 0;
  if (e.spared === 'nobody') return events['attacked-all'](room, value);
  if (e.seats.length === 0) return events['attacked-nobody'];
  const facts = [room, ...several(e.seats, names), value] as const;
  if (e.spared === 'escaped') return events['attacked-rest'](...facts);
  return events[e.room === 'mummy' ? 'attacked-highest' : 'attacked-lowest'](...facts);
}

export function reward(e: Of<'highest-rewarded'>, names: Names, { events, rooms }: Words): string {
  const { room, value, seats, each, all } = e;
  return all
    ? events['reward-all'](value, each, rooms[room])
    : events.reward(...several(seats, names), value, each, rooms[room]);
}
