import { Fragment } from 'react';
import { useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import type { LogEntry } from './client.ts';
import { useTable } from './context.tsx';
import { lineOf, subjectOf } from './lines.ts';
import './log.css';

interface LogProps {
  readonly entries: readonly LogEntry[];
  /** Newest first, for a drawer that is opened to see what just happened. */
  readonly newestFirst?: boolean;
}

/** What happened, in sentences, each with the rule behind it one tap away. */
export function Log({ entries, newestFirst = true }: LogProps) {
  const words = useWords();
  const { text, names, screen, openRule } = useTable();
  const lines = entries.flatMap((entry, index) => {
    const line = lineOf(text, entry, names);
    return line === undefined ? [] : [{ ...entry, line, index, subject: subjectOf(screen, entry.event) }];
  });
  if (lines.length === 0) return <p className="quiet">{words.table.emptyLog}</p>;
  const shown = newestFirst ? lines.toReversed() : lines;
  return (
    <ol className="log">
      {shown.map(({ index, number, subject, rule, line }, place) => (
        <Fragment key={index}>
          {shown[place - 1]?.number !== number && (
            <li className="log-move" aria-hidden="true">
              {number === 0 ? words.table.setup : words.table.move(number)}
            </li>
          )}
          <li className="log-line">
            {subject === undefined ? <span /> : <Crest seat={subject} size={20} />}
            <span>{line}</span>
            <button type="button" className="why" onClick={() => openRule(rule)}>
              {words.table.why}
            </button>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
