import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode, type Step, type Tally } from './step.ts';

interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Titles of the tests that passed, once the unit tests have run. */
export const passedTitles: string[] = [];

function tally(report: Report, code: number): Tally {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of report.testResults) {
    // A file that cannot even be loaded reports no test: it counts as one failure.
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) count.failed++;
    for (const test of assertionResults) {
      if (test.status === 'passed') {
        count.passed++;
        passedTitles.push(test.fullName);
      } else if (test.status === 'failed') count.failed++;
      else count.skipped++;
    }
  }
  // An error outside any test leaves its mark in the exit code alone.
  if (code !== 0 && count.failed === 0) count.failed++;
  return count;
}

/** Unit, vector and battery tests, the storage suite and the server under faults: everything Vitest finds. */
export const unitTests: Step = {
  name: 'unit tests, battery, storage and server suites',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'mazmorra-gate-'));
    const file = join(folder, 'report.json');
    try {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters], true);
      return tally(JSON.parse(readFileSync(file, 'utf8')) as Report, code);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
