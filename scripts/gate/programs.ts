import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findFirefox } from './provision.ts';
import { check, found, root, runNode, type Step, somePassed, type Tally } from './step.ts';

/** Reads the last `N passed, N failed[, N skipped]` that a suite of ours printed. */
export function tallyOf(output: string, code: number): Tally {
  const last = [...output.matchAll(/(\d+) passed, (\d+) failed(?:, (\d+) skipped)?/g)].at(-1);
  if (last === undefined) return found([`it ended with ${code} and without a line \`N passed, N failed\``]);
  const [passed, failed, left] = [Number(last[1]), Number(last[2]), Number(last[3] ?? 0)];
  return somePassed({ passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: left });
}

/** Runs a suite that is a program of its own, with its output shown as it comes. */
async function runSuite(file: string, args: readonly string[] = []): Promise<Tally> {
  if (!existsSync(join(root, file))) return found([`${file} is not there`]);
  const { code, output } = await runNode([file, ...args], true);
  return tallyOf(output, code);
}

/** A file of browser tests, or a group inside it. */
interface BrowserSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly BrowserSuite[];
}

/** What we read of the report of Playwright's JSON reporter. */
export interface BrowserReport {
  readonly suites: readonly BrowserSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** Errors outside any test: a file that cannot be loaded, a build that fails. */
  readonly errors: readonly { readonly message?: string }[];
}

/** The tests of a suite that failed, each with what was wrong. */
function failuresIn({ file, specs, suites = [] }: BrowserSuite): readonly string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
      return [`${file} › ${title}`, ...messages].join('\n');
    });
  return [...own, ...suites.flatMap(failuresIn)];
}

export function tallyOfBrowser({ suites, stats, errors }: BrowserReport, code: number): Tally {
  // What passed only at a second try has failed.
  const failed = stats.unexpected + stats.flaky + errors.length;
  return somePassed({
    passed: stats.expected,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    notes: [...suites.flatMap(failuresIn), ...errors.map(({ message = '' }) => message)],
  });
}

async function runBrowserTests(config: string): Promise<Tally> {
  // Stays after the run, with the time of every test.
  const file = join(root, 'artifacts/e2e', `${basename(config, '.config.ts')}.json`);
  rmSync(file, { force: true });
  process.env['E2E_REPORT'] = file;
  const { code } = await runNode(['node_modules/@playwright/test/cli.js', 'test', '-c', config], true);
  if (!existsSync(file)) return found([`Playwright ended with ${code} and without a report`]);
  return tallyOfBrowser(JSON.parse(readFileSync(file, 'utf8')) as BrowserReport, code);
}

export const webBuild: Step = {
  name: 'the web client builds',
  when: 'short',
  run: () => check(['scripts/build-web.mjs']),
};

export const serverFaults: Step = {
  name: 'the server killed again and again while tables play',
  // The unit tests kill a server twice on each database.
  when: 'long',
  uses: ['PostgreSQL'],
  run: () => runSuite('packages/server/test/faults/run.ts'),
};

export const browser: Step = {
  name: 'Chromium: every screen, with an accessibility scan',
  when: 'short',
  needs: ['Chromium'],
  uses: ['PostgreSQL'],
  run: () => runBrowserTests('e2e/playwright.config.ts'),
};

export const firefox: Step = {
  name: 'Firefox: a game of each, and one online',
  when: 'long',
  needs: ['Firefox'],
  extra: 'browsers',
  run() {
    process.env['FIREFOX'] = findFirefox();
    return runBrowserTests('e2e/firefox.config.ts');
  },
};

export const lighthouse: Step = {
  name: 'Lighthouse: accessibility, best practices, search, nothing moves',
  when: 'long',
  needs: ['Chromium'],
  extra: 'browsers',
  run: () => runBrowserTests('e2e/lighthouse.config.ts'),
};
