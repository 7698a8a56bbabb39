import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: with that much chance in it, a plain hash is as good as a slow one. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** 128 bits: links that cannot be guessed. */
export const newToken = (): string => randomBytes(16).toString('base64url');
