import repeatIcon from 'icon:clockwise-rotation';
import skipIcon from 'icon:fast-forward-button';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Icon } from '../look/Icon.tsx';
import { say } from '../parts/live.ts';
import { useTable } from './context.tsx';
import { crestOf, lineOf } from './lines.ts';
import type { StageState } from './stage.ts';
import { TalkBubble } from './TalkBubble.tsx';
import './ticker.css';

interface TickerProps {
  readonly staged: StageState;
  /** The reader waits for others and may run ahead to their next decision. */
  readonly waiting: boolean;
  readonly onSkip: () => void;
  readonly onRepeat: () => void;
  /** Something said at the table, which lies over the line for a moment. */
  readonly note?: ReactNode;
}

/** What just happened, in one line that stays until the next thing does. */
export function Ticker(props: TickerProps) {
  const { staged, waiting, onSkip, onRepeat, note } = props;
  const { log, playing, ahead, repeatable, said } = staged;
  const words = useWords();
  const { text, names, screen, openRule } = useTable();
  // A table just opened has said nothing yet: the newest line of its log stands.
  const entry = said?.entries.at(-1) ?? log.findLast((each) => lineOf(text, each, names) !== undefined);
  const line = entry && lineOf(text, entry, names);
  const subject = entry && crestOf(screen, text, entry, names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, not again when the language changes
  useEffect(() => {
    if (line !== undefined && said && !said.again) say(line);
  }, [said]);
  return (
    <section className="ticker" aria-label={words.table.happened} data-playing={playing}>
      <TalkBubble />
      {entry && line !== undefined && (
        <button
          type="button"
          key={said?.id}
          className="ticker-line"
          title={words.table.why}
          onClick={() => openRule(entry.rule)}
        >
          {subject !== undefined && <Crest seat={subject} size={20} />}
          <span>{line}</span>
        </button>
      )}
      {playing || waiting ? (
        <button type="button" className="ticker-button" onClick={onSkip} disabled={ahead}>
          <Icon of={skipIcon} /> <span>{words.table.skip}</span>
        </button>
      ) : (
        repeatable && (
          <button type="button" className="ticker-button" onClick={onRepeat}>
            <Icon of={repeatIcon} /> <span>{words.table.repeat}</span>
          </button>
        )
      )}
      {note}
    </section>
  );
}
