import { join } from 'node:path';

/** The root folder of the sources; absent in a release, which `scripts/release` builds with a module of its own in place of this one. */
export const sources: string | undefined = join(import.meta.dirname, '../../..');

/** The built page, where there is one. */
export const page: string = join(import.meta.dirname, '../../web/dist');
