import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './postgres.ts';

/** A Caddy of the tests' own, in front of a server, with a certificate of its own authority; gone afterwards. */
export interface Caddy {
  readonly port: number;
  /** The certificate of the authority that signed the one it shows. */
  readonly ca: Buffer;
  stop(): Promise<void>;
}

/** Why the tests behind Caddy cannot run here, or `undefined` when they can. */
export const whyNoCaddy = (): string | undefined =>
  spawnSync('caddy', ['version']).status === 0 ? undefined : 'Caddy is not installed (apt-get install caddy)';

/** The site block is the one of `docs/hosting.md`; around it stands what keeps a test to itself. */
const caddyfile = (port: number, server: number): string => `{
	admin off
	auto_https disable_redirects
	skip_install_trust
	servers {
		protocols h1 h2
	}
}

https://localhost:${port} {
	bind 127.0.0.1
	tls internal
	reverse_proxy 127.0.0.1:${server}
}
`;

export async function startCaddy(server: number): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-caddy-'));
  const config = join(folder, 'Caddyfile');
  const port = await freePort();
  writeFileSync(config, caddyfile(port, server));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: string[] = [];
  child.stderr.on('data', (piece) => output.push(String(piece)));
  const stop = async (): Promise<void> => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ca = await answering(port, join(folder, 'caddy/pki/authorities/local/root.crt'), child);
    return { port, ca, stop };
  } catch (error) {
    await stop();
    throw new Error(`Caddy does not start: ${error}\n${output.join('').slice(-2000)}`);
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

const ATTEMPTS = 600;

/** Waits until the proxy answers with a certificate that its authority has signed. */
async function answering(port: number, root: string, child: ChildProcess): Promise<Buffer> {
  for (let attempt = 1; ; attempt++) {
    try {
      const ca = readFileSync(root);
      await ask(port, ca);
      return ca;
    } catch (error) {
      if (child.exitCode !== null || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const ask = (port: number, ca: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: '/healthz', ca, servername: 'localhost' },
      (reply) => {
        reply.resume();
        resolve();
      },
    );
    sent.on('error', reject).end();
  });
