import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, whyNoPostgres } from '../postgres.ts';
import { type KillReport, killWhilePlaying } from './kill.ts';

/**
 * `node packages/server/test/faults/run.ts [--kills 100] [--tables 50] [--sqlite]`: kills the server while tables play, on SQLite and on
 * PostgreSQL, and ends with how many of the two passed. Exit code 1 when something was lost, doubled, different or stuck.
 */
const args = process.argv.slice(2);
const flag = (name: string, otherwise: number): number => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(args[at + 1]);
};
const kills = flag('kills', 100);
const tables = flag('tables', 50);
let passed = 0;
let failed = 0;

function judge(name: string, report: KillReport): void {
  const good =
    report.lost + report.doubled + report.different + report.stuck === 0 && report.acknowledged > 0;
  if (good) passed++;
  else failed++;
  process.stdout.write(`${good ? 'ok' : 'FAILED'}  ${name}: ${JSON.stringify(report)}\n`);
}

async function onSqlite(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'mazmorra-kill-'));
  judge('killed on SQLite', await killWhilePlaying({ data }, kills, tables));
  rmSync(data, { recursive: true, force: true });
}

async function onPostgres(): Promise<void> {
  const missing = args.includes('--sqlite') ? 'not asked for' : whyNoPostgres();
  if (missing) {
    process.stdout.write(`left out on PostgreSQL: ${missing}\n`);
    return;
  }
  const cluster = await startPostgres();
  const place = { database: await cluster.database() };
  judge('killed on PostgreSQL', await killWhilePlaying(place, kills, tables));
  cluster.stop();
}

// Side by side: most of the time somebody waits for a server to start.
await Promise.all([onSqlite(), onPostgres()]);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
