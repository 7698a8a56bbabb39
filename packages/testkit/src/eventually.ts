import { PATIENCE } from './patience.ts';

// Taken before a test can replace them by a clock of its own.
const { setImmediate: soon, setTimeout: later } = globalThis;
const now = performance.now.bind(performance);

/** Turns of the event loop with a look at each of them, and the milliseconds between two looks after that. */
const TURNS = 1000;
const BETWEEN = 5;

/**
 * Waits until a check no longer throws, and returns what it returns. `vi.waitFor` gives up after a second, which a machine that is busy
 * with other suites may need for one write to the disk, and looks only every 50 ms.
 */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const end = now() + PATIENCE;
  for (let turn = 0; ; turn++) {
    try {
      return await check();
    } catch (error) {
      if (turn > TURNS && now() > end) throw error;
    }
    await new Promise<void>((resolve) => (turn < TURNS ? soon(resolve) : later(resolve, BETWEEN)));
  }
}
