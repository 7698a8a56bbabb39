import type { OperatorAct, OperatorInput } from '@mazmorra/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { Choices, Field } from '../parts/fields.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useDesk, useWork } from './use-desk.ts';
import { useOperatorWords } from './words.ts';

/** An act that an operator is about to do: what it is, and what it still has to be told. */
export interface Planned {
  readonly title: string;
  readonly act: OperatorAct;
  readonly args: object;
  /** Asks for how long, and for a name. */
  readonly hours?: true;
  readonly name?: string;
  readonly danger?: true;
}

interface ActSheetProps {
  readonly plan: Planned;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const HOURS = [1, 24, 168, 720, 8760] as const;

/** Asks why, and then does it. */
function ActSheet({ plan, onClose, onDone }: ActSheetProps) {
  const words = useOperatorWords();
  const shell = useWords();
  const { ask } = useDesk();
  const { busy, problem, run } = useWork();
  const [why, setWhy] = useState('');
  const [hours, setHours] = useState<(typeof HOURS)[number]>(24);
  const [name, setName] = useState(plan.name ?? '');
  const send = async (): Promise<void> => {
    const more = { ...(plan.hours && { hours }), ...(plan.name !== undefined && { name }) };
    await ask(plan.act, { ...plan.args, ...more, why: why.trim() } as OperatorInput<OperatorAct>);
    onDone();
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={plan.title}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          run(send);
        }}
      >
        {plan.hours && (
          <Choices
            label={words.howLong}
            value={hours}
            values={HOURS.map((value) => ({ value, name: words.hours[value] }))}
            onChange={setHours}
          />
        )}
        {plan.name !== undefined && (
          <Field label={words.newName}>
            {(id) => (
              <input
                id={id}
                className="text-input"
                required
                maxLength={24}
                value={name}
                onInput={(event) => setName(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
        <Field label={words.why}>
          {(id) => (
            <input
              id={id}
              className="text-input"
              required
              maxLength={200}
              value={why}
              onInput={(event) => setWhy(event.currentTarget.value)}
              data-why
            />
          )}
        </Field>
        <p className="field-help">{words.whyHelp}</p>
        {problem !== undefined && <p className="operator-problem">{problem}</p>}
        <div className="row">
          <Button onClick={onClose}>{shell.app.cancel}</Button>
          <Button
            type="submit"
            kind={plan.danger ? 'danger' : 'main'}
            disabled={busy || why.trim() === ''}
            data-do
          >
            {plan.title}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

/** Buttons that plan an act, and the sheet of the one that is planned. */
export function usePlan(onDone: () => void): {
  readonly plan: (what: Planned) => void;
  readonly sheet: ComponentChildren;
} {
  const [planned, setPlanned] = useState<Planned>();
  const sheet = planned && <ActSheet plan={planned} onClose={() => setPlanned(undefined)} onDone={onDone} />;
  return { plan: setPlanned, sheet };
}
