import { type Request, useRequest } from '../parts/use-request.ts';
import { problemOf } from './server.ts';
import { refusedIn, useOnlineWords } from './words.ts';

/** One thing asked of the server at a time; a refusal is shown and said. */
export function useAct(): Request {
  const words = useOnlineWords();
  return useRequest((error) => refusedIn(words, problemOf(error)));
}
