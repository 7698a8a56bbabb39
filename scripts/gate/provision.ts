import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './step.ts';

/** A program that a suite needs and npm does not bring. The suites look for it in the same places. */
interface Needed {
  readonly name: string;
  /** The package in Debian that brings it. */
  readonly debian: string;
  isHere(): boolean;
}

const onPath = (program: string): string | undefined =>
  (process.env['PATH'] ?? '').split(delimiter).find((folder) => existsSync(join(folder, program)));

function hasPostgres(): boolean {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home) : [];
  return versions.some((version) => existsSync(join(home, version, 'bin', 'initdb')));
}

/** Where the browser is, if there is one. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named !== undefined) return named;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    const folder = onPath(name);
    if (folder !== undefined) return join(folder, name);
  }
  return undefined;
}

const NEEDED: readonly Needed[] = [
  { name: 'Chromium', debian: 'chromium', isHere: () => findChromium() !== undefined },
  { name: 'PostgreSQL', debian: 'postgresql', isHere: hasPostgres },
];

async function installFromDebian(packages: readonly string[]): Promise<string | undefined> {
  const environment = ['DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const update = await runProgram('env', [...environment, 'apt-get', 'update', '-q']);
  if (update.code !== 0) return update.output;
  const args = ['apt-get', 'install', '-q', '-y', '--no-install-recommends', ...packages];
  const install = await runProgram('env', [...environment, ...args]);
  return install.code === 0 ? undefined : install.output;
}

/**
 * Makes sure that the programs which npm cannot bring are there: found, or installed where we may (Debian, as root).
 * What stays missing is told with the way to get it; the suites that need it skip themselves.
 */
export async function provision(): Promise<string[]> {
  const missing = NEEDED.filter(({ isHere }) => !isHere());
  const notes: string[] = [];
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('apt-get') !== undefined) {
    process.stdout.write(
      `installing ${missing.map(({ name }) => name).join(' and ')} from Debian's packages …\n`,
    );
    const trouble = await installFromDebian(missing.map(({ debian }) => debian));
    if (trouble !== undefined)
      notes.push(`installing from Debian's packages failed:\n${trouble.trim().slice(-2000)}`);
  }
  for (const { name, debian } of missing.filter(({ isHere }) => !isHere())) {
    notes.push(`${name} is not here, so its suites are skipped. Get it with \`apt-get install ${debian}\`.`);
  }
  return notes;
}
