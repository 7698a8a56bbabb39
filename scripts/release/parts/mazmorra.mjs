#!/usr/bin/env node
// `mazmorra` of a release: the bundled command line, with the flags of V8 that pay for a server.
import module from 'node:module';
import { setV8FlagsFor } from './v8-flags.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  process.stderr.write(
    (LC_ALL || LC_MESSAGES || LANG || '').startsWith('es')
      ? `Mazmorra necesita Node 22.18 o posterior y este es ${process.version}.\n`
      : `Mazmorra needs Node 22.18 or newer and this is ${process.version}.\n`,
  );
  process.exit(2);
}
module.enableCompileCache();
setV8FlagsFor(process.argv.slice(2));
await import('./lib/mazmorra.js');
