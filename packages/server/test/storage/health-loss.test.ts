import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, test } from 'vitest';
import type { Log } from '../../src/core/log.ts';
import { openStorage } from '../../src/storage/index.ts';
import { StorageError } from '../../src/storage/port.ts';
import { type Cluster, startPostgres, whyNoPostgres } from '../postgres.ts';
import type { Tab } from '../tab.ts';
import { answerFirst, openServer, playToEnd, startWith } from '../test-server.ts';

const LAUNCHER = join(import.meta.dirname, '../../../../bin/mazmorra.mjs');

const health = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  return { code: response.status, ...((await response.json()) as { status: string; problem?: string }) };
};

/** A log of which a test reads what it says about the storage. */
function storageLog() {
  const lines: string[] = [];
  const log: Log = (_level, event, fields) => {
    if (event.startsWith('storage ')) lines.push(`${event}: ${fields?.['problem']}`);
  };
  return { lines, log };
}

const answerTo = (tab: Tab, key: string) => {
  const d = tab.play()?.d;
  return { c: 1, n: d?.number ?? 0, option: d?.options[0] ?? '', key };
};

/** A file system of its own, so small that it can be filled. */
function smallDisk(): { folder: string; fill(): void; free(): void; remove(): void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-small-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(4096, 1));
      } catch {
        // Full: that was the point.
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

describe('SQLite', () => {
  const probe = smallDisk();
  probe?.remove();

  test.skipIf(!probe)(
    'the disk is full: answers are refused, nothing is half-written, and play goes on when there is room',
    async () => {
      const disk = smallDisk();
      if (!disk) return;
      const place = { data: join(disk.folder, 'data') };
      const { lines, log } = storageLog();
      const server = await openServer(place, {
        log,
        limits: { chat: { burst: 1e6, perSecond: 1e6 }, messages: { burst: 1e6, perSecond: 1e6 } },
      });
      const { table, tabs } = await startWith(server.port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      disk.fill();
      // What the log of the database has reserved is still writable; then nothing is.
      let said = 0;
      while (!('error' in (await ana.raw('say', { c: 1, text: `${said}`.padEnd(200, 'x') })))) said++;
      const answer = answerTo(ana, 'during');
      for (let i = 0; i < 3; i++) expect((await ana.refusal('answer', answer)).code).toBe('storage');
      // What Ben was told of it was sent before the reply to this.
      await ben.ask('ping', {});
      expect(ben.play()?.n).toBe(0);
      expect(await health(server.port)).toMatchObject({ code: 503, status: 'storage', problem: 'full' });
      expect(lines).toEqual(['storage trouble: full']);
      disk.free();
      expect(await health(server.port)).toEqual({ code: 200, status: 'ok' });
      expect(lines).toEqual(['storage trouble: full', 'storage works again: full']);
      const reply = await ana.ask('answer', answer);
      expect(reply).toMatchObject({ n: 1 });
      await ben.until(() => ben.play()?.n === 1);
      await playToEnd(tabs);
      await server.stop();
      const storage = await openStorage(place);
      const stored = await storage.table(table, true);
      expect(stored?.answers.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6]);
      expect((await storage.chat(table, 1000)).length).toBe(said);
      await storage.close();
      disk.remove();
    },
  );

  test.skipIf(!probe)(
    'a start on a full disk says that it is full, and that nobody else uses it',
    async () => {
      const disk = smallDisk();
      if (!disk) return;
      disk.fill();
      const place = { data: join(disk.folder, 'data') };
      await expect(openServer(place)).rejects.toThrow(/disk that holds the folder .* is full: make room/);
      disk.free();
      await (await openServer(place)).stop();
      disk.fill();
      await expect(openServer(place)).rejects.toThrow(/disk that holds the folder .* is full: make room/);
      disk.remove();
    },
  );
});

const missing = whyNoPostgres();
describe.skipIf(missing)(`PostgreSQL${missing ? ` (left out: ${missing})` : ''}`, () => {
  const withCluster = async (run: (cluster: Cluster) => Promise<void>) => {
    const cluster = await startPostgres();
    try {
      await run(cluster);
    } finally {
      cluster.thaw();
      cluster.stop();
    }
  };

  test('the database goes away: answers are refused, and the same answer is taken once when it is back', () =>
    withCluster(async (cluster) => {
      const server = await openServer({ database: await cluster.database() });
      const { tabs } = await startWith(server.port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      await answerFirst(ana);
      await ben.until(() => ben.play()?.n === 1);
      cluster.kill();
      const answer = answerTo(ben, 'during');
      expect((await ben.refusal('answer', answer)).code).toBe('storage');
      expect((await ben.refusal('answer', answer)).code).toBe('storage');
      expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(503);
      await ana.ask('ping', {});
      expect(ana.play()?.n).toBe(1);
      cluster.start();
      expect(await ben.ask('answer', answer)).toMatchObject({ n: 2 });
      expect(await ben.ask('answer', answer)).toMatchObject({ n: 2, again: true });
      expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
      await playToEnd(tabs);
      await server.stop();
    }));

  test('it is frozen: health is told all the same, once in the log, and play goes on when it moves again', () =>
    withCluster(async (cluster) => {
      const { lines, log } = storageLog();
      const server = await openServer({ database: await cluster.database() }, { log });
      const { tabs } = await startWith(server.port, ['Ana', 'Ben']);
      const [ana] = tabs as [Tab, Tab];
      expect(await health(server.port)).toEqual({ code: 200, status: 'ok' });
      cluster.freeze();
      for (let i = 0; i < 3; i++)
        expect(await health(server.port)).toMatchObject({ code: 503, status: 'storage', problem: 'slow' });
      const answer = answerTo(ana, 'during');
      expect((await ana.refusal('answer', answer)).code).toBe('storage');
      expect(lines).toEqual(['storage trouble: slow']);
      cluster.thaw();
      expect(await ana.ask('answer', answer)).toMatchObject({ n: 1 });
      while ((await health(server.port)).code !== 200);
      expect(lines).toEqual(['storage trouble: slow', 'storage works again: slow']);
      await playToEnd(tabs);
      await server.stop();
    }));

  test('it is frozen: reads are given up, too, and their connections with them', () =>
    withCluster(async (cluster) => {
      const storage = await openStorage({ database: await cluster.database() });
      expect(await storage.table('none')).toBeUndefined();
      cluster.freeze();
      await expect(storage.table('none')).rejects.toThrow(StorageError);
      cluster.thaw();
      expect(await storage.table('none')).toBeUndefined();
      await storage.close();
    }));

  test('it is frozen: the server stops all the same', () =>
    withCluster(async (cluster) => {
      const server = await openServer({ database: await cluster.database() });
      const { tabs } = await startWith(server.port, ['Ana', 'Ben']);
      cluster.freeze();
      const [ana] = tabs as [Tab, Tab];
      ana.send({ id: 999, do: 'answer', ...answerTo(ana, 'during') });
      await expect(server.stop()).resolves.toBeUndefined();
      cluster.thaw();
    }));

  test('it is frozen: SIGTERM ends the process all the same', () =>
    withCluster(async (cluster) => {
      const args = [LAUNCHER, 'serve', '--port', '0', '--database', await cluster.database()];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      const ended = once(child, 'exit');
      await once(child.stdout, 'data');
      cluster.freeze();
      child.kill('SIGTERM');
      expect((await ended)[0]).toBe(0);
      cluster.thaw();
    }));

  test('it goes away while twenty tables answer: what was acknowledged is there, what was not is there at most once', () =>
    withCluster(async (cluster) => {
      const database = await cluster.database();
      const server = await openServer({ database }, { limits: { messages: { burst: 1e6, perSecond: 1e6 } } });
      const parties = await Promise.all(
        Array.from({ length: 20 }, () => startWith(server.port, ['Ana', 'Ben'])),
      );
      const sent = parties.flatMap(({ table, tabs }) =>
        tabs.map((tab) => ({ table, tab, answer: answerTo(tab, `k${tab.secret}`.slice(0, 20)) })),
      );
      const replies = sent.map(({ tab, answer }) => tab.raw('answer', answer));
      cluster.kill();
      const first = await Promise.all(replies);
      cluster.start();
      // On a busy machine the first answer may find a connection that has just broken: it is refused, and may be sent again.
      const health = async () => (await fetch(`http://127.0.0.1:${server.port}/healthz`)).status;
      await eventually(async () => expect(await health()).toBe(200));
      for (const { tab, answer } of sent) await tab.ask('answer', answer);
      await server.stop();
      const storage = await openStorage({ database });
      for (const { table } of parties) {
        const rows = (await storage.table(table, true))?.answers ?? [];
        expect(rows.map((row) => row.number)).toEqual([1, 2]);
        expect(new Set(rows.map((row) => row.seat)).size).toBe(2);
      }
      expect(first).toHaveLength(40);
      await storage.close();
    }));
});
