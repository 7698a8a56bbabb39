import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import { type Figures, Meter, openLoop } from './meter.ts';
import { TableLoad } from './our-load.ts';

/**
 * `node bench/src/load/bystander.ts [--rounds 5] [--seconds 6] [--only requests,bots]`
 *
 * Ten tables play at 100 answers a second on a server with its real limits. Rounds with and without a misbehaving client alternate. The
 * result is how much that client changes the p99 of the others.
 */
const args = process.argv.slice(2);
const flag = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
};
const seconds = Number(flag('seconds') ?? 6);
const rounds = Number(flag('rounds') ?? 5);
const NEIGHBOURS: Readonly<Record<string, string>> = {
  nobody: 'nobody: what the machine itself changes from round to round',
  requests: '10 people, 5,000 requests a second, coming back when cut off',
  pings: '10 connections, 5,000 pings a second, reading nothing',
  reconnects: '200 connections a second, reset at once',
  tables: '10 people opening listed tables as fast as they may',
  bots: '200 abandoned tables with four masters each',
  pages: '300 HTTP requests a second',
};
const kinds = flag('only')?.split(',') ?? Object.keys(NEIGHBOURS);

const TABLES = 10;
const PER_SECOND = 100;
const SETTLE = 1500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

if (cpus().length > 1) spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]);

/**
 * Starts a server with its bystander tables and measures it. Each kind of misbehaving client gets a fresh server, so that leftovers of one
 * do not affect the next.
 */
async function measure(kind: string): Promise<{ quiet: Figures[]; disturbed: Figures[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-bystander-'));
  const server = await Child.start(new URL('./our-server.ts', import.meta.url), [folder, 'real-limits']);
  const meter = new Meter();
  const tables = Array.from({ length: TABLES }, () => new TableLoad(openLoop(PER_SECOND, TABLES)));
  const round = async (): Promise<Figures> => {
    await pause(SETTLE);
    meter.start();
    await pause(seconds * 1000);
    return meter.stop();
  };
  try {
    for (const table of tables) {
      await table.connect(server.port, meter);
      await table.start();
    }
    await round();
    const [quiet, disturbed]: [Figures[], Figures[]] = [[], []];
    for (let i = 0; i < rounds; i++) {
      quiet.push(await round());
      const neighbour = await arrive(server.port, kind);
      disturbed.push(await round());
      await leave(neighbour);
    }
    return { quiet, disturbed };
  } finally {
    for (const table of tables) table.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function arrive(port: number, kind: string): Promise<ChildProcess> {
  const child = fork(new URL('./neighbours.ts', import.meta.url), [String(port), kind]);
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the neighbour ended with ${code}`)));
  });
  return child;
}

function leave(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit').once('exit', () => resolve());
    child.disconnect();
  });
}

const short = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const p99 = (figures: readonly Figures[]): number => median(figures.map((one) => one.p99));
const p50 = (figures: readonly Figures[]): number => median(figures.map((one) => one.p50));

process.stdout.write(
  `| neighbour | alone: p50 / p99 ms | beside it: p50 / p99 ms | change of p99, ms |\n| --- | --- | --- | --- |\n`,
);
for (const kind of kinds) {
  const { quiet, disturbed } = await measure(kind);
  const change = median(disturbed.map((one, i) => one.p99 - (quiet[i]?.p99 ?? 0)));
  const cells = [
    NEIGHBOURS[kind],
    `${short.format(p50(quiet))} / ${short.format(p99(quiet))}`,
    `${short.format(p50(disturbed))} / ${short.format(p99(disturbed))}`,
    short.format(change),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
process.exit(0);
