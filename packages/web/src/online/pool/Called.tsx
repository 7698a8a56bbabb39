import { isGameId } from '@mazmorra/catalogue';
import { useEffect } from 'preact/hooks';
import { useWords } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { sayNow } from '../../parts/live.ts';
import { Link, useLocation } from '../../parts/router.ts';
import { theLink } from '../server.ts';
import { useServer } from '../server-state.ts';
import { clockText } from '../time-left.ts';
import { stopWaiting } from './pool.ts';
import { useServerNow } from './use-now.ts';
import { usePoolWords } from './words.ts';
import './pool.css';

/** On every page of somebody who waits: that they wait, and where they are called to. */
export default function Called() {
  const words = usePoolWords();
  const shell = useWords();
  const [path, go] = useLocation();
  const called = useServer(({ pool }) => pool?.called);
  const now = useServerNow();
  theLink();
  const table = called && `/t/${called.table}`;
  const idle = path === '/' || path === '/quick';
  const text = called && isGameId(called.game) ? words.called(shell.games[called.game].name) : undefined;
  useEffect(() => {
    if (text !== undefined) sayNow(text);
  }, [text]);
  useEffect(() => {
    if (table === undefined || !idle) return;
    // Who looks elsewhere is called first and comes when they look.
    const come = (): void => {
      if (!document.hidden) go(table);
    };
    come();
    document.addEventListener('visibilitychange', come);
    return () => document.removeEventListener('visibilitychange', come);
  }, [table, idle, go]);
  if (path === table || (!called && path === '/quick')) return;
  if (!called)
    return (
      <div className="pool-pill" role="status" data-pool-note>
        <Link href="/quick">{words.pill}</Link>
      </div>
    );
  return (
    <div className="pool-note" role="alert" data-called={called.table}>
      <p>
        <strong>{text}</strong> {words.calledHelp(clockText(called.until - now))}
      </p>
      <ButtonLink href={table ?? '/'} kind="main">
        {words.go}
      </ButtonLink>
      <Button kind="ghost" onClick={() => void stopWaiting(theLink()).catch(() => undefined)}>
        {words.decline}
      </Button>
    </div>
  );
}
