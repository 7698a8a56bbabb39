import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@mazmorra/catalogue';
import { Link, RemoteTable } from '@mazmorra/protocol/client';
import { isLong } from '@mazmorra/testkit/long';
import { afterEach, describe, expect, test } from 'vitest';
import { ENGLISH, LAUNCHER, mazmorra, scratch } from './run.ts';

const folder = scratch();
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) process.stderr.write('python3 is not here: the tests of examples/bot.py are skipped\n');

const example = (file: string): string => join(import.meta.dirname, '../../../examples', file);
const python = `python3 "${example('bot.py')}"`;
const node = `"${process.execPath}" "${example('bot.mjs')}"`;

/** A program that greets and then says nothing more. */
const silentFile = join(folder, 'silent.mjs');
writeFileSync(silentFile, `console.log('{"protocol":1}'); setInterval(() => undefined, 1000);`);
const silent = `"${process.execPath}" "${silentFile}"`;

interface Report {
  readonly games: number;
  readonly faults?: readonly unknown[];
}

const GAMES = isLong ? 8 : 4;

const arena = (game: string, command: string): Report => {
  const args = ['arena', game, '--bots', `cmd:${command},random`, '--games', String(GAMES), '--json'];
  const { code, out, err } = mazmorra(...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Report;
};

describe('the examples in the arena', () => {
  test.runIf(hasPython).each(gameIds)('examples/bot.py plays %s without a fault', (game) => {
    const { games, faults } = arena(game, python);
    expect({ games, faults }).toEqual({ games: GAMES, faults: undefined });
  });

  test('examples/bot.mjs plays without a fault', () => {
    const { games, faults } = arena('dungeon-raiders', node);
    expect({ games, faults }).toEqual({ games: GAMES, faults: undefined });
  });

  test('a program that cannot be started is told at once, exit 2', () => {
    const { code, err } = mazmorra('arena', 'saboteur', '--bots', 'cmd:no-such-program-here,random');
    expect(code).toBe(2);
    expect(err).toContain('"cmd:no-such-program-here" could not be started');
  });

  test('games lost by a fault are told below the table', () => {
    const { code, out } = mazmorra(
      ...['arena', 'welcome-to-the-dungeon', '--bots', `cmd:${silent},random`],
      ...['--seats', '2', '--games', '2', '--bot-time', '2000'],
    );
    expect(code).toBe(0);
    expect(out).toMatch(
      /games lost by a fault of the program:\n {2}2 × cmd:.* gave no answer within 2000 ms/,
    );
  });
});

/** Starts a server and says where it is. */
function serve(): Promise<string> {
  const args = [LAUNCHER, 'serve', '--port', '0', '--data', folder, '--bot-pause', '0', '--log', 'off'];
  const child = spawn(process.execPath, args, { env: ENGLISH });
  running.push(child);
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
      const address = /open: (http:\S+)/.exec(out)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', () => reject(new Error(`it did not open: ${out}`)));
  });
}

/** A host without a seat, who puts bots of the level `random` into all seats but the last and starts when that is taken. */
async function host(
  address: string,
  game: string,
  seats: number,
): Promise<{ link: string; over: Promise<number>; close(): void }> {
  const online = Promise.withResolvers<void>();
  const link = new Link({
    connect: () => new WebSocket(`${address.replace('http', 'ws')}/socket`),
    identity: { name: 'Host' },
    remember: () => undefined,
    status: (status) => status === 'online' && online.resolve(),
  });
  await online.promise;
  const { table, invite } = await link.request('create', { game, seats });
  const opened = Promise.withResolvers<void>();
  const over = Promise.withResolvers<number>();
  let started = false;
  const remote = new RemoteTable(link, {
    table,
    invite,
    listen: () => {
      opened.resolve();
      const { room } = remote;
      if (room?.outcome) over.resolve(room.outcome.places.length);
      if (started || room?.seats.some(({ kind }) => kind === 'free') !== false) return;
      started = true;
      remote.request('start', {}).catch(over.reject);
    },
  });
  await opened.promise;
  for (let seat = 0; seat < seats - 1; seat++) await remote.request('bot', { seat, level: 'random' });
  return { link: `${address}/t/${table}#${invite}`, over: over.promise, close: () => link.close() };
}

/** Runs \`mazmorra join\` beside the test, which has a table to look after meanwhile. */
function joining(
  link: string,
  command: string,
  ...more: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [LAUNCHER, 'join', link, '--bot', command, ...more], {
    env: ENGLISH,
  });
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...said })));
}

describe('join', () => {
  test('a program takes a seat at a table on a server and plays to the end', async () => {
    const table = await host(await serve(), 'welcome-to-the-dungeon', 3);
    const joined = await joining(table.link, node);
    expect(joined).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Seat 2 came in at place \d of 3\.$/m),
    });
    expect(await table.over).toBe(3);
    table.close();
  });

  test('a program that fails leaves its seat to a bot of the server, and the others play on', async () => {
    const table = await host(await serve(), 'welcome-to-the-dungeon', 3);
    const { code, err } = await joining(table.link, silent, '--bot-time', '3000');
    expect(code).toBe(1);
    expect(err).toContain('gave no answer within 3000 ms; a bot of the server plays on for it');
    expect(await table.over).toBe(3);
    table.close();
  });

  test.each([
    ['join', 'LINK is missing'],
    ['join http://127.0.0.1:1/nowhere --bot x', 'allowed is the link to a table'],
    ['join http://127.0.0.1:1/t/abcdefgh', '--bot is missing'],
  ])('%s: %s', (args, message) => {
    const { code, err } = mazmorra(...args.split(' '));
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
