import type { GameId } from '@mazmorra/catalogue';
import { type Book, told } from '@mazmorra/lessons';
import { useEffect, useState } from 'preact/hooks';
import { quickTable } from '../app/seating.ts';
import type { AnyScreen } from '../games/contract.ts';
import { useLanguage, useWords } from '../i18n/index.ts';
import { createLocalTable } from '../local/local-table.ts';
import { Button } from '../parts/Button.tsx';
import { useLocation } from '../parts/router.ts';
import { useSettings } from '../settings/store.ts';
import { useTable } from '../table/context.tsx';
import { Loading } from '../table/Loading.tsx';
import { CoachedTable } from './CoachedTable.tsx';
import { placeIn } from './course.ts';
import { NotOpened } from './NotOpened.tsx';
import { type Bookmark, keepPlace, markKnown, progressIn } from './progress.ts';
import { useTaught } from './use-taught.ts';
import { useLessonWords } from './words/index.ts';

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
  const [, go] = useLocation();
  const chapter = lesson.chapters[at.chapter];
  if (!chapter) return <NotOpened why={words.none} />;
  const isLast = at.chapter === lesson.chapters.length - 1;
  const begin = (number: number): void => {
    const next: Bookmark = { chapter: number, step: 0, given: [] };
    keepPlace(game, next);
    setAt(next);
  };
  const lengths = lesson.chapters.map(({ steps }) => steps.length);
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  return (
    <CoachedTable
      key={at.chapter}
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
      endActions={[{ label: words.home, main: true, run: () => go('/') }]}
      end={(playOn) =>
        isLast ? (
          <Finish game={game} book={book} onPlayOn={playOn} />
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

interface FinishProps {
  readonly game: GameId;
  readonly book: Book<unknown>;
  readonly onPlayOn: () => void;
}

/** The end of a lesson: what was learned, and the ways on. */
function Finish({ game, book, onPlayOn }: FinishProps) {
  const words = useLessonWords();
  const shell = useWords();
  const language = useLanguage();
  const { names } = useTable();
  const { name, level } = useSettings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  useEffect(() => markKnown(game), [game]);
  const play = async (): Promise<void> => {
    setBusy(true);
    go(`/table/${(await createLocalTable(quickTable(shell, game, name, level))).id}`);
  };
  return (
    <div className="coach-end" data-lesson-end>
      <p role="status">{told(book.lesson.end, language, names.seat)}</p>
      <div className="coach-actions">
        <Button kind="main" onClick={onPlayOn}>
          {words.playOn}
        </Button>
        <Button onClick={() => void play()} disabled={busy}>
          {words.playNow}
        </Button>
        <Button kind="ghost" onClick={() => go(`/rules/${game}`)}>
          {words.rules}
        </Button>
      </div>
    </div>
  );
}
