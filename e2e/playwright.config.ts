import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isLong } from '../packages/testkit/src/long.ts';
import { findChromium } from '../scripts/gate/provision.ts';

const artifacts = join(import.meta.dirname, '../artifacts/e2e');
const minute = 60_000;
/**
 * How long an expectation or an action may wait, for pages that load and bots that think on a busy machine. More would only make a
 * failed test slow to fail.
 */
const patience = minute / 2;
/** A trace with the DOM before and after every action doubles what a test costs. Without it a failed test leaves the DOM of its end. */
const snapshots = isLong || process.env['E2E_SNAPSHOTS'] === '1';

/**
 * Browser tests: `npx playwright test -c e2e [-g "words of a title"]`.
 *
 * A test runs once: there is no second try.
 */
export default defineConfig({
  testDir: 'suites',
  globalSetup: './support/build.ts',
  outputDir: join(artifacts, 'results'),
  preserveOutput: 'failures-only',
  reporter: [
    ['list'],
    ['html', { outputFolder: join(artifacts, 'report'), open: 'never' }],
    ['json', { outputFile: process.env['E2E_REPORT'] ?? join(artifacts, 'report.json') }],
  ],
  retries: 0,
  forbidOnly: true,
  // One for each of two cores. A test alone keeps about one core busy: its page, its server and itself.
  workers: 2,
  fullyParallel: true,
  timeout: 15 * minute,
  expect: { timeout: patience },
  use: {
    actionTimeout: patience,
    navigationTimeout: patience,
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots, sources: true },
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
