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
