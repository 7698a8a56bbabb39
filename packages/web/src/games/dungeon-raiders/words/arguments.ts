import type { Gift } from '@mazmorra/dungeon-raiders';
import type { Names, Seat } from '@mazmorra/kernel';
import { several, type Who } from '@mazmorra/languages';
import type { DungeonRaidersTableWords } from '@mazmorra/languages/dungeon-raiders-table';

/** Whoever a line is about: `undefined` is the reader. */
const about = (name: string | undefined): readonly [who: Who, name: string] =>
  name === undefined ? ['you', ''] : ['other', name];

function giftText(gift: Gift, { explain }: DungeonRaidersTableWords): string {
  switch (gift.type) {
    case 'coins':
      return explain['gift-coins'](gift.amount);
    case 'potion':
      return explain['gift-potion'](gift.amount);
    case 'item':
      return explain['gift-item'](gift.item);
  }
}

/** The words of the table: those of the file, and what the screen asks for with more than a name or a number. */
export const tableWords = (words: DungeonRaidersTableWords) => ({
  ...words,
  giftWord: ({ type, amount }: Exclude<Gift, { readonly type: 'item' }>): string =>
    type === 'potion' ? words.giftWord.potion : words.giftWord.coins(amount),
  explain: {
    ...words.explain,
    gift: (gift: Gift): string => giftText(gift, words),
    hits: (seats: readonly Seat[], names: Names): string => words.explain.hits(...several(seats, names)),
  },
  ending: {
    ...words.ending,
    won: (winners: readonly Seat[], names: Names, coins: string): string =>
      winners.length === 0 ? '' : words.ending.won(...several(winners, names), coins),
    fainted: (name: string | undefined, coins: string, wounds: string): string =>
      words.ending.fainted(...about(name), coins, wounds),
    sameCoins: (name: string | undefined, coins: string, wounds: string): string =>
      words.ending.sameCoins(...about(name), coins, wounds),
  },
});
