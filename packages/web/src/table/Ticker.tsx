import repeatIcon from 'icon:clockwise-rotation';
import skipIcon from 'icon:fast-forward-button';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Icon } from '../look/Icon.tsx';
import { say } from '../parts/live.ts';
import type { LogEntry } from './client.ts';
import { useTable } from './context.tsx';
import { crestOf, lineOf } from './lines.ts';
import type { ShownBeat } from './stage.ts';
import { TalkBubble } from './TalkBubble.tsx';
import './ticker.css';

interface TickerProps {
  /** What is being shown; between beats, the last line of the log stands. */
  readonly beat: ShownBeat | undefined;
  readonly log: readonly LogEntry[];
  readonly playing: boolean;
  /** The reader waits for others and may run ahead to their next decision. */
  readonly waiting: boolean;
  /** They do so already. */
  readonly ahead: boolean;
  readonly repeatable: boolean;
  readonly onSkip: () => void;
  readonly onRepeat: () => void;
  /** Something said at the table, which lies over the line for a moment. */
  readonly note?: ReactNode;
}

type Said = Pick<LogEntry, 'rule' | 'event'>;

/** How much of a reveal passes before it is put into words. */
const REVEAL_SHARE = 0.75;

/** Whether a card or die is just turning over: until it lies open, no word may tell what it is. */
function useUntold(beat: ShownBeat | undefined): boolean {
  const { screen } = useTable();
  const [toldId, setTold] = useState<number>();
  const turning = beat !== undefined && beat.length > 0 && screen.reveals?.(beat.event) === true;
  const id = turning ? beat.id : undefined;
  const wait = turning ? beat.length * REVEAL_SHARE : 0;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setTold(id), wait);
    return () => clearTimeout(timer);
  }, [id, wait]);
  return turning && toldId !== id;
}

/** What just happened, in one line that stays until the next thing does. */
export function Ticker(props: TickerProps) {
  const { beat, log, playing, waiting, ahead, repeatable, onSkip, onRepeat, note } = props;
  const words = useWords();
  const { text, names, screen, openRule } = useTable();
  const hidden = useUntold(beat);
  const spoken = (entry: Said): boolean => lineOf(text, entry, names) !== undefined;
  // The newest entry of the log is the beat itself.
  const told = hidden ? log.slice(0, -1) : log;
  const said: Said | undefined = beat && !hidden && spoken(beat) ? beat : told.findLast(spoken);
  const line = said && lineOf(text, said, names);
  const id = beat && !hidden ? beat.id : told.length;
  const subject = said && crestOf(screen, text, said, names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once per beat, not again when the language changes
  useEffect(() => {
    if (line !== undefined && beat && !hidden && !beat.again) say(line);
  }, [id]);
  return (
    <section className="ticker" aria-label={words.table.happened} data-playing={playing}>
      <TalkBubble />
      {said && line !== undefined && (
        <button
          type="button"
          key={id}
          className="ticker-line"
          title={words.table.why}
          onClick={() => openRule(said.rule)}
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
