import { createRequire } from 'node:module';
import type * as Ai from 'boardgame.io/dist/types/packages/ai.d.ts';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.d.ts';

const require = createRequire(import.meta.url);

/** boardgame.io is CommonJS in subfolders that an import statement cannot resolve. It is loaded on first use. */
export const internal = (): typeof Internal => require('boardgame.io/internal');
export const ai = (): typeof Ai => require('boardgame.io/ai');

/**
 * Runs a function with NODE_ENV=production. Otherwise the library checks after every move that the whole state is serializable, and the
 * comparison would be unfair to it.
 */
export function inProduction<T>(run: () => T): T {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return run();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
