// `npm run mutation [-- TARGET…]`: changes the sources in small ways, one at a time, and sees which changes no test notices.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteReports } from './report.ts';
import { TARGETS, type Target, targetNamed } from './targets.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'artifacts/mutation');

/** What is kept between runs: only mutants of changed code, or with changed tests, are tried again. */
const settings = (name: string, mutated: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [mutated],
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
  timeoutMS: 60_000,
  ignorePatterns: ['/artifacts', '/bench', '/data', '/docs/pictures', '/e2e', '/packages/web/dist'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
});

/** One run of Stryker. Returns its report, or nothing if the tests fail without any mutant. */
function reportOf(target: Target, part: number): string | undefined {
  const name = target.parts.length === 1 ? target.name : `${target.name}-${part + 1}`;
  const file = join(folder, `${name}.config.json`);
  writeFileSync(file, JSON.stringify(settings(name, target.parts[part] as string), undefined, 2));
  process.stdout.write(`${target.name}, part ${part + 1} of ${target.parts.length}\n`);
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', file],
    {
      cwd: root,
      stdio: 'inherit',
      // Every mutant starts a worker, which loads vitest anew: without compiling it takes a fifth less time.
      env: {
        ...process.env,
        MUTATION_TARGET: target.name,
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
      },
    },
  );
  return status === 0 ? join(folder, `${name}.report.json`) : undefined;
}

function mutate(target: Target): boolean {
  mkdirSync(folder, { recursive: true });
  const reports = target.parts.map((_, part) => reportOf(target, part));
  const done = reports.filter((report) => report !== undefined);
  if (done.length < reports.length) return false;
  const percent = noteReports(target.name, done);
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
