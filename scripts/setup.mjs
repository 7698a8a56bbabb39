// Plain JavaScript for Node 20 with nothing installed: everything else may rely on what this brings.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The oldest Node that runs our TypeScript as it stands and has SQLite inside. */
const OLDEST = [22, 18];

/** @returns {Record<string, {version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean}> | undefined} */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether what is installed is what package-lock.json asks for. npm writes its own account of what it installed, at the very
 * end, so an installation that broke off does not pass. Packages for other platforms may be absent.
 */
export function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (wanted === undefined || present === undefined) return false;
  const installed = (path) => path.startsWith('node_modules/') || path.includes('/node_modules/');
  for (const [path, { version, integrity, link, optional, devOptional }] of Object.entries(wanted)) {
    if (!installed(path)) continue;
    const found = present[path];
    if (found === undefined && (optional || devOptional)) continue;
    if (found === undefined || found.link !== link) return false;
    if (found.version !== version || found.integrity !== integrity) return false;
  }
  return Object.keys(present).every((path) => !installed(path) || wanted[path] !== undefined);
}

function install() {
  process.stderr.write('Installing what Mazmorra needs (about a minute, only when something changed) …\n');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const run = { cwd: root, stdio: ['ignore', process.stderr, process.stderr] };
  const done =
    npm?.endsWith('.js') === true
      ? spawnSync(process.execPath, [npm, ...args], run)
      : spawnSync('npm', args, { ...run, shell: process.platform === 'win32' });
  if (done.status !== 0) {
    process.stderr.write(`\`npm ci\` failed (${done.error?.message ?? `exit ${done.status}`}).\n`);
    process.exit(1);
  }
}

/** The Node that runs Mazmorra: the one from the npm registry where there is one for this platform, otherwise the caller's own. */
export function findNode() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  return undefined;
}

export function requireNode() {
  const node = findNode();
  if (node !== undefined) return node;
  process.stderr.write(
    `Mazmorra needs Node ${OLDEST.join('.')} or newer and this is ${process.version}; for this platform ` +
      `(${process.platform} ${process.arch}) npm brings none along. Please install it from your system or nodejs.org.\n`,
  );
  process.exit(1);
}

/** Installs what is missing and says which Node to go on with. Quick when nothing changed. */
export function setUp() {
  if (!isInstalled()) install();
  return requireNode();
}

/** The environment in which `node` is the right one for every child process. */
export function environmentFor(node) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${dirname(node)}${separator}${process.env.PATH ?? ''}` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${setUp()}\n`);
}
