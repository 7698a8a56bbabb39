#!/usr/bin/env node
// `npx mazmorra`: runs the command line under the Node that `npm start` and `npm test` set up.
import { existsSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { commandLine, compileCache, handOver } from '../scripts/hand-over.mjs';
import { requireNode, root } from '../scripts/setup.mjs';
import { setV8FlagsFor } from '../scripts/v8-flags.mjs';

if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  process.stderr.write(
    (LC_ALL || LC_MESSAGES || LANG || '').startsWith('es')
      ? 'Aún no hay nada instalado: ejecuta `npm start` o `npm test` una vez en esta carpeta.\n'
      : 'Nothing is installed yet: run `npm start` or `npm test` once in this folder.\n',
  );
  process.exit(2);
}
const node = requireNode();
if (realpathSync(node) === realpathSync(process.execPath)) {
  module.enableCompileCache?.(compileCache);
  setV8FlagsFor(process.argv.slice(2));
  await import(commandLine);
} else handOver(node, process.argv.slice(2));
