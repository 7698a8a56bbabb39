/** The command was called wrongly: what is wrong and what is allowed. Exit 2, and nothing was done. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** Exit codes that other programs may rely on. */
export const exitCodes = { fine: 0, different: 1, wrongUse: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** `a, b or c` for sentences that list what is allowed. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** Runs work on named files and databases; a failure is reported in one sentence. */
export async function orUsageError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
