import repeatIcon from 'icon:clockwise-rotation';
import skipIcon from 'icon:fast-forward-button';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Icon } from '../look/Icon.tsx';
import { say } from '../parts/live.ts';
import { useTable } from './context.tsx';
import { gistOf } from './gist.ts';
import { crestOf, lineOf } from './lines.ts';
import type { StageState } from './stage.ts';

interface TickerProps {
  readonly staged: StageState;
  /** The reader waits for others and may run ahead to their next decision. */
  readonly waiting: boolean;
  readonly onSkip: () => void;
  readonly onRepeat: () => void;
  /** Something said at the table, which lies over the line for a moment. */
  readonly note?: ComponentChildren;
}

/** What just happened, in one line that stays until the next thing does. */
export function Ticker(props: TickerProps) {
  const { staged, waiting, onSkip, onRepeat, note } = props;
  const { log, playing, ahead, repeatable, said } = staged;
  const words = useWords();
  const { text, names, screen, openRule } = useTable();
  // A table just opened has said nothing yet: the newest line of its log stands.
  const entries =
    said?.entries ?? log.slice(log.findLastIndex((each) => lineOf(text, each, names) !== undefined));
  const gist = gistOf(entries, screen, text, names);
  const [entry, ...further] = gist?.entries ?? [];
  const single = further.length === 0 && gist?.more === 0;
  const subject = entry && further.length === 0 ? crestOf(screen, text, entry, names) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, not again when the language changes
  useEffect(() => {
    if (said && !said.again) say(said.entries.map((each) => lineOf(text, each, names) ?? '').join(' '));
  }, [said]);
  return (
    <section className="ticker" aria-label={words.table.happened} data-playing={playing}>
      {gist && entry && (
        <button
          type="button"
          key={said?.id}
          className="ticker-line"
          title={single ? words.table.why : words.table.repeat}
          onClick={() => (single ? openRule(entry.rule) : onRepeat())}
        >
          {subject !== undefined && <Crest seat={subject} size={20} />}
          <span>
            {gist.line}
            {gist.more > 0 && <span className="ticker-more"> {words.table.more(gist.more)}</span>}
          </span>
        </button>
      )}
      {playing || waiting ? (
        <button
          type="button"
          key="skip"
          className="ticker-button ticker-skip"
          onClick={onSkip}
          disabled={ahead}
        >
          <Icon of={skipIcon} /> <span>{waiting ? words.table.skipOn : words.table.skip}</span>
        </button>
      ) : (
        repeatable && (
          <button type="button" key="repeat" className="ticker-button" onClick={onRepeat}>
            <Icon of={repeatIcon} /> <span>{words.table.repeat}</span>
          </button>
        )
      )}
      {note}
    </section>
  );
}
