import type { GameId } from '@mazmorra/catalogue';
import type { Setting, Step } from '@mazmorra/lessons';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { openPosition, type PositionClient } from '../local/local-table.ts';
import { useSettings } from '../settings/store.ts';
import { useStore } from '../settings/stores.ts';
import type { TableClient } from '../table/client.ts';
import type { AnyScreen } from '../table/contract.ts';
import { Loading } from '../table/Loading.tsx';
import { TableScreen, type TableScreenProps } from '../table/TableScreen.tsx';
import type { Bookmark } from '../taught/progress.ts';
import { Coach } from './Coach.tsx';
import { type Course, openCourse } from './course.ts';
import { useLessonWords } from './words.ts';

type Place = Pick<Bookmark, 'step' | 'given'>;

interface CoachedTableProps {
  readonly id: string;
  readonly game: GameId;
  /** The version of the rules for which the steps were written. */
  readonly version: number;
  readonly screen: AnyScreen;
  readonly setting: Setting<unknown>;
  readonly steps: readonly Step[];
  /** Where the reader goes on; at the beginning unless said otherwise. */
  readonly from?: Place;
  /** Told whenever the reader has come further. */
  onPlace?(place: Place): void;
  /** What stands with a step: its number, or nothing. */
  place?(step: number): string;
  /** What is shown when all steps have been taken. */
  end(playOn: () => void): ComponentChildren;
  readonly endActions: TableScreenProps['endActions'];
}

interface Opened {
  readonly course: Course;
  readonly table: PositionClient;
  readonly client: TableClient;
}

/** The real table in a position that was laid out, with somebody who says what to do. */
export function CoachedTable(props: CoachedTableProps) {
  const { screen, steps, place = () => '', end, endActions } = props;
  const words = useLessonWords();
  const opened = useOpened(props);
  const [live, setLive] = useState(false);
  if (!opened) return <Loading />;
  const { course, table, client } = opened;
  const playOn = (): void => {
    setLive(true);
    table.playOn();
  };
  const coach = <Coach course={course} steps={steps} place={place} end={end(playOn)} />;
  return (
    <Held course={course} steps={steps} live={live}>
      {(hold) => (
        <TableScreen
          client={client}
          screen={screen}
          hold={hold}
          lost={words.old}
          progress={[]}
          endActions={endActions}
          foot={live ? undefined : coach}
        />
      )}
    </Held>
  );
}

interface HeldProps {
  readonly course: Course;
  readonly steps: readonly Step[];
  readonly live: boolean;
  children(hold: boolean): ComponentChildren;
}

/** Knows whether the table offers anything: only where the step asks for an answer, and when all has been said. */
function Held({ course, steps, live, children }: HeldProps) {
  const step = useStore(course.store, (state) => state.step);
  return children(!live && steps[step]?.answers === undefined);
}

function useOpened({ id, game, version, setting, steps, from, onPlace }: CoachedTableProps) {
  const ownName = useSettings((settings) => settings.name).trim();
  const words = useWords();
  const [opened, setOpened] = useState<Opened>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; where the reader is changes while it is played
  useEffect(() => {
    const course = openCourse(steps, from?.step ?? 0);
    let given = from?.given ?? [];
    const keep = (): void => onPlace?.({ step: course.store.getState().step, given });
    const { position, before, others, dice } = setting;
    const table = openPosition(
      {
        id,
        game,
        version,
        setting: {
          position,
          ...(before && { before }),
          ...(others && { others }),
          ...(dice && { dice }),
        },
        name: ownName === '' ? words.setup.nameless : ownName,
        given,
      },
      (news) => {
        if (news.type === 'paused') return course.paused(news.number);
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
