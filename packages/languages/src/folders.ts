import { join } from 'node:path';

/** The folder with the texts of all languages. A release has it beside its bundle (`scripts/release/parts/folders.ts`). */
export const languages: string = join(import.meta.dirname, '../../../languages');
