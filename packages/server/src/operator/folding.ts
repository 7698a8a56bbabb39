import { LATIN_OF, LETTER_OF_SIGN } from './confusables.ts';

/** Maximum number of combining marks per letter. Stacked marks would cover the lines around them. */
const MOST_MARKS = 2;

/** Blank letters that Unicode does not classify as spaces: Hangul and Khmer fillers, the empty Braille cell. */
const BLANKS = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;
const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter);

/** Rewrites a word in Latin letters if all its letters of other scripts look Latin: `Аnа` becomes `Ana`. */
function foldWord(word: string): string {
  const others = [...word].filter((letter) => /\p{L}/u.test(letter) && !isLatin(letter));
  if (others.length === 0 || !others.every((letter) => LATIN_OF.has(letter))) return word;
  return [...word].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
}

/**
 * Normalises a name for storage and display: one form for letters that have several, no invisible characters or direction marks,
 * at most two accents per letter, no letters of other scripts that pass for Latin ones. Empty if nothing visible is left.
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

/** Characters that look alike in a name. */
const SAME: Readonly<Record<string, string>> = { ...LETTER_OF_SIGN, l: 'i', ł: 'i', ø: 'o', đ: 'd' };

/** The skeleton of a name. Two names with the same skeleton can be mistaken for each other. */
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

/** The name, with a number appended if another name looks the same. */
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
