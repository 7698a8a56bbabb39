import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '../../packages/catalogue/src/index.ts';

const screens = join(import.meta.dirname, '../../packages/web/src/games');

/** The games that tell where their cards come from; a new game need not. */
export const told = gameIds.filter((game) => existsSync(join(screens, game, 'about.ts')));
