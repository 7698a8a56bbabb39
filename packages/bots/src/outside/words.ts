/**
 * Splits a command line into words. No shell is involved: only double and single quotes around words with spaces are
 * special.
 */
export const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
