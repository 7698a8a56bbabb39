import { createRequire } from 'node:module';
import type * as Ai from 'boardgame.io/dist/types/packages/ai.d.ts';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.d.ts';

const require = createRequire(import.meta.url);

/** The library is CommonJS behind folders, which an import statement cannot reach; it is loaded when first asked for. */
export const internal = (): typeof Internal => require('boardgame.io/internal');
export const ai = (): typeof Ai => require('boardgame.io/ai');

/**
 * Runs something as on a production server: otherwise the library walks the whole state after every move to see
 * that it is plain, and the comparison would not be fair to it.
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
