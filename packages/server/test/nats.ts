import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from './postgres.ts';
import { untilReady } from './program.ts';

/** A NATS server of the tests' own, on loopback and a port of its own. */
export interface NatsServer {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
  /** On the same port again. */
  start(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const PROGRAMS = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'];
const program = (): string | undefined => PROGRAMS.find((file) => existsSync(file));

/** Why tests with NATS cannot run here, or `undefined` when they can. */
export const whyNoNats = (): string | undefined =>
  program() ? undefined : 'NATS is not installed (apt-get install nats-server)';

export async function startNats(
  login: { readonly user: string; readonly pass: string } | undefined = undefined,
): Promise<NatsServer> {
  const file = program();
  if (!file) throw new Error(whyNoNats());
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    const args = ['-a', '127.0.0.1', '-p', String(port)];
    if (login) args.push('--user', login.user, '--pass', login.pass);
    const started = spawn(file, args, { stdio: 'ignore' });
    child = started;
    running.add(started);
    started.once('exit', () => running.delete(started));
    await untilReady(started, () => isOpen(port));
  };
  await start();
  return {
    address: `nats://127.0.0.1:${port}`,
    port,
    get pid() {
      return child?.pid ?? 0;
    },
    start,
    stop: () =>
      new Promise((resolve) => {
        if (!child || child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
