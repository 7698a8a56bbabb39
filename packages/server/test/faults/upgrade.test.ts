import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames } from '@mazmorra/catalogue/loaded';
import { isLong } from '@mazmorra/testkit/long';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNats, whyNoNats } from '../nats.ts';
import { type Cluster, startPostgres, whyNoPostgres } from '../postgres.ts';
import { Party } from './crowd.ts';
import { playOn, reportOf, restAndCompare } from './kill.ts';
import { goOn } from './several.ts';
import { Victim } from './victim.ts';

/** The version before: 1.0.0, whose pages know one address of the socket and whose processes know nothing of shards. */
const BEFORE = '6c899ea3a4e47c1094abd67697e7234b9abe1ddc';
const root = join(import.meta.dirname, '../../../..');
const git = (...args: string[]) => spawnSync('git', args, { cwd: root }).status === 0;

const missing =
  whyNoPostgres() ??
  (git('cat-file', '-e', BEFORE) ? undefined : 'the history of the repository is not here');

/** Unpacks the version before, with the packages of today's installation around it. */
function unpack(folder: string): void {
  const packed = execFileSync('git', ['archive', BEFORE, 'packages'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['x', '-C', folder], { input: packed });
  const own = join(folder, 'node_modules/@mazmorra');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@mazmorra')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const packages = join(folder, 'packages');
  for (const parent of [packages, join(packages, 'games')])
    for (const name of readdirSync(parent))
      if (name !== 'games') symlinkSync(join(parent, name), join(own, name));
}

describe.skipIf(missing)(`a rolling upgrade${missing ? ` (left out: ${missing})` : ''}`, () => {
  let cluster: Cluster;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mazmorra-before-'));
    unpack(folder);
    cluster = await startPostgres();
  }, 120_000);
  afterAll(() => {
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const bus of isLong ? (['postgres', 'nats'] as const) : (['postgres'] as const))
    test.skipIf(bus === 'nats' && whyNoNats())(
      `from the version before, over ${bus}: nothing is lost or doubled, every table goes on`,
      async () => {
        const began = performance.now();
        const database = await cluster.database();
        const nats = bus === 'nats' ? await startNats() : undefined;
        const servers = [0, 1].map(() => new Victim(database, undefined, [], nats?.address));
        const today = servers[0]?.program ?? '';
        for (const server of servers) server.program = join(folder, 'packages/server/test/faults/server.ts');
        for (const server of servers) await server.start();
        let connections = 0;
        const crowd = Array.from({ length: isLong ? 200 : 8 }, (_, i) => {
          const game = allGames[i % allGames.length] as (typeof allGames)[number];
          const address = () => {
            const alive = servers.filter(({ isAlive }) => isAlive);
            return `ws://127.0.0.1:${alive[connections++ % alive.length]?.port ?? 1}/socket`;
          };
          return new Party(game, address, i, { bot: i % 2 === 1 });
        });
        const playing = crowd.map((party) => party.play());
        for (const server of servers) {
          await playOn(crowd);
          await server.stop();
          server.program = today;
          await server.start();
          await goOn(crowd);
        }
        const { stuck, views } = await restAndCompare(crowd, playing);
        await Promise.all(servers.map((server) => server.stop()));
        await nats?.stop();
        const report = await reportOf({ database }, { crowd, views, kills: 0, stuck, began });
        expect(report).toMatchObject({ lost: 0, doubled: 0, different: 0, stuck: 0 });
        expect(report.acknowledged).toBeGreaterThan(3 * crowd.length);
      },
      600_000,
    );
});
