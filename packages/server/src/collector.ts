import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** By how many percent the heap may grow before all of it is collected. */
const GROWTH = 200;

/**
 * Tells the collector of garbage what kind of house this is. What a table holds is replaced by its next answer; but V8 guesses from
 * the quiet time before that it will live long, and makes it among the old things, where it is found to be dead only by the great
 * collections. Until then it holds on to all that is younger, and the small collections carry that around: half of what they did.
 *
 * The great collections take a hundred milliseconds from everybody, so they are to be rare: a heap that has tripled is still small.
 * Where there is but one core, helpers of the small ones only stand in their way. V8 reads these flags whenever it collects.
 */
export function tuneCollector(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  if (availableParallelism() === 1) setFlagsFromString('--no-parallel-scavenge');
}
