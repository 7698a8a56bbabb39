#!/usr/bin/env node
// `npx mazmorra`: runs the command line under the Node that `npm start` and `npm test` set up.
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, handOver } from '../scripts/hand-over.mjs';
import { requireNode, root } from '../scripts/setup.mjs';

if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) {
  process.stderr.write('Nothing is installed yet: run `npm start` or `npm test` once in this folder.\n');
  process.exit(2);
}
const node = requireNode();
if (realpathSync(node) === realpathSync(process.execPath)) await import(commandLine);
else handOver(node, process.argv.slice(2));
