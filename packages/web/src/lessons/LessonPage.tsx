import type { GameId } from '@mazmorra/catalogue';
import { type Book, told } from '@mazmorra/lessons';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { quickTable } from '../app/seating.ts';
import type { AnyScreen } from '../games/contract.ts';
import { useLanguage, useWords } from '../i18n/index.ts';
import { createLocalTable, openPosition, type PositionClient } from '../local/local-table.ts';
import { Button } from '../parts/Button.tsx';
import { useSettings } from '../settings/store.ts';
import type { TableClient } from '../table/client.ts';
import { useTable } from '../table/context.tsx';
import { Loading, TableScreen } from '../table/TableScreen.tsx';
import { Coach } from './Coach.tsx';
import { type Course, openCourse, placeIn } from './course.ts';
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
  const { lesson } = book;
  const [at, setAt] = useState(() => placeIn(lesson, progressIn(game).at));
  const [, go] = useLocation();
  const begin = (chapter: number): void => {
    const next: Bookmark = { chapter, step: 0, given: [] };
    keepPlace(game, next);
    setAt(next);
  };
  const isLast = at.chapter === lesson.chapters.length - 1;
  return (
    <Chapter
      key={at.chapter}
      game={game}
      book={book}
      screen={screen}
      at={at}
      onEnd={isLast ? () => markKnown(game) : undefined}
      onNext={isLast ? () => go('/') : () => begin(at.chapter + 1)}
    />
  );
}

interface ChapterProps extends ChaptersProps {
  readonly at: Bookmark;
  readonly onNext: () => void;
  /** Absent where another chapter follows. */
  readonly onEnd: (() => void) | undefined;
}

interface Opened {
  readonly course: Course;
  readonly table: PositionClient;
  readonly client: TableClient;
}

function Chapter({ game, book, screen, at, onNext, onEnd }: ChapterProps) {
  const words = useLessonWords();
  const chapter = book.lesson.chapters[at.chapter];
  const opened = useOpened(game, book, at);
  const [live, setLive] = useState(false);
  if (!chapter || !opened) return <Loading />;
  const { course, table, client } = opened;
  const whole = book.lesson.chapters.map(({ steps }) => steps.length);
  const before = whole.slice(0, at.chapter).reduce((sum, steps) => sum + steps, 0);
  const all = whole.reduce((sum, steps) => sum + steps, 0);
  const playOn = (): void => {
    setLive(true);
    table.playOn();
  };
  return (
    <Held course={course} steps={chapter.steps.map(({ answers }) => answers !== undefined)} live={live}>
      {(hold) => (
        <TableScreen
          client={client}
          screen={screen}
          hold={hold}
          lost={words.old}
          progress={[]}
          endActions={[{ label: words.home, main: true, run: onNext }]}
          foot={
            live ? undefined : (
              <Coach
                course={course}
                steps={chapter.steps}
                place={(step) => words.place(before + step + 1, all)}
                end={
                  onEnd ? (
                    <Finish game={game} book={book} onEnd={onEnd} onPlayOn={playOn} />
                  ) : (
                    <div className="coach-actions">
                      <Button kind="main" onClick={onNext} data-next>
                        {words.nextChapter}
                      </Button>
                    </div>
                  )
                }
              />
            )
          }
        />
      )}
    </Held>
  );
}

/** Knows whether the table offers anything: only where the step asks for an answer, and when the lesson is over. */
function Held({
  course,
  steps,
  live,
  children,
}: {
  readonly course: Course;
  readonly steps: readonly boolean[];
  readonly live: boolean;
  readonly children: (hold: boolean) => React.ReactNode;
}) {
  const step = useStore(course.store, (state) => state.step);
  return children(!live && steps[step] !== true);
}

function useOpened(game: GameId, book: Book<unknown>, at: Bookmark): Opened | undefined {
  const name = useSettings((settings) => settings.name);
  const words = useWords();
  const [opened, setOpened] = useState<Opened>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chapter is opened once; what is kept changes while it is played
  useEffect(() => {
    const setting = book.lesson.chapters[at.chapter];
    if (!setting) return;
    const course = openCourse(setting.steps, at.step);
    let given = at.given;
    const keep = (): void =>
      keepPlace(game, { chapter: at.chapter, step: course.store.getState().step, given });
    const table = openPosition(
      {
        id: `lesson-${game}-${at.chapter}`,
        game,
        version: book.version,
        // The steps stay here: the worker needs the position and the script.
        setting: { position: setting.position, ...partOf(setting) },
        name: name.trim() === '' ? words.setup.nameless : name,
        given: at.given,
      },
      (news) => {
        if (news.type === 'paused') return course.paused();
        ({ given } = news);
        keep();
      },
    );
    const stop = course.store.subscribe(keep);
    setOpened({ course, table, client: course.coached(table) });
    return () => {
      stop();
      table.close();
    };
  }, []);
  return opened;
}

const partOf = ({ before, others, dice }: Book<unknown>['lesson']['chapters'][number]) => ({
  ...(before && { before }),
  ...(others && { others }),
  ...(dice && { dice }),
});

/** The end of a lesson: what was learned, and the ways on. */
function Finish({
  game,
  book,
  onEnd,
  onPlayOn,
}: {
  readonly game: GameId;
  readonly book: Book<unknown>;
  readonly onEnd: () => void;
  readonly onPlayOn: () => void;
}) {
  const words = useLessonWords();
  const shell = useWords();
  const language = useLanguage();
  const { names } = useTable();
  const { name, level } = useSettings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(onEnd, []);
  const text = useMemo(() => told(book.lesson.end, language, names.seat), [book, language, names]);
  const play = async (): Promise<void> => {
    setBusy(true);
    go(`/table/${(await createLocalTable(quickTable(shell, game, name, level))).id}`);
  };
  return (
    <div data-lesson-end>
      <p>{text}</p>
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
