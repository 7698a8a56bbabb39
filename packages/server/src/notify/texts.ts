import { factsOf, isGameId } from '@mazmorra/catalogue';
import type { Language } from '@mazmorra/kernel';
import type { CallKind } from '@mazmorra/protocol';

/** The content of a call. It holds no secret of a game. */
export interface Call {
  readonly kind: CallKind | 'test';
  readonly table?: string;
  readonly game?: string;
  /** The name of the person who invites. */
  readonly from?: string;
}

const TEXTS = {
  en: {
    turn: (game: string) => `It is your turn: ${game}`,
    ready: (game: string) => `The table is ready: ${game}`,
    invited: (game: string, from: string) => `${from} invites you to a game of ${game}`,
    invitedBySomebody: (game: string) => `You are invited to a game of ${game}`,
    test: 'This is how Mazmorra will notify you.',
    calendar: 'Mazmorra: your turns',
    deadline: (game: string) => `${game}: your answer is due`,
  },
  es: {
    turn: (game: string) => `Te toca: ${game}`,
    ready: (game: string) => `La mesa está lista: ${game}`,
    invited: (game: string, from: string) => `${from} te invita a una partida de ${game}`,
    invitedBySomebody: (game: string) => `Te invitan a una partida de ${game}`,
    test: 'Así te avisará Mazmorra.',
    calendar: 'Mazmorra: tus turnos',
    deadline: (game: string) => `${game}: responde antes de esta hora`,
  },
} as const satisfies Record<Language, unknown>;

const nameOf = (game: string, language: Language): string =>
  isGameId(game) ? factsOf(game).box[language].name : game;

export function callText({ kind, game = '', from }: Call, language: Language): string {
  const texts = TEXTS[language];
  const name = nameOf(game, language);
  if (kind === 'test') return texts.test;
  if (kind === 'invited')
    return from === undefined ? texts.invitedBySomebody(name) : texts.invited(name, from);
  return texts[kind](name);
}

export const calendarName = (language: Language): string => TEXTS[language].calendar;
export const deadlineText = (game: string, language: Language): string =>
  TEXTS[language].deadline(nameOf(game, language));
