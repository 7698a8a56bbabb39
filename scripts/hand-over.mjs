import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environmentFor, root } from './setup.mjs';

export const commandLine = join(root, 'packages/cli/src/main.ts');

/** Runs the command line in place of this process and ends as it ends. */
export function handOver(node, args) {
  const child = spawn(node, [commandLine, ...args], { stdio: 'inherit', env: environmentFor(node) });
  // A terminal sends Ctrl-C to both of us: the command decides what to do with it and we wait. What others send to us alone we pass on.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
