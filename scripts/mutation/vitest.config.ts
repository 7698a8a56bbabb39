import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { targetNamed } from './targets.ts';
import { warmWorkers } from './warm-worker.ts';

// Stryker copies the project and runs the tests in the copy, but the links below `node_modules` lead to the sources outside it: the
// names of our own packages are resolved to the files of the copy, which hold the mutants.
const top = process.cwd();

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

const folders = ['packages', 'packages/games'].flatMap((parent) =>
  readdirSync(join(top, parent))
    .map((name) => join(top, parent, name))
    .filter((folder) => existsSync(join(folder, 'package.json'))),
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const alias = folders.flatMap((folder) => {
  const { name, exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).map(([entry, file]) => ({
    find: new RegExp(`^${escaped(name + entry.slice(1)).replace('\\*', '(.+)')}$`),
    replacement: join(folder, file).replace('*', '$1'),
  }));
});

/** What finds most takes least: the tests of single rules. Last come the events, for which whole games are played. */
const rank = ({ moduleId }: TestSpecification): number => {
  if (moduleId.endsWith('/events.test.ts')) return 2;
  return moduleId.includes('/rules/') ? 0 : 1;
};

class RulesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

const { tests, without, patience } = targetNamed(process.env['MUTATION_TARGET'] ?? '');

export default defineConfig({
  resolve: { alias },
  plugins: [
    {
      name: 'warm-workers',
      // Stryker's runner sets the pool as on the command line, which goes before this file.
      configureVitest: ({ project }) => {
        Object.assign(project.config, { pool: warmWorkers.name, poolRunner: warmWorkers });
      },
    },
  ],
  test: {
    include: [...tests],
    exclude: ['**/node_modules/**', ...without],
    testTimeout: patience,
    // What a mutant keeps from happening is not waited for in full.
    env: { MAZMORRA_PATIENCE: '1000' },
    sequence: { sequencer: RulesFirst },
    runner: join(top, 'scripts/mutation/runner.ts'),
    // Stryker reads the results itself. Nobody sees the differences that a reporter would print for every mutant.
    reporters: [{}],
    // The rules keep nothing between tests; loading them anew for every file would take most of the time.
    isolate: false,
  },
});
