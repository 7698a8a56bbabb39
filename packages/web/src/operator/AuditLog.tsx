import { wordAt } from '@mazmorra/languages';
import { useCallback, useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import type { Ask } from './desk.ts';
import { useAnswer } from './use-desk.ts';
import { useMoment } from './use-moment.ts';
import { useOperatorWords } from './words.ts';

/** Who did what, when and why. */
export function AuditLog() {
  const words = useOperatorWords();
  const moment = useMoment();
  const [before, setBefore] = useState<string>();
  const read = useCallback((ask: Ask) => ask('audit', before === undefined ? {} : { before }), [before]);
  const { answer, problem } = useAnswer(read);
  return (
    <>
      <h2>{words.tabs.audit}</h2>
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
      {answer?.entries.length === 0 && <p className="quiet">{words.noEntries}</p>}
      <ol className="operator-list">
        {answer?.entries.map(({ id, at, who, act, subject, why }) => (
          <li key={id} className="operator-item" data-entry={act}>
            <strong>{wordAt(words.did, act)?.(who) ?? `${who}: ${act}`}</strong>
            {why !== '' && <> · {words.quoted(why)}</>}
            <p className="quiet operator-subject">
              {moment(at)} · {subject}
            </p>
          </li>
        ))}
      </ol>
      <div className="operator-buttons">
        {before !== undefined && <Button onClick={() => setBefore(undefined)}>{words.newest}</Button>}
        {answer?.more !== undefined && <Button onClick={() => setBefore(answer.more)}>{words.older}</Button>}
      </div>
    </>
  );
}
