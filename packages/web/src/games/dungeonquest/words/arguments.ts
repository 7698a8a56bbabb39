import type { AttackType } from '@mazmorra/dungeonquest';
import type { Who } from '@mazmorra/languages';
import type { DungeonquestTableWords } from '@mazmorra/languages/dungeonquest-table';

export type Gender = 'm' | 'f';
export type Fate = 'inside' | 'left' | 'dead' | 'below' | 'stuck';

/** Whoever a line is about: `undefined` is the reader. */
const about = (name: string | undefined): readonly [who: Who, name: string] =>
  name === undefined ? ['you', ''] : ['other', name];

/** The end of the game, where a name that is missing is the reader. */
const endingWords = ({ ending }: DungeonquestTableWords) => ({
  ...ending,
  only: (name: string | undefined, gold: string): string => ending.only(...about(name), gold),
  most: (name: string | undefined, gold: string): string => ending.most(...about(name), gold),
  lesserCard: (name: string | undefined, gold: string): string => ending.lesserCard(...about(name), gold),
  fewerCards: (name: string | undefined, gold: string): string => ending.fewerCards(...about(name), gold),
});

/** The words of the table: those of the file, and what the screen asks for with more than a name or a number. */
export const tableWords = (words: DungeonquestTableWords) => ({
  ...words,
  token: (monster: string, life: number | undefined): string =>
    life === undefined ? words.token.unknown(monster) : words.token.known(monster, life),
  fate: (fate: Fate, gender: Gender): string => words.fate[fate](gender),
  damage: (count: number, life: number | undefined): string =>
    life === undefined ? words.damage.unknown(count) : words.damage.known(count, life),
  /** Of these types is what the round was won with, and what lies in the pile. */
  deathblowWhy: (types: readonly AttackType[]): string =>
    words.deathblowWhy.all(types.map((type) => words.deathblowWhy[type])),
  pileOf: (types: readonly (readonly [type: AttackType, count: number])[]): string =>
    types.length === 0
      ? words.pileOf.empty
      : words.pileOf.cards(types.map(([type, count]) => words.pileOf.type(count, type))),
  ending: endingWords(words),
});
