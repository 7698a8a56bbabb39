import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/** What Lighthouse says of the pages: `npx playwright test -c e2e/lighthouse.config.ts`. Puppeteer drives the browser. */
export default defineConfig({
  ...chromium,
  testDir: 'long',
  testMatch: 'lighthouse.spec.ts',
  outputDir: join(import.meta.dirname, '../artifacts/e2e/results-lighthouse'),
  workers: 1,
});
