import type { OperatorLine, OperatorReport, ReportReason } from '@mazmorra/protocol';
import { useCallback, useState } from 'preact/hooks';
import { useOnlineWords } from '../online/words.ts';
import { Button } from '../parts/Button.tsx';
import { Switch } from '../parts/fields.tsx';
import { type Planned, usePlan } from './ActSheet.tsx';
import type { Ask } from './desk.ts';
import { useAnswer } from './use-desk.ts';
import { useMoment } from './use-moment.ts';
import { useOperatorWords } from './words.ts';

/** What people reported, each with the lines it is about and what can be done. */
export function Reports() {
  const words = useOperatorWords();
  const [settled, setSettled] = useState(false);
  const read = useCallback((ask: Ask) => ask('reports', { settled }), [settled]);
  const { answer, problem, again } = useAnswer(read);
  const { plan, sheet } = usePlan(again);
  return (
    <>
      <h2>{words.tabs.reports}</h2>
      <Switch label={words.settledToo} on={settled} onChange={setSettled} />
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
      {answer?.reports.length === 0 && <p className="quiet">{words.noReports}</p>}
      <ul className="operator-list">
        {answer?.reports.map((report) => (
          <Report key={report.target} report={report} settled={settled} plan={plan} />
        ))}
      </ul>
      {sheet}
    </>
  );
}

interface ReportProps {
  readonly report: OperatorReport;
  readonly settled: boolean;
  readonly plan: (what: Planned) => void;
}

function Report({ report, settled, plan }: ReportProps) {
  const words = useOperatorWords();
  const { report: online } = useOnlineWords();
  const moment = useMoment();
  const { target, table, about, line, lines, said } = report;
  const whom = about ? words.about(about.name) : words.aboutTable;
  return (
    <li className="operator-item" data-target={target}>
      <h3>
        {whom} · {words.times(said.length)}
      </h3>
      <ul>
        {said.slice(0, 5).map(({ reason, text, at }) => (
          <li key={`${at} ${reason} ${text}`}>
            {online.reasons[reason as ReportReason] ?? reason}
            {text !== '' && `: ${words.quoted(text)}`} <span className="quiet">{moment(at)}</span>
          </li>
        ))}
      </ul>
      {lines.length > 0 && <Lines lines={lines} marked={line} />}
      {!settled && (
        <div className="operator-buttons">
          {line !== undefined && (
            <Button
              onClick={() => plan({ title: words.removeLine, act: 'remove', args: { table, lines: [line] } })}
            >
              {words.removeLine}
            </Button>
          )}
          {about && about.id !== '' && <PersonButtons id={about.id} name={about.name} plan={plan} />}
          <Button
            onClick={() => plan({ title: words.closeTable, act: 'close', args: { table }, danger: true })}
          >
            {words.closeTable}
          </Button>
          <Button
            kind="main"
            onClick={() => plan({ title: words.settle, act: 'settle', args: { target } })}
            data-settle
          >
            {words.settle}
          </Button>
        </div>
      )}
    </li>
  );
}

export function Lines({
  lines,
  marked,
}: {
  readonly lines: readonly OperatorLine[];
  readonly marked?: number | undefined;
}) {
  const words = useOperatorWords();
  return (
    <ol className="operator-lines">
      {lines.map(({ n, name, text, removed }) => (
        <li key={n} data-marked={n === marked ? '' : undefined}>
          <strong>{name}:</strong> {removed ? <em>{words.removed}</em> : text}
        </li>
      ))}
    </ol>
  );
}

interface PersonButtonsProps {
  readonly id: string;
  readonly name: string;
  readonly plan: (what: Planned) => void;
}

/** What can be done about a person. */
export function PersonButtons({ id, name, plan }: PersonButtonsProps) {
  const words = useOperatorWords();
  return (
    <>
      <Button
        onClick={() =>
          plan({ title: words.silence(name), act: 'silence', args: { person: id }, hours: true })
        }
        data-silence
      >
        {words.silenceShort}
      </Button>
      <Button
        onClick={() =>
          plan({ title: words.ban(name), act: 'ban', args: { person: id }, hours: true, danger: true })
        }
        data-ban
      >
        {words.banShort}
      </Button>
      <Button
        onClick={() =>
          plan({ title: words.rename(name), act: 'rename', args: { person: id }, name: 'Guest' })
        }
      >
        {words.renameShort}
      </Button>
    </>
  );
}
