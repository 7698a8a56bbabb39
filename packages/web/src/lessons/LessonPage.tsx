import type { GameId } from '@mazmorra/catalogue';
import { type Book, told } from '@mazmorra/lessons';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { createLocalTable } from '../local/local-table.ts';
import { quickTable } from '../local/seating.ts';
import { Button } from '../parts/Button.tsx';
import { useLocation } from '../parts/router.ts';
import { useSettings } from '../settings/store.ts';
import { useTable } from '../table/context.tsx';
import type { AnyScreen } from '../table/contract.ts';
import { Loading } from '../table/Loading.tsx';
import { type Bookmark, keepPlace, markKnown, progressIn } from '../taught/progress.ts';
import { CoachedTable } from './CoachedTable.tsx';
import { placeIn } from './course.ts';
import { NotOpened } from './NotOpened.tsx';
import { useTaught } from './use-taught.ts';
import { useLessonWords } from './words.ts';

/** The lesson of a game: the real table, led through step by step. */
export default function LessonPage({ game }: { readonly game: GameId }) {
  const words = useLessonWords();
  const taught = useTaught(game);
  if (!taught) return <Loading />;
  if (!taught.book) return <NotOpened why={words.none} />;
  return <Chapters game={game} book={taught.book} screen={taught.screen} />;
}

interface ChaptersProps {
  readonly game: GameId;
  readonly book: Book<unknown>;
  readonly screen: AnyScreen;
}

function Chapters({ game, book, screen }: ChaptersProps) {
  const words = useLessonWords();
  const language = useLanguage();
  const { lesson } = book;
  const [at, setAt] = useState(() => placeIn(lesson, progressIn(game).at));
  const [round, setRound] = useState(0);
  const play = useFirstGame(game);
  const [, go] = useLocation();
  const chapter = lesson.chapters[at.chapter];
  if (!chapter) return <NotOpened why={words.none} />;
  const isLast = at.chapter === lesson.chapters.length - 1;
  const begin = (number: number): void => {
    const next: Bookmark = { chapter: number, step: 0, given: [] };
    keepPlace(game, next);
    setAt(next);
  };
  const again = (): void => {
    begin(at.chapter);
    setRound(round + 1);
  };
  const lengths = lesson.chapters.map(({ steps }) => steps.length);
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  return (
    <CoachedTable
      key={`${at.chapter} ${round}`}
      id={`lesson-${game}-${at.chapter}`}
      game={game}
      version={book.version}
      screen={screen}
      setting={chapter}
      steps={chapter.steps}
      from={at}
      // What is over begins anew the next time.
      onPlace={(place) =>
        progressIn(game).known !== true && keepPlace(game, { chapter: at.chapter, ...place })
      }
      place={(step) =>
        `${chapter.title[language]} · ${words.place(sum(lengths.slice(0, at.chapter)) + step + 1, sum(lengths))}`
      }
      endActions={[
        isLast
          ? { label: words.playNow, main: true, run: () => void play() }
          : { label: words.nextChapter, main: true, run: () => begin(at.chapter + 1) },
        { label: words.tryAgain, run: again },
        { label: words.home, run: () => go('/') },
      ]}
      end={(playOn) =>
        isLast ? (
          <Finish game={game} book={book} onPlayOn={playOn} onPlay={play} />
        ) : (
          <div className="coach-actions">
            <Button kind="main" onClick={() => begin(at.chapter + 1)} data-next>
              {words.nextChapter}
            </Button>
          </div>
        )
      }
    />
  );
}

/** The first game after the lesson, against bots. */
function useFirstGame(game: GameId): () => Promise<void> {
  const shell = useWords();
  const { name, level } = useSettings();
  const [, go] = useLocation();
  return async () => {
    go(`/table/${(await createLocalTable(quickTable(shell, game, name, level))).id}`);
  };
}

interface FinishProps {
  readonly game: GameId;
  readonly book: Book<unknown>;
  readonly onPlayOn: () => void;
  readonly onPlay: () => Promise<void>;
}

/** The end of a lesson: what was learned, and the ways on. */
function Finish({ game, book, onPlayOn, onPlay }: FinishProps) {
  const words = useLessonWords();
  const language = useLanguage();
  const { names, isOver } = useTable();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  useEffect(() => markKnown(game, true), [game]);
  const play = async (): Promise<void> => {
    setBusy(true);
    await onPlay();
  };
  return (
    <div className="coach-end" data-lesson-end>
      <p role="status">{told(book.lesson.end, language, names.seat)}</p>
      <div className="coach-actions">
        {!isOver && (
          <Button kind="main" onClick={onPlayOn}>
            {words.playOn}
          </Button>
        )}
        <Button kind={isOver ? 'main' : 'plain'} onClick={() => void play()} disabled={busy}>
          {words.playNow}
        </Button>
        <Button kind="ghost" onClick={() => go(`/rules/${game}`)}>
          {words.rules}
        </Button>
      </div>
    </div>
  );
}
