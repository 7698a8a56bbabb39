import { type KeptView, SHOWN } from '@mazmorra/protocol';
import { useLanguage } from '../i18n/index.ts';
import { theLink } from '../online/server.ts';
import { Button } from '../parts/Button.tsx';
import { Switch } from '../parts/fields.tsx';
import type { KeptDesk } from './use-kept.ts';
import { useNameWords } from './words.ts';

interface KeptProps {
  readonly desk: KeptDesk;
  readonly view: KeptView;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** A name that is kept: its passkeys, its recovery codes, and what others see. */
export function Kept({ desk, view, onCodes }: KeptProps) {
  const words = useNameWords();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  const { name = '', since = 0, shown } = view;
  return (
    <>
      <p>
        <strong>{words.kept(name)}</strong> <span className="quiet">{words.since(date.format(since))}</span>
      </p>
      <Passkeys desk={desk} view={view} />
      <div className="stack names-part">
        <h3>{words.codes}</h3>
        <p className={view.codes === 0 ? 'online-problem' : 'quiet'} data-codes-left={view.codes}>
          {words.codesLeft(view.codes)}
        </p>
        <p className="quiet">{words.newCodesHelp}</p>
        <div>
          <Button
            disabled={desk.busy}
            onClick={() => desk.run(async () => onCodes((await theLink().request('new-codes', {})).codes))}
            data-new-codes
          >
            {words.newCodes}
          </Button>
        </div>
      </div>
      <div className="stack names-part" data-shown>
        <h3>{words.shownTitle}</h3>
        {SHOWN.map((part) => (
          <Switch
            key={part}
            label={words.shown[part]}
            on={shown[part]}
            disabled={desk.busy}
            onChange={(on) => desk.run(() => theLink().request('set-shown', { ...shown, [part]: on }))}
          />
        ))}
      </div>
    </>
  );
}

function Passkeys({ desk, view }: Pick<KeptProps, 'desk' | 'view'>) {
  const words = useNameWords();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  const add = async (): Promise<void> => {
    const { makePasskey } = await import('./passkey.ts');
    await makePasskey();
  };
  return (
    <div className="stack names-part">
      <h3>{words.passkeys}</h3>
      <p className="quiet">{words.passkeyHelp}</p>
      <ul className="mine-list">
        {view.passkeys.map(({ id, device, since }) => (
          <li key={id} className="shelf-item" data-passkey={id}>
            <div className="grow">
              <strong>{device || words.unknownDevice}</strong>
              <p className="quiet">{words.passkeyMade(date.format(since))}</p>
            </div>
            {view.passkeys.length > 1 && (
              <Button
                disabled={desk.busy}
                aria-label={words.removeOf(device || words.unknownDevice)}
                onClick={() => desk.run(() => theLink().request('remove-passkey', { passkey: id }))}
              >
                {words.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!view.impossible && (
        <div>
          <Button disabled={desk.busy} onClick={() => desk.run(add)} data-add-passkey>
            {words.add}
          </Button>
        </div>
      )}
    </div>
  );
}
