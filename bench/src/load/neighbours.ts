import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import { CROWDS, gather, often, SETTLE } from './crowd.ts';
import { Person } from './person.ts';

/**
 * A misbehaving client in a process of its own: `node neighbours.ts PORT KIND ROUND`. It sends at a bounded rate and continues until it
 * is told to stop. A crowd (`crowd.ts`) connects from one loopback address, another one each round; the others from ten.
 */
const port = Number(process.argv[2]);
const kind = process.argv[3] ?? '';
const round = Number(process.argv[4]);

// The clients whose answers are timed share this core and must not wait for this process. Where they and the server have real-time
// priority, this process has none, and comes before the other work of the machine instead.
const own = String(process.pid);
const isRealTime = /SCHED_RR/.test(String(spawnSync('chrt', ['-p', own]).stdout));
if (isRealTime) spawnSync('chrt', ['-a', '-o', '-p', '0', own]);
setPriority(isRealTime ? -15 : 10);

const from = (n: number): string => `127.8.0.${n + 1}`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const CROWD = 10;

/** Ten people request lists far above their limit and reconnect as soon as they are cut off. */
async function requests(): Promise<void> {
  const people: (Person | undefined)[] = [];
  const text = JSON.stringify({ id: 1, do: 'mine' });
  for (let n = 0; n < CROWD; n++) {
    const again = async (): Promise<void> => {
      people[n] = undefined;
      people[n] = await Person.enter(port, from(n)).catch(() => undefined);
    };
    await again();
    setInterval(() => {
      if (!people[n]?.isOpen) void again();
    }, 500);
  }
  let next = 0;
  often(5000, () => people[next++ % CROWD]?.send(text));
}

const PING_OF_125_BYTES = Buffer.concat([Buffer.of(0x89, 0x80 | 125, 0, 0, 0, 0), Buffer.alloc(125)]);

function rawUpgrade(n: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from(n) });
  socket.on('error', () => undefined);
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
  return socket;
}

/** Ten connections send pings and never read what comes back. */
async function pings(): Promise<void> {
  const sockets = Array.from({ length: CROWD }, (_, n) => rawUpgrade(n).pause());
  let next = 0;
  often(5000, () => {
    const n = next++ % CROWD;
    const socket = sockets[n];
    if (!socket || socket.destroyed) sockets[n] = rawUpgrade(n).pause();
    else if (socket.writableLength < 1 << 20) socket.write(PING_OF_125_BYTES);
  });
}

/** Connects and hangs up, 200 times a second. */
async function reconnects(): Promise<void> {
  let next = 0;
  often(200, () => {
    const socket = rawUpgrade(next++ % CROWD);
    setTimeout(() => socket.resetAndDestroy(), 50);
  });
}

/** Ten people open listed tables as fast as their limit allows. */
async function tables(): Promise<void> {
  for (let n = 0; n < CROWD; n++) {
    const person = await Person.enter(port, from(n));
    setInterval(() => {
      void person.ask('create', { game: 'saboteur', seats: 10, listed: true });
    }, 100);
  }
}

/** Ten people each open twenty tables with three masters, start them and leave. */
async function bots(): Promise<void> {
  await Promise.all(
    Array.from({ length: CROWD }, async (_, n) => {
      const person = await Person.enter(port, from(n));
      for (let c = 1; c <= 20; c++) {
        const { ok } = await person.ask('create', { game: 'welcome-to-the-dungeon', seats: 4 });
        const made = ok as { table: string; invite: string } | undefined;
        if (!made) break;
        await person.ask('open', { ...made, c });
        for (const seat of [0, 1, 2, 3]) await person.ask('bot', { c, seat, level: 'master' });
        await person.ask('start', { c });
        await pause(150);
      }
      person.close();
    }),
  );
}

/** Requests the page and records that do not exist, 300 times a second. */
async function pages(): Promise<void> {
  let next = 0;
  often(300, () => {
    const path = next++ % 2 ? '/healthz' : '/api/records/abcdefgh';
    const socket = connect({ port, host: '127.0.0.1', localAddress: from(next % CROWD) });
    socket.on('error', () => undefined).resume();
    socket.end(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  });
}

const KINDS: Readonly<Record<string, () => Promise<void>>> = {
  nobody: async () => undefined,
  requests,
  pings,
  reconnects,
  tables,
  bots,
  pages,
};

process.on('disconnect', () => process.exit(0));
const crowd = CROWDS[kind];
const gathered = crowd && (await gather(port, `127.9.${round + 1}.1`));
await KINDS[kind]?.();
process.send?.('ready');
if (crowd && gathered) {
  // Begins when the measuring does: what an address may do at once is part of what is measured.
  await pause(SETTLE);
  await crowd.act(gathered);
}
