import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../packages/server/test/postgres.ts';
import { Child } from '../src/load/child.ts';
import { Gate, Meter, openLoop } from '../src/load/meter.ts';
import { TableLoad } from '../src/load/our-load.ts';
import { secondsWithChildren } from '../src/load/processor.ts';

/**
 * `node bench/scripts/scale.ts [--tables 100] [--seconds 10]`
 *
 * Measures what one server on PostgreSQL costs per answer, per idle seat and per table. docs/scaling.md computes with these figures. CPU
 * time is counted for the server and for all database processes, so other load on the machine has little effect.
 */
const args = process.argv.slice(2);
const flag = (name: string, fallback: number): number => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(args[at + 1]);
};
const TABLES = flag('tables', 100);
const SECONDS = flag('seconds', 10);
const SEATS = 4;
/** Answers per second. Low and high rates differ because answers that arrive together share a commit. */
const RATES = [50, 200, 800];
/** Milliseconds after which idle tables have freed the memory that only active games need. */
const REST = 11_000;
const WARM_UP = 15_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const print = (line: string) => process.stdout.write(`${line}\n`);

const cluster = await startPostgres(true);
const database = await cluster.database();
const client = new pg.Client({ connectionString: database });
await client.connect();
const server = await Child.start(new URL('../src/load/our-server.ts', import.meta.url), [database]);
try {
  await measure();
} finally {
  await server.stop();
  await client.end();
  cluster.stop();
}

async function measure(): Promise<void> {
  const meter = new Meter();
  const gate = new Gate();
  const tables = Array.from({ length: TABLES }, () => new TableLoad(gate.pace));
  const first = Math.floor(TABLES / 5);
  await connect(tables.slice(0, first), meter);
  const before = await restingMemory();
  await connect(tables.slice(first), meter);
  const seated = (await restingMemory()) - before;
  print(`per idle seat, its share of the table included: ${kB(seated / (TABLES - first) / SEATS)}`);
  await warmUp(tables, gate);
  for (const rate of RATES) await atRate(rate, tables, meter);
  for (const table of tables) {
    table.stopped = true;
    table.close();
  }
  print(
    `per table in memory with nobody at it: ${kB(((await restingMemory()) - before) / (TABLES - first))}`,
  );
}

async function connect(tables: readonly TableLoad[], meter: Meter): Promise<void> {
  for (const table of tables) {
    await table.connect(server.port, meter);
    await table.start();
  }
}

/** Runs the load until V8 has compiled the hot functions. */
async function warmUp(tables: readonly TableLoad[], gate: Gate): Promise<void> {
  for (const table of tables) table.pace = openLoop(Math.max(...RATES), TABLES);
  gate.open();
  await pause(WARM_UP);
}

async function atRate(rate: number, tables: readonly TableLoad[], meter: Meter): Promise<void> {
  for (const table of tables) table.pace = openLoop(rate, TABLES);
  await pause(3000);
  const [cpu, theirs, size, wal] = [await server.cpu(), databaseSeconds(), await sizeOf(), await walOf()];
  meter.start();
  await pause(SECONDS * 1000);
  const { count, answersPerSecond, p50, p99, bytesPerAnswer } = meter.stop();
  const micro = (seconds: number) => `${Math.round((seconds / count) * 1e6)} µs`;
  const own = micro((await server.cpu()) - cpu);
  print(
    `at ${Math.round(answersPerSecond)} answers a second: server ${own}, database ${micro(databaseSeconds() - theirs)} of processor per answer; ` +
      `${Math.round(bytesPerAnswer)} bytes sent, ${Math.round(((await sizeOf()) - size) / count)} bytes stored, ` +
      `${Math.round(((await walOf()) - wal) / count)} bytes of write-ahead log; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
}

async function restingMemory(): Promise<number> {
  await pause(REST);
  return server.memory();
}

function kB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}

async function number(sql: string): Promise<number> {
  return Number((await client.query(sql)).rows[0]?.n);
}
function sizeOf(): Promise<number> {
  return number('SELECT pg_database_size(current_database()) AS n');
}

function walOf(): Promise<number> {
  return number("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS n");
}

/** CPU seconds of all database processes. */
function databaseSeconds(): number {
  return secondsWithChildren(mainPid());
}

function mainPid(): number {
  return Number(readFileSync(join(cluster.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
