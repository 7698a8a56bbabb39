import type { GameId } from '@mazmorra/catalogue';
import type { DailyGameView, DailyView } from '@mazmorra/protocol';
import { useRef, useState } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { originFor } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { Button } from '../parts/Button.tsx';
import { say } from '../parts/live.ts';
import { type Counted, emojiLine } from './share.ts';
import { pointsIn } from './told.ts';
import { useDailyWords } from './words.ts';

interface ShareProps {
  readonly game: GameId;
  readonly of: DailyGameView;
  readonly own: Counted;
  readonly day: DailyView;
}

/** The result as a text that spoils nothing: shown, and shared or copied with one tap. */
export function Share({ game, of, own, day }: ShareProps) {
  const words = useDailyWords();
  const shell = useWords();
  const language = useLanguage();
  const origin = useServer((server) => server.origin);
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: 'UTC' });
  const text = [
    words.shareTitle(shell.games[game].name, date.format(Date.parse(day.day))),
    `${emojiLine(own, of, day.streak)} · ${pointsIn(words, game, own.points)}`,
    `${originFor(origin)}/daily`,
  ].join('\n');
  const share = async (): Promise<void> => {
    if (typeof navigator.share === 'function') return navigator.share({ text });
    // Pages from a plain http address have no clipboard: the text is marked, ready for the reader's own copying.
    field.current?.select();
    await navigator.clipboard?.writeText(text);
    setCopied(navigator.clipboard !== undefined);
    if (navigator.clipboard) say(words.copied);
  };
  return (
    <div className="daily-share">
      <textarea
        ref={field}
        className="text-input"
        readOnly
        rows={3}
        aria-label={words.shareText}
        value={text}
        data-share
      />
      <Button onClick={() => void share().catch(() => undefined)}>
        {copied ? words.copied : words.share}
      </Button>
    </div>
  );
}
