import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import { type Figures, Gate, Meter, openLoop, type Pace } from './meter.ts';
import { TableLoad } from './our-load.ts';
import { PeerTable } from './peer-load.ts';

export interface LoadFigures {
  readonly name: string;
  readonly durable: boolean;
  /** 1,000 sockets at 250 tables, everybody answers at once. */
  readonly busy: Figures & { readonly cpuPerAnswer: number };
  /** The same tables at 250 answers a second. */
  readonly calm: Figures;
  /** Bytes of memory per seated connection while nobody does anything. */
  readonly idleBytes: number;
}

interface AnyTable {
  pace: Pace;
  stopped: boolean;
  connect(port: number, meter: Meter): Promise<void>;
  start(): Promise<unknown>;
  close(): void;
}

const TABLES = 250;
const SEATS = 4;
const CALM = 250;
const AT_ONCE = 25;
/** Milliseconds until the compiler of the machine code has seen everything. */
const WARM_UP = 4000;
/** Milliseconds after which our tables give back what only a game in full swing needs, and some more. */
const REST = 11_000;

export interface LoadOptions {
  readonly seconds: number;
  readonly tables?: number;
}

/** Our server on SQLite, or on the PostgreSQL database named. */
export async function loadOurs(options: LoadOptions, database?: string): Promise<LoadFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-load-'));
  try {
    const file = new URL('./our-server.ts', import.meta.url);
    const name = database === undefined ? 'mazmorra, SQLite' : 'mazmorra, PostgreSQL';
    return await measure(name, true, file, [database ?? folder], (pace) => new TableLoad(pace), options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const loadPeer = (options: LoadOptions): Promise<LoadFigures> =>
  measure(
    'boardgame.io, in memory',
    false,
    new URL('./peer-server.ts', import.meta.url),
    [],
    (pace) => new PeerTable(pace),
    options,
  );

async function measure(
  name: string,
  durable: boolean,
  file: URL,
  args: readonly string[],
  make: (pace: Pace) => AnyTable,
  { seconds, tables: count = TABLES }: LoadOptions,
): Promise<LoadFigures> {
  const server = await Child.start(file, args);
  const meter = new Meter();
  const gate = new Gate();
  const tables = Array.from({ length: count }, () => make(gate.pace));
  const sitDown = (some: readonly AnyTable[]) =>
    inGroups(some, async (table) => {
      await table.connect(server.port, meter);
      await table.start();
    });
  try {
    // The first tables bring the code into memory; the others show what one more seat costs.
    const first = Math.floor(count / 5);
    await sitDown(tables.slice(0, first));
    const before = await restingMemory(server);
    await sitDown(tables.slice(first));
    const idleBytes = ((await restingMemory(server)) - before) / ((count - first) * SEATS);

    gate.open();
    await pause(WARM_UP);
    const cpu = await server.cpu();
    meter.start();
    await pause(seconds * 1000);
    const busy = meter.stop();
    const cpuPerAnswer = ((await server.cpu()) - cpu) / (busy.answersPerSecond * seconds);

    for (const table of tables) table.pace = openLoop(CALM, count);
    await pause(2500);
    meter.start();
    await pause(seconds * 1000);
    return { name, durable, busy: { ...busy, cpuPerAnswer }, calm: meter.stop(), idleBytes };
  } finally {
    for (const table of tables) table.close();
    await server.stop();
  }
}

async function restingMemory(server: Child): Promise<number> {
  await pause(REST);
  return server.memory();
}

async function inGroups<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < items.length; i += AT_ONCE) await Promise.all(items.slice(i, i + AT_ONCE).map(run));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The table of `docs/performance.md`. */
export function loadTable(figures: readonly LoadFigures[]): string {
  const peer = figures.find((one) => !one.durable);
  const rows = figures.map(({ name, durable, busy, calm, idleBytes }) => {
    const times = peer ? `${short.format(busy.answersPerSecond / peer.busy.answersPerSecond)}x` : '';
    return `| ${name} | ${durable ? 'yes' : 'no'} | ${number.format(busy.answersPerSecond)} | ${times} | ${short.format(busy.p50)} / ${short.format(busy.p99)} | ${short.format(calm.p50)} / ${short.format(calm.p99)} | ${number.format(busy.bytesPerAnswer)} | ${short.format(idleBytes / 1000)} | ${number.format(busy.cpuPerAnswer * 1e6)} |`;
  });
  return [
    '| server | durable | answers/s | | p50 / p99 ms | at 250/s: p50 / p99 ms | bytes per answer, 4 seats | kB per idle seat | µs of processor per answer |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
