import { newToken } from '../people/secrets.ts';

/** A unique id that sorts by time. */
export const newId = (now: number): string =>
  `${now.toString(36).padStart(9, '0')}-${newToken().slice(0, 10)}`;
