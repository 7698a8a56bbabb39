import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
const built = join(root, 'artifacts/pack/built');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const games = globSync('packages/games/*/package.json', { cwd: root }).map(dirname).sort();

/** The packages that other projects may want by themselves. */
export const PUBLIC: readonly string[] = [
  'packages/kernel',
  'packages/languages',
  ...games,
  'packages/protocol',
  'packages/bots',
];

/**
 * Compiles all packages at once: JavaScript and declarations beside each other, imports with the ending of what was built. Node does not
 * strip types below `node_modules`, so what is packed cannot be the sources (docs/decisions/tools.md).
 */
export function compile(): void {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(dirname(built), { recursive: true });
  const config = join(root, 'artifacts/pack/tsconfig.json');
  const settings = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      noEmit: false,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      declaration: true,
      types: ['node'],
      rootDir: '../..',
      outDir: 'built',
    },
    // Types of libraries that bring none lie beside the sources.
    include: PUBLIC.flatMap((folder) => [`../../${folder}/src`, `../../${folder}/types`]),
  };
  writeFileSync(config, JSON.stringify(settings));
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript7/bin/tsc'), '-p', config],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the packages do not compile:\n${stdout}`);
  for (const file of globSync('**/*.js', { cwd: built })) renameWorkers(join(built, file));
}

/** Files of worker threads are named as text, which the compiler leaves alone. */
function renameWorkers(file: string): void {
  const text = readFileSync(file, 'utf8');
  const renamed = text.replace(
    /new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g,
    "new URL('$1.js', import.meta.url)",
  );
  if (renamed !== text) writeFileSync(file, renamed);
}

/** Lays one package out as it is packed. Its manifest names what was built and every package that the built files import. */
export function stage(folder: string, to: string): Manifest {
  const manifest = readManifest(folder);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(join(built, folder, 'src'), join(to, 'src'), { recursive: true });
  if (folder === 'packages/languages') takeLanguages(to);
  for (const extra of ['README.md', 'template'])
    if (existsSync(join(root, folder, extra)))
      cpSync(join(root, folder, extra), join(to, extra), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  const staged = {
    name: manifest.name,
    version: manifest.version,
    license: manifest.license,
    type: 'module',
    engines: { node: '>=22.18' },
    ...(manifest.exports && { exports: exportsOf(manifest.exports) }),
    dependencies: { ...manifest.dependencies, ...ownImports(to, manifest) },
  };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(staged, undefined, 2)}\n`);
  return staged;
}

/** The folders of the languages lie beside the packages; packed, they lie in the one that reads them. */
function takeLanguages(to: string): void {
  const isText = (file: string): boolean => !file.endsWith('.ts');
  cpSync(join(built, 'languages'), join(to, 'languages'), { recursive: true });
  cpSync(join(root, 'languages'), join(to, 'languages'), { recursive: true, filter: isText });
  for (const file of globSync('src/*.{js,d.ts}', { cwd: to }).map((name) => join(to, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('../../../languages', '../languages'));
}

const exportsOf = (sources: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(
    Object.entries(sources).map(([entry, file]) => [
      entry,
      { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') },
    ]),
  ),
  './package.json': './package.json',
});

/** Packages of ours that the files import. In the workspace some are found without being named. */
function ownImports(folder: string, { name, version }: Manifest): Record<string, string> {
  const found = new Set<string>();
  for (const file of globSync('src/**/*.{js,d.ts}', { cwd: folder }))
    for (const [, own = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/['"](@mazmorra\/[\w-]+)/g))
      if (own !== name) found.add(own);
  return Object.fromEntries([...found].sort().map((own) => [own, version]));
}
