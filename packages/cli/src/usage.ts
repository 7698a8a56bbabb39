import { type Sentence, textIn } from './text/index.ts';

/** The command was called wrongly: what is wrong and what is allowed. Exit 2, and nothing was done. */
export class UsageError extends Error {
  /** What is wrong, in the language of the reader. */
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence(textIn('en')));
    this.name = 'UsageError';
    this.sentence = sentence;
  }
}

/** Exit codes that other programs may rely on. */
export const exitCodes = { fine: 0, different: 1, wrongUse: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Runs work on named files and databases; a failure is reported in one sentence. */
export async function orUsageError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError((text) => text.failure(error));
  }
}
