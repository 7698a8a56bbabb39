import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { targetNamed } from './targets.ts';

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

const { tests, without } = targetNamed(process.env['MUTATION_TARGET'] ?? '');

export default defineConfig({
  resolve: { alias },
  test: {
    include: [...tests],
    exclude: ['**/node_modules/**', ...without],
    testTimeout: 60_000,
    // The rules keep nothing between tests; loading them anew for every file would take most of the time.
    isolate: false,
  },
});
