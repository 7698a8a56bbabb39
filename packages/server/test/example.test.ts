import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { allGames } from '@mazmorra/catalogue/loaded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/serve.ts';
import { openHouse } from './house.ts';

const run = promisify(execFile);
const data = mkdtempSync(join(tmpdir(), 'mazmorra-example-'));
let server: Server;

beforeAll(async () => {
  server = await openHouse(
    { data },
    { games: allGames, limits: { messages: { burst: 1e6, perSecond: 1e6 } } },
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

test.each(allGames.map((game) => [game.id, game.seats.min]))(
  'the example client plays %s to the end against bots',
  async (game, seats) => {
    const client = join(import.meta.dirname, '../../../examples/play.mjs');
    const args = [client, `ws://127.0.0.1:${server.port}/socket`, game, String(Math.max(2, seats))];
    const { stdout } = await run(process.execPath, args, { maxBuffer: 1 << 26 });
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.at(-1).outcome.places).toHaveLength(Math.max(2, seats));
  },
);
