/**
 * Reads an index that must be there. Rules index into tables they own; a miss is a bug in the rules and
 * says so at once, where a silent `undefined` would travel.
 */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}

/** For the `default` of a switch over a closed union: the compiler proves that it cannot be reached. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
