import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const BETWEEN = 20;

/** Waits until a program that was started is ready. If it ends before, what it said stands in the error. */
export async function untilReady(
  child: ChildProcess,
  isReady: () => boolean | Promise<boolean>,
  said = (): string => '',
): Promise<void> {
  while (!(await isReady())) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnfile} ended with ${child.exitCode}:\n${said()}`);
    await pause(BETWEEN);
  }
}
