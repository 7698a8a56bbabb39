import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { allGames } from '@mazmorra/catalogue/loaded';
import { Party } from '../../packages/server/test/faults/crowd.ts';
import { Victim } from '../../packages/server/test/faults/victim.ts';
import { startPostgres } from '../../packages/server/test/postgres.ts';

/**
 * `node bench/scripts/several.ts [--tables 40] [--seconds 15]`
 *
 * Compares the CPU time per answer of one server and of two in one run, PostgreSQL and the bus included. Players answer as soon as they are
 * asked and are assigned to the servers in turn.
 */
const args = process.argv.slice(2);
const flag = (name: string, otherwise: number): number => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(args[at + 1]);
};
const tables = flag('tables', 40);
const seconds = flag('seconds', 15);

/** CPU seconds of a process, including children that have exited. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
  } catch {
    return 0;
  }
}

/** PIDs of the PostgreSQL main process that listens on this port and of its backends. */
function postgresOf(port: string): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  const main = rows.find((row) => row.join(' ').includes(`-p ${port}`) && row[2]?.endsWith('/postgres'))?.[0];
  return rows.filter(([pid, parent]) => pid === main || parent === main).map(([pid]) => Number(pid));
}

async function measure(processes: number): Promise<{ answers: number; micros: number }> {
  const cluster = await startPostgres(true);
  const database = await cluster.database();
  const servers = Array.from({ length: processes }, () => new Victim(database));
  for (const server of servers) await server.start();
  let next = 0;
  const address = () => `ws://127.0.0.1:${servers[next++ % processes]?.port}/socket`;
  const crowd = Array.from({ length: tables }, (_, i) => {
    const game = allGames[i % allGames.length] as (typeof allGames)[number];
    return new Party(game, address, i);
  });
  const playing = crowd.map((party) => party.play());
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const answers = () =>
    crowd.flatMap(({ players }) => players).reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const { port } = new URL(database);
  const pids = [...servers.map(({ pid }) => pid), ...postgresOf(port)];
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const before = { answers: answers(), cpu: cpu() };
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const given = answers() - before.answers;
  const micros = ((cpu() - before.cpu) / given) * 1e6;
  await Promise.all(crowd.map((party) => party.rest()));
  await Promise.all(playing);
  for (const party of crowd) party.close();
  for (const server of servers) await server.stop();
  cluster.stop();
  return { answers: given, micros };
}

const one = await measure(1);
const two = await measure(2);
for (const [name, { answers, micros }] of [
  ['one server', one],
  ['two servers', two],
] as const)
  process.stdout.write(
    `${name}: ${answers} answers in ${seconds} s, ${Math.round(micros)} µs of CPU each, PostgreSQL included\n`,
  );
process.stdout.write(`ratio ${(two.micros / one.micros).toFixed(2)}\n`);
process.exit(0);
