import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile, PUBLIC, root, stage } from './build.ts';

const staging = join(root, 'artifacts/pack/staged');
const packages = join(root, 'artifacts/packages');

/** Builds and packs the packages for other projects; the files that were written. */
export function packAll(): string[] {
  compile();
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages, { recursive: true });
  const folders = PUBLIC.map((folder) => {
    const to = join(staging, folder.replaceAll('/', '-'));
    stage(folder, to);
    return to;
  });
  return npmPack(folders);
}

function npmPack(folders: readonly string[]): string[] {
  const args = ['pack', '--silent', '--pack-destination', packages, ...folders];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((file) => join(packages, file));
}
