import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, compose, startSite } from './deploy/kit.ts';
import { freePort } from './postgres.ts';
import { untilReady } from './program.ts';

/** A proxy of the tests' own in front of two servers, configured as `deploy/` or `docs/hosting.md` say. */
export interface Proxy {
  readonly port: number;
  stop(): Promise<void>;
}

type Start = (
  folder: string,
  port: number,
  servers: readonly [number, number],
) => Promise<() => Promise<void>>;

const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');

/** The indented lines of `docs/hosting.md` that begin with this one, up to the next text, with other ports. */
function block(first: string, servers: readonly [number, number]): string {
  const rest = page.slice(page.indexOf(`    ${first}\n`));
  const end = rest.search(/\n\n\S/);
  return rest.slice(0, end).replaceAll(':8081', `:${servers[0]}`).replaceAll(':8082', `:${servers[1]}`);
}

async function run(program: string, args: readonly string[], port: number): Promise<() => Promise<void>> {
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr?.on('data', (piece) => {
    output += piece;
  });
  await untilReady(
    child,
    () => answers(`http://127.0.0.1:${port}/healthz`),
    () => output,
  );
  return () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
}

const STARTS: Readonly<Record<string, Start>> = {
  async caddy(folder, port, [first, last]) {
    const [program = '', ...args] = compose().services['caddy']?.command ?? [];
    const site = { port, first: `127.0.0.1:${first}`, last: `127.0.0.1:${last}` };
    const caddy = await startSite(folder, { program, args }, site);
    return async () => void (await caddy.stop());
  },

  nginx(folder, port, servers) {
    const [upstreams = '', location = ''] = block('upstream tables {', servers).split('# in `location /`');
    const config = join(folder, 'nginx.conf');
    mkdirSync(join(folder, 'temp'));
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, 'temp')};`,
    );
    const upgrade = block('map $http_upgrade $connection_upgrade {', servers).split('server {')[0] ?? '';
    writeFileSync(
      config,
      `daemon off; pid ${join(folder, 'pid')}; error_log stderr warn;
events {}
http {
  access_log off;
  ${places.join('\n  ')}
${upgrade}
${upstreams}
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
${location}
    }
  }
}`,
    );
    return run('/usr/sbin/nginx', ['-c', config, '-e', 'stderr', '-p', folder], port);
  },

  haproxy(folder, port, servers) {
    const config = join(folder, 'haproxy.cfg');
    writeFileSync(
      config,
      `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend site
  bind 127.0.0.1:${port}
  default_backend mazmorra
${block('backend mazmorra', servers)}
`,
    );
    return run('/usr/sbin/haproxy', ['-db', '-f', config], port);
  },
};

export const PROXIES = ['caddy', 'nginx', 'haproxy'] as const;

const VERSION: Readonly<Record<string, readonly string[]>> = {
  caddy: ['caddy', 'version'],
  nginx: ['/usr/sbin/nginx', '-v'],
  haproxy: ['/usr/sbin/haproxy', '-v'],
};

/** Why the tests behind this proxy cannot run here, or `undefined` when they can. */
export function whyNot(proxy: string): string | undefined {
  const [program = '', ...args] = VERSION[proxy] ?? [];
  return spawnSync(program, args).status === 0
    ? undefined
    : `${proxy} is not installed (apt-get install ${proxy})`;
}

export async function startProxy(kind: string, servers: readonly [number, number]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), `mazmorra-${kind}-`));
  const port = await freePort();
  const stop = await STARTS[kind]?.(folder, port, servers);
  return {
    port,
    async stop() {
      await stop?.();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
