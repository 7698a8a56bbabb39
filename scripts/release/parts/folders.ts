import { join } from 'node:path';

// Replaces packages/cli/src/folders.ts in a release: the bundle lies in `lib`, the page beside it.
export const sources: string | undefined = undefined;
/** The texts of all languages. */
export const languages: string = join(import.meta.dirname, '../languages');

export const page: string = join(import.meta.dirname, '../web/dist');
