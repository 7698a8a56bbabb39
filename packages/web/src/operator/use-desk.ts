import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import { sayNow } from '../parts/live.ts';
import { type Ask, NotDone, SignedOut } from './desk.ts';
import { useOperatorWords } from './words.ts';

export interface Desk {
  readonly ask: Ask;
  /** The token is good no more. */
  signedOut(): void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('only inside the operator’s page');
  return desk;
}

/** One thing asked of the server at a time; what goes wrong is shown and said. */
export function useWork() {
  const words = useOperatorWords();
  const { signedOut } = useDesk();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = useCallback(
    (work: () => Promise<unknown>): void => {
      setBusy(true);
      setProblem(undefined);
      work()
        .catch((error: unknown) => {
          if (error instanceof SignedOut) return signedOut();
          const text = error instanceof NotDone ? words.notDone(error.message) : words.noServer;
          setProblem(text);
          sayNow(text);
        })
        .finally(() => setBusy(false));
    },
    [words, signedOut],
  );
  return { busy, problem, run };
}

/** What the server answers, read at once and again whenever `again` is called. */
export function useAnswer<T>(read: (ask: Ask) => Promise<T>) {
  const { ask } = useDesk();
  const { busy, problem, run } = useWork();
  const [answer, setAnswer] = useState<T>();
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts how often it was asked
  useEffect(() => run(async () => setAnswer(await read(ask))), [run, read, ask, asked]);
  const again = useCallback(() => setAsked((count) => count + 1), []);
  return { answer, busy, problem, again };
}
