/**
 * Calls every listener. One that throws is reported and does not keep the others, or the next change, from being told: a
 * table whose feed stops looks frozen.
 */
export function tellAll<T>(listeners: Iterable<(value: T) => void>, value: T): void {
  for (const listener of listeners) {
    try {
      listener(value);
    } catch (error) {
      reportError(error);
    }
  }
}
