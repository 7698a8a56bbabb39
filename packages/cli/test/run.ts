import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export const LAUNCHER = join(import.meta.dirname, '../../../bin/mazmorra.mjs');

/** The environment of a machine whose locale is not Spanish. */
export const ENGLISH: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C' };

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command, as a person would, with nothing that looks like a terminal. */
export const mazmorra = (...args: string[]): Ran => mazmorraIn(ENGLISH, ...args);

/** The same in another environment. */
export function mazmorraIn(env: NodeJS.ProcessEnv, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...args], {
    encoding: 'utf8',
    env,
    // Only to end what hangs.
    timeout: 900_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}

/** A folder of this test file's own, gone afterwards. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
