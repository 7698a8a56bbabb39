import repeatIcon from 'icon:clockwise-rotation';
import skipIcon from 'icon:fast-forward-button';
import { useEffect } from 'react';
import { useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Icon } from '../look/Icon.tsx';
import { say } from '../parts/live.ts';
import { useTable } from './context.tsx';
import { lineOf } from './lines.ts';
import type { ShownBeat } from './stage.ts';
import './ticker.css';

interface TickerProps {
  readonly beat: ShownBeat | undefined;
  readonly playing: boolean;
  readonly repeatable: boolean;
  readonly onSkip: () => void;
  readonly onRepeat: () => void;
}

/** What just happened, in one line that stays until the next thing does. */
export function Ticker({ beat, playing, repeatable, onSkip, onRepeat }: TickerProps) {
  const words = useWords();
  const { text, names, openRule } = useTable();
  const line = beat && lineOf(text, beat, names);
  const id = beat?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once per beat, not again when the language changes
  useEffect(() => {
    if (line !== undefined && !beat?.again) say(line);
  }, [id]);
  return (
    <div className="ticker" data-playing={playing}>
      {beat && line !== undefined && (
        <button
          type="button"
          key={beat.id}
          className="ticker-line"
          title={words.table.rule(beat.rule)}
          onClick={() => openRule(beat.rule)}
        >
          {beat.seat !== undefined && <Crest seat={beat.seat} size={20} />}
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
    </div>
  );
}
