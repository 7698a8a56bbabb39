import { Button } from '../parts/Button.tsx';
import { usePlan } from './ActSheet.tsx';
import type { Ask } from './desk.ts';
import { useAnswer } from './use-desk.ts';
import { useMoment } from './use-moment.ts';
import { useOperatorWords } from './words.ts';

const read = (ask: Ask) => ask('sanctions', {});

/** Who may not write or play at the moment. */
export function Sanctions() {
  const words = useOperatorWords();
  const moment = useMoment();
  const { answer, problem, again } = useAnswer(read);
  const { plan, sheet } = usePlan(again);
  return (
    <>
      <h2>{words.tabs.sanctions}</h2>
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
      {answer?.sanctions.length === 0 && <p className="quiet">{words.noSanctions}</p>}
      <ul className="operator-list">
        {answer?.sanctions.map(({ id, kind, name, address, until, why, by }) => (
          <li key={id} className="operator-item">
            <h3>
              {address ?? name} · {kind === 'ban' ? words.banned : words.silenced}
            </h3>
            <p className="quiet">
              {words.until(moment(until))} · {words.byWhom(by)} · {words.quoted(why)}
            </p>
            <Button onClick={() => plan({ title: words.lift, act: 'lift', args: { sanction: id } })}>
              {words.lift}
            </Button>
          </li>
        ))}
      </ul>
      {sheet}
    </>
  );
}
