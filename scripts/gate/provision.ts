import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './step.ts';

/** A program that a step needs and npm does not bring. The suites look for it in the same places. */
interface Needed {
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

/** Debian puts it where only root's path leads. */
const hasNats = (): boolean => onPath('nats-server') !== undefined || existsSync('/usr/sbin/nats-server');

/** Where a program is: what the variable of the environment says, otherwise the first of these names on the path. */
function find(variable: string, names: readonly string[]): string | undefined {
  const named = process.env[variable];
  if (named !== undefined) return named;
  for (const name of names) {
    const folder = onPath(name);
    if (folder !== undefined) return join(folder, name);
  }
  return undefined;
}

/** The shell without windows first: a window of the whole browser loads pages of its own, 1.5 s of a core for each test. */
export const findChromium = (): string | undefined =>
  find('CHROMIUM', ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']);
export const findFirefox = (): string | undefined => find('FIREFOX', ['firefox-esr', 'firefox']);

const PROGRAMS = {
  Chromium: { debian: 'chromium-headless-shell', isHere: () => findChromium() !== undefined },
  Caddy: { debian: 'caddy', isHere: () => onPath('caddy') !== undefined },
  Firefox: { debian: 'firefox-esr', isHere: () => findFirefox() !== undefined },
  Python: { debian: 'python3', isHere: () => onPath('python3') !== undefined },
  systemd: { debian: 'systemd', isHere: () => onPath('systemd-analyze') !== undefined },
  PostgreSQL: { debian: 'postgresql', isHere: hasPostgres },
  NATS: { debian: 'nats-server', isHere: hasNats },
} as const satisfies Record<string, Needed>;

export type Program = keyof typeof PROGRAMS;

export const isHere = (program: Program): boolean => PROGRAMS[program].isHere();

/** What to tell somebody who does not have it. */
export const howToGet = (program: Program): string =>
  `${program} is not here. Get it with \`apt-get install ${PROGRAMS[program].debian}\`.`;

async function installFromDebian(packages: readonly string[]): Promise<string | undefined> {
  const environment = ['DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const update = await runProgram('env', [...environment, 'apt-get', 'update', '-q']);
  if (update.code !== 0) return update.output;
  const args = ['apt-get', 'install', '-q', '-y', '--no-install-recommends', ...packages];
  const install = await runProgram('env', [...environment, ...args]);
  return install.code === 0 ? undefined : install.output;
}

/** Installs those of the programs that are missing, where we may (Debian, as root). Returns what somebody should know. */
export async function provision(wanted: readonly Program[]): Promise<string[]> {
  const missing = wanted.filter((program) => !isHere(program));
  if (missing.length === 0) return [];
  const notes: string[] = [];
  if (process.getuid?.() === 0 && onPath('apt-get') !== undefined) {
    process.stdout.write(`installing ${missing.join(' and ')} from Debian's packages …\n`);
    const trouble = await installFromDebian(missing.map((program) => PROGRAMS[program].debian));
    if (trouble !== undefined)
      notes.push(`installing from Debian's packages failed:\n${trouble.trim().slice(-2000)}`);
  }
  return [...notes, ...missing.filter((program) => !isHere(program)).map(howToGet)];
}
