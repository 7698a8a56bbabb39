import type { GameId } from '@mazmorra/catalogue';
import type { DailyGameView, DailyView } from '@mazmorra/protocol';
import { useLanguage, useWords } from '../i18n/index.ts';
import { useAct } from '../online/act.ts';
import { takeName, theLink } from '../online/server.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { useLocation } from '../parts/router.ts';
import { Results } from './Results.tsx';
import { Share } from './Share.tsx';
import type { Counted } from './share.ts';
import { endingIn, pointsIn } from './told.ts';
import { useDailyWords } from './words.ts';

interface GameOfDayProps {
  readonly game: GameId;
  readonly of: DailyGameView;
  readonly day: DailyView;
  /** The name to play under. */
  readonly name: string;
  readonly disabled: boolean;
}

/** The deal of one game: the way in or one's own result, then everybody's. */
export function GameOfDay({ game, of, day, name, disabled }: GameOfDayProps) {
  const words = useDailyWords();
  const shell = useWords();
  const { you, seats } = of;
  return (
    <article
      className={`plate daily-game${seats === 1 ? ' daily-star' : ''}`}
      data-game={game}
      data-state={you?.state ?? 'open'}
    >
      {seats === 1 && <p className="daily-mark">{words.star}</p>}
      <h3>{shell.games[game].name}</h3>
      <p className="quiet">{seats === 1 ? words.alone : words.bots(seats - 1)}</p>
      {you?.state === 'counted' ? (
        <Own game={game} of={of} own={you} day={day} />
      ) : (
        <Try game={game} of={of} isToday={day.day === day.today} name={name} disabled={disabled} />
      )}
      <Results game={game} of={of} />
      <DealOfDay of={of} />
    </article>
  );
}

interface TryProps extends Pick<GameOfDayProps, 'game' | 'of' | 'name' | 'disabled'> {
  readonly isToday: boolean;
}

function Try({ game, of: { you }, isToday, name, disabled }: TryProps) {
  const words = useDailyWords();
  const shell = useWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useAct();
  if (you?.state === 'void' || (you && !isToday))
    return (
      <p>
        {words.late} <ButtonLink href={`/t/${you.table}`}>{words.watch}</ButtonLink>
      </p>
    );
  if (!isToday) return <p>{words.unplayed}</p>;
  const play = async (): Promise<void> => {
    if (!you) await takeName(name);
    const { table } = await theLink().request('play-daily', { game });
    go(`/t/${table}`);
  };
  return (
    <>
      <Button
        kind="main"
        disabled={busy || disabled}
        onClick={() => run(play)}
        aria-label={words.playOf(shell.games[game].name)}
        data-play-daily={game}
      >
        {you ? words.goOn : words.play}
      </Button>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </>
  );
}

interface OwnProps extends Pick<GameOfDayProps, 'game' | 'of' | 'day'> {
  readonly own: Counted;
}

function Own({ game, of, own, day }: OwnProps) {
  const words = useDailyWords();
  return (
    <div className="stack" data-own={own.points}>
      <p className="daily-own">
        <strong>{pointsIn(words, game, own.points)}</strong> · {endingIn(words, of.seats, own)}
        <br />
        {words.rank(own.rank, of.people)}
      </p>
      <Share game={game} of={of} own={own} day={day} />
    </div>
  );
}

/** What was promised about the deal, and after the day the seed itself. */
function DealOfDay({ of: { commitment, made, deal } }: Pick<GameOfDayProps, 'of'>) {
  const words = useDailyWords();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (
    <details className="online-deal">
      <summary>{words.deal}</summary>
      <p className="quiet">{words.dealHelp}</p>
      <dl>
        <dt>{words.fingerprint}</dt>
        <dd data-commitment>{commitment}</dd>
        <dt>{words.made}</dt>
        <dd>{time.format(made)} UTC</dd>
        {deal && (
          <>
            <dt>{words.seed}</dt>
            <dd data-seed>{deal.seed}</dd>
            <dt>{words.salt}</dt>
            <dd>{deal.salt}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
