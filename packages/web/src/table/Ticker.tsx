import repeatIcon from 'icon:clockwise-rotation';
import skipIcon from 'icon:fast-forward-button';
import { useEffect } from 'react';
import { useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Icon } from '../look/Icon.tsx';
import { say } from '../parts/live.ts';
import type { LogEntry } from './client.ts';
import { useTable } from './context.tsx';
import { lineOf } from './lines.ts';
import type { ShownBeat } from './stage.ts';
import './ticker.css';

interface TickerProps {
  /** What is being shown; between beats, the last line of the log stands. */
  readonly beat: ShownBeat | undefined;
  readonly log: readonly LogEntry[];
  readonly playing: boolean;
  readonly repeatable: boolean;
  readonly onSkip: () => void;
  readonly onRepeat: () => void;
}

type Said = Pick<LogEntry, 'rule' | 'event' | 'seat'>;

/** What just happened, in one line that stays until the next thing does. */
export function Ticker({ beat, log, playing, repeatable, onSkip, onRepeat }: TickerProps) {
  const words = useWords();
  const { text, names, openRule } = useTable();
  const spoken = (entry: Said): boolean => lineOf(text, entry, names) !== undefined;
  const said: Said | undefined = beat && spoken(beat) ? beat : log.findLast(spoken);
  const line = said && lineOf(text, said, names);
  const id = beat?.id ?? log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once per beat, not again when the language changes
  useEffect(() => {
    if (line !== undefined && beat && !beat.again) say(line);
  }, [id]);
  return (
    <section className="ticker" aria-label={words.table.happened} data-playing={playing}>
      {said && line !== undefined && (
        <button
          type="button"
          key={id}
          className="ticker-line"
          title={words.table.rule(said.rule)}
          onClick={() => openRule(said.rule)}
        >
          {said.seat !== undefined && <Crest seat={said.seat} size={20} />}
          <span>{line}</span>
        </button>
      )}
      {playing ? (
        <button type="button" className="ticker-button" onClick={onSkip}>
          <Icon of={skipIcon} /> <span>{words.table.skip}</span>
        </button>
      ) : (
        repeatable && (
          <button type="button" className="ticker-button" onClick={onRepeat}>
            <Icon of={repeatIcon} /> <span>{words.table.repeat}</span>
          </button>
        )
      )}
    </section>
  );
}
