import type { Names, Seat } from '@mazmorra/kernel';
import { type Noun, several, type Who } from '@mazmorra/languages';
import type { SaboteurTableWords } from '@mazmorra/languages/saboteur-table';
import type { GoalView } from '@mazmorra/saboteur';

/** Whoever a line is about: `undefined` is the reader. */
const about = (name: string | undefined): readonly [who: Who, name: string] =>
  name === undefined ? ['you', ''] : ['other', name];

/** The deeds that bots name, and two words that are about words. */
export type Reason = keyof SaboteurTableWords['remark']['because'];

/** The end, where a name that is missing is the reader. */
const endingWords = ({ nuggets, ending }: SaboteurTableWords) => ({
  ...ending,
  nuggets,
  won: (winners: readonly Seat[], names: Names, count: number): string =>
    winners.length === 0 ? '' : ending.won(...several(winners, names), count),
  reached: (name: string | undefined, card: string | undefined): string =>
    [ending.reached(...about(name)), ...(card === undefined ? [] : [ending.decisive(card)])].join(' '),
});

const remarkWords = ({ remark }: SaboteurTableWords) => ({
  ...remark,
  /** What is said to a player, in one of several ways; nothing where there are no words for the reason. */
  because(reason: Reason, number: number, name: string | undefined): string | undefined {
    const ways = remark.because[reason] as SaboteurTableWords['remark']['because'][Reason] | undefined;
    return ways?.[number % ways.length]?.(...about(name));
  },
  accuses: (accuser: string, name: string | undefined): string => remark.accuses(accuser, ...about(name)),
});

/** The words of the table: those of the file, and what the screen asks for with more than names and numbers. */
export const tableWords = (words: SaboteurTableWords) => ({
  ...words,
  saboteurs: (possible: readonly number[]): string =>
    words.saboteurs(Math.min(...possible), Math.max(...possible), possible.map(String)),
  saboteursShort: (possible: readonly number[]): string => words.saboteursShort(Math.max(...possible)),
  range: (possible: readonly number[]): string => possible.join('–'),
  goalKnown: (card: string, known: GoalView['known']): string =>
    words.goalKnown(card, known === 'deduced' || known === 'revealed' ? known : 'looked'),
  lookedBy: (seats: readonly Seat[], names: Names): string => words.lookedBy(...several(seats, names)),
  accusedBy: (seats: readonly Seat[], names: Names): string => words.accusedBy(...several(seats, names)),
  deedBroke: (count: number, seats: readonly Seat[], names: Names): string =>
    words.deedBroke(count, several(seats, names)[1]),
  deedMended: (count: number, seats: readonly Seat[], names: Names): string =>
    words.deedMended(count, several(seats, names)[1]),
  explain: {
    ...words.explain,
    reaches: (goals: readonly Noun[]): string => words.explain.reaches(goals.map(words.explain.goal)),
    mendsOne: (name: string, own: boolean, left: readonly string[]): string =>
      words.explain.mendsOne(name, own, left.length, left),
  },
  ending: endingWords(words),
  remark: remarkWords(words),
});
