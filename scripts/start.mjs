// `npm start`: sets up, builds the page where it changed, and serves it. Flags go to `mazmorra serve`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { commandLine, handOver } from './hand-over.mjs';
import { environmentFor, root, setUp } from './setup.mjs';

const node = setUp();
if (existsSync(join(root, 'packages/server/src/index.ts'))) {
  buildWeb(node);
  handOver(node, ['serve', ...process.argv.slice(2)]);
} else {
  showAGame();
}

/** As long as there is nothing to serve: one game of Dungeon Raiders between bots, told in the terminal. */
function showAGame() {
  const record = join(root, 'data', 'last-game.mazmorra.json');
  mkdirSync(join(root, 'data'), { recursive: true });
  const seed = new Date().toISOString();
  const args = [
    commandLine,
    'simulate',
    'dungeon-raiders',
    '--games',
    '1',
    '--seed',
    seed,
    '--out',
    record,
    '--json',
  ];
  const played = spawnSync(node, args, { stdio: ['ignore', 'ignore', 'inherit'], env: environmentFor(node) });
  if (played.status !== 0) process.exit(played.status ?? 1);
  handOver(node, ['replay', record]);
}
