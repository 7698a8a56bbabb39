import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { iconPicker } from './packages/web/build/icons.ts';

export default defineConfig({
  // The screens of the games name their pictures as `icon:…`, also where a test reads a rulebook.
  plugins: [iconPicker()],
  test: {
    include: ['{packages,scripts,bench}/**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Only to end what hangs: a busy machine must not be what fails a test, or the start of a database before it.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // More than cores: suites of servers and of the command line spend half of their time waiting for timers and other processes.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
  },
});
