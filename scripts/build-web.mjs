// `npm run build`: sets up, then builds the web client, unless what it is made of has not changed since the last time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withLock } from './lock.mjs';
import { environmentFor, root, setUp } from './setup.mjs';
import { giveUp } from './trouble.mjs';

const web = join(root, 'packages', 'web');
const stamp = join(web, 'dist', '.sources');

/** Everything that can change the built page. */
const SOURCES = [
  'languages',
  'packages/languages',
  'packages/kernel',
  'packages/games',
  'packages/bots',
  'packages/catalogue',
  'packages/lessons',
  'packages/protocol',
  'packages/web',
  'docs/rules',
  'docs/bot-games.json',
  'package-lock.json',
  'scripts/build-web.mjs',
];
const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  'dist.next',
  'dist.old',
  'earlier',
  'test',
  'coverage',
  'artifacts',
]);

function addTo(hash, path) {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const inner = join(path, entry.name);
    if (entry.isDirectory()) addTo(hash, inner);
    else hash.update(`${inner.slice(root.length)}\0`).update(readFileSync(inner));
  }
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    if (statSync(path).isDirectory()) addTo(hash, path);
    else hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** Below this size the whole response fits one packet, compressed or not. */
const SMALLEST = 1024;

const brotli = (content) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Writes `file.br` and `file.gz` beside every file that they make smaller; the server chooses by what a browser accepts. */
export function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(path)) continue;
    const content = readFileSync(path);
    if (content.length < SMALLEST) continue;
    for (const [ending, small] of [
      ['.br', brotli(content)],
      ['.gz', gzipSync(content, { level: 9 })],
    ])
      if (small.length < content.length) writeFileSync(path + ending, small);
  }
}

/** How many earlier builds keep their hashed files. */
const EARLIER = 3;

/** Copies the hashed files of the build that is in place aside, before the next one replaces them. */
export function setAside(folder) {
  const aside = join(folder, 'earlier', '.next');
  rmSync(aside, { recursive: true, force: true });
  const assets = join(folder, 'dist', 'assets');
  if (existsSync(assets)) cpSync(assets, aside, { recursive: true });
}

/**
 * Keeps what was set aside, for pages that were loaded before: they ask for further files under the names they know. What the new build has
 * as well is left out, and of the builds before the last few nothing is kept.
 */
export function keepEarlier(folder, now = new Date()) {
  const earlier = join(folder, 'earlier');
  const aside = join(earlier, '.next');
  if (existsSync(aside)) renameSync(aside, join(earlier, now.toISOString().replaceAll(/[-:.]/g, '')));
  const builds = existsSync(earlier) ? readdirSync(earlier).sort().reverse() : [];
  for (const [index, build] of builds.entries()) {
    const path = join(earlier, build);
    if (index >= EARLIER) rmSync(path, { recursive: true });
    else
      for (const file of readdirSync(path))
        if (existsSync(join(folder, 'dist', 'assets', file))) rmSync(join(path, file), { recursive: true });
  }
}

/** Builds into a folder beside the one that is served, so that a build that breaks off leaves the last one as it was. */
function build(node, sources) {
  process.stderr.write('Building the web client …\n');
  const [dist, next, old] = ['dist', 'dist.next', 'dist.old'].map((name) => join(web, name));
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--logLevel', 'error', '--outDir', next, '--emptyOutDir'];
  const built = spawnSync(node, args, { cwd: web, encoding: 'utf8', env: environmentFor(node) });
  if (built.status !== 0) giveUp(`${built.stdout}${built.stderr}`, web, 'The web client does not build.');
  compressFiles(next);
  writeFileSync(join(next, '.sources'), sources);
  setAside(web);
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
  keepEarlier(web);
}

/** Builds the page, unless it is built: two builds at once wait for each other. */
export function buildWeb(node) {
  const sources = hashOfSources();
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  if (isBuilt()) return;
  const wait = (pid) => process.stderr.write(`Process ${pid} is building the web client; waiting for it …\n`);
  try {
    withLock(join(root, '.mazmorra/build.lock'), wait, () => {
      if (!isBuilt()) build(node, sources);
    });
  } catch (error) {
    giveUp(String(error), web, 'The web client was not built.');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildWeb(setUp('run'));
