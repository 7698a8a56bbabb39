import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { iconPicker } from './packages/web/build/icons.ts';

/** What keeps nothing between tests: its files share one set of modules. Loading them anew costs 0.3 s of a core per file, 40 % of the time. */
const PURE = ['games/*', 'kernel', 'lessons', 'protocol', 'testkit', 'catalogue'].map(
  (name) => `packages/${name}`,
);
/** Replaces a module, which the other files of a shared set would notice. */
const MOCKS = 'packages/games/*/test/coverage.test.ts';
const tests = '**/test/**/*.test.{ts,tsx}';
const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  // The screens of the games name their pictures as `icon:…`, also where a test reads a rulebook.
  plugins: [iconPicker()],
  test: {
    // Only to end what hangs: a busy machine must not be what fails a test, or the start of a database before it.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // More than cores: suites of servers and of the command line spend half of their time waiting for timers and other processes.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          isolate: false,
          include: PURE.map((folder) => `${folder}/${tests}`),
          exclude: [...exclude, MOCKS],
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: [`{packages,scripts,bench}/${tests}`],
          exclude: [...exclude, ...PURE.map((folder) => `${folder}/**/!(coverage).test.{ts,tsx}`)],
        },
      },
    ],
  },
});
