import { isGameId } from '@mazmorra/catalogue';
import type { TournamentView } from '@mazmorra/protocol';
import { useWords } from '../i18n/index.ts';
import { FullScreen } from '../online/BigScreen.tsx';
import { useBigZoom } from '../online/big-screen.ts';
import { Code } from '../online/Code.tsx';
import { Status } from '../online/Status.tsx';
import { LanguageSwitch } from '../page/LanguageSwitch.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { useTitle } from '../parts/title.ts';
import { State } from './Now.tsx';
import { Seats } from './Rounds.tsx';
import { isShown, nameIn } from './Standings.tsx';
import { useTournamentLink } from './use-tournament.ts';
import { useTournamentWords } from './words.ts';
import '../online/big-screen.css';

interface ViewProps {
  readonly view: TournamentView;
}

/** A tournament for everybody in a room: the code to join, then the standings and the tables of the round. */
export function BigTournament({ view }: ViewProps) {
  const words = useTournamentWords();
  const shell = useWords();
  const { game, rounds } = view.settings;
  const title = isGameId(game) ? words.cup(shell.games[game].name) : words.title;
  useBigZoom();
  useTitle(title);
  return (
    <main className="cup-big" id="content" data-game={game} data-big={view.status}>
      <header className="big-head">
        <h1>{title}</h1>
        {view.rounds.length > 0 && (
          <p className="cup-big-round">{words.roundOf(view.rounds.length, rounds)}</p>
        )}
        <LanguageSwitch />
      </header>
      <Status />
      <p className="cup-big-state" role="status">
        <State view={view} />
      </p>
      <div className="cup-big-body" data-drawn={view.rounds.length > 0 || undefined}>
        {view.rounds.length === 0 ? <Names view={view} /> : <BigStandings view={view} />}
        <div className="cup-big-side">
          {view.status === 'running' && <BigTables view={view} />}
          {(view.status === 'open' || view.status === 'running') && <BigCode view={view} />}
        </div>
      </div>
      <footer className="big-foot">
        <ButtonLink href={`/tournament/${view.tournament}`} kind="ghost">
          {words.leaveScreen}
        </ButtonLink>
        <FullScreen />
      </footer>
    </main>
  );
}

function BigCode({ view }: ViewProps) {
  const words = useTournamentWords();
  const link = useTournamentLink(view);
  return (
    <section className="cup-big-code">
      <Code text={link} label={words.qr} />
      <p>{view.status === 'open' ? words.scan : words.scanLate}</p>
    </section>
  );
}

function Names({ view }: ViewProps) {
  const words = useTournamentWords();
  const shown = view.entrants.filter(({ state }) => state !== 'removed');
  return (
    <ul className="cup-big-names" aria-label={words.entrants} data-entrants>
      {shown.map(({ name }) => (
        <li key={name}>{name || words.anonymous}</li>
      ))}
    </ul>
  );
}

function BigStandings({ view }: ViewProps) {
  const words = useTournamentWords();
  const shown = view.standings.filter(({ entrant }) => isShown(view, entrant));
  return (
    <ol className="cup-big-standings" aria-label={words.standings} data-many={shown.length > 12 || undefined}>
      {shown.map(({ entrant, points }, place) => (
        <li key={entrant} data-out={view.entrants[entrant]?.state !== 'in' || undefined}>
          <span className="cup-place">{place + 1}</span>
          <span className="grow">{nameIn(view, entrant, words.anonymous)}</span>
          <span className="cup-points">{points}</span>
        </li>
      ))}
    </ol>
  );
}

function BigTables({ view }: ViewProps) {
  const words = useTournamentWords();
  return (
    <ul className="cup-tables">
      {view.rounds.at(-1)?.tables.map((table, i) => (
        <li key={table.table} className="cup-table">
          <div className="cup-table-head">
            <strong>{words.table(i + 1)}</strong>
            {!table.result && <span className="cup-live">{words.playing}</span>}
          </div>
          <Seats view={view} table={table} />
        </li>
      ))}
    </ul>
  );
}
