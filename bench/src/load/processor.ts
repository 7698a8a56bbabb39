import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** CPU time in ticks: its own, and that of children that have exited. */
  readonly own: number;
  readonly ended: number;
}

/** The fields of /proc/PID/stat. A process that is gone has used nothing. */
function statOf(pid: number): Stat {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields;
    return { pid, parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return { pid, parent: 0, own: 0, ended: 0 };
  }
}

/** CPU seconds of a process and its children, including children that have exited. */
export function secondsWithChildren(main: number): number {
  const ticks = readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .map((pid) => statOf(Number(pid)))
    .filter(({ pid, parent }) => pid === main || parent === main)
    .reduce((sum, { pid, own, ended }) => sum + own + (pid === main ? ended : 0), 0);
  return ticks / TICKS_PER_SECOND;
}
