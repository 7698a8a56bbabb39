import { useCallback, useState } from 'preact/hooks';
import { sayNow } from '../parts/live.ts';

import { problemOf } from './server.ts';
import { refusedIn, useOnlineWords } from './words.ts';

export interface Act {
  readonly busy: boolean;
  /** Why the last one was refused, in the reader's words. */
  readonly problem: string | undefined;
  run(work: () => Promise<unknown>): void;
}

/** One thing asked of the server at a time; a refusal is shown and said. */
export function useAct(): Act {
  const words = useOnlineWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = useCallback(
    (work: () => Promise<unknown>): void => {
      setBusy(true);
      setProblem(undefined);
      const failed = (error: unknown): void => {
        const text = refusedIn(words, problemOf(error));
        setProblem(text);
        sayNow(text);
      };
      work()
        .catch(failed)
        .finally(() => setBusy(false));
    },
    [words],
  );
  return { busy, problem, run };
}
