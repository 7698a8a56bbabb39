import type { Language } from '@mazmorra/kernel';
import { type ChatLine, isReaction, type Reaction } from '@mazmorra/protocol';
import { chatWordsIn } from './words.ts';

/** The words of a line, in the reader's language where it is a ready-made one. */
export const textOf = ({ text, phrase }: ChatLine, language: Language): string =>
  phrase === undefined ? (text ?? '') : chatWordsIn(language).said[phrase];

export const reactionOf = ({ phrase }: ChatLine): Reaction | undefined =>
  phrase !== undefined && isReaction(phrase) ? phrase : undefined;

/** A line as one reads it aloud. */
export const spokenLine = (line: ChatLine, language: Language): string =>
  `${line.name}: ${textOf(line, language)}`;

/** Milliseconds that a line stands on the screen: long enough to be read, not so long that it is in the way. */
export const readingTime = (text: string): number => Math.min(12_000, 4000 + 60 * text.length);
