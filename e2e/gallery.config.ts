import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run gallery`: pictures of every moment in every size, on one page: artifacts/gallery/index.html. */
export default defineConfig({
  ...tests,
  testDir: 'gallery',
  reporter: 'list',
  use: { ...tests.use, trace: 'off' },
  globalTeardown: './gallery/page.ts',
});
