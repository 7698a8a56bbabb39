import { allowed, english } from '@mazmorra/kernel';
import { numbersIn } from '../numbers.ts';

/** What several commands say. */
export const common = {
  ...numbersIn('en'),
  or: english.or,
  allowed,
  /** What an error of the system or of another package says of itself. */
  failure: (error: unknown): string =>
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error),
  placeholders: {
    GAME: 'GAME',
    FILE: 'FILE',
    FOLDER: 'FOLDER',
    LINK: 'LINK',
    ID: 'ID',
    PERSON: 'PERSON',
    PERSON_OR_ADDRESS: 'PERSON or ADDRESS',
    TABLE: 'TABLE',
    LINE: 'LINE',
    REPORT: 'REPORT',
    SANCTION: 'SANCTION',
    NAME: 'NAME',
    LIST: 'LIST',
    WHAT: 'WHAT',
    LANGUAGE: 'LANGUAGE',
  },
  overview: (lines: string, games: string): string => `Mazmorra: the open table for dungeon board games.

${lines}

GAME is ${games}. \`mazmorra COMMAND --help\` tells more;
a value in brackets there is the default. With --lang es a command speaks Spanish.`,
  progress: (done: number, of: number): string => `${done} of ${of}`,
  secondsLeft: (seconds: number): string => `${seconds} s left`,
};

export type CommonText = typeof common;
