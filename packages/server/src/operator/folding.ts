import { LATIN_OF, LETTER_OF_SIGN } from './confusables.ts';

/** Marks on one letter beyond these are left out: a tower of accents covers the lines around it. */
const MOST_MARKS = 2;

/** Letters without ink, which are no spaces to Unicode: fillers of Hangul and Khmer, the empty Braille cell. */
const BLANKS = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;
const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter);

/** A word whose letters of other scripts all look Latin is written in Latin letters: `Аnа` becomes `Ana`. */
function foldWord(word: string): string {
  const others = [...word].filter((letter) => /\p{L}/u.test(letter) && !isLatin(letter));
  if (others.length === 0 || !others.every((letter) => LATIN_OF.has(letter))) return word;
  return [...word].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
}

/**
 * A name as it is kept and shown: one form for letters that have several, no invisible characters or marks of writing direction, at most
 * two accents on a letter, no letters of another script where they pass for Latin ones. Empty when nothing visible is left.
 */
export function foldName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{C}\u2028\u2029]/gu, ' ')
    .replace(BLANKS, ' ')
    .replace(MARKS, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  const folded = plain.split(' ').map(foldWord).join(' ');
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(folded) ? folded : '';
}

/** Letters that nobody tells apart in a name. */
const SAME: Readonly<Record<string, string>> = { ...LETTER_OF_SIGN, l: 'i', ł: 'i', ø: 'o', đ: 'd' };

/** What a name looks like at a glance. Two names with the same skeleton can be mistaken for each other. */
export function skeletonOf(name: string): string {
  const letters = [...foldName(name).normalize('NFKD').replace(/\p{M}/gu, '')];
  return letters
    .map((letter) => (LATIN_OF.get(letter) ?? letter).toLowerCase())
    .map((letter) => SAME[letter] ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[\s\p{P}]/gu, '');
}

/** The name, or with a number behind it where one of the others looks the same. */
export function distinctName(name: string, others: readonly string[], most: number): string {
  const taken = new Set(others.map(skeletonOf));
  if (!taken.has(skeletonOf(name))) return name;
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const numbered =
      [...name]
        .slice(0, most - end.length)
        .join('')
        .trimEnd() + end;
    if (!taken.has(skeletonOf(numbered))) return numbered;
  }
}
