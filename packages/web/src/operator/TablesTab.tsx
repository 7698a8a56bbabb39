import { isGameId } from '@mazmorra/catalogue';
import type { OperatorLine, OperatorTable } from '@mazmorra/protocol';
import { useCallback, useState } from 'preact/hooks';
import { joined, useLanguage, useWords } from '../i18n/index.ts';
import { useOnlineWords } from '../online/words.ts';
import { Button } from '../parts/Button.tsx';
import { type Planned, usePlan } from './ActSheet.tsx';
import type { Ask } from './desk.ts';
import { Lines } from './Reports.tsx';
import { useAnswer, useDesk, useWork } from './use-desk.ts';
import { useMoment } from './use-moment.ts';
import { useOperatorWords } from './words.ts';

/** Tables, last used first, with their people and, when asked for, their chat. */
export function TablesTab() {
  const words = useOperatorWords();
  const [after, setAfter] = useState<string>();
  const read = useCallback((ask: Ask) => ask('tables', after === undefined ? {} : { after }), [after]);
  const { answer, problem, again } = useAnswer(read);
  const { plan, sheet } = usePlan(again);
  return (
    <>
      <h2>{words.tabs.tables}</h2>
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
      {answer?.tables.length === 0 && <p className="quiet">{words.noTables}</p>}
      <ul className="operator-list">
        {answer?.tables.map((table) => (
          <TableRow key={table.table} table={table} plan={plan} />
        ))}
      </ul>
      <div className="operator-buttons">
        {after !== undefined && <Button onClick={() => setAfter(undefined)}>{words.newest}</Button>}
        {answer?.more !== undefined && <Button onClick={() => setAfter(answer.more)}>{words.older}</Button>}
      </div>
      {sheet}
    </>
  );
}

function TableRow({
  table,
  plan,
}: {
  readonly table: OperatorTable;
  readonly plan: (what: Planned) => void;
}) {
  const words = useOperatorWords();
  const { status: statuses } = useOnlineWords();
  const shell = useWords();
  const language = useLanguage();
  const moment = useMoment();
  const { ask } = useDesk();
  const { busy, problem, run } = useWork();
  const [lines, setLines] = useState<readonly OperatorLine[]>();
  const { table: id, game, status, people, here, touched } = table;
  const over = status === 'finished' || status === 'ended';
  return (
    <li className="operator-item" data-table={id}>
      <h3>{isGameId(game) ? shell.games[game].name : game}</h3>
      <p className="quiet">
        {joined(
          language,
          people.map(({ name }) => name),
        )}
        {people.length > 0 && ' · '}
        {statuses[status]} · {words.connected(here)} · {moment(touched)}
      </p>
      {lines && (lines.length === 0 ? <p className="quiet">{words.noLines}</p> : <Lines lines={lines} />)}
      <div className="operator-buttons">
        <Button
          disabled={busy}
          onClick={() => run(async () => setLines((await ask('table', { table: id })).lines))}
        >
          {words.readChat}
        </Button>
        {!over && (
          <Button
            kind="danger"
            onClick={() => plan({ title: words.closeTable, act: 'close', args: { table: id }, danger: true })}
          >
            {words.closeTable}
          </Button>
        )}
      </div>
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
    </li>
  );
}
