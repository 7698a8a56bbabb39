import type { Dilemma } from '@mazmorra/bots';
import { type GameId, isGameId } from '@mazmorra/catalogue';
import { useMemo, useState } from 'preact/hooks';
import { loadScreen } from '../games/registry.ts';
import { useWords } from '../i18n/index.ts';
import { NotOpened } from '../lessons/NotOpened.tsx';
import { openLocalDilemma } from '../local/local-table.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { useSettings } from '../settings/store.ts';
import type { AnyScreen } from '../table/contract.ts';
import { Loading } from '../table/Loading.tsx';
import { loadDilemmas } from './data.ts';
import { JudgedTable } from './JudgedTable.tsx';
import { keepProgress, nextDilemma, ofDay, type Progress, progressIn } from './progress.ts';
import { after } from './rating.ts';
import { Verdict } from './Verdict.tsx';
import { useDilemmaWords } from './words.ts';

/** Positions in which the best choice is clear to a deep search and not to everybody: one after the other. */
export default function DilemmaPage({ game }: { readonly game: GameId }) {
  const words = useDilemmaWords();
  const loaded = useLoaded(async () => {
    const [screen, dilemmas] = await Promise.all([loadScreen(game), loadDilemmas(game)]);
    return { screen, dilemmas };
  }, [game]);
  const [progress, setProgress] = useState(() => progressIn(game));
  const [now] = useState(() => Date.now());
  // Asked again only when the reader goes on: a decided dilemma stays on the table with its verdict.
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress changes while the verdict is read
  const dilemma = useMemo(() => loaded && nextDilemma(loaded.dilemmas, progress, now), [loaded, round, now]);
  const keep = (changed: Progress): void => {
    keepProgress(game, changed);
    setProgress(changed);
  };
  if (!loaded) return <Loading />;
  const { dilemmas, screen } = loaded;
  if (dilemmas.length === 0) return <NotOpened why={words.none} />;
  const goOn = (): void => setRound(round + 1);
  if (!dilemma)
    return (
      <AllDecided
        progress={progress}
        of={dilemmas.length}
        onAgain={() => {
          keep({ ...progress, decided: [], right: 0 });
          goOn();
        }}
      />
    );
  return (
    <OneDilemma
      key={dilemma.seed}
      dilemma={dilemma}
      isToday={dilemma === ofDay(dilemmas, now)}
      screen={screen}
      progress={progress}
      onDecided={(chosen) => {
        const right = chosen === dilemma.options[0]?.[0];
        keep({
          strength: after(progress.strength, dilemma, right),
          decided: [...progress.decided, dilemma.seed],
          right: progress.right + (right ? 1 : 0),
        });
      }}
      onNext={goOn}
    />
  );
}

interface AllDecidedProps {
  readonly progress: Progress;
  readonly of: number;
  onAgain(): void;
}

function AllDecided({ progress, of, onAgain }: AllDecidedProps) {
  const words = useDilemmaWords();
  return (
    <main className="loading" id="content">
      <h1>{words.title}</h1>
      <p>{words.all(progress.right, of)}</p>
      <Button kind="main" onClick={onAgain}>
        {words.again}
      </Button>
      <ButtonLink href="/">{words.home}</ButtonLink>
    </main>
  );
}

interface OneDilemmaProps {
  readonly dilemma: Dilemma;
  readonly isToday: boolean;
  readonly screen: AnyScreen;
  readonly progress: Progress;
  onDecided(chosen: string): void;
  onNext(): void;
}

function OneDilemma({ dilemma, isToday, screen, progress, onDecided, onNext }: OneDilemmaProps) {
  const words = useDilemmaWords();
  const shell = useWords();
  const ownName = useSettings((settings) => settings.name).trim();
  const label = isToday ? words.today : words.title;
  const count = progress.decided.length;
  const score =
    count > 0
      ? ` · ${words.score(progress.right, count)} · ${words.strength(Math.round(progress.strength.rating))}`
      : '';
  return (
    <JudgedTable
      screen={screen}
      label={label}
      question={words.ask(isGameId(dilemma.game) ? shell.games[dilemma.game].name : dilemma.game)}
      place={`${label}${score}`}
      next={words.next}
      lost={words.old}
      open={() => openLocalDilemma(dilemma, ownName === '' ? shell.setup.nameless : ownName)}
      verdict={(chosen) => <Verdict dilemma={dilemma} chosen={chosen} />}
      onDecided={onDecided}
      onNext={onNext}
    />
  );
}
