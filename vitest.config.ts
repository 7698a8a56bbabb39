import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,scripts,bench}/**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 120_000,
  },
});
