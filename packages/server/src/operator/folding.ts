/**
 * Letters of other scripts that look like a Latin letter, grouped by that letter. Selected from Unicode's `confusables.txt` (UTS
 * 39): the scripts whose letters pass for Latin ones at the size of a name. Variants of the same letter (wide, circled,
 * mathematical, superscript) are omitted, because compatibility normalisation (NFKC) already maps them to it.
 */
const GROUPS: Readonly<Record<string, string>> = {
  a: 'аɑαΑАᎪꓮ',
  b: 'ЬΒВᏴꓐ',
  c: 'сϲСϹᏟꓚⅽᴄ',
  d: 'ԁᎠꓓժ',
  e: 'еєΕЕᎬꓰҽ',
  f: 'Ϝꓝ',
  g: 'ɡցᏀԌꓖ',
  h: 'һΗНᎻꓧհ',
  i: 'іıιΙІӀᏆɩ',
  j: 'јЈᎫꓙϳյ',
  k: 'κΚКᏦꓗ',
  l: 'ⅼʟᏞꓡլ',
  m: 'ΜМᎷꓟ',
  n: 'Νꓠոռ',
  o: 'оοΟОօՕ',
  p: 'рρΡРᏢꓑ',
  q: 'ԛզԚ',
  r: 'Ꭱꓣᴦ',
  s: 'ѕЅՏᏚꓢꜱ',
  t: 'ΤТᎢꓔ',
  u: 'υսՍꓴᴜ',
  v: 'νѵᏙꓦᴠѴ',
  w: 'ѡԝᏔꓪᴡԜ',
  x: 'хΧХꓫ',
  y: 'уΥУҮүꓬ',
  z: 'ΖᏃꓜᴢ',
};

/** Maps a letter of another script to the Latin letter it looks like. Case is preserved. */
export const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([latin, others]) =>
    [...others].map((other): [string, string] => {
      const isCapital = other.toUpperCase() === other && other.toLowerCase() !== other;
      return [other, isCapital ? latin.toUpperCase() : latin];
    }),
  ),
);

/** Signs that stand for a letter inside a word, as in `h3ll0`. */
export const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'i',
};

const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter);

/** Rewrites a word in Latin letters if all its letters of other scripts look Latin: `Аnа` becomes `Ana`. */
function foldWord(word: string): string {
  const others = [...word].filter((letter) => /\p{L}/u.test(letter) && !isLatin(letter));
  if (others.length === 0 || !others.every((letter) => LATIN_OF.has(letter))) return word;
  return [...word].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
}

/** A name as it was read from a request, without letters of other scripts that pass for Latin ones. */
export const foldName = (name: string): string => name.split(' ').map(foldWord).join(' ');

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
