import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { Page } from '../page/Page.tsx';
import { Button } from '../parts/Button.tsx';
import { Choices, Field } from '../parts/fields.tsx';
import { AuditLog } from './AuditLog.tsx';
import { askWith, keepToken, keptToken } from './desk.ts';
import { Housekeeping } from './Housekeeping.tsx';
import { Overview } from './Overview.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { Reports } from './Reports.tsx';
import { Sanctions } from './Sanctions.tsx';
import { TablesTab } from './TablesTab.tsx';
import { DeskContext } from './use-desk.ts';
import { WordsTab } from './WordsTab.tsx';
import { useOperatorWords } from './words.ts';
import './operator.css';

const TABS = ['overview', 'reports', 'people', 'tables', 'sanctions', 'words', 'upkeep', 'audit'] as const;
type Tab = (typeof TABS)[number];

const parts: Readonly<Record<Tab, () => ComponentChildren>> = {
  overview: Overview,
  reports: Reports,
  people: PeopleTab,
  tables: TablesTab,
  sanctions: Sanctions,
  words: WordsTab,
  upkeep: Housekeeping,
  audit: AuditLog,
};

/** Where the operator of the server looks and decides. Everything here is a command of `mazmorra admin` as well. */
export default function OperatorPage() {
  const words = useOperatorWords();
  const [token, setToken] = useState(keptToken);
  const [refused, setRefused] = useState(false);
  const enter = (given: string): void => {
    keepToken(given);
    setRefused(false);
    setToken(given);
  };
  const leave = useCallback((why: 'refused' | 'asked') => {
    keepToken(undefined);
    setToken(undefined);
    setRefused(why === 'refused');
  }, []);
  return (
    <Page title={words.title} wide>
      {token === undefined ? (
        <SignIn refused={refused} onEnter={enter} />
      ) : (
        <Signed token={token} onLeave={leave} />
      )}
    </Page>
  );
}

function SignIn({
  refused,
  onEnter,
}: {
  readonly refused: boolean;
  readonly onEnter: (token: string) => void;
}) {
  const words = useOperatorWords();
  const [token, setToken] = useState('');
  return (
    <form
      className="plate stack"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(token.trim());
      }}
    >
      <p>{words.signInHelp}</p>
      <pre className="operator-command">npx mazmorra admin token</pre>
      {refused && (
        <p className="operator-problem" role="alert">
          {words.tokenRefused}
        </p>
      )}
      <Field label={words.token}>
        {(id) => (
          <input
            id={id}
            type="password"
            className="text-input"
            autoComplete="off"
            required
            value={token}
            onInput={(event) => setToken(event.currentTarget.value)}
            data-token
          />
        )}
      </Field>
      <div>
        <Button type="submit" kind="main">
          {words.signIn}
        </Button>
      </div>
    </form>
  );
}

function Signed({
  token,
  onLeave,
}: {
  readonly token: string;
  readonly onLeave: (why: 'refused' | 'asked') => void;
}) {
  const words = useOperatorWords();
  const [tab, setTab] = useState<Tab>('overview');
  const desk = useMemo(
    () => ({ ask: askWith(token), signedOut: () => onLeave('refused') }),
    [token, onLeave],
  );
  const Part = parts[tab];
  const signOut = (): void => {
    void desk.ask('sign-out', {}).catch(() => undefined);
    onLeave('asked');
  };
  return (
    <DeskContext value={desk}>
      <div className="operator-nav">
        <Choices
          label={words.parts}
          value={tab}
          values={TABS.map((value) => ({ value, name: words.tabs[value] }))}
          onChange={setTab}
        />
        <Button kind="ghost" onClick={signOut}>
          {words.signOut}
        </Button>
      </div>
      <section className="plate" aria-label={words.tabs[tab]} data-operator={tab}>
        <Part key={tab} />
      </section>
    </DeskContext>
  );
}
