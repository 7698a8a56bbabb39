import type { CallSettings, CallsView } from '@mazmorra/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../../i18n/index.ts';
import { sayNow } from '../../parts/live.ts';
import { useRequest } from '../../parts/use-request.ts';
import { toldIn } from '../../settings/languages.ts';

import { problemOf, theLink } from '../server.ts';
import { useServer } from '../server-state.ts';
import { refusedIn, useOnlineWords } from '../words.ts';
import { useCallWords } from './words.ts';

export interface CallDesk {
  readonly view: CallsView | undefined;
  readonly busy: boolean;
  /** What the last thing came to, in the reader's words. */
  readonly note: { readonly text: string; readonly bad: boolean } | undefined;
  /** Does something; where the server then tells how it is, that is shown. */
  run(work: () => Promise<CallsView | string | undefined>): void;
  change(part: Partial<CallSettings>): void;
}

/** How this person is called, and one thing asked of the server at a time. */
export function useCalls(): CallDesk {
  const words = useCallWords();
  const online = useOnlineWords();
  const language = useLanguage();
  const isOnline = useServer(({ status }) => status === 'online');
  const [view, setView] = useState<CallsView>();
  const [done, setDone] = useState<string>();
  const {
    busy,
    problem,
    run: ask,
  } = useRequest((error) => {
    const code = problemOf(error);
    return words.refused[code as keyof typeof words.refused] ?? refusedIn(online, code);
  });
  const run = useCallback(
    (work: () => Promise<CallsView | string | undefined>): void => {
      setDone(undefined);
      ask(async () => {
        const answer = await work();
        if (typeof answer !== 'string') return answer && setView(answer);
        setDone(answer);
        sayNow(answer);
      });
    },
    [ask],
  );
  const note =
    problem !== undefined
      ? { text: problem, bad: true }
      : done !== undefined
        ? { text: done, bad: false }
        : undefined;
  useEffect(() => {
    theLink();
    if (isOnline) run(() => theLink().request('calls', {}));
  }, [isOnline, run]);
  const change = (part: Partial<CallSettings>): void => {
    if (!view) return;
    const { quiet, webhook, every, ...rest } = { ...view.settings, ...part };
    run(() =>
      theLink().request('set-calls', {
        ...rest,
        language: toldIn(language),
        ...(quiet && { quiet }),
        ...(every && { every }),
        ...(webhook !== undefined && webhook !== '' && { webhook }),
      }),
    );
  };
  return { view, busy, note, run, change };
}
