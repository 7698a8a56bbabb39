import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Extra } from '../setup.mjs';
import type { Program } from './provision.ts';

export const root = join(import.meta.dirname, '..', '..');

/** What a step of the gate found, counted. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Printed below the step: what is wrong, what was skipped and how to get it. */
  readonly notes?: readonly string[];
}

/** The same, with how long it took. */
export interface Timed extends Tally {
  readonly seconds: number;
}

/** The three runs of the gate. Each contains the one before. */
export const RUNS = ['quick', 'short', 'long'] as const;
export type Run = (typeof RUNS)[number];

/** One check of the gate. To add one, put it into the list in `steps.ts`. */
export interface Step {
  /** Unique; `--only` looks for words in it. */
  readonly name: string;
  /** The smallest run that contains it: `quick` is part of all three, `long` of the long one alone. */
  readonly when: Run;
  /** Programs that npm does not bring. Without one of them the step is skipped, and says so. */
  readonly needs?: readonly Program[];
  /** Programs it makes use of where they are; its suites skip what they cannot run. */
  readonly uses?: readonly Program[];
  /** The folder with a lock file of its own that it needs. The long run installs them all; the others skip the step without it. */
  readonly extra?: Extra;
  run(run: Run): Promise<Tally>;
  /** Called instead where a run that was interrupted has already passed it, for what later steps need of it. */
  resume?(): void;
}

/** The tally of a check that looks for faults and passes when there is none. */
export const found = (faults: readonly string[]): Tally =>
  faults.length === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, notes: faults };

export const skipped = (note: string): Tally => ({ passed: 0, failed: 0, skipped: 1, notes: [note] });

/** A suite in which no test passed has failed, whatever it says itself: most likely it ran nothing. */
export const somePassed = (tally: Tally): Tally =>
  tally.passed > 0 || tally.failed > 0
    ? tally
    : { ...tally, failed: 1, notes: [...(tally.notes ?? []), 'no test passed'] };

export interface Finished {
  readonly code: number;
  /** Standard output and standard error as they came. */
  readonly output: string;
}

/** Minutes after which a program counts as hanging and is ended. Far more than any step takes, also on a busy machine. */
const PATIENCE = 180;

/** Runs one program in the root folder with the Node that runs this; `live` shows its output while it works. */
export function runNode(args: readonly string[], live = false): Promise<Finished> {
  return runProgram(process.execPath, args, live);
}

export function runProgram(
  program: string,
  args: readonly string[],
  live = false,
  cwd = root,
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
        if (live) process.stdout.write(text);
      });
    }
    const tooLong = setTimeout(() => {
      output += `it was ended after ${PATIENCE} minutes\n`;
      child.kill('SIGKILL');
    }, PATIENCE * 60_000);
    const finish = (code: number): void => {
      clearTimeout(tooLong);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    // What the program started may outlive it and hold its output open: after its end only the rest of that is waited for.
    child.on('exit', (code) => setTimeout(finish, 1000, code ?? 1));
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** A check that is a program: one fact, shown with what the program said when it fails. */
export async function check(args: readonly string[]): Promise<Tally> {
  const { code, output } = await runNode(args);
  return found(code === 0 ? [] : [output.trimEnd()]);
}
