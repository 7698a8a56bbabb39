import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allGames } from '@mazmorra/catalogue/loaded';
import { Party } from '../../packages/server/test/faults/crowd.ts';
import { type NatsServer, startNats } from '../../packages/server/test/nats.ts';
import { type Cluster, startPostgres } from '../../packages/server/test/postgres.ts';
import { Child } from '../src/load/child.ts';
import { Meter, openLoop, type Pace } from '../src/load/meter.ts';
import { TableLoad } from '../src/load/our-load.ts';
import { secondsWithChildren } from '../src/load/processor.ts';

/**
 * `node bench/scripts/several.ts [--tables 60] [--seconds 10] [--rate 500] [--think 2] [--people turns,think,haste] [--servers 1,2,2n]`
 *
 * Compares one server with two in one run: CPU time per answer, PostgreSQL and the bus included, collisions, and latency. The people of every
 * table are spread evenly over the servers; with `2t` they are together at one, with `2f` all are at the first server and the CPU of the others is
 * told. An `n` is for NATS: `2tn`. With `--rate 0` everybody answers as soon as they are asked (`turns` alone). Three kinds of people:
 *
 * - `turns`: Welcome to the Dungeon with four seats, one person is asked at a time, answers at a given total rate. No answers collide.
 * - `think`: all four games, everybody thinks for up to `--think` seconds, and in three of the games several are asked at once.
 * - `haste`: the same, and everybody answers at once. Answers collide all the time.
 */
const args = process.argv.slice(2);
const option = (name: string, otherwise: string): string => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? otherwise : (args[at + 1] ?? otherwise);
};
const TABLES = Number(option('tables', '60'));
const SECONDS = Number(option('seconds', '10'));
const RATE = Number(option('rate', '500'));
const WARM_UP = Number(option('warm', '6')) * 1000;
const THINK = Number(option('think', '2')) * 1000;

const PACE: Pace = RATE > 0 ? openLoop(RATE, TABLES) : (send) => send();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Servers on one database. */
interface Several {
  readonly servers: readonly Child[];
  readonly cluster: Cluster;
  readonly nats: NatsServer | undefined;
  /** The server of a person. */
  at(table: number, seat: number): number;
}

/** CPU seconds so far, and answers that came second to those of another server. */
interface Spent {
  readonly servers: number;
  readonly database: number;
  readonly bus: number;
  readonly conflicts: number;
  readonly commits: number;
}

async function open(kind: string): Promise<Several> {
  const withNats = kind.includes('n');
  const count = Number.parseInt(kind, 10);
  const cluster = await startPostgres(true);
  const database = await cluster.database();
  const nats = withNats ? await startNats() : undefined;
  const file = new URL('../src/load/our-server.ts', import.meta.url);
  const servers: Child[] = [];
  for (let i = 0; i < count; i++)
    servers.push(await Child.start(file, [database, ...(nats ? [nats.address] : [])], { free: true }));
  const spread = (table: number, seat: number) => seat + table;
  const together = (table: number) => table;
  return {
    servers,
    cluster,
    nats,
    at: kind.includes('f') ? () => 0 : kind.includes('t') ? together : spread,
  };
}

async function close({ servers, cluster, nats }: Several): Promise<void> {
  for (const server of servers) await server.stop();
  await nats?.stop();
  cluster.stop();
}

async function metric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

async function spent({ servers, cluster, nats }: Several): Promise<Spent> {
  const sum = async (of: (server: Child) => Promise<number>) =>
    (await Promise.all(servers.map(of))).reduce((all, one) => all + one, 0);
  const main = Number(readFileSync(join(cluster.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    servers: await sum((server) => server.cpu()),
    database: secondsWithChildren(main),
    bus: nats ? secondsWithChildren(nats.pid) : 0,
    conflicts: await sum(({ port }) => metric(port, 'mazmorra_conflicts_total')),
    commits: await sum(({ port }) => metric(port, 'mazmorra_commits_total')),
  };
}

interface Load {
  /** Answers acknowledged so far. */
  answers(): number;
  /** Milliseconds, where they are measured. */
  latency(): string;
  start(): void;
  stop(): Promise<void>;
}

/** One person at a time, at a fixed rate. */
async function turns({ servers, at }: Several): Promise<Load> {
  const meter = new Meter();
  const tables = Array.from({ length: TABLES }, () => new TableLoad(PACE));
  for (const [i, table] of tables.entries()) {
    await table.connect((seat) => servers[at(i, seat) % servers.length]?.port ?? 0, meter);
    await table.start();
  }
  let count = 0;
  return {
    answers: () => count,
    start: () => meter.start(),
    latency: () => {
      const figures = meter.stop();
      count = figures.count;
      const reach =
        servers.length > 1 ? `${figures.reach50.toFixed(1)} / ${figures.reach99.toFixed(1)}` : '-';
      return `${figures.p50.toFixed(1)} / ${figures.p99.toFixed(1)} | ${reach}`;
    },
    stop: async () => {
      for (const table of tables) table.close();
    },
  };
}

/** All games; answers may collide. */
async function crowd({ servers }: Several, think: (() => number) | undefined): Promise<Load> {
  let next = 0;
  const address = () => `ws://127.0.0.1:${servers[next++ % servers.length]?.port}/socket`;
  const parties = Array.from({ length: TABLES }, (_, i) => {
    const game = allGames[i % allGames.length] as (typeof allGames)[number];
    return new Party(game, address, i, { ...(think && { think }) });
  });
  const playing = parties.map((party) => party.play());
  return {
    answers: () =>
      parties
        .flatMap(({ players }) => players)
        .reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    start: () => undefined,
    latency: () => '- | -',
    stop: async () => {
      await Promise.all(parties.map((party) => party.rest()));
      await Promise.all(playing);
      for (const party of parties) party.close();
    },
  };
}

const PEOPLE: Readonly<Record<string, (several: Several) => Promise<Load>>> = {
  turns,
  think: (several) => crowd(several, () => Math.random() * THINK),
  haste: (several) => crowd(several, undefined),
};

async function measure(people: string, servers: string): Promise<number> {
  const several = await open(servers);
  const load = await (PEOPLE[people] ?? turns)(several);
  await pause(WARM_UP);
  const last = several.servers.at(-1);
  const idleBefore = (await last?.cpu()) ?? 0;
  const before = { ...(await spent(several)), answers: load.answers() };
  load.start();
  await pause(SECONDS * 1000);
  const latency = load.latency();
  const after = { ...(await spent(several)), answers: load.answers() };
  const answers = after.answers - before.answers;
  const micros = (of: 'servers' | 'database' | 'bus') => ((after[of] - before[of]) / answers) * 1e6;
  const all = micros('servers') + micros('database') + micros('bus');
  const collided = (100 * (after.conflicts - before.conflicts)) / answers;
  print(
    `| ${people} | ${servers} | ${Math.round(answers / SECONDS)} | ${Math.round(all)} | ${Math.round(micros('servers'))} + ${Math.round(micros('database'))} + ${Math.round(micros('bus'))} | ` +
      `${collided.toFixed(1)} | ${(answers / (after.commits - before.commits)).toFixed(1)} | ${latency} |`,
  );
  if (servers.includes('f'))
    print(
      `The last server, which serves nobody: ${(((((await last?.cpu()) ?? 0) - idleBefore) * 1000) / SECONDS).toFixed(1)} ms of CPU a second`,
    );
  await load.stop();
  await close(several);
  return all;
}

print(
  '| people | servers | answers a second | µs of CPU each | servers + database + NATS | collided of 100 | answers in a commit | acknowledged, p50 / p99 ms | told elsewhere, p50 / p99 ms |',
);
print('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const people of option('people', 'turns,think,haste').split(',')) {
  const costs: number[] = [];
  for (const servers of option('servers', '1,2').split(',')) costs.push(await measure(people, servers));
  const [one = 1, ...others] = costs;
  print(`${people}: ${others.map((cost) => (cost / one).toFixed(2)).join(', ')} times the first`);
}
process.exit(0);
