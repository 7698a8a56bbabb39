import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { ENGLISH, LAUNCHER, mazmorra, scratch } from './run.ts';

const folder = scratch();
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

interface Serving {
  readonly child: ChildProcess;
  readonly address: string;
  out(): string;
  log(): string;
}

/** Starts a server of this test's own and waits until it says where it is. */
function serve(...args: string[]): Promise<Serving> {
  const child = spawn(process.execPath, [LAUNCHER, 'serve', '--port', '0', '--data', folder, ...args], {
    env: ENGLISH,
  });
  running.push(child);
  let out = '';
  let log = '';
  child.stderr.on('data', (text) => {
    log += text;
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      out += text;
      const address = /(?:open|abierta): (http:\S+)/.exec(out)?.[1];
      if (address !== undefined) resolve({ child, address, out: () => out, log: () => log });
    });
    child.on('exit', () => reject(new Error(`it did not open: ${out}${log}`)));
  });
}

/** Ends the process and waits for all that it printed; `exit` alone may come before its last lines. */
async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'close');
  child.kill(signal);
  return (await ended)[0] as number | null;
}

describe('serve', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'says where it is, answers, and stops in good order on %s',
    async (signal) => {
      const { child, address, log } = await serve();
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      expect(await stop(child, signal)).toBe(0);
      expect(log()).toContain('"event":"stopped"');
    },
  );

  test('stops in good order when it is told several times at once', async () => {
    const { child, log } = await serve();
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await stop(child, 'SIGTERM')).toBe(0);
    expect(log()).toContain('"event":"stopped"');
  });

  test('speaks Spanish, and logs in English', async () => {
    const { child, out, log } = await serve('--lang', 'es');
    expect(await stop(child, 'SIGTERM')).toBe(0);
    expect(out()).toMatch(/^Mazmorra está abierta: http:/);
    expect(out()).toContain('Ctrl-C lo detiene');
    expect(log()).toContain('"event":"stopped"');
  });

  test('logs nothing when it is told to', async () => {
    const { child, log } = await serve('--log', 'off');
    expect(await stop(child, 'SIGTERM')).toBe(0);
    expect(log()).toBe('');
  });

  test('names what is taken, be it the port or the data, exit 2', async () => {
    const { child, address } = await serve();
    const { port } = new URL(address);
    const portTaken = mazmorra('serve', '--port', port, '--data', `${folder}/other`);
    expect(portTaken).toMatchObject({ code: 2, err: expect.stringContaining(`port ${port} is in use`) });
    const metricsTaken = mazmorra('serve', '--port', '0', '--data', `${folder}/other`, '--metrics', port);
    expect(metricsTaken).toMatchObject({ code: 2, err: expect.stringContaining('another with --metrics') });
    const wrongAddress = mazmorra('serve', '--metrics', 'somewhere');
    expect(wrongAddress).toMatchObject({ code: 2, err: expect.stringContaining('such as 127.0.0.1:9100') });
    const dataTaken = mazmorra('serve', '--port', '0', '--data', folder);
    expect(dataTaken).toMatchObject({ code: 2, err: expect.stringContaining('another server uses') });
    expect(await stop(child, 'SIGTERM')).toBe(0);
  });
});

test('a folder that cannot be made is told in a sentence, exit 2', () => {
  const file = `${folder}/a-file`;
  writeFileSync(file, '');
  const inFile = mazmorra('serve', '--port', '0', '--data', `${file}/data`);
  expect(inFile).toMatchObject({ code: 2, err: expect.stringContaining('a file is in its place: remove') });
  const inProc = mazmorra('serve', '--port', '0', '--data', '/proc/mazmorra');
  expect(inProc).toMatchObject({ code: 2, err: expect.stringContaining('cannot be made or written') });
  for (const { err } of [inFile, inProc]) expect(err.trim().split('\n')).toHaveLength(1);
});

test('a server goes on when nobody reads what it prints', async () => {
  const { child, address } = await serve();
  child.stdout?.destroy();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await stop(child, 'SIGTERM')).toBe(0);
});

describe('the data of a server', () => {
  test('are copied, put back and exported while it runs', async () => {
    const { child, address } = await serve();
    const file = `${folder}/copy.sqlite`;
    expect(mazmorra('backup', file, '--data', folder)).toMatchObject({
      code: 0,
      out: `0 tables copied to ${file}\n`,
    });
    expect(mazmorra('restore', file, '--data', folder)).toMatchObject({ code: 0 });
    const { code, out } = mazmorra('export', `${folder}/games`, '--data', folder, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ folder: `${folder}/games`, games: 0, files: [] });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await stop(child, 'SIGTERM')).toBe(0);
  });
});
