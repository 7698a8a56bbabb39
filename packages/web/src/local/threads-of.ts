/** The number of threads for bots on this device, at most `most`. One core is left to the page. */
export function threadsOf(most: number): number {
  const cores = typeof navigator === 'undefined' ? 2 : navigator.hardwareConcurrency;
  return Math.max(1, Math.min(most, cores - 1));
}
