import { type KeptView, LIMITS } from '@mazmorra/protocol';
import { useState } from 'preact/hooks';
import { signInAs, theLink } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/fields.tsx';
import { useSettings } from '../settings/store.ts';
import { Codes } from './Codes.tsx';
import { Kept } from './Kept.tsx';
import { type KeptDesk, useKept } from './use-kept.ts';
import { useNameWords } from './words.ts';
import './names.css';

/** The reader's name on this server: how a guest keeps one, how one comes back to it, and what belongs to it. */
export function KeepName() {
  const words = useNameWords();
  const desk = useKept();
  const [codes, setCodes] = useState<readonly string[]>();
  const { view, problem } = desk;
  return (
    <section className="plate stack" aria-labelledby="name-title" data-kept-name={view?.name ?? ''}>
      <h2 id="name-title">{words.heading}</h2>
      {view &&
        (view.name === undefined ? (
          <Guest desk={desk} view={view} onCodes={setCodes} />
        ) : (
          <Kept desk={desk} view={view} onCodes={setCodes} />
        ))}
      {problem !== undefined && (
        <p className="online-problem" role="status" data-name-problem>
          {problem}
        </p>
      )}
      {codes && <Codes codes={codes} onDone={() => setCodes(undefined)} />}
    </section>
  );
}

interface PartProps {
  readonly desk: KeptDesk;
  readonly view: KeptView;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Guest({ desk, view, onCodes }: PartProps) {
  const words = useNameWords();
  const called = useSettings(({ name }) => name);
  const [name, setName] = useState(called);
  const keep = async (): Promise<void> => {
    const { makePasskey } = await import('./passkey.ts');
    const codes = await makePasskey(name.trim());
    useSettings.setState({ name: name.trim() });
    useServer.setState({ kept: true });
    if (codes) onCodes(codes);
  };
  return (
    <>
      <p>{called === '' ? words.guestUnnamed : words.guest(called)}</p>
      <p className="quiet">{words.keepHelp}</p>
      {view.impossible ? (
        <Impossible why={view.impossible} />
      ) : (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            desk.run(keep);
          }}
        >
          <Field label={words.name}>
            {(id) => (
              <input
                id={id}
                className="text-input"
                value={name}
                required
                maxLength={LIMITS.name}
                autoComplete="username"
                onInput={(event) => setName(event.currentTarget.value)}
                data-keep-name
              />
            )}
          </Field>
          <div>
            <Button kind="main" type="submit" disabled={desk.busy || name.trim() === ''} data-keep>
              {words.keep}
            </Button>
          </div>
        </form>
      )}
      <ComeBack desk={desk} possible={!view.impossible} />
    </>
  );
}

function Impossible({ why: { why, at } }: { readonly why: NonNullable<KeptView['impossible']> }) {
  const words = useNameWords();
  return (
    <p className="online-note" data-impossible={why}>
      <span>{words.impossible[why]}</span>
      {at !== undefined && <a href={`${at}/me`}>{at}</a>}
    </p>
  );
}

/** Whoever keeps a name already comes back to it by passkey or by code. */
function ComeBack({ desk, possible }: { readonly desk: KeptDesk; readonly possible: boolean }) {
  const words = useNameWords();
  const [byCode, setByCode] = useState(false);
  const signIn = async (): Promise<void> => {
    const { signWithPasskey } = await import('./passkey.ts');
    signInAs(await signWithPasskey());
  };
  return (
    <div className="stack names-part">
      <h3>{words.haveOne}</h3>
      <p className="quiet">{words.signInHelp}</p>
      <div className="row names-buttons">
        {possible && (
          <Button disabled={desk.busy} onClick={() => desk.run(signIn)} data-sign-in>
            {words.signIn}
          </Button>
        )}
        <Button kind="ghost" aria-expanded={byCode} onClick={() => setByCode(!byCode)} data-by-code>
          {words.byCode}
        </Button>
      </div>
      {byCode && <Recover desk={desk} />}
    </div>
  );
}

function Recover({ desk }: { readonly desk: KeptDesk }) {
  const words = useNameWords();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        desk.run(async () => signInAs(await theLink().request('recover', { name, code })));
      }}
    >
      <Field label={words.heading}>
        {(id) => (
          <input
            id={id}
            className="text-input"
            value={name}
            required
            maxLength={LIMITS.name}
            onInput={(event) => setName(event.currentTarget.value)}
            data-recover-name
          />
        )}
      </Field>
      <Field label={words.code}>
        {(id) => (
          <input
            id={id}
            className="text-input names-code"
            value={code}
            required
            minLength={8}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
            onInput={(event) => setCode(event.currentTarget.value)}
            data-recover-code
          />
        )}
      </Field>
      <div>
        <Button type="submit" disabled={desk.busy} data-recover>
          {words.recover}
        </Button>
      </div>
    </form>
  );
}
