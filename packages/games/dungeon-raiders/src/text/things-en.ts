import { type EnglishNoun, english } from '@mazmorra/kernel';
import type { CardId, ItemId } from '../data/cards.ts';
import { ROOMS, type RoomId } from '../data/rooms.ts';
import type { FaceDown } from '../events.ts';
import { dealtRow } from './vocabulary.ts';

export const coins = (amount: number): string => english.count(amount, { one: 'coin' });
export const wounds = (amount: number): string => english.count(amount, { one: 'wound' });

export const ITEMS: Readonly<Record<ItemId, EnglishNoun>> = {
  torch: { one: 'torch', many: 'torches' },
  'crystal-ball': { one: 'crystal ball' },
  key: { one: 'key' },
  sword: { one: 'sword' },
};

const isItem = (card: CardId): card is ItemId => card in ITEMS;
const powerOf = (card: CardId): string => card.slice('power-'.length);

/** `a 4`, `a key`. */
export const aCard = (card: CardId): string => (isItem(card) ? english.a(ITEMS[card]) : `a ${powerOf(card)}`);
/** As a choice: `the 4`, `a key`. */
export const chosenCard = (card: CardId): string =>
  isItem(card) ? english.a(ITEMS[card]) : `the ${powerOf(card)}`;

const the = (one: string, many?: string): EnglishNoun => (many === undefined ? { one } : { one, many });

const ROOM_NOUNS: Readonly<Record<RoomId, EnglishNoun>> = {
  snake: the('Snake'),
  zombie: the('Zombie'),
  goblin: the('Goblin'),
  skeleton: the('Skeleton'),
  'the-thing': { one: 'The Thing', proper: true },
  troll: the('Troll'),
  dragon: the('Dragon'),
  'treasure-1': the('treasure of 1 coin'),
  'treasure-2': the('treasure of 2 coins'),
  'treasure-3': the('treasure of 3 coins'),
  'treasure-4': the('treasure of 4 coins'),
  'treasure-2-1': the(
    'treasure with chests of 2 coins and 1 coin',
    'treasures with chests of 2 coins and 1 coin',
  ),
  'treasure-3-2': the('treasure with chests of 3 and 2 coins', 'treasures with chests of 3 and 2 coins'),
  'treasure-4-2': the('treasure with chests of 4 and 2 coins', 'treasures with chests of 4 and 2 coins'),
  'vault-items': the('vault of items', 'vaults of items'),
  'vault-riches': the('vault of riches', 'vaults of riches'),
  'lava-trap': the('Lava Trap'),
  'magnet-trap': the('Magnet Trap'),
  'spike-trap': the('Spike Trap'),
  'boulder-trap': the('Boulder Trap'),
  'tax-collector': the('Tax Collector'),
  medusa: { one: 'Medusa', proper: true },
  vampire: the('Vampire'),
  sphinx: the('Sphinx'),
  minotaur: the('Minotaur'),
  'wolf-pack': the('Wolf Pack'),
  necromancer: the('Necromancer'),
  'mega-dragon': the('Mega Dragon'),
  golem: the('Golem'),
  mummy: the('Mummy'),
};

export const roomName = (id: RoomId): string => ROOM_NOUNS[id].one;
/** As the subject of a sentence: `the Troll`, `Medusa`. */
export const theRoom = (id: RoomId): string =>
  id === 'the-thing' ? 'the Thing' : english.the(ROOM_NOUNS[id]);
/** What a torch shows: `a Goblin`, `the Sphinx`. */
export const aRoom = (id: RoomId): string =>
  ROOMS[id].kind === 'boss' || ROOM_NOUNS[id].proper ? theRoom(id) : english.a(ROOM_NOUNS[id]);

const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six'];

/** `Goblin`, `two Goblins`. */
export const some = (count: number, noun: EnglishNoun): string =>
  count === 1 ? noun.one : `${NUMBERS[count] ?? count} ${noun.many ?? `${noun.one}s`}`;

/** The rooms of a level in their order, equal neighbours counted together. */
export const rowOfRooms = (row: readonly (RoomId | FaceDown)[]): string =>
  dealtRow(row, {
    room: (id, count) => some(count, ROOM_NOUNS[id]),
    dark: (count) => some(count, { one: 'dark room' }),
    boss: 'face-down boss',
  }).join(', ');
