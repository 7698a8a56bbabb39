import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { allGames } from '@mazmorra/catalogue/loaded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/serve.ts';
import { openServer } from './test-server.ts';

const run = promisify(execFile);

/** The Node that a reader starts the example with: the one on the path that npm did not bring along, and this one. */
function nodes(): string[] {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const own = folders.map((folder) => join(folder, 'node')).find((file) => existsSync(file));
  return [...new Set([process.execPath, ...(own ? [realpathSync(own)] : [])])];
}

const versionOf = (node: string): string => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
const cases = nodes().flatMap((node) =>
  allGames.map((game) => [game.id, versionOf(node), node, Math.max(2, game.seats.min)] as const),
);

const data = mkdtempSync(join(tmpdir(), 'mazmorra-example-'));
let server: Server;

beforeAll(async () => {
  server = await openServer(
    { data },
    { games: allGames, limits: { messages: { burst: 1e6, perSecond: 1e6 } } },
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

test.each(cases)(
  'the example client plays %s to the end against bots on Node %s',
  async (game, _, node, seats) => {
    const client = join(import.meta.dirname, '../../../examples/play.mjs');
    const args = [client, `ws://127.0.0.1:${server.port}/socket`, game, String(seats)];
    const { stdout } = await run(node, args, { maxBuffer: 1 << 26 });
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.at(-1).outcome.places).toHaveLength(seats);
  },
);
