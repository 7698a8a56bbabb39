import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import { type Request, useRequest } from '../parts/use-request.ts';
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
export function useWork(): Request {
  const words = useOperatorWords();
  const { signedOut } = useDesk();
  return useRequest((error) => {
    if (!(error instanceof SignedOut))
      return error instanceof NotDone ? words.notDone(error.message) : words.noServer;
    signedOut();
    return undefined;
  });
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
