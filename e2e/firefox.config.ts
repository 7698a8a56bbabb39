import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/** Tests in Firefox: `npx playwright test -c e2e/firefox.config.ts`. Playwright runs them, Puppeteer drives the browser. */
export default defineConfig({
  ...chromium,
  testDir: 'firefox',
  // A browser of its own for each test, and only a few tests.
  workers: 1,
  use: {},
});
