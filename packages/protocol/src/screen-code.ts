/**
 * The letters of a screen code, the four letters by which a phone finds the table on a big screen. None of them is a vowel, so that
 * codes are not words, and none reads like another letter or a figure: there is no G (C), Q (O) or Y (V).
 */
export const CODE_LETTERS = 'BCDFHJKLMNPRSTVWXZ';

/** Abbreviations that people read as rude words, in Spanish and English: no code contains one. */
const RUDE =
  /BCH|BTC|CBR|CCK|CLT|CNT|CRJ|CRP|DCK|DMN|FCK|FKN|FLL|FTS|HDP|HJP|HTL|JDR|JZZ|KKK|MRC|MRD|NZS|PDR|PLL|PND|PNS|PRN|PSS|PTM|PTS|SHT|SLT|SSS|STF|TNT|TRD|TTS|TWT|WNK|WTF|XXX/;

/** A code as the server knows it: what somebody has typed, in capitals and without spaces. `undefined` if no code is written so. */
export function screenCodeOf(typed: string): string | undefined {
  const code = typed.replace(/\s/g, '').toUpperCase();
  const isCode = code.length === 4 && [...code].every((letter) => CODE_LETTERS.includes(letter));
  return isCode && !RUDE.test(code) ? code : undefined;
}

/** A new code. `pick` chooses a whole number below its argument. */
export function newScreenCode(pick: (below: number) => number): string {
  for (;;) {
    const letters = Array.from({ length: 4 }, () => CODE_LETTERS[pick(CODE_LETTERS.length)]).join('');
    const code = screenCodeOf(letters);
    if (code !== undefined) return code;
  }
}
