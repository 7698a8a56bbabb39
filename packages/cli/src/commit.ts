import { spawnSync } from 'node:child_process';

/** The commit of the source that is running, or `unknown` outside a work tree: figures are worth little without it. */
export function commitOfSource(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'unknown';
}
