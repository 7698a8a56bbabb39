import { keepText, keptText } from '../settings/kept.ts';

const key = 'mazmorra.secret';

/** What the server knows this browser by. In a file of its own, so that the first page can ask without loading the connection. */
export const storedSecret = (): string | undefined => keptText(key);

/** This browser has been somebody's guest before. */
export const hasBeenOnline = (): boolean => storedSecret() !== undefined;

/** A browser that keeps nothing is a new guest after every reload. */
export const keepSecret = (secret: string | undefined): void => keepText(key, secret);
