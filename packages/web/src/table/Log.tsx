import type { Accusation, RuleId, Seat } from '@mazmorra/kernel';
import { Fragment } from 'preact';
import { useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import type { LogEntry } from './client.ts';
import { useTable } from './context.tsx';
import { crestOf, lineOf } from './lines.ts';
import './log.css';

interface LogProps {
  readonly entries: readonly LogEntry[];
  /** Newest first, for a drawer that is opened to see what just happened. */
  readonly newestFirst?: boolean;
}

interface Line {
  readonly key: string;
  readonly number: number;
  readonly subject: Seat | undefined;
  readonly line: string;
  /** Absent for what was only said. */
  readonly rule?: RuleId;
}

/** What was said stands after the move it followed, as far as these entries reach back. */
function withTalk(
  lines: readonly Line[],
  talk: readonly Accusation[],
  entries: readonly LogEntry[],
  inWords: (said: Accusation) => string | undefined,
): readonly Line[] {
  const [first] = entries;
  const said = talk.flatMap((each, index): Line[] => {
    const line = inWords(each);
    const { number, seat } = each;
    if (line === undefined || !first || number < first.number) return [];
    return [{ key: `talk ${index}`, number, subject: seat, line }];
  });
  if (said.length === 0) return lines;
  // Sorting keeps the order of what has the same number.
  return [...lines, ...said].sort((a, b) => a.number - b.number);
}

/** What happened, in sentences, each with the rule behind it one tap away. */
export function Log({ entries, newestFirst = true }: LogProps) {
  const words = useWords();
  const { text, names, screen, language, talk, openRule } = useTable();
  const told = entries.flatMap((entry, index): Line[] => {
    const line = lineOf(text, entry, names);
    const { number, rule } = entry;
    return line === undefined
      ? []
      : [{ number, rule, line, key: `${index}`, subject: crestOf(screen, text, entry, names) }];
  });
  const lines = withTalk(told, talk ?? [], entries, (said) => screen.remark?.(said, names, language));
  if (lines.length === 0) return <p className="quiet">{words.table.emptyLog}</p>;
  const shown = newestFirst ? lines.toReversed() : lines;
  return (
    <ol className="log">
      {shown.map(({ key, number, subject, rule, line }, place) => (
        <Fragment key={key}>
          {shown[place - 1]?.number !== number && (
            <li className="log-move" aria-hidden="true">
              {number === 0 ? words.table.setup : words.table.move(number)}
            </li>
          )}
          <li className="log-line">
            {subject === undefined ? <span /> : <Crest seat={subject} size={20} />}
            <span>{line}</span>
            {rule !== undefined && (
              <button type="button" className="why" onClick={() => openRule(rule)}>
                {words.table.why}
              </button>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
