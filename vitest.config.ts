import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from './packages/testkit/src/patience.ts';
import { iconPicker } from './packages/web/build/icons.ts';
import { texts } from './packages/web/build/languages.ts';
import { EXTRAS, isInstalled } from './scripts/setup.mjs';

/** Files that replace a module, which the other files of a shared set would notice. */
const MOCKS = [
  'packages/games/*/test/coverage.test.ts',
  'packages/web/test/analysis/decision-row.test.ts',
  'packages/web/test/online/pool-call.test.ts',
];
const tests = '{packages,scripts,bench}/**/test/**/*.test.{ts,tsx}';
const exclude = [
  '**/node_modules/**',
  '**/dist/**',
  // The bench is tested where it is installed: `node scripts/setup.mjs bench`, or the long run.
  ...(isInstalled('test', EXTRAS.bench) ? [] : ['bench/**']),
];

export default defineConfig({
  // The screens of the games name their pictures as `icon:…`, also where a test reads a rulebook.
  plugins: [iconPicker(), texts()],
  test: {
    setupFiles: ['packages/web/test/support/languages.ts'],
    // Only to end what hangs: a busy machine must not be what fails a test, or the start of a database before it.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // A test that expects nothing cannot fail.
    expect: { poll: { timeout: PATIENCE, interval: 20 }, requireAssertions: true },
    // In another order each time: no test may need what another left. The seed is printed; `--sequence.seed=N` repeats the order.
    sequence: { shuffle: { files: true, tests: true } },
    // More than cores: suites of servers and of the command line spend half of their time waiting for timers and other processes.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          // The files share one set of modules. Loading them anew for each takes half of the time of the page's tests (51 s of CPU instead of 29).
          isolate: false,
          include: [tests],
          exclude: [...exclude, ...MOCKS],
        },
      },
      { extends: true, test: { name: 'mocks', include: MOCKS, exclude } },
    ],
  },
});
