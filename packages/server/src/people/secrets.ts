import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. With that much entropy a plain hash is as safe as a slow one. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Identifies a person on the bus, without revealing their id. */
export const markOf = (person: string): string => hashOf(person).slice(0, 16);

/** 128 random bits, for ids and links that cannot be guessed. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Codes per person, and letters per code. A code has 80 random bits, so a plain hash is as safe as a slow one. */
const CODES = 8;
const LETTERS = 16;
/** Omits characters that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function newCode(): string {
  const letters = [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

export const newCodes = (): string[] => Array.from({ length: CODES }, newCode);

/** The hash of a code as typed: case, spaces and hyphens are ignored. */
export const codeHash = (code: string): string => hashOf(code.toUpperCase().replace(/[^0-9A-Z]/g, ''));

/** A unique id that sorts by time. */
export const newId = (now: number): string =>
  `${now.toString(36).padStart(9, '0')}-${newToken().slice(0, 10)}`;
