import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import {
  bare,
  type Contestant,
  causesTable,
  colyseus,
  loadTable,
  measure,
  ours,
  peer,
  ratios,
} from './run.ts';

/**
 * `node bench/src/load/main.ts [--seconds 2] [--rounds 20] [--only ours,bare,peer,colyseus] [--database postgres://…] [--json] [--write]`
 *
 * Prints the table of `docs/performance.md`; `--write` puts it there.
 */
const args = process.argv.slice(2);
const flag = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
};
const seconds = Number(flag('seconds') ?? 2);
const rounds = Number(flag('rounds') ?? 20);
const only = flag('only')?.split(',');
const wanted = (name: string): boolean => only === undefined || only.includes(name);
const database = flag('database');

// Keeps the load generator, with all its threads, off the server's core.
if (cpus().length > 1) spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]);

const contestants: Contestant[] = [];
if (wanted('ours')) contestants.push(await ours());
if (database !== undefined) contestants.push(await ours(database));
if (wanted('bare')) contestants.push(await bare());
if (wanted('peer')) contestants.push(await peer());
if (wanted('colyseus')) contestants.push(await colyseus());
const figures = await measure(contestants, { seconds, rounds });

const table = `Medians of the half of the rounds in which the host took least away:

${loadTable(figures)}

Answers of ${figures[0]?.name} that took over 20 ms at 250 a second:

${causesTable(figures.slice(0, 1))}

${ratios(figures)}`;
process.stdout.write(args.includes('--json') ? `${JSON.stringify(figures)}\n` : `${table}\n`);
if (args.includes('--write')) write(table);
process.exit(0);

function write(text: string): void {
  const file = join(import.meta.dirname, '../../../docs/performance.md');
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split('<!-- load -->');
  const [, after = ''] = rest.split('<!-- /load -->');
  const machine = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${rounds} rounds of ${seconds} s:`;
  writeFileSync(file, `${before}<!-- load -->\n${machine}\n\n${text}\n<!-- /load -->${after}`);
}
