import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '@mazmorra/testkit/long';
import { afterAll } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { textIn } from '../src/text/index.ts';
import { UsageError } from '../src/usage.ts';

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

/** The locales of the two languages. */
const LOCALES = { en: 'C', es: 'es_ES.UTF-8' } as const;

/**
 * What a command that is called wrongly prints and how it ends. In the short run the command is called without a process, which takes a
 * tenth of the time; what a process adds (the exit code, the name of the command before the sentence) has a test of its own.
 */
export async function refused(
  args: readonly string[],
  language: keyof typeof LOCALES = 'en',
  asProcess = isLong,
): Promise<Ran> {
  const [name = '', ...rest] = args;
  if (asProcess) return mazmorraIn({ ...ENGLISH, LC_ALL: LOCALES[language] }, ...args);
  const text = textIn(language);
  const command = await COMMANDS[name]?.();
  const error = await command?.run(rest, text).catch((thrown: unknown) => thrown);
  if (!(error instanceof UsageError)) throw error;
  return { code: 2, out: '', err: `mazmorra ${name}: ${error.sentence(text)}\n` };
}

/** A folder of this test file's own, gone afterwards. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
