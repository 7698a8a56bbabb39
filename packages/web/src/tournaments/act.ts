import { wordAt } from '@mazmorra/languages';
import { useState } from 'preact/hooks';

import { problemOf } from '../online/server.ts';
import { refusedIn, useOnlineWords } from '../online/words.ts';

import { sayNow } from '../parts/live.ts';
import { useTournamentWords } from './words.ts';

/** One thing asked of the server at a time; a refusal is shown and said in the words of tournaments. */
export function useTournamentAct(over: Readonly<Record<string, string>> = {}) {
  const words = useTournamentWords();
  const online = useOnlineWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = (work: () => Promise<unknown>): void => {
    setBusy(true);
    setProblem(undefined);
    const failed = (error: unknown): void => {
      const code = problemOf(error);
      const text = over[code] ?? wordAt(words.refused, code) ?? refusedIn(online, code);
      setProblem(text);
      sayNow(text);
    };
    work()
      .catch(failed)
      .finally(() => setBusy(false));
  };
  return { busy, problem, run };
}
