import { screenCodeOf } from '@mazmorra/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { CodeField } from '../page/CodeField.tsx';
import { Page } from '../page/Page.tsx';
import { sayNow } from '../parts/live.ts';
import { useLocation } from '../parts/router.ts';
import { Status } from './Status.tsx';
import { problemOf, theLink } from './server.ts';
import { useServer } from './server-state.ts';
import { type OnlineWords, refusedIn, useOnlineWords } from './words.ts';
import './online.css';

/** `/KRTW`: leads to the table that shows this code, or asks for another one. */
export default function CodePage({ code }: { readonly code: string }) {
  const words = useOnlineWords();
  const shell = useWords();
  const problem = useTableOf(code);
  return (
    <Page title={words.screen.joining(screenCodeOf(code) ?? code)}>
      <Status />
      {problem === undefined ? (
        <p className="quiet" aria-busy="true">
          {shell.app.loading}…
        </p>
      ) : (
        <>
          <p className="online-problem">{problem}</p>
          <CodeField />
        </>
      )}
    </Page>
  );
}

/** Goes to the table of a code; returns why it does not. */
function useTableOf(code: string): string | undefined {
  const words = useOnlineWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string>();
  const online = useServer(({ status }) => status === 'online');
  useEffect(() => {
    const link = theLink();
    if (!online) return;
    let current = true;
    setProblem(undefined);
    link.request('find-code', { code }).then(
      ({ table, invite }) => current && go(`/t/${table}#${invite}`, { replace: true }),
      (error: unknown) => {
        if (!current) return;
        const text = toldOf(words, problemOf(error));
        setProblem(text);
        sayNow(text);
      },
    );
    return () => {
      current = false;
    };
  }, [online, code, go, words]);
  return problem;
}

function toldOf(words: OnlineWords, problem: string): string {
  if (problem === 'no-table') return words.screen.noTable;
  return problem === 'rate' ? words.screen.tooMany : refusedIn(words, problem);
}
