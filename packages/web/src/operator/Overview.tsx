import type { OperatorStatus } from '@mazmorra/protocol';
import { useLanguage } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import type { Ask } from './desk.ts';
import { useAnswer } from './use-desk.ts';
import { type OperatorWords, useOperatorWords } from './words.ts';

const read = (ask: Ask) => ask('status', {});

const HOUR = 3600;

/** How long in the unit that says it best. */
function lasting(words: OperatorWords, seconds: number): string {
  if (seconds < 2 * HOUR) return words.lastsMinutes(Math.round(seconds / 60));
  if (seconds < 48 * HOUR) return words.lastsHours(Math.round(seconds / HOUR));
  return words.lastsDays(Math.round(seconds / HOUR / 24));
}

/** What runs, and how it is. */
export function Overview() {
  const words = useOperatorWords();
  const { answer, busy, problem, again } = useAnswer(read);
  return (
    <>
      <h2>{words.tabs.overview}</h2>
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
      {answer && <Figures status={answer} />}
      <Button disabled={busy} onClick={again}>
        {words.refresh}
      </Button>
    </>
  );
}

function Figures({ status }: { readonly status: OperatorStatus }) {
  const words = useOperatorWords();
  const names = words.figures;
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const megabytes = (bytes: number) => `${number.format(Math.round(bytes / 1e6))} MB`;
  const rows: readonly (readonly [string, string])[] = [
    [
      names.storage,
      `${status.storage === 'sqlite' ? 'SQLite' : 'PostgreSQL'}: ${status.trouble ?? words.well}`,
    ],
    [names.uptime, lasting(words, status.uptime)],
    [names.load, words.loadOf(status.load.map((one) => number.format(one)).join(' · '), status.cores)],
    [names.memory, megabytes(status.memory)],
    [names.people, words.peopleNow(status.present, status.playing, status.waiting)],
    [names.connections, number.format(status.connections)],
    [names.tables, words.tablesNow(status.tablesInMemory, status.openTables)],
    [names.bots, words.queue(status.botsQueue)],
    [names.commits, words.commitsOf(number.format(status.commits), number.format(status.slowestCommit))],
    [names.answers, number.format(status.answers)],
    [names.lines, number.format(status.chatLines)],
    [names.errors, number.format(status.errors)],
    [names.reports, number.format(status.reports)],
    [names.sanctions, number.format(status.sanctions)],
  ];
  return (
    <dl className="operator-figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
