import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXTRAS } from '../setup.mjs';
import { root, type Step } from './step.ts';

/** What we read of an entry in a lock file. */
export interface Locked {
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** At most this much is installed to serve and build the page, beside Node itself. */
const LIMIT = { packages: 160, megabytes: 150 };

const fits = (allowed: readonly string[] | undefined, own: string): boolean => {
  if (allowed === undefined) return true;
  return (
    allowed.includes(own) || (allowed.every((one) => one.startsWith('!')) && !allowed.includes(`!${own}`))
  );
};

/** The folders of the packages that a lock file installs on Linux x64, with those for development or without. */
export function packagesIn(locked: Readonly<Record<string, Locked>>, withDev: boolean): string[] {
  return Object.entries(locked)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .filter(([, { dev, devOptional }]) => withDev || !(dev || devOptional))
    .filter(([, { os, cpu, libc }]) => fits(os, 'linux') && fits(cpu, 'x64') && fits(libc, 'glibc'))
    .map(([path]) => path);
}

/** Bytes of the files of a package, without the packages inside it. */
function bytesOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    bytes += entry.isDirectory() ? bytesOf(path) : lstatSync(path).size;
  }
  return bytes;
}

function measure(
  folder: string,
  withDev: boolean,
): { readonly packages: number; readonly megabytes: number } {
  const file = join(root, folder, 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };
  const paths = packagesIn(packages, withDev);
  const bytes = paths.reduce((sum, path) => sum + bytesOf(join(root, folder, path)), 0);
  return { packages: paths.length, megabytes: Math.round(bytes / 1e6) };
}

/** Counts what each size of installation brings. Packages come from the lock files, megabytes from what is installed. */
export const installSize: Step = {
  name: 'npm start installs at most 160 packages and 150 MB',
  when: 'quick',
  async run() {
    const run = measure('.', false);
    const sets = [
      ['run', run],
      ['test', measure('.', true)],
    ] as const;
    const extras = Object.values(EXTRAS).map((folder) => [folder, measure(folder, true)] as const);
    const notes = [...sets, ...extras].map(
      ([name, { packages, megabytes }]) =>
        `${name}: ${packages} packages, ${megabytes === 0 ? 'not installed' : `${megabytes} MB`}`,
    );
    const isFine = run.packages <= LIMIT.packages && run.megabytes > 0 && run.megabytes <= LIMIT.megabytes;
    return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0, notes: [notes.join('; ')] };
  },
};
