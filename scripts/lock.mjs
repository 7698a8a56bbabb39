import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** When a process started, where the system tells it: its number may belong to another one by now. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isAlive({ pid, start }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  return startOf(pid) === start;
}

const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Who holds the lock; `undefined` where nobody does any more or the file is not written yet. */
function holderOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Removes the lock of a process that ended without doing so. A lock that somebody took in between is put back. */
function removeStale(file, stale) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    const found = holderOf(aside);
    if (found?.pid !== stale?.pid || found?.start !== stale?.start) renameSync(aside, file);
    else rmSync(aside, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Takes the lock and returns nothing, or returns who holds it. */
function take(file) {
  const own = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  for (let unreadable = 0; ; ) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return undefined;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined && isAlive(holder)) return holder;
    // Who has just made the file writes into it at once; a file that stays empty was left by a full disk or a kill.
    if (holder === undefined && ++unreadable < 20) pause(50);
    else removeStale(file, holder);
  }
}

/**
 * Runs a function while no other process runs one under the same lock, a file with the number of the process. The lock of a process that
 * was killed is taken over. `waiting` is told the number of the process that holds it.
 */
export function withLock(file, waiting, run) {
  // On a read-only file system mkdir says that there is no such folder.
  accessSync(dirname(dirname(file)), constants.W_OK);
  mkdirSync(dirname(file), { recursive: true });
  let isTold = false;
  for (let holder = take(file); holder !== undefined; holder = take(file)) {
    if (!isTold) waiting(holder.pid);
    isTold = true;
    pause(100);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return run();
  } finally {
    release();
    process.removeListener('exit', release);
  }
}
