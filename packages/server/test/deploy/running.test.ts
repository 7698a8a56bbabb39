import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@mazmorra/protocol';
import { isLong } from '@mazmorra/testkit/long';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { whyNoCaddy } from '../caddy.ts';
import { whyNoNats } from '../nats.ts';
import { type Cluster, freePort, startPostgres, whyNoPostgres } from '../postgres.ts';
import { Tab } from '../tab.ts';
import { answers, type Command, compose, Program, ROOT, startSite, unitCommand, unitPort } from './kit.ts';

/** The command lines of `deploy/`, run as they stand there on loopback: two servers, PostgreSQL, NATS and Caddy. */
const missing = isLong ? (whyNoCaddy() ?? whyNoPostgres() ?? whyNoNats()) : 'part of the long run';
const PASSWORD = 'a word for the test';
const SECRET = '/run/secrets/database-password';

const root = missing ? '' : mkdtempSync(join(tmpdir(), 'mazmorra-running-'));
const secret = join(root, 'password');
const started: Program[] = [];
let cluster: Cluster;

/** The address of an empty database, without the password, which is in a file. */
const emptyDatabase = async (): Promise<string> => {
  const url = new URL(await cluster.database());
  url.password = '';
  return url.href;
};

const run = (command: Command): Program => {
  const program = new Program(command);
  started.push(program);
  return program;
};

const serverAt = (command: Command, port: number): Promise<Program> =>
  run(command).until(() => answers(`http://127.0.0.1:${port}/healthz`));

const connectionsAt = async (metrics: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  return Number(/^mazmorra_connections_open (\d+)$/m.exec(text)?.[1]);
};

const enter = async (port: number, who: object): Promise<Tab> => {
  const tab = await Tab.open(port);
  const { secret: given } = await tab.ask('hello', { protocol: PROTOCOL, ...who });
  if (given !== undefined) tab.secret = given;
  return tab;
};

interface Site {
  readonly port: number;
  readonly metrics: readonly [number, number];
  /** Stops one of the servers, as an upgrade does, and starts it again. */
  restart(which: 0 | 1): Promise<void>;
}

/** What holds of two servers behind Caddy, however they were started. */
async function holds({ port, metrics, restart }: Site): Promise<void> {
  const people = await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay'].map((name) => enter(port, { name })),
  );
  const spread = await Promise.all(metrics.map(connectionsAt));
  expect(spread.reduce((sum, count) => sum + count)).toBe(people.length);
  for (const count of spread) expect(count).toBeGreaterThan(0);
  // All at one table, which is one table wherever they are connected.
  const [host] = people as [Tab, ...Tab[]];
  const { table, invite } = await host.ask('create', { game: 'saboteur', seats: people.length });
  for (const tab of people) {
    await tab.ask('open', { table, c: 1, invite });
    await tab.ask('sit', { c: 1 });
  }
  await host.ask('start', { c: 1 });
  for (const tab of people) await tab.until(() => tab.play());
  for (const which of [0, 1] as const) {
    await restart(which);
    // Whoever was connected there comes back to any server, and finds the table.
    for (const tab of people) {
      const back = await enter(port, { secret: tab.secret ?? '' });
      const { room, play } = await back.ask('open', { table, c: 1 });
      expect([room.status, play?.n]).toEqual(['running', 0]);
      await back.close();
    }
  }
  for (const tab of people) tab.socket.terminate();
}

describe.skipIf(missing)(`the command lines of deploy/${missing ? ` (left out: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    cluster = await startPostgres(false, PASSWORD);
    writeFileSync(secret, `${PASSWORD}\n`);
    chmodSync(secret, 0o600);
  });
  afterEach(async () => {
    for (const program of started.splice(0).reverse()) await program.stop();
  });
  afterAll(() => {
    cluster.stop();
    rmSync(root, { recursive: true, force: true });
  });

  test('of mazmorra@.service, twice, behind Caddy', async () => {
    const environment = { ORIGIN: 'https://play.example', DATABASE: await emptyDatabase(), BUS: 'postgres' };
    const ports: number[] = [];
    const start = (port: number) =>
      serverAt(
        unitCommand('mazmorra@.service', {
          instance: String(port),
          credentials: root,
          state: root,
          environment,
        }),
        port,
      );
    const servers: Program[] = [];
    for (let i = 0; i < 2; i++) {
      const port = await unitPort();
      ports.push(port);
      servers.push(await start(port));
    }
    const [first = 0, last = 0] = ports;
    const port = await freePort();
    const command = {
      program: 'caddy',
      args: ['run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
    };
    const folder = join(root, 'units');
    mkdirSync(folder);
    started.push(
      await startSite(folder, command, { port, first: `127.0.0.1:${first}`, last: `127.0.0.1:${last}` }),
    );
    await holds({
      port,
      metrics: [10_000 + first, 10_000 + last],
      async restart(which) {
        expect(await servers[which]?.stop()).toBe(0);
        servers[which] = await start(ports[which] ?? 0);
      },
    });
  });

  test('of mazmorra.service, and `move` to PostgreSQL afterwards', async () => {
    const state = join(root, 'single');
    const place = { state, environment: { ORIGIN: 'https://play.example' } };
    const { program, args } = unitCommand('mazmorra.service', place);
    // The unit has fixed ports; here others may be in use.
    const port = await unitPort();
    const moved = args.map((arg) => arg.replace(/(1?)8081$/, (_, one: string) => `${one}${port}`));
    const server = await serverAt({ program, args: moved }, port);
    const ana = await enter(port, { name: 'Ana' });
    const { table } = await ana.ask('create', { game: 'saboteur', seats: 3 });
    ana.socket.terminate();
    expect(await server.stop()).toBe(0);

    const database = await emptyDatabase();
    const move = run({
      program: join(ROOT, 'bin/mazmorra.mjs'),
      args: ['move', '--data', state, '--database', database, '--database-password-file', secret],
    });
    await move.until(() => move.output.includes('Start servers with --database')).catch(() => undefined);
    expect(move.output).toMatch(/^1 +people$/m);
    expect(move.output).toContain(`--pages ${state}/pages`);
    const environment = { ORIGIN: 'https://play.example', DATABASE: database, BUS: 'postgres' };
    const unit = { instance: String(port), credentials: root, state, environment };
    await serverAt(unitCommand('mazmorra@.service', unit), port);
    const back = await enter(port, { secret: ana.secret ?? '' });
    expect((await back.ask('open', { table, c: 1 })).room.you).toBeUndefined();
    back.socket.terminate();
  });

  test('of compose.yaml: two servers, NATS and Caddy', async () => {
    const { services } = compose();
    const commandOf = (name: string, change: (arg: string) => string): Command => {
      const [program = '', ...args] = services[name]?.command ?? [];
      return { program, args: args.map(change) };
    };
    const bus = await freePort();
    const nats = commandOf('bus', (arg) => arg.replace('0.0.0.0', '127.0.0.1').replace('4222', String(bus)));
    await run(nats).until(() => isOpen(bus));

    const database = await emptyDatabase();
    const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const;
    const start = (which: 0 | 1): Promise<Program> => {
      const { program, args } = commandOf(`server${which + 1}`, (arg) =>
        arg
          .replace(/^--port=8080$/, `--port=${ports[which]}`)
          .replace(':9100', `:${ports[which + 2]}`)
          .replace('0.0.0.0', '127.0.0.1')
          .replace('bus:4222', `127.0.0.1:${bus}`)
          .replace('postgres://mazmorra@database:5432/mazmorra', database)
          .replace(SECRET, secret),
      );
      // The first word is what the image runs.
      return serverAt({ program: join(ROOT, 'bin/mazmorra.mjs'), args: [program, ...args] }, ports[which]);
    };
    const servers = [await start(0), await start(1)];
    const port = await freePort();
    const folder = join(root, 'compose');
    mkdirSync(folder);
    const site = { port, first: `127.0.0.1:${ports[0]}`, last: `127.0.0.1:${ports[1]}` };
    started.push(
      await startSite(
        folder,
        commandOf('caddy', (arg) => arg),
        site,
      ),
    );
    await holds({
      port,
      metrics: [ports[2], ports[3]],
      async restart(which) {
        expect(await servers[which]?.stop()).toBe(0);
        servers[which] = await start(which);
      },
    });
  });
});

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
