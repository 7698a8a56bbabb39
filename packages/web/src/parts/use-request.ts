import { useCallback, useRef, useState } from 'preact/hooks';
import { sayNow } from './live.ts';

export interface Request {
  readonly busy: boolean;
  /** Why the last one was refused, in the reader's words. */
  readonly problem: string | undefined;
  run(work: () => Promise<unknown>): void;
}

/** One thing asked at a time. What goes wrong is shown and said, as `told` puts it; nothing where that deals with it. */
export function useRequest(told: (error: unknown) => string | undefined): Request {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const words = useRef(told);
  words.current = told;
  const run = useCallback((work: () => Promise<unknown>): void => {
    setBusy(true);
    setProblem(undefined);
    work()
      .catch((error: unknown) => {
        const text = words.current(error);
        setProblem(text);
        if (text !== undefined) sayNow(text);
      })
      .finally(() => setBusy(false));
  }, []);
  return { busy, problem, run };
}
