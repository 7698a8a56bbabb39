import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environmentFor, root } from './setup.mjs';
import { v8FlagsFor } from './v8-flags.mjs';

export const commandLine = join(root, 'packages/cli/src/main.ts');

/** Node's compile cache for our sources. Without it, compiling them takes half of a command's start-up time. */
export const compileCache = join(root, 'node_modules/.cache/mazmorra-compiled');

/** Runs the command line in place of this process and ends as it ends. */
export function handOver(node, args) {
  const child = spawn(node, [...v8FlagsFor(args), commandLine, ...args], {
    stdio: 'inherit',
    env: { ...environmentFor(node), NODE_COMPILE_CACHE: compileCache },
  });
  // We end when the command ends, and as it ends; it decides what a signal means.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** Runs one of our scripts with the arguments of this process and ends as it ends. */
export function runScript(node, file) {
  const { status } = spawnSync(node, [join(root, file), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: environmentFor(node),
  });
  process.exit(status ?? 1);
}
