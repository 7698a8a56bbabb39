import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * V8 flags for `mazmorra serve` (docs/decisions/server.md). The state of a table is short-lived, but allocation-site pretenuring
 * promotes what survives an idle phase to old space; without it minor collections copy half as much. A heap that may triple before a major
 * collection makes those rare. On a single core the threads of the parallel scavenger only compete with the server.
 */
const serverFlags = () => [
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=200',
  ...(availableParallelism() === 1 ? ['--no-parallel-scavenge'] : []),
];

/** The flags for a new process that runs this command. */
export const v8FlagsFor = (args) => (args[0] === 'serve' ? serverFlags() : []);

/** Sets the same flags in this process. V8 reads them at every collection. */
export function setV8FlagsFor(args) {
  for (const flag of v8FlagsFor(args)) setFlagsFromString(flag);
}
