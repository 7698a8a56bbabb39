import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { whyNoCaddy } from '../caddy.ts';
import { freePort } from '../postgres.ts';
import { openServer } from '../test-server.ts';
import {
  compose,
  deployFile,
  environmentFile,
  FLAGS,
  flagsOf,
  has,
  ROOT,
  startSite,
  unitCommand,
} from './kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'mazmorra-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const UNITS = ['mazmorra.service', 'mazmorra@.service'];

describe('units', () => {
  const place = {
    instance: '8081',
    credentials: '/run/credentials/x',
    state: folder,
    environment: environmentFile(),
  };

  test.each(UNITS)(
    '%s runs a command that is there, with flags that it knows and variables that are set',
    (unit) => {
      const { program, args } = unitCommand(unit, place);
      expect(existsSync(program)).toBe(true);
      expect(args[0]).toBe('serve');
      expect([...flagsOf(args.join(' '))].filter((flag) => !FLAGS.has(flag))).toEqual([]);
      expect(args.filter((arg) => arg === '' || /[%$]/.test(arg))).toEqual([]);
    },
  );

  test.each(UNITS)('%s is hardened', (unit) => {
    const text = deployFile(unit);
    for (const line of [
      'User=mazmorra',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'CapabilityBoundingSet=',
    ])
      expect(text.split('\n')).toContain(line);
  });

  const missing = has('systemd-analyze') ? undefined : 'systemd is not installed (apt-get install systemd)';
  test.skipIf(missing)(
    `systemd finds nothing wrong and little exposed${missing ? ` (left out: ${missing})` : ''}`,
    () => {
      for (const unit of UNITS) {
        const file = join(folder, unit.replace('@', '@8081'));
        writeFileSync(file, deployFile(unit).replaceAll('/opt/mazmorra', ROOT));
        const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
        expect([verified.stdout + verified.stderr, verified.status]).toEqual(['', 0]);
        // The scale of `systemd-analyze security` goes to 10; the threshold is in tenths. Network and V8's compiler are what is left.
        const exposed = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=15', file]);
        expect(exposed.status).toBe(0);
      }
    },
  );
});

describe('compose.yaml', () => {
  const { services, secrets, volumes } = compose();

  test('has two servers, a database, a bus and a proxy, and names nothing that is not there', () => {
    expect(Object.keys(services)).toEqual(['server1', 'server2', 'database', 'bus', 'caddy']);
    for (const service of Object.values(services)) {
      const needed = service.depends_on ?? [];
      const names = Array.isArray(needed) ? needed : Object.keys(needed);
      for (const name of names) expect(Object.keys(services)).toContain(name);
      for (const name of service.secrets ?? []) expect(Object.keys(secrets)).toContain(name);
      for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':')))
        if (source.startsWith('./')) expect(existsSync(join(ROOT, 'deploy', source))).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
    }
  });

  test('tells both servers the same but their name, with flags that they know', () => {
    const [one, two] = [services['server1'], services['server2']];
    expect(two?.command?.join(' ')).toBe(one?.command?.join(' ').replace('server1', 'server2'));
    expect([...flagsOf(one?.command?.join(' ') ?? '')].filter((flag) => !FLAGS.has(flag))).toEqual([]);
    expect(services['caddy']?.environment).toMatchObject({ FIRST: 'server1:8080', LAST: 'server2:8080' });
  });
});

describe('Dockerfile', () => {
  const text = deployFile('Dockerfile');

  test('builds in one stage and runs in another, as a user of its own, with a health check', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    for (const instruction of [
      'USER mazmorra',
      'HEALTHCHECK ',
      'ENTRYPOINT ',
      'COPY --from=build /build/artifacts/release/image /',
    ])
      expect(last).toContain(`\n${instruction}`);
    expect(last).not.toContain('npm');
  });

  test('runs scripts that package.json has, starts what the release puts there, with flags that it knows', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const [, script = ''] of text.matchAll(/npm run (\w+)/g))
      expect(Object.keys(scripts)).toContain(script);
    const [node, main]: string[] = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(text)?.[1] ?? '[]');
    const placed = readFileSync(join(ROOT, 'scripts/release/image.ts'), 'utf8');
    expect(placed).toContain(`'${node?.slice(1)}'`);
    expect(placed).toContain(`'${main?.slice(1).replace('/mazmorra.mjs', '')}'`);
    const command: string[] = JSON.parse(/^CMD (.+)$/m.exec(text)?.[1] ?? '[]');
    expect([...flagsOf(command.join(' '))].filter((flag) => !FLAGS.has(flag))).toEqual([]);
  });

  test('nothing private or built goes into the image', () => {
    const left = readFileSync(join(ROOT, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
    for (const path of ['.git', '**/node_modules', 'data', 'deploy/database-password'])
      expect(left).toContain(path);
  });
});

test('the dashboard asks for nothing that the server does not export', async () => {
  const server = await openServer({ data: join(folder, 'metrics') });
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  await server.stop();
  const exported = new Set([...text.matchAll(/^(mazmorra_\w+)/gm)].map(([, name]) => name));
  const { panels } = JSON.parse(deployFile('grafana.json'));
  const expressions: string[] = panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }: { expr: string }) => expr),
  );
  const asked = new Set(expressions.flatMap((expr) => expr.match(/mazmorra_\w+/g) ?? []));
  expect(asked.size).toBeGreaterThan(25);
  expect([...asked].filter((name) => !exported.has(name))).toEqual([]);
});

const noCaddy = whyNoCaddy();
describe.skipIf(noCaddy)(`Caddyfile${noCaddy ? ` (left out: ${noCaddy})` : ''}`, () => {
  /** A build of the page with one hashed file. */
  function build(name: string): string {
    const web = join(folder, name);
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(join(web, 'index.html'), `<!doctype html><title>${name}</title>`);
    writeFileSync(join(web, 'assets', `${name}.js`), name);
    return web;
  }

  test('is valid and formatted as Caddy does', () => {
    const file = join(ROOT, 'deploy/Caddyfile');
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    expect(spawnSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { env }).status).toBe(
      0,
    );
    expect(spawnSync('caddy', ['fmt', file], { encoding: 'utf8' }).stdout).toBe(deployFile('Caddyfile'));
  });

  test('while one server is upgraded and the other is not, files of both are found; the page is asked for every time', async () => {
    const newer = await openServer(
      { data: join(folder, 'newer-data') },
      { web: build('newer'), trustProxy: ['1'] },
    );
    const older = await openServer(
      { data: join(folder, 'older-data') },
      { web: build('older'), trustProxy: ['1'] },
    );
    const port = await freePort();
    const command = compose().services['caddy']?.command ?? [];
    const [program = '', ...args] = command;
    const caddy = await startSite(
      folder,
      { program, args },
      {
        port,
        first: `127.0.0.1:${newer.port}`,
        last: `127.0.0.1:${older.port}`,
      },
    );
    try {
      const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
      for (const name of ['newer', 'older'])
        expect(await (await ask(`/assets/${name}.js`)).text()).toBe(name);
      expect((await ask('/assets/neither.js')).status).toBe(404);
      const pages = new Set<string>();
      for (let i = 0; i < 20; i++) {
        const page = await ask('/');
        expect(page.headers.get('cache-control')).toBe('no-cache');
        pages.add(await page.text());
      }
      expect(pages.size).toBe(2);
      // A server that is gone is not missed, in either way.
      await newer.stop();
      for (let i = 0; i < 10; i++) expect((await ask('/')).status).toBe(200);
      expect(await (await ask('/assets/older.js')).text()).toBe('older');
    } finally {
      await caddy.stop();
      await newer.stop();
      await older.stop();
    }
  });
});
