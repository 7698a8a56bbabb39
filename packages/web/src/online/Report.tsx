import flag from 'icon:flying-flag';
import { LIMITS, REPORT_REASONS, type ReportReason } from '@mazmorra/protocol';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Choices, Field } from '../parts/fields.tsx';
import { sayNow } from '../parts/live.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useAct } from './act.ts';

import { theLink } from './server.ts';
import { useOnlineWords } from './words.ts';

interface ReportProps {
  readonly table: string;
  /** What the button says: whom or what is reported. */
  readonly label: string;
  readonly seat?: number;
  readonly line?: number;
  /** With its label beside the icon. */
  readonly long?: boolean;
}

/** Tells the operator of a person, a line of chat or a table. */
export function ReportButton({ label, long, ...about }: ReportProps) {
  const [open, setOpen] = useState(false);
  const show = (): void => setOpen(true);
  return (
    <>
      {long ? (
        <Button kind="ghost" icon={flag} onClick={show} data-report>
          {label}
        </Button>
      ) : (
        <IconButton icon={flag} label={label} onClick={show} data-report />
      )}
      {open && <ReportSheet {...about} title={label} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ReportSheetProps extends Omit<ReportProps, 'label' | 'long'> {
  readonly title: string;
  readonly onClose: () => void;
}

function ReportSheet({ title, onClose, ...about }: ReportSheetProps) {
  const { report: words } = useOnlineWords();
  const shell = useWords();
  const { busy, problem, run } = useAct();
  const [reason, setReason] = useState<ReportReason>('insult');
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const send = async (): Promise<void> => {
    const note = text.trim();
    await theLink().request('report', { ...about, reason, ...(note !== '' && { text: note }) });
    setSent(true);
    sayNow(words.thanks);
  };
  return (
    <Sheet open onClose={onClose} title={title}>
      {sent ? (
        <div className="stack">
          <p data-reported>{words.thanks}</p>
          <Button onClick={onClose}>{shell.app.close}</Button>
        </div>
      ) : (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            run(send);
          }}
        >
          <p className="quiet">{words.help}</p>
          <Choices
            label={words.reason}
            value={reason}
            values={REPORT_REASONS.map((value) => ({ value, name: words.reasons[value] }))}
            onChange={setReason}
          />
          <Field label={words.text}>
            {(id) => (
              <textarea
                id={id}
                className="text-input"
                rows={3}
                maxLength={LIMITS.chat}
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            )}
          </Field>
          {problem !== undefined && <p className="online-problem">{problem}</p>}
          <div className="row">
            <Button onClick={onClose}>{shell.app.cancel}</Button>
            <Button type="submit" kind="danger" disabled={busy}>
              {words.send}
            </Button>
          </div>
        </form>
      )}
    </Sheet>
  );
}
