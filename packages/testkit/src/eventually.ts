import { vi } from 'vitest';
import { PATIENCE } from './patience.ts';

/**
 * Waits until a check no longer throws, and returns what it returns. `vi.waitFor` gives up after a second, which a machine that is busy
 * with other suites may need for one write to the disk.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE, interval: 1 });
