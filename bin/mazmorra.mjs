#!/usr/bin/env node
// `npx mazmorra`: runs the command line under the Node that `npm start` and `npm test` set up.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { environmentFor, requireNode, root } from '../scripts/setup.mjs';

const main = join(root, 'packages/cli/src/main.ts');

if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) {
  process.stderr.write('Nothing is installed yet: run `npm start` or `npm test` once in this folder.\n');
  process.exit(2);
}
const node = requireNode();
if (realpathSync(node) === realpathSync(process.execPath)) await import(main);
else runUnder(node);

function runUnder(node) {
  const child = spawn(node, [main, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: environmentFor(node),
  });
  // The terminal sends Ctrl-C to both of us: the command decides what to do with it and we wait for it. What others send we pass on.
  const waitForTheChild = () => undefined;
  process.on('SIGINT', waitForTheChild);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
