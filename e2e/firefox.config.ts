import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/** Tests in Firefox: `npx playwright test -c e2e/firefox.config.ts`. Playwright runs them, Puppeteer drives the browser. */
export default defineConfig({
  ...chromium,
  testDir: 'long',
  testMatch: 'firefox.spec.ts',
  // A run empties its folder first, and both browsers may be tested at the same time.
  outputDir: join(import.meta.dirname, '../artifacts/e2e/results-firefox'),
  // A browser of its own for each test, and only a few tests.
  workers: 1,
  use: {},
});
