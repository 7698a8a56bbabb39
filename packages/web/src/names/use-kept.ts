import type { KeptView } from '@mazmorra/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';

import { problemOf, theLink } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { refusedIn, useOnlineWords } from '../online/words.ts';

import { useRequest } from '../parts/use-request.ts';
import { useNameWords } from './words.ts';

export interface KeptDesk {
  /** Undefined until the server has told. */
  readonly view: KeptView | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Does something and then reads the view anew, unless what is done brings it. */
  run(work: () => Promise<KeptView | unknown>): void;
}

const isView = (value: unknown): value is KeptView =>
  typeof value === 'object' && value !== null && 'passkeys' in value;

/** What the browser has refused, without loading the module that asks it. */
const troubleOf = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'PasskeyFailed' ? error.message : undefined;

/** The reader's kept name, and what is done about it. */
export function useKept(): KeptDesk {
  const words = useNameWords();
  const online = useOnlineWords();
  const isOnline = useServer(({ status }) => status === 'online');
  const [view, setView] = useState<KeptView>();
  const {
    busy,
    problem,
    run: ask,
  } = useRequest((error) => {
    const trouble = troubleOf(error);
    return trouble === 'unsupported' || trouble === 'cancelled' || trouble === 'known'
      ? words[trouble]
      : refusedIn(online, problemOf(error));
  });
  const run = useCallback(
    (work: () => Promise<unknown>): void =>
      ask(async () => {
        const done = await work();
        setView(isView(done) ? done : await theLink().request('kept', {}));
      }),
    [ask],
  );
  useEffect(() => {
    theLink();
    if (isOnline) run(() => theLink().request('kept', {}));
  }, [isOnline, run]);
  return { view, busy, problem, run };
}
