import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from './places.ts';

/** Every file that Node is started with: the command line and the worker threads. */
const ENTRIES = {
  mazmorra: 'packages/cli/src/main.ts',
  'node-worker': 'packages/catalogue/src/node-worker.ts',
  'deal-worker': 'packages/lab/src/arena/deal-worker.ts',
  'sqlite-worker': 'packages/server/src/storage/sqlite-worker.ts',
};

/** What `pg` looks for and does without. */
const ABSENT = ['pg-native', 'cloudflare:sockets'];

/** Worker threads are named by the address of their source; in the bundle they lie beside every other file. */
const workers: Plugin = {
  name: 'worker-files',
  enforce: 'pre',
  transform: (code) =>
    code.includes('import.meta.url')
      ? code.replace(
          /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g,
          "new URL('./$1.js', import.meta.url)",
        )
      : undefined,
};

const games = globSync('packages/games/*', { cwd: root })
  .map((folder) => basename(folder))
  .sort();
const TEXTS = /import\(`@mazmorra\/\$\{id\}\/text`\)/;

/** The texts of a game are imported by a name that is put together, which no bundler follows: every name is written out. */
const texts: Plugin = {
  name: 'texts-of-games',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('catalogue/src/texts.ts')) return undefined;
    if (!TEXTS.test(code)) this.error('the import of the texts has another form than this build knows');
    const named = games.map((game) => `'${game}': () => import('@mazmorra/${game}/text')`);
    return code.replace(TEXTS, `({ ${named.join(', ')} })[id]()`);
  },
};

/** A release has folders of its own. */
const folders: Plugin = {
  name: 'folders',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/folders.ts') ? join(import.meta.dirname, 'parts/folders.ts') : undefined),
};

/** Bundles the command line and the server with everything they import into plain JavaScript. */
export async function bundle(to: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'node' },
    plugins: [workers, texts, folders],
    build: {
      ssr: true,
      target: 'node22',
      outDir: to,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: {
        external: ABSENT,
        input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(root, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
