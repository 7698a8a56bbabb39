import { SCOPES, type Scope } from '@mazmorra/protocol';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { Field, Switch } from '../parts/fields.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useAct } from './act.ts';
import { theLink } from './server.ts';
import { useOnlineWords } from './words.ts';

interface ProgramsProps {
  /** The account belongs to a program. */
  readonly program: boolean;
  onChange(): Promise<void>;
}

/** Tokens with which programs act for the reader. One is shown once; afterwards it stands among the devices. */
export function Programs({ program, onChange }: ProgramsProps) {
  const { programs: words } = useOnlineWords();
  const { busy, problem, run } = useAct();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read']);
  const [token, setToken] = useState<string>();
  const offered = SCOPES.filter((scope) => scope !== 'play' || program);
  const make = async (): Promise<void> => {
    setToken((await theLink().request('add-token', { name: name.trim(), scopes: [...scopes] })).token);
    setName('');
    await onChange();
  };
  return (
    <form
      className="plate stack"
      data-programs={program}
      onSubmit={(event) => {
        event.preventDefault();
        run(make);
      }}
    >
      <h2>{words.title}</h2>
      <p className="quiet">{words.help}</p>
      <Field label={words.name}>
        {(id) => (
          <input
            id={id}
            className="text-input"
            required
            maxLength={40}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
            data-token-name
          />
        )}
      </Field>
      {offered.map((scope) => (
        <Switch
          key={scope}
          label={words.scopes[scope]}
          on={scopes.includes(scope)}
          disabled={busy}
          onChange={(on) => setScopes(offered.filter((one) => (one === scope ? on : scopes.includes(one))))}
        />
      ))}
      <div>
        <Button type="submit" disabled={busy || name.trim() === '' || scopes.length === 0} data-make-token>
          {words.make}
        </Button>
      </div>
      {token !== undefined && (
        <Field label={words.once}>
          {(id) => (
            <input
              id={id}
              className="text-input"
              readOnly
              value={token}
              onFocus={(event) => event.currentTarget.select()}
              data-token
            />
          )}
        </Field>
      )}
      {problem !== undefined && <p className="online-problem">{problem}</p>}
      {program ? <p className="quiet">{words.isProgram}</p> : <Become onDone={onChange} />}
    </form>
  );
}

/** The account is given to a program, after a question: there is no way back. */
function Become({ onDone }: { onDone(): Promise<void> }) {
  const { programs: words } = useOnlineWords();
  const shell = useWords();
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useAct();
  const become = async (): Promise<void> => {
    await theLink().request('set-program', {});
    setAsked(false);
    await onDone();
  };
  return (
    <>
      <div>
        <Button onClick={() => setAsked(true)} data-become-program>
          {words.become}
        </Button>
      </div>
      <Sheet open={asked} onClose={() => setAsked(false)} title={words.become}>
        <p>{words.becomeHelp}</p>
        {problem !== undefined && <p className="online-problem">{problem}</p>}
        <div className="row">
          <Button onClick={() => setAsked(false)}>{shell.app.cancel}</Button>
          <Button kind="danger" disabled={busy} onClick={() => run(become)} data-become-now>
            {words.becomeNow}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
