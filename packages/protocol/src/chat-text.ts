/** Marks that one letter may carry: accents, vowel signs, tones. No living script puts more of them on one letter. */
const MOST_MARKS = 4;

const JOINERS = '\u200c\u200d';
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** Marks of the writing direction, invisible characters, halves of characters, characters that nobody has defined. */
const UNSEEN = new RegExp(`(?![${JOINERS}])\\p{C}`, 'gu');
/** Persian, Indian scripts and many emoji need one joiner between two characters; elsewhere it only hides something. */
const STRAY_JOINERS = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{S}])[${JOINERS}]+|[${JOINERS}]+(?![\\p{L}\\p{S}])|(?<=[${JOINERS}])[${JOINERS}]+`,
  'gu',
);
const PILES = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/**
 * The text of a line of chat as everybody gets it: one line in any script, without control characters, without tricks with the
 * writing direction, and without piles of marks that would cover the lines around it.
 */
export const chatText = (text: string): string =>
  text
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(STRAY_JOINERS, '')
    .replace(PILES, '$1')
    .replace(/\s+/g, ' ')
    .trim();
