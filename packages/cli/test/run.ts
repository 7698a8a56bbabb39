import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export const LAUNCHER = join(import.meta.dirname, '../../../bin/mazmorra.mjs');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command, as a person would, with nothing that looks like a terminal. */
export function mazmorra(...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...args], {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C', LC_ALL: '' },
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
