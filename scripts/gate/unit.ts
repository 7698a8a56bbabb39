import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { found, root, runNode, type Step, skipped, somePassed, type Tally } from './step.ts';

/** What we read of the report of Vitest's JSON reporter. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file could not be loaded; empty otherwise. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Titles of the tests that passed, once the unit tests have run. */
export const passedTitles: string[] = [];

export function tallyOfUnit({ testResults }: UnitReport, code: number): Tally {
  const count = { passed: 0, failed: 0, skipped: 0 };
  const notes: string[] = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name);
    // A file that cannot even be loaded reports no test: it counts as one failure.
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) {
      count.failed++;
      notes.push(`${file}\n${message}`);
    }
    for (const test of assertionResults) {
      if (test.status === 'passed') count.passed++;
      else if (test.status === 'failed') {
        count.failed++;
        notes.push(`${file} › ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`);
      } else count.skipped++;
    }
  }
  if (code !== 0 && count.failed === 0) {
    count.failed++;
    notes.push('an error outside any test: see the output of Vitest');
  }
  return somePassed({ ...count, notes });
}

const titlesThatPassed = ({ testResults }: UnitReport): readonly string[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );

/** Stays after the run, with the milliseconds of every test: what to shorten is read from it. */
const REPORT = join(root, 'artifacts/unit/report.json');

const readReport = (): UnitReport => JSON.parse(readFileSync(REPORT, 'utf8')) as UnitReport;

/** Takes over the titles of a run that has passed before. */
function readTitles(): void {
  if (existsSync(REPORT)) passedTitles.push(...titlesThatPassed(readReport()));
}

async function runVitest(args: readonly string[]): Promise<Tally> {
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], true);
  if (!existsSync(REPORT)) return found([`Vitest ended with ${code} and without a report`]);
  const report = readReport();
  passedTitles.push(...titlesThatPassed(report));
  return tallyOfUnit(report, code);
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Files changed since the branch left main, committed or not. */
function changedFiles(): readonly string[] {
  const main = ['main', 'origin/main'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', name) !== '';
    } catch {
      return false;
    }
  });
  const base = main === undefined ? 'HEAD' : git('merge-base', 'HEAD', main);
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return lists.flatMap((list) => list.split('\n')).filter((file) => file !== '');
}

/** The packages in which these files lie. */
export function packagesOf(files: readonly string[]): readonly string[] {
  const folder = /^(packages\/games\/[^/]+|packages\/[^/]+|bench|scripts)\//;
  return [...new Set(files.flatMap((file) => folder.exec(file)?.[1] ?? []))];
}

/** What takes long or needs a database: left out of the quick run. */
const SLOW = ['**/battery*', '**/*battery.test.ts', 'packages/server/test/**', 'packages/{bots,lab}/test/**'];

/**
 * Unit, vector and battery tests, the storage suite and the server under faults: everything Vitest finds. In the quick run the
 * tests of the packages that changed, without those that take long or need a database.
 */
export const unitTests: Step = {
  name: 'unit tests, battery, storage and server suites',
  when: 'quick',
  uses: ['PostgreSQL', 'NATS', 'Caddy', 'Python', 'systemd'],
  resume: readTitles,
  async run(run) {
    if (run !== 'quick') return runVitest([]);
    const packages = packagesOf(changedFiles());
    if (packages.length === 0) return skipped('no package has changed since main');
    const exclude = SLOW.flatMap((pattern) => ['--exclude', pattern]);
    return runVitest([...packages.map((folder) => `${folder}/`), ...exclude, '--passWithNoTests']);
  },
};
