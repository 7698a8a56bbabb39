import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { welcomeToTheDungeon as game } from '@mazmorra/welcome-to-the-dungeon';
import { WebSocket } from 'ws';
import { type FilledTable, fillTables } from './start/fill.ts';

/**
 * `node bench/src/start.ts [--tables 10000] [--answers 30] [--database postgres://…]`
 *
 * How long after its start a server has all running tables in memory and has taken an answer at each of them.
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
const began = performance.now();
const server = spawn(
  process.execPath,
  [join(import.meta.dirname, 'load/our-server.ts'), database ?? folder],
  {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
const port = await ready(server);
const seconds = () => ((performance.now() - began) / 1000).toFixed(2);
process.stdout.write(`${filled.length} tables in memory, port open: ${seconds()} s after the start\n`);
const firstSecrets = [...Map.groupBy(filled, ({ secret }) => secret)];
let taken = 0;
await Promise.all(firstSecrets.map(([secret, mine]) => answerAll(secret, mine)));
process.stdout.write(`${taken} of them have taken an answer: ${seconds()} s after the start\n`);
server.send('stop');
await new Promise((resolve) => server.once('exit', resolve));
rmSync(folder, { recursive: true, force: true });

function ready(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on(
      'message',
      (message: { kind: string; port: number }) => message.kind === 'ready' && resolve(message.port),
    );
    child.once('exit', () => reject(new Error('the server ended')));
  });
}

/** One person opens their tables one after the other and answers at each. */
async function answerAll(secret: string, mine: readonly FilledTable[]): Promise<void> {
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
  for (const { table, decision, option } of mine) {
    await ask({ do: 'open', table, c: 1 });
    const reply = await ask({ do: 'answer', c: 1, n: decision, option, key: `start-${table}` });
    if (typeof reply['n'] === 'number') taken++;
    else process.stderr.write(`${JSON.stringify(reply)}\n`);
    await ask({ do: 'close', c: 1 });
  }
  socket.close();
}
