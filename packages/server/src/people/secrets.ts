import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. With that much entropy a plain hash is as safe as a slow one. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Identifies a person on the bus, without revealing their id. */
export const markOf = (person: string): string => hashOf(person).slice(0, 16);

/** 128 random bits, for ids and links that cannot be guessed. */
export const newToken = (): string => randomBytes(16).toString('base64url');
