import { wordAt } from '@mazmorra/languages';
import { problemOf } from '../online/server.ts';
import { refusedIn, useOnlineWords } from '../online/words.ts';
import { type Request, useRequest } from '../parts/use-request.ts';
import { useTournamentWords } from './words.ts';

/** One thing asked of the server at a time; a refusal is shown and said in the words of tournaments. */
export function useTournamentAct(over: Readonly<Record<string, string>> = {}): Request {
  const words = useTournamentWords();
  const online = useOnlineWords();
  return useRequest((error) => {
    const code = problemOf(error);
    return over[code] ?? wordAt(words.refused, code) ?? refusedIn(online, code);
  });
}
