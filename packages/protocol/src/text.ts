/**
 * Text from the network as storage, logs and screens get it: one line, in one Unicode form, with nothing that cannot be seen. The
 * schemas of all requests read their texts by these functions (`fields.ts`); nothing behind them cleans a text again.
 */

/** Marks that one letter may carry: accents, vowel signs, tones. No living script puts more than four of them on one letter. */
const MOST_MARKS = { name: 3, chat: 4 };

const JOINERS = '\u200c\u200d';
/** They say whether a character is drawn as text or as an emoji. */
const SELECTORS = '\ufe0e\ufe0f';
/** Characters without ink that Unicode counts among symbols, letters and marks. */
const BLANKS = '\u2800\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}';

const BREAKS = /[\p{Cc}\p{Z}]/gu;
/** Marks of the writing direction, invisible characters, halves of characters, characters that nobody has defined. */
const UNSEEN = new RegExp(
  `(?![${JOINERS}${SELECTORS}])[\\p{C}\\p{Default_Ignorable_Code_Point}${BLANKS}]`,
  'gu',
);
const STRAY_SELECTORS = new RegExp(`(?<![\\p{Extended_Pictographic}0-9#*])[${SELECTORS}]`, 'gu');
/** Persian, Indian scripts and many emoji need one joiner between two characters; elsewhere it only hides something. */
const STRAY_JOINERS = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{S}])[${JOINERS}]+|[${JOINERS}]+(?![\\p{L}\\p{S}])|(?<=[${JOINERS}])[${JOINERS}]+`,
  'gu',
);
const ALL_JOINERS = new RegExp(`[${JOINERS}]+`, 'gu');
const piles = (most: number): RegExp => new RegExp(`(\\p{M}{${most}})\\p{M}+`, 'gu');
const PILES = { name: piles(MOST_MARKS.name), chat: piles(MOST_MARKS.chat) };
const INK = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Cleans a text in its decomposed form, in which every mark is a character of its own, and composes it again. */
function cleaned(text: string, form: 'C' | 'KC', joiners: RegExp, pile: RegExp): string {
  const line = text
    .normalize(form === 'C' ? 'NFD' : 'NFKD')
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(joiners, form === 'KC' ? ' ' : '')
    .replace(STRAY_SELECTORS, '')
    .replace(pile, '$1')
    .replace(/ +/g, ' ')
    .trim()
    .normalize(`NF${form}`);
  return INK.test(line) ? line : '';
}

/** The text of a line of chat, of a report, of a reason. Empty if nothing of it can be seen. */
export const chatText = (text: string): string => cleaned(text, 'C', STRAY_JOINERS, PILES.chat);

/** A name: also one form for letters that have several, and fewer accents. Empty if nothing of it can be seen. */
export const nameText = (text: string): string => cleaned(text, 'KC', ALL_JOINERS, PILES.name);

/** Whether a text can be stored as it is: no NUL, which PostgreSQL refuses, and no halves of characters, which no encoding has. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);
