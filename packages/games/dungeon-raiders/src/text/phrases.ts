import type { DungeonRaidersWords } from '@mazmorra/languages/dungeon-raiders';
import type { ItemId } from '../data/cards.ts';
import type { Gift, RoomId } from '../data/rooms.ts';
import type { Event, FaceDown } from '../events.ts';

/* The parts of a line that are lists, or say one of several kinds of things. */

export type Words = DungeonRaidersWords;
export type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What a vault gives. */
export function gift(given: Gift, { gift: phrases, cards }: Words): string {
  switch (given.type) {
    case 'coins':
      return phrases.coins(given.amount);
    case 'potion':
      return phrases.potion(given.amount);
    case 'item':
      return phrases.item(cards[given.item]);
  }
}

/** What somebody begins with, as the end of a sentence: `with 2 coins and no wounds`. */
export function outfit(
  coins: number,
  wounds: number,
  items: readonly ItemId[],
  { outfit: phrases, cards }: Words,
): string {
  const has = [
    ...(coins > 0 ? [phrases.coins(coins)] : []),
    ...(wounds > 0 ? [phrases.wounds(wounds)] : []),
    ...(items.length === 2 ? [phrases.two] : items.map((item) => phrases.item(cards[item]))),
  ];
  const lacks =
    coins > 0 ? (wounds > 0 ? 'none' : 'wounds') : wounds > 0 ? ('coins' as const) : ('both' as const);
  return phrases.all(has, has.length, lacks);
}

/** The rooms of a level in their order, equal neighbours counted together. */
export function rowOfRooms(row: readonly (RoomId | FaceDown)[], { row: phrases, rooms }: Words): string[] {
  const runs: { readonly room: RoomId | FaceDown; count: number }[] = [];
  for (const room of row) {
    const last = runs.at(-1);
    if (last?.room === room) last.count++;
    else runs.push({ room, count: 1 });
  }
  return runs.map(({ room, count }) => {
    if (room === 'dark-room') return phrases.dark(count);
    if (room === 'dark-boss') return phrases.boss;
    return count === 1 ? phrases.one(rooms[room]) : phrases.some(count, rooms[room]);
  });
}
