import { isGameId } from '@mazmorra/catalogue';
import type { Language } from '@mazmorra/kernel';
import { boxes } from '@mazmorra/languages/boxes';
import { wordsOf } from '@mazmorra/languages/node';
import { notices } from '@mazmorra/languages/notices';
import type { CallKind } from '@mazmorra/protocol';

/** The content of a call. It holds no secret of a game. */
export interface Call {
  readonly kind: CallKind | 'test';
  readonly table?: string | undefined;
  readonly game?: string | undefined;
  /** The games of all tables that wait, for a call for turns. */
  readonly games?: readonly string[];
  /** The name of the person who invites. */
  readonly from?: string;
}

const wordsIn = wordsOf(notices);
const boxesIn = wordsOf(boxes);

const nameOf = (game: string, language: Language): string =>
  isGameId(game) ? boxesIn(language)[game].name : game;

export function callText({ kind, game = '', games = [], from }: Call, language: Language): string {
  const words = wordsIn(language);
  const name = nameOf(game, language);
  if (kind === 'test') return words.test;
  if (kind === 'invited')
    return from === undefined ? words.invitedBySomebody(name) : words.invited(name, from);
  if (games.length > 1) {
    const names = [...new Set(games.map((one) => nameOf(one, language)))];
    return words.turns(games.length, names);
  }
  return words[kind](name);
}

export const calendarName = (language: Language): string => wordsIn(language).calendar;
export const deadlineText = (game: string, language: Language): string =>
  wordsIn(language).deadline(nameOf(game, language));
