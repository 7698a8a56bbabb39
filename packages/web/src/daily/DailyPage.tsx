import flame from 'icon:flame';
import { isGameId } from '@mazmorra/catalogue';
import type { DailyView } from '@mazmorra/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { Icon } from '../look/Icon.tsx';
import { NameField } from '../online/NameField.tsx';
import { useServerNow } from '../online/pool/use-now.ts';
import { Status } from '../online/Status.tsx';
import { useServer } from '../online/server-state.ts';
import { clockText } from '../online/time-left.ts';
import { Page } from '../page/Page.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { useSettings } from '../settings/store.ts';
import { GameOfDay } from './GameOfDay.tsx';
import { useDaily } from './use-daily.ts';
import { useDailyWords } from './words.ts';
import '../online/online.css';
import './daily.css';

/** One deal a day for each game, the same for everybody. The day is the server's, whatever clock the browser has. */
export default function DailyPage({ day }: { readonly day: string | undefined }) {
  const words = useDailyWords();
  const offline = useServer(({ status }) => status === 'offline');
  const [days, setDays] = useState(0);
  const view = useDaily(day, days);
  const onOver = useCallback(() => setDays((passed) => passed + 1), []);
  return (
    <Page title={words.title} wide>
      <Status />
      {offline && (
        <p className="online-note" data-offline>
          {words.offline} <ButtonLink href="/">{words.home}</ButtonLink>
        </p>
      )}
      {view === 'refused' && (
        <p>
          {words.empty} <ButtonLink href="/daily">{words.today}</ButtonLink>
        </p>
      )}
      {typeof view === 'object' && <Day view={view} offline={offline} onOver={onOver} />}
    </Page>
  );
}

interface DayProps {
  readonly view: DailyView;
  readonly offline: boolean;
  readonly onOver: () => void;
}

function Day({ view, offline, onOver }: DayProps) {
  const words = useDailyWords();
  const [name, setName] = useState(useSettings.getState().name);
  // Who has a name is not asked again, so that the games come first.
  const [nameless] = useState(name.trim() === '');
  // What is played alone can be compared best: it comes first.
  const games = [...view.games].sort((a, b) => Number(b.seats === 1) - Number(a.seats === 1));
  return (
    <div className="stack" data-day={view.day}>
      <section className="plate stack">
        <Calendar view={view} onOver={onOver} />
        {nameless && view.day === view.today && <NameField value={name} onChange={setName} />}
      </section>
      {games.length === 0 && <p>{words.empty}</p>}
      <div className="daily-games">
        {games.map(
          (one) =>
            isGameId(one.game) && (
              <GameOfDay key={one.game} game={one.game} of={one} day={view} name={name} disabled={offline} />
            ),
        )}
      </div>
      <p className="quiet">{words.intro}</p>
      <Days {...view} />
      {view.next.length > 0 && <Tomorrow next={view.next} />}
    </div>
  );
}

/** Which day it is, how long it lasts, and the streak. */
function Calendar({ view, onOver }: Pick<DayProps, 'view' | 'onOver'>) {
  const words = useDailyWords();
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <div className="daily-head">
      <h2>{date.format(Date.parse(view.day))}</h2>
      {view.day === view.today ? <Ends view={view} onOver={onOver} /> : <p>{words.past}</p>}
      <p className="daily-streak" data-streak={view.streak}>
        <Icon of={flame} /> {view.streak === 0 ? words.noStreak : words.streak(view.streak)}
      </p>
    </div>
  );
}

function Days({ day, today }: DailyView) {
  const words = useDailyWords();
  const after = dayAfter(day, 1);
  return (
    <nav className="row">
      <ButtonLink href={`/daily/${dayAfter(day, -1)}`}>{words.previous}</ButtonLink>
      {day !== today && after !== today && <ButtonLink href={`/daily/${after}`}>{words.next}</ButtonLink>}
      {day !== today && <ButtonLink href="/daily">{words.today}</ButtonLink>}
    </nav>
  );
}

/** The countdown; when it has run out the server is asked what day it is. */
function Ends({ view, onOver }: Pick<DayProps, 'view' | 'onOver'>) {
  const words = useDailyWords();
  const left = view.ends - useServerNow();
  const over = left <= 0;
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  return (
    <p role="timer" aria-live="off">
      {words.ends(clockText(left))}
    </p>
  );
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

function Tomorrow({ next }: { readonly next: DailyView['next'] }) {
  const words = useDailyWords();
  const shell = useWords();
  return (
    <details className="plate online-deal">
      <summary>{words.tomorrow}</summary>
      <dl>
        {next.map(({ game, commitment }) => (
          <div key={game}>
            <dt>{isGameId(game) ? shell.games[game].name : game}</dt>
            <dd data-next={game}>{commitment}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
