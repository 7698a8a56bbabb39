import type { OperatorPerson } from '@mazmorra/protocol';
import { useCallback, useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/fields.tsx';
import { type Planned, usePlan } from './ActSheet.tsx';
import { type Ask, saveFile } from './desk.ts';
import { PersonButtons } from './Reports.tsx';
import { useAnswer, useDesk, useWork } from './use-desk.ts';
import { useMoment } from './use-moment.ts';
import { useOperatorWords } from './words.ts';

/** People by name, with what can be done about each. */
export function PeopleTab() {
  const words = useOperatorWords();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const read = useCallback((ask: Ask) => ask('people', { text: wanted }), [wanted]);
  const { answer, problem, again } = useAnswer(read);
  const { plan, sheet } = usePlan(again);
  return (
    <>
      <h2>{words.tabs.people}</h2>
      <form
        className="operator-search"
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(text);
        }}
      >
        <Field label={words.findPerson}>
          {(id) => (
            <input
              id={id}
              className="text-input"
              maxLength={64}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
              data-find
            />
          )}
        </Field>
        <Button type="submit">{words.find}</Button>
      </form>
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
      {answer?.people.length === 0 && <p className="quiet">{words.nobody}</p>}
      <ul className="operator-list">
        {answer?.people.map((person) => (
          <PersonRow key={person.id} person={person} plan={plan} />
        ))}
      </ul>
      {sheet}
    </>
  );
}

function PersonRow({
  person,
  plan,
}: {
  readonly person: OperatorPerson;
  readonly plan: (what: Planned) => void;
}) {
  const words = useOperatorWords();
  const moment = useMoment();
  const { ask } = useDesk();
  const { busy, problem, run } = useWork();
  const { id, name, created, seen, addresses } = person;
  const save = async (): Promise<void> => {
    const { items } = await ask('export', { what: 'person', person: id });
    saveFile(`mazmorra-person-${id.slice(0, 8)}.json`, items);
  };
  return (
    <li className="operator-item" data-person={id}>
      <h3>{name}</h3>
      <p className="quiet">
        {words.since(moment(created))} · {addresses.length > 0 ? words.hereNow : words.lastSeen(moment(seen))}
      </p>
      <div className="operator-buttons">
        <PersonButtons id={id} name={name} plan={plan} />
        {addresses.map((address) => (
          <Button
            key={address}
            onClick={() =>
              plan({
                title: words.banAddress(address),
                act: 'ban',
                args: { address },
                hours: true,
                danger: true,
              })
            }
          >
            {words.banAddress(address)}
          </Button>
        ))}
        <Button disabled={busy} onClick={() => run(save)}>
          {words.exportPerson}
        </Button>
        <Button
          kind="danger"
          onClick={() =>
            plan({ title: words.forget(name), act: 'forget', args: { person: id }, danger: true })
          }
        >
          {words.forgetShort}
        </Button>
      </div>
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
    </li>
  );
}
