import screenIcon from 'icon:tv';
import { isGameId } from '@mazmorra/catalogue';
import type { TournamentView } from '@mazmorra/protocol';
import { useWords } from '../i18n/index.ts';
import { Code } from '../online/Code.tsx';
import { CopyLink } from '../online/CopyLink.tsx';
import { Status } from '../online/Status.tsx';

import { isOnlyHere } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { useOnlineWords } from '../online/words.ts';

import { Page } from '../page/Page.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { useSearchParams } from '../parts/router.ts';
import { BigTournament } from './BigTournament.tsx';
import { Now } from './Now.tsx';
import { Rounds } from './Rounds.tsx';
import { Entrants, Standings } from './Standings.tsx';
import { useGoToTable, useTournament, useTournamentLink } from './use-tournament.ts';
import { useTournamentWords } from './words.ts';
import '../online/online.css';
import './tournaments.css';

/** A tournament, live: what is now, the standings, all tables. With `?screen` large, for everybody in a room. */
export default function TournamentPage({ id }: { readonly id: string }) {
  const words = useTournamentWords();
  const shell = useWords();
  const [search] = useSearchParams();
  const view = useTournament(id);
  if (view === undefined || view === 'missing')
    return (
      <Page title={words.title}>
        <Status />
        {view === 'missing' ? (
          <p>
            {words.missing} <ButtonLink href="/tournaments">{words.all}</ButtonLink>
          </p>
        ) : (
          <p className="quiet" aria-busy="true">
            {shell.app.loading}…
          </p>
        )}
      </Page>
    );
  return search.has('screen') ? <BigTournament view={view} /> : <Whole view={view} />;
}

function Whole({ view }: { readonly view: TournamentView }) {
  const words = useTournamentWords();
  const shell = useWords();
  useGoToTable(view);
  const { game } = view.settings;
  return (
    <Page title={isGameId(game) ? words.cup(shell.games[game].name) : words.title} wide game={game}>
      <Status />
      <div className="cup-halves" data-status={view.status}>
        <div className="stack">
          <Now view={view} />
          {view.rounds.length === 0 ? <Entrants view={view} /> : <Standings view={view} />}
        </div>
        <div className="stack">
          {view.status === 'open' && <InvitePlate view={view} />}
          <Rounds view={view} />
          {view.status === 'running' && <InvitePlate view={view} />}
          <Rules />
          <Check view={view} />
        </div>
      </div>
    </Page>
  );
}

function InvitePlate({ view }: { readonly view: TournamentView }) {
  const words = useTournamentWords();
  const online = useOnlineWords();
  const link = useTournamentLink(view);
  const onlyHere = useServer(({ origin }) => isOnlyHere(origin));
  return (
    <section className="plate">
      <h2>{view.status === 'open' ? words.invite : words.inviteWatch}</h2>
      <p className="quiet">{words.inviteHelp}</p>
      {onlyHere && <p className="online-note">{online.onlyHere}</p>}
      <div className="online-invite">
        <Code text={link} label={words.qr} />
        <div className="stack grow">
          <CopyLink link={link} label={words.link} data-invite />
          <ButtonLink href={`/tournament/${view.tournament}?screen`} icon={screenIcon}>
            {words.screen}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Rules() {
  const words = useTournamentWords();
  return (
    <details className="plate online-deal" data-rules>
      <summary>{words.rules}</summary>
      <ul className="cup-rules">
        {words.rulesLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function Check({ view }: { readonly view: TournamentView }) {
  const words = useTournamentWords();
  return (
    <details className="plate online-deal">
      <summary>{words.check}</summary>
      <p>{words.checkHelp}</p>
      <dl>
        <dt>{words.fingerprint}</dt>
        <dd>{view.commitment}</dd>
        {view.deal && (
          <>
            <dt>{words.seed}</dt>
            <dd>{view.deal.seed}</dd>
            <dt>{words.salt}</dt>
            <dd>{view.deal.salt}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
