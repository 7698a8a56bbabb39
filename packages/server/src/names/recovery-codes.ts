import { randomBytes } from 'node:crypto';
import { hashOf } from '../people/secrets.ts';

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
