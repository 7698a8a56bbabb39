// `npm run mutation [-- TARGET…]`: changes the sources in small ways, one at a time, and sees which changes no test notices.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteReport } from './report.ts';
import { TARGETS, type Target, targetNamed } from './targets.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'artifacts/mutation');

/** What is kept between runs: only mutants of changed code, or with changed tests, are tried again. */
const settings = ({ name, mutate }: Target) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate,
  coverageAnalysis: 'perTest',
  // A mutant in code that runs once at load needs every test: those lines are tables and constants, tried by `data.test.ts`.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `artifacts/mutation/${name}.json`,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'json'],
  jsonReporter: { fileName: `artifacts/mutation/${name}.report.json` },
  tempDirName: `artifacts/mutation/tmp-${name}`,
  cleanTempDir: 'always',
  checkers: [],
  concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 2),
  // Endless loops are noticed by counting; the clock is for the rest, and a busy machine must not pass for a kill.
  timeoutMS: 20_000,
  ignorePatterns: ['/artifacts', '/bench', '/data', '/docs/pictures', '/e2e', '/packages/web/dist'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
});

function mutate(target: Target): boolean {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${target.name}.config.json`);
  writeFileSync(file, JSON.stringify(settings(target), undefined, 2));
  process.stdout.write(`${target.name}\n`);
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', file],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATION_TARGET: target.name } },
  );
  if (status !== 0) return false;
  const percent = noteReport(target.name, join(folder, `${target.name}.report.json`));
  process.stdout.write(
    `${target.name}: ${percent.toFixed(1)} % of the mutants killed (at least ${target.least} %)\n`,
  );
  return percent >= target.least;
}

const named = process.argv.slice(2);
const targets = named.length === 0 ? TARGETS : named.map(targetNamed);
const fine = targets.map(mutate);
const failed = fine.filter((one) => !one).length;
process.stdout.write(`${fine.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
