import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { welcomeToTheDungeon as game } from '@mazmorra/welcome-to-the-dungeon';
import { WebSocket } from 'ws';
import { type FilledTable, fillTables } from './start/fill.ts';

/**
 * `node bench/src/start.ts [--tables 10000] [--answers 30] [--asked 1000] [--database postgres://…]`
 *
 * Measures how long after its start a server has opened its port, has all running tables in memory, and has accepted an answer at a sample
 * of them. The answers begin when the port is open. Two starts are measured: without snapshots, as after a kill, and after a clean stop.
 */
const args = process.argv.slice(2);
const flag = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
};
const tables = Number(flag('tables') ?? 10_000);
const answers = Number(flag('answers') ?? 30);
const folder = mkdtempSync(join(tmpdir(), 'mazmorra-start-'));
const database = flag('database');

const filled = await fillTables(database === undefined ? { data: folder } : { database }, game, {
  tables,
  answers,
});
const every = Math.max(1, Math.floor(filled.length / Number(flag('asked') ?? 1000)));
// The first start finds no snapshots, as after a kill. When it stops it stores them for the second.
await measure('after a kill', 0);
await measure('after a stop', every > 1 ? 1 : 0);
rmSync(folder, { recursive: true, force: true });

/** Starts a server, answers at every nth table, and stops it. */
async function measure(what: string, offset: number): Promise<void> {
  process.stdout.write(`${what}:\n`);
  const began = performance.now();
  const server = start();
  const report = async (reached: string): Promise<void> => {
    const passed = (performance.now() - began) / 1000;
    const used = await processorSeconds(server);
    process.stdout.write(
      `  ${reached}: ${passed.toFixed(2)} s after the start, ${used.toFixed(2)} s of processor\n`,
    );
  };
  const loaded = new Promise<void>((resolve) => {
    server.on('message', ({ kind }: { kind: string }) => kind === 'loaded' && resolve());
  });
  const port = await ready(server);
  await report(`port open, ${filled.length} tables running`);
  const allLoaded = loaded.then(() => report('all of them in memory'));
  const asked = filled.filter((_, i) => i % every === offset);
  const people = [...Map.groupBy(asked, ({ secret }) => secret)];
  const taken = await Promise.all(people.map(([secret, mine]) => answerAll(port, secret, mine)));
  await report(`${taken.reduce((sum, count) => sum + count, 0)} of them have taken an answer`);
  await allLoaded;
  const stopping = performance.now();
  server.send('stop');
  await new Promise((resolve) => server.once('exit', resolve));
  process.stdout.write(`  stopped within ${((performance.now() - stopping) / 1000).toFixed(2)} s\n`);
}

function start(): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'load/our-server.ts'), database ?? folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Uses Node's compile cache, as `mazmorra serve` does.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(tmpdir(), 'mazmorra-compile-cache'),
    },
  });
}

function ready(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on(
      'message',
      (message: { kind: string; port: number }) => message.kind === 'ready' && resolve(message.port),
    );
    child.once('exit', () => reject(new Error('the server ended')));
  });
}

/** CPU seconds of the server, all threads together. On a machine with other load this says more than elapsed time. */
function processorSeconds(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    const hear = (message: { kind: string; seconds: number }): void => {
      if (message.kind !== 'cpu') return;
      child.off('message', hear);
      resolve(message.seconds);
    };
    child.on('message', hear);
    child.send('cpu');
  });
}

/** One person opens their tables in turn and answers at each. Returns how many answers were accepted. */
async function answerAll(port: number, secret: string, mine: readonly FilledTable[]): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  const waiting = new Map<number, (reply: Record<string, unknown>) => void>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    waiting.get(message.re)?.(message);
  });
  let next = 1;
  const ask = (request: object): Promise<Record<string, unknown>> =>
    new Promise((resolve) => {
      const id = next++;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, ...request }));
    });
  await ask({ do: 'hello', protocol: 1, secret });
  let taken = 0;
  for (const { table, decision, option } of mine) {
    await ask({ do: 'open', table, c: 1 });
    const reply = await ask({ do: 'answer', c: 1, n: decision, option, key: `start-${table}` });
    if (typeof reply['n'] === 'number') taken++;
    else process.stderr.write(`${JSON.stringify(reply)}\n`);
    await ask({ do: 'close', c: 1 });
  }
  socket.close();
  return taken;
}
