import type { ValuedOption } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { useState } from 'preact/hooks';
import { JudgedTable } from '../dilemmas/JudgedTable.tsx';
import { Values } from '../dilemmas/Values.tsx';
import { useDilemmaWords } from '../dilemmas/words.ts';
import { loadScreen } from '../games/registry.ts';
import { useLanguage, useWords } from '../i18n/index.ts';
import { localMistakes, openLocalMoment } from '../local/local-table.ts';
import type { Mistake, Mistakes } from '../local/study/mistakes.ts';
import { Page } from '../page/Page.tsx';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { useTable } from '../table/context.tsx';
import type { AnyScreen } from '../table/contract.ts';
import { Loading } from '../table/Loading.tsx';
import { costsByKind } from './kinds.ts';
import { decided, keepSchedule, nameOf, queueOf, scheduleOf } from './schedule.ts';
import { usePracticeWords } from './words.ts';

/** The reader's own costliest decisions, to be decided again at growing distances. */
export default function PracticePage({ game }: { readonly game: GameId }) {
  const loaded = useLoaded(() => Promise.all([loadScreen(game), localMistakes(game)]), [game]);
  const [schedule, setSchedule] = useState(() => scheduleOf(game));
  /** What is decided now: a queue as it was when the reader began. */
  const [round, setRound] = useState<readonly Mistake[]>();
  const [place, setPlace] = useState(0);
  if (!loaded) return <Loading />;
  const [screen, mistakes] = loaded;
  const mistake = round?.[place];
  if (!round || !mistake) {
    const queue = queueOf(mistakes.found, schedule, Date.now());
    const begin = (chosen: readonly Mistake[]) => () => {
      setPlace(0);
      setRound(chosen);
    };
    return <Overview game={game} mistakes={mistakes} {...queue} begin={begin} />;
  }
  return (
    <OneMistake
      key={nameOf(mistake)}
      game={game}
      mistake={mistake}
      screen={screen}
      place={place}
      of={round.length}
      onDecided={(right) => {
        const after = decided(schedule, mistake, right, Date.now());
        keepSchedule(game, after);
        setSchedule(after);
      }}
      onNext={() => setPlace(place + 1)}
    />
  );
}

interface OverviewProps {
  readonly game: GameId;
  readonly mistakes: Mistakes;
  readonly due: readonly Mistake[];
  readonly nextAt: number | undefined;
  begin(mistakes: readonly Mistake[]): () => void;
}

function Overview({ game, mistakes: { found, tooOld }, due, nextAt, begin }: OverviewProps) {
  const words = usePracticeWords();
  const shell = useWords();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  return (
    <Page title={words.title} game={game}>
      <p>
        <strong>{shell.games[game].name}</strong>
      </p>
      <p className="quiet">{words.intro}</p>
      {found.length === 0 && <p>{words.none}</p>}
      {due.length > 0 && (
        <p>
          <Button kind="main" onClick={begin(due)} data-begin>
            {words.begin(due.length)}
          </Button>
        </p>
      )}
      {found.length > 0 && due.length === 0 && (
        <>
          <p>{nextAt === undefined ? words.nothingDue : words.nextOn(date.format(nextAt))}</p>
          <p>
            <Button onClick={begin(found)}>{words.anyway}</Button>
          </p>
        </>
      )}
      {tooOld > 0 && <p className="quiet">{words.tooOld(tooOld)}</p>}
      <Kinds mistakes={found} />
      <p>
        <ButtonLink href="/games">{words.games}</ButtonLink>
      </p>
    </Page>
  );
}

/** What the reader pays most for, as far as the master's remarks tell. */
function Kinds({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  const words = usePracticeWords();
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 0 });
  const costs = costsByKind(mistakes);
  if (costs.length === 0) return;
  return (
    <section className="plate" data-kinds={costs.length}>
      <h2>{words.kindsTitle}</h2>
      <ul>
        {costs.map(({ kind, count, cost }) => (
          <li key={kind}>
            {words.kinds[kind]} {words.cost(count, percent.format(cost / count))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneMistakeProps {
  readonly game: GameId;
  readonly mistake: Mistake;
  readonly screen: AnyScreen;
  readonly place: number;
  readonly of: number;
  onDecided(right: boolean): void;
  onNext(): void;
}

function OneMistake({ game, mistake, screen, place, of, onDecided, onNext }: OneMistakeProps) {
  const words = usePracticeWords();
  const shell = useWords();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  return (
    <JudgedTable
      screen={screen}
      label={words.title}
      question={words.ask(shell.games[game].name, date.format(mistake.at))}
      place={`${words.title} · ${words.place(place + 1, of)}`}
      next={words.next}
      lost={words.lost}
      open={() => openLocalMoment(mistake.table, mistake.move)}
      verdict={(chosen) => <Verdict mistake={mistake} chosen={chosen} />}
      onDecided={(chosen) => onDecided(chosen === mistake.opinion.best)}
      onNext={onNext}
    />
  );
}

/** The options with their values, the best first. */
function valuesOf({ opinion: { best, options } }: Mistake): ValuedOption[] {
  return [...options]
    .sort((a, b) => Number(b.name === best) - Number(a.name === best) || b.value - a.value)
    .map(({ name, value, visits, why = [] }) => [name, value, visits, why]);
}

function Verdict({ mistake, chosen }: { readonly mistake: Mistake; readonly chosen: string }) {
  const words = usePracticeWords();
  const shared = useDilemmaWords();
  const { text, names } = useTable();
  const { best } = mistake.opinion;
  const option = (name: string): string => text.option(name, names, '');
  const right = chosen === best;
  const mark = (name: string): string | undefined => {
    if (name === chosen) return shared.yours;
    return name === best ? shared.best : undefined;
  };
  return (
    <div data-verdict={right ? 'right' : 'wrong'}>
      <p role="status">{right ? shared.right : shared.wrong(option(best))}</p>
      <p className="quiet">
        {chosen === mistake.chosen ? words.sameAgain : words.before(option(mistake.chosen))}
      </p>
      <Values options={valuesOf(mistake)} kind="" always={[chosen, mistake.chosen]} mark={mark} />
    </div>
  );
}
