import { execFileSync, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of the tests' own: fresh, on a port of its own, gone afterwards. */
export interface Cluster {
  /** Where its files are. */
  readonly folder: string;
  /** Makes an empty database and returns its address. */
  database(): Promise<string>;
  /** As if the machine lost it: no goodbye to anybody. */
  kill(): void;
  start(): void;
  /** All its processes stand still: connections stay open and nothing answers, until `thaw`. */
  freeze(): void;
  thaw(): void;
  stop(): void;
}

const ROOT = '/usr/lib/postgresql';

function binaries(): string | undefined {
  const versions = existsSync(ROOT) ? readdirSync(ROOT).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(ROOT, version, 'bin')).find((dir) => existsSync(join(dir, 'initdb')));
}

/** Why the tests on PostgreSQL cannot run here, or `undefined` when they can. */
export function whyNoPostgres(): string | undefined {
  if (!binaries()) return 'PostgreSQL is not installed (apt-get install postgresql)';
  if (process.getuid?.() === 0 && spawnSync('id', ['-u', 'postgres']).status !== 0)
    return 'running as root and there is no user postgres to run the database as';
  return undefined;
}

/** A `password` is then asked for. `durable` keeps every sync to disk, for measuring; the tests only kill processes and need none. */
export async function startPostgres(durable = false, password?: string): Promise<Cluster> {
  const problem = whyNoPostgres();
  const bin = binaries();
  if (problem || !bin) throw new Error(problem);
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-postgres-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const run = (command: string, args: readonly string[]) =>
    asRoot
      ? execFileSync(
          'setpriv',
          ['--reuid=postgres', '--regid=postgres', '--clear-groups', join(bin, command), ...args],
          {
            stdio: 'pipe',
            cwd: folder,
          },
        )
      : execFileSync(join(bin, command), args, { stdio: 'pipe', cwd: folder });

  const secret = join(folder, 'password');
  writeFileSync(secret, password ?? '', { mode: 0o644 });
  const access = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${secret}`];
  run('initdb', ['-D', data, '-U', 'mazmorra', ...access, '-E', 'UTF8', '--no-locale', '--no-sync']);
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${durable ? 'on' : 'off'}`;
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  const stop = (mode: string) => run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop']);
  const signal = (name: NodeJS.Signals) => {
    if (!existsSync(join(data, 'postmaster.pid'))) return;
    const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(main)], { encoding: 'utf8' });
    for (const pid of [main, ...children.stdout.split('\n').map(Number)]) {
      try {
        if (pid > 0) process.kill(pid, name);
      } catch {
        // It has ended since it was listed.
      }
    }
  };
  start();
  const address = (name: string) =>
    `postgres://mazmorra${password === undefined ? '' : `:${password}`}@127.0.0.1:${port}/${name}`;
  let databases = 0;
  return {
    folder,
    async database() {
      const name = `table_${databases++}`;
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    kill: () => stop('immediate'),
    start,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop() {
      if (existsSync(join(data, 'postmaster.pid'))) stop('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
