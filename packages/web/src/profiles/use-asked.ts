import type { Replies, RequestInput, RequestName } from '@mazmorra/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { problemOf, theLink } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';

export interface Asked<T> {
  readonly view: T | undefined;
  /** The code of the error, where the server refused. */
  readonly problem: string | undefined;
  set(view: T): void;
  again(): void;
}

/** What the server answers to a request, asked as soon as it can be reached. `args` must stay the same object text. */
export function useAsked<N extends RequestName>(name: N, args: RequestInput<N>): Asked<Replies[N]> {
  const online = useServer(({ status }) => status === 'online');
  const [view, setView] = useState<Replies[N]>();
  const [problem, setProblem] = useState<string>();
  const text = JSON.stringify(args);
  const again = useCallback((): void => {
    theLink()
      .request(name, JSON.parse(text) as RequestInput<N>)
      .then(
        (reply) => {
          setView(reply);
          setProblem(undefined);
        },
        (error: unknown) => setProblem(problemOf(error)),
      );
  }, [name, text]);
  useEffect(() => {
    theLink();
    if (online) again();
  }, [online, again]);
  return { view, problem, set: setView, again };
}
