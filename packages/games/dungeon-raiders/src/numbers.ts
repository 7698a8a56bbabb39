/**
 * Lists of small whole numbers: most of a state and some tables. The engine compiles one function for one kind of list,
 * so reading them here rather than with the kernel's `at`, which sees lists of everything, makes playouts much faster.
 */

/** Reads a number that must be there. */
export function numberAt(list: readonly number[], index: number): number {
  const number = list[index];
  if (number === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return number;
}

/** Adds to the number at a place. */
export function addAt(list: number[], index: number, amount: number): void {
  list[index] = numberAt(list, index) + amount;
}

export function repeated(value: number, times: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < times; i++) list.push(value);
  return list;
}
