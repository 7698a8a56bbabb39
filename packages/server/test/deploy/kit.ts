import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { untilReady } from '../program.ts';

/** The files of `deploy/`, read so that tests run the very command lines that stand there. */
export const ROOT = join(import.meta.dirname, '../../../..');
const DEPLOY = join(ROOT, 'deploy');

export const deployFile = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

/** The flags of `serve`. */
export const FLAGS: ReadonlySet<string> = flagsOf(
  /^serve =\n((?: .*\n|\n)+)/m.exec(readFileSync(join(ROOT, 'languages/en/cli-help.ftl'), 'utf8'))?.[1] ?? '',
);

export function flagsOf(text: string): Set<string> {
  return new Set(text.match(/(?<![\w-])--[a-z][a-z-]*/g));
}

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

/** What a unit is told by systemd and by its environment file, and where its folders are here. */
export interface UnitPlace {
  readonly instance?: string;
  readonly credentials?: string;
  readonly state: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The command line of a unit, as systemd would run it in this place. */
export function unitCommand(unit: string, { instance, credentials, state, environment }: UnitPlace): Command {
  const line = /^ExecStart=(.+)$/m.exec(deployFile(unit))?.[1] ?? '';
  const words = line.split(/\s+/).map((word) =>
    word
      .replaceAll('%i', instance ?? '%i')
      .replaceAll('%d', credentials ?? '%d')
      .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => environment[name] ?? '')
      .replace('/opt/mazmorra', ROOT)
      .replace('/var/lib/mazmorra', state),
  );
  const [program = '', ...args] = words;
  return { program, args };
}

/** The variables of an environment file. */
export const environmentFile = (): Record<string, string> =>
  Object.fromEntries(
    [...deployFile('environment').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

export interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** The compose file, with variables of the environment as named here and otherwise at their defaults. */
export const compose = (environment: Readonly<Record<string, string>> = {}): Compose =>
  parse(
    deployFile('compose.yaml').replaceAll(
      /\$\{(\w+):-([^}]*)\}/g,
      (_, name: string, fallback: string) => environment[name] ?? fallback,
    ),
    { merge: true },
  );

/** A program that was started from one of the files, and ends with the tests. */
export class Program {
  readonly #child: ChildProcess;
  #output = '';

  constructor({ program, args }: Command, env: Readonly<Record<string, string>> = {}) {
    const path = `${dirname(process.execPath)}:${process.env['PATH']}:/usr/sbin`;
    this.#child = spawn(program, args, {
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (text) => {
        this.#output += text;
      });
  }

  get output(): string {
    return this.#output;
  }

  /** Waits until this is true; what the program said stands in the error when it ends before. */
  async until(isTrue: () => boolean | Promise<boolean>): Promise<this> {
    await untilReady(this.#child, isTrue, () => this.#output);
    return this;
  }

  /** As systemd and Docker do: asks it to end, and waits. */
  async stop(): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const ended = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()));
    this.#child.kill('SIGTERM');
    await ended;
    return this.#child.exitCode;
  }
}

/** Options around the site that keep a test to itself; the file itself has no options. */
const AROUND = `{
	admin off
	skip_install_trust
	auto_https off
	default_bind 127.0.0.1
}
import ${join(DEPLOY, 'Caddyfile')}
`;

/** Starts Caddy with the site of `deploy/Caddyfile` on loopback, without TLS, in front of two servers. */
export async function startSite(
  folder: string,
  command: Command,
  site: { readonly port: number; readonly first: string; readonly last: string },
): Promise<Program> {
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, AROUND);
  const args = command.args.map((arg) => arg.replace('/etc/caddy/Caddyfile', config));
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const named = { SITE: `http://127.0.0.1:${site.port}`, FIRST: site.first, LAST: site.last };
  const caddy = new Program({ program: command.program, args }, { ...env, ...named });
  return caddy.until(() => answers(`http://127.0.0.1:${site.port}/healthz`));
}

export const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** A port of four digits that is free, and free with a 1 before it: so the units name the port of the metrics. */
export async function unitPort(): Promise<number> {
  for (let port = 2000 + (process.pid % 1000); port < 5000; port++)
    if ((await isFree(port)) && (await isFree(10_000 + port))) return port;
  throw new Error('no port is free');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

export const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
