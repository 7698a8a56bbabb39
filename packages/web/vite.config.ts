import { join } from 'node:path';
import { defineConfig } from 'vite';
import { chunkFile, chunkGroups, workerFile } from './build/chunks.ts';
import { iconPicker } from './build/icons.ts';
import { texts } from './build/languages.ts';
import { layers } from './build/layers.ts';
import { links } from './build/links.ts';
import { precache } from './build/precache.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [iconPicker(), texts(), layers(join(import.meta.dirname, 'src')), links(), precache()],
  worker: {
    format: 'es',
    plugins: () => [texts()],
    rolldownOptions: { output: { chunkFileNames: workerFile } },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    // Fonts and pictures stay files of their own: the content policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: 'index.html', sw: 'src/sw/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: chunkFile,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
