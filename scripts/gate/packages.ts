import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packAll } from '../pack/pack.ts';
import { type Finished, found, root, runProgram, type Step, type Tally } from './step.ts';

/** What is not ours and the packed packages depend on, as npm would install it. */
const OTHERS = [
  '@fluent/bundle',
  '@fluent/syntax',
  '@noble/hashes',
  'valibot',
  '@types/node',
  'undici-types',
];

/** A folder of somebody else's, in which the packed packages are installed. */
async function install(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const [, name = ''] = /mazmorra-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file) ?? [];
    const to = join(folder, 'node_modules/@mazmorra', name);
    mkdirSync(to, { recursive: true });
    await runProgram('tar', ['-xzf', file, '--strip-components=1', '-C', to]);
  }
  for (const other of OTHERS) {
    const to = join(folder, 'node_modules', other);
    mkdirSync(dirname(to), { recursive: true });
    if (existsSync(join(root, 'node_modules', other))) symlinkSync(join(root, 'node_modules', other), to);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  copyFileSync(join(root, 'scripts/pack/consumer.ts'), join(folder, 'consumer.ts'));
}

const SETTINGS = [
  ...['--target', 'es2024', '--lib', 'es2024', '--module', 'nodenext', '--strict', '--types', 'node'],
  // The declarations are read without our own settings, and checked too.
  ...['--skipLibCheck', 'false', '--noEmit'],
];

const faultsOf = (what: string, { code, output }: Finished, isFine = true): string[] =>
  code === 0 && isFine ? [] : [`${what} (exit ${code}):\n${output.trimEnd()}`];

/** Compiles and runs a small program against the packed packages. */
async function consume(files: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-packed-'));
  try {
    await install(folder, files);
    const tsc = join(root, 'node_modules/typescript7/bin/tsc');
    const types = await runProgram(process.execPath, [tsc, ...SETTINGS, 'consumer.ts'], false, folder);
    const ran = await runProgram(process.execPath, ['consumer.ts'], false, folder);
    const isFine = ran.output.includes('"holds":true') && ran.output.includes('"languages":');
    return [...faultsOf('types of the packed packages', types), ...faultsOf('the program', ran, isFine)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Packs what others may want and uses it from another folder, so that a fault in them is noticed. */
export const packages: Step = {
  name: 'packed packages work in another folder',
  when: 'short',
  run: async (): Promise<Tally> => found(await consume(packAll())),
};
