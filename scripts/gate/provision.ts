import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './step.ts';

/** A program that a suite needs and npm does not bring. */
interface Needed {
  readonly name: string;
  /** The package in Debian that brings it. */
  readonly debian: string;
  /** The folder or program found, if any. */
  find(): string | undefined;
  /** What the suites read to find it. */
  readonly variable: string;
}

const onPath = (program: string): string | undefined =>
  (process.env['PATH'] ?? '').split(delimiter).find((folder) => existsSync(join(folder, program)));

function findPostgres(): string | undefined {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : [];
  const debian = versions.map((version) => join(home, version, 'bin'));
  return debian.find((folder) => existsSync(join(folder, 'initdb'))) ?? onPath('initdb');
}

function findChromium(): string | undefined {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    const folder = onPath(name);
    if (folder !== undefined) return join(folder, name);
  }
  return undefined;
}

const NEEDED: readonly Needed[] = [
  { name: 'Chromium', debian: 'chromium', variable: 'MAZMORRA_CHROMIUM', find: findChromium },
  { name: 'PostgreSQL', debian: 'postgresql', variable: 'MAZMORRA_POSTGRES', find: findPostgres },
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
  const missing = NEEDED.filter(
    ({ variable, find }) => process.env[variable] === undefined && find() === undefined,
  );
  const notes: string[] = [];
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('apt-get') !== undefined) {
    process.stdout.write(
      `installing ${missing.map(({ name }) => name).join(' and ')} from Debian's packages …\n`,
    );
    const trouble = await installFromDebian(missing.map(({ debian }) => debian));
    if (trouble !== undefined)
      notes.push(`installing from Debian's packages failed:\n${trouble.trim().slice(-2000)}`);
  }
  for (const { name, debian, variable, find } of NEEDED) {
    const place = process.env[variable] ?? find();
    if (place !== undefined) process.env[variable] = place;
    else
      notes.push(
        `${name} is not here, so its suites are skipped. Get it with \`apt-get install ${debian}\` (or your system's way), ` +
          `or set ${variable}.`,
      );
  }
  return notes;
}
