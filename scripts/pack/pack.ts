import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, INNER, PUBLIC, readManifest, root, stage } from './build.ts';

const staging = join(root, 'artifacts/pack/staged');
const packages = join(root, 'artifacts/packages');

/** Builds and packs the packages for other projects, and `withWhole` the one that npx can run; the files that were written. */
export function packAll(withWhole = true): string[] {
  compile();
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages, { recursive: true });
  const folders = PUBLIC.map((folder) => {
    const to = join(staging, folder.replaceAll('/', '-'));
    stage(folder, to);
    return to;
  });
  return npmPack([...folders, ...(withWhole ? [stageWhole(join(staging, 'mazmorra'))] : [])]);
}

/** The whole: our packages travel inside it, below `node_modules`, and what is not ours is installed by npm. */
function stageWhole(to: string): string {
  rmSync(to, { recursive: true, force: true });
  const own: string[] = [];
  const others: Record<string, string> = {};
  for (const folder of [...PUBLIC, ...INNER]) {
    const { name } = readManifest(folder);
    const { dependencies = {} } = stage(folder, join(to, 'node_modules', name));
    own.push(name);
    for (const [other, version] of Object.entries(dependencies))
      if (!other.startsWith('@mazmorra/')) others[other] = version;
  }
  const page = join(root, 'packages/web/dist');
  // With the hashed files of earlier builds, for pages that are open while a server is upgraded.
  for (const part of ['dist', 'earlier'])
    if (existsSync(join(page, '..', part)))
      cpSync(join(page, '..', part), join(to, 'node_modules/@mazmorra/web', part), { recursive: true });
  const { name, version, license } = readManifest('.');
  const manifest = {
    name,
    version,
    license,
    description: 'The open table for dungeon board games, in Spanish and English',
    type: 'module',
    engines: { node: '>=22.18' },
    bin: { mazmorra: 'mazmorra.mjs' },
    dependencies: { ...Object.fromEntries(own.map((one) => [one, version])), ...others },
    bundleDependencies: [...own, ...(existsSync(page) ? ['@mazmorra/web'] : [])],
  };
  if (existsSync(page)) {
    manifest.dependencies['@mazmorra/web'] = version;
    const web = { name: '@mazmorra/web', version, license, type: 'module' };
    writeFileSync(join(to, 'node_modules/@mazmorra/web/package.json'), JSON.stringify(web));
  }
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  writeFileSync(
    join(to, 'mazmorra.mjs'),
    "#!/usr/bin/env node\nimport './node_modules/@mazmorra/cli/src/main.js';\n",
    {
      mode: 0o755,
    },
  );
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  cpSync(join(root, 'README.md'), join(to, 'README.md'));
  return to;
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
