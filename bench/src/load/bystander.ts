import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames } from '@mazmorra/catalogue/loaded';
import { fillLarge, LARGE, type ServerSize } from '../../../packages/server/test/large-server.ts';
import { BotLoad } from './bot-load.ts';
import { Child } from './child.ts';
import { CROWDS, HISTORY, SETTLE } from './crowd.ts';
import { type Figures, Meter, openLoop } from './meter.ts';
import { TableLoad } from './our-load.ts';

/**
 * `node bench/src/load/bystander.ts [--rounds 9] [--seconds 3] [--only requests,one-bots | --crowds]`
 *
 * Ten tables play at 100 answers a second on a server with its real limits. Rounds with and without a misbehaving client alternate, each
 * on a fresh server. The result is how much that client changes the times of the others: the middle p95 of the rounds
 * beside it divided by the middle p95 of those without. `--crowds` runs those of one address with many guests alone.
 */
const args = process.argv.slice(2);
const flag = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
};
const seconds = Number(flag('seconds') ?? 3);
const rounds = Number(flag('rounds') ?? 9);
const told = Object.fromEntries(Object.entries(CROWDS).map(([kind, crowd]) => [kind, crowd.told]));
const NOBODY = { nobody: 'nobody: what the machine itself changes from round to round' };
const NEIGHBOURS: Readonly<Record<string, string>> = {
  ...NOBODY,
  requests: '10 people, 5,000 requests a second, coming back when cut off',
  pings: '10 connections, 5,000 pings a second, reading nothing',
  reconnects: '200 connections a second, reset at once',
  tables: '10 people opening listed tables as fast as they may',
  bots: '200 abandoned tables with four masters each',
  pages: '300 HTTP requests a second',
  ...told,
};
const chosen = args.includes('--crowds') ? { ...NOBODY, ...told } : NEIGHBOURS;
const kinds = flag('only')?.split(',') ?? Object.keys(chosen);

const TABLES = 10;
const PER_SECOND = 100;
const SMALL: ServerSize = { games: 10, people: 10, tables: 1, ownGames: 10 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

if (cpus().length > 1) spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]);

/** A folder with a page of 30 kB and somebody who keeps the name Ana; with a long history for those who read it. */
async function furnish(kind: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-bystander-'));
  mkdirSync(join(folder, 'web', 'links'), { recursive: true });
  const routes = ['/', '/t/:table', '/p/:name', '/tournament/:id'];
  writeFileSync(join(folder, 'web', 'links', 'routes.json'), JSON.stringify(routes));
  const body = Array.from({ length: 1000 }, (_, i) => `<p>line ${i} of a page</p>`).join('\n');
  writeFileSync(join(folder, 'web', 'index.html'), `<!doctype html><title>Mazmorra</title>${body}`);
  const options = { games: allGames };
  await fillLarge({ data: folder }, kind === 'one-reads' ? LARGE : SMALL, HISTORY, options);
  return folder;
}

/**
 * `cpu`: how much of a core the server uses, all threads together. `waits`: where bots are what is scarce, how long two people wait for
 * three masters until it is their turn again.
 */
type Round = Figures & { readonly cpu: number; readonly waits: Figures };

async function measure(kind: string): Promise<{ quiet: Round[]; disturbed: Round[] }> {
  const folder = await furnish(kind);
  const server = await Child.start(new URL('./our-server.ts', import.meta.url), [folder, 'real-limits']);
  const meter = new Meter();
  const waits = new Meter();
  const bots = kind === 'one-bots' ? [new BotLoad(waits), new BotLoad(waits)] : [];
  const tables = Array.from({ length: TABLES }, () => new TableLoad(openLoop(PER_SECOND, TABLES)));
  const round = async (): Promise<Round> => {
    await pause(SETTLE);
    const before = await server.cpu();
    for (const one of [meter, waits]) one.start();
    await pause(seconds * 1000);
    const figures = meter.stop();
    return { ...figures, waits: waits.stop(), cpu: ((await server.cpu()) - before) / seconds };
  };
  try {
    for (const table of tables) {
      await table.connect(server.port, meter);
      await table.start();
    }
    for (const one of bots) await one.connect(server.port);
    await round();
    const [quiet, disturbed]: [Round[], Round[]] = [[], []];
    for (let i = 0; i < rounds; i++) {
      quiet.push(await round());
      const neighbour = await arrive(server.port, kind, i);
      disturbed.push(await round());
      await leave(neighbour);
    }
    return { quiet, disturbed };
  } finally {
    for (const one of [...tables, ...bots]) one.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function arrive(port: number, kind: string, round: number): Promise<ChildProcess> {
  const child = fork(new URL('./neighbours.ts', import.meta.url), [String(port), kind, String(round)]);
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
const ratio = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const middle = (rounds: readonly Figures[], share: 'p50' | 'p95' | 'p99'): number =>
  median(rounds.map((one) => one[share]));
const shown = (rounds: readonly Figures[]): string =>
  (['p50', 'p95', 'p99'] as const).map((share) => short.format(middle(rounds, share))).join(' / ');
const times = (beside: readonly Figures[], alone: readonly Figures[]): string =>
  ratio.format(middle(beside, 'p95') / middle(alone, 'p95'));
const line = (cells: readonly (string | undefined)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

process.stdout.write(
  '| neighbour | alone: p50 / p95 / p99 ms | beside it | p95, ratio | change of p99, ms | processor of the server |\n| --- | --- | --- | --: | --: | --- |\n',
);
for (const kind of kinds) {
  const { quiet, disturbed } = await measure(kind);
  const change = median(disturbed.map((one, i) => one.p99 - (quiet[i]?.p99 ?? 0)));
  const processor = [quiet, disturbed].map((rounds) =>
    short.format(100 * median(rounds.map(({ cpu }) => cpu))),
  );
  line([
    NEIGHBOURS[kind],
    shown(quiet),
    shown(disturbed),
    times(disturbed, quiet),
    short.format(change),
    `${processor.join(' %, then ')} %`,
  ]);
  const waits = [quiet, disturbed].map((rounds) => rounds.map((one) => one.waits)) as [Figures[], Figures[]];
  if (waits[0].some(({ count }) => count > 0))
    line(['the same, wait for three masters', ...waits.map(shown), times(waits[1], waits[0]), '', '']);
}
process.exit(0);
