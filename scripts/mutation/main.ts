// `npm run mutation [-- TARGET… [FILE…]]`: changes the sources in small ways, one at a time, and sees which changes no test notices. With
// files only these are changed, and their survivors are listed: to see whether new tests notice them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteReport, survivorsIn, withoutResult } from './report.ts';
import { TARGETS, type Target, targetNamed } from './targets.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'artifacts/mutation');
/** Stryker has a lock file of its own, in this folder. */
const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** What is kept between runs: only mutants of changed code, or with changed tests, are tried again. */
const settings = ({ name, mutate }: Target, files: readonly string[]) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: files.length === 0 ? mutate : files,
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

function mutate(target: Target, files: readonly string[]): boolean {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${target.name}.config.json`);
  writeFileSync(file, JSON.stringify(settings(target, files), undefined, 2));
  process.stdout.write(`${target.name}\n`);
  const { status } = spawnSync(process.execPath, [stryker, 'run', file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TARGET: target.name },
  });
  if (status !== 0) return false;
  const report = join(folder, `${target.name}.report.json`);
  const lost = withoutResult(report);
  if (lost > 0)
    process.stdout.write(
      `${lost} mutants without a result: a test file plays or computes while it is read\n`,
    );
  if (files.length > 0) {
    process.stdout.write(`${survivorsIn(report, files).join('\n')}\n`);
    return true;
  }
  const percent = noteReport(target.name, report);
  process.stdout.write(
    `${target.name}: ${percent.toFixed(1)} % of the mutants killed (at least ${target.least} %)\n`,
  );
  return percent >= target.least;
}

const given = process.argv.slice(2);
const files = given.filter((one) => one.endsWith('.ts'));
const named = given.filter((one) => !files.includes(one));
const targets = named.length === 0 ? TARGETS : named.map(targetNamed);
const fine = targets.map((target) => mutate(target, files));
if (files.length === 0)
  spawnSync(process.execPath, ['scripts/docs/main.ts'], { cwd: root, stdio: 'inherit' });
const failed = fine.filter((one) => !one).length;
process.stdout.write(`${fine.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
