import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { released, root, version } from './places.ts';

/** Lays out the folder that every form of the release contains: bundle, page, start file, licence. */
export async function stage(to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  await bundle(join(to, 'lib'));
  for (const [from, file] of [
    ['scripts/release/parts/mazmorra.mjs', 'mazmorra.mjs'],
    ['scripts/v8-flags.mjs', 'v8-flags.mjs'],
    ['LICENSE', 'LICENSE'],
    ['README.md', 'README.md'],
    ['languages', 'languages'],
    ['packages/web/dist', 'web/dist'],
    // Hashed files of earlier builds, for pages that are open while a server is upgraded.
    ['packages/web/earlier', 'web/earlier'],
  ] as const)
    if (existsSync(join(root, from))) cpSync(join(root, from), join(to, file), { recursive: true });
  const manifest = {
    name: 'mazmorra',
    version,
    license: 'MIT',
    description: 'The open table for dungeon board games, in Spanish and English',
    type: 'module',
    engines: { node: '>=22.18' },
    bin: { mazmorra: 'mazmorra.mjs' },
  };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Packs the folder as a file that `npx` runs without installing anything else. npm writes equal files for equal folders. */
export function pack(folder: string): string {
  const args = ['pack', '--silent', '--pack-destination', released, folder];
  const { status, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  return join(released, `mazmorra-${version}.tgz`);
}
