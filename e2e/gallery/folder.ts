import { join } from 'node:path';

export const folder = join(import.meta.dirname, '../../artifacts/gallery');

/** The file of one picture. */
export const fileOf = (game: string, moment: string, size: string, language: string): string =>
  `${`${game} ${moment} ${size} ${language}`.replaceAll(/[^a-z0-9]+/gi, '-')}.png`;
