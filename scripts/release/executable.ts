import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { released, root, version } from './places.ts';

/** Marks in the binary of Node where the program is put, as Node's documentation gives it. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** One asset with the content of all files after each other, and one that names them. */
function writeAssets(folder: string, to: string): void {
  const paths = globSync('**', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
  const contents = paths.map((path) => readFileSync(join(folder, path)));
  const all = Buffer.concat(contents);
  const digest = createHash('sha256').update(paths.join('\0')).update(all).digest('hex').slice(0, 12);
  const files = paths.map((path, index) => ({ path, size: contents[index]?.length }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: all.length };
  writeFileSync(join(to, 'files'), brotliCompressSync(all, { params }));
  writeFileSync(join(to, 'index'), JSON.stringify({ name: `${version}-${digest}`, files }));
}

function run(args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Makes a single file for Linux x64 that serves with nothing installed: the Node that runs this, with the release inside. */
export function makeExecutable(folder: string, work: string): string {
  mkdirSync(work, { recursive: true });
  writeAssets(folder, work);
  const settings = {
    main: join(import.meta.dirname, 'parts/executable.cjs'),
    output: 'program.blob',
    disableExperimentalSEAWarning: true,
    // The import from disk is marked experimental.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    assets: { index: 'index', files: 'files' },
  };
  writeFileSync(join(work, 'sea.json'), JSON.stringify(settings));
  run(['--experimental-sea-config', 'sea.json'], work);
  const file = join(released, `mazmorra-${version}-linux-x64`);
  cpSync(process.execPath, file, { dereference: true });
  chmodSync(file, 0o755);
  const postject = join(root, 'scripts/release/node_modules/postject/dist/cli.js');
  run([postject, file, 'NODE_SEA_BLOB', 'program.blob', '--sentinel-fuse', FUSE], work);
  return file;
}
