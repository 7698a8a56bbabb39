import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run pictures`: writes docs/pictures, one picture of each table, from the running program. */
export default defineConfig({ ...tests, testDir: 'pictures', reporter: 'list' });
