import { isGameId } from '@mazmorra/catalogue';
import type { TournamentEntry, TournamentLists } from '@mazmorra/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { Status } from '../online/Status.tsx';
import { theLink } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { Page } from '../page/Page.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { OpenTournament } from './OpenTournament.tsx';
import { useTournamentWords } from './words.ts';
import '../online/online.css';
import './tournaments.css';

/** Opens a tournament, and leads to one's own and to those for everybody. */
export default function TournamentsPage() {
  const words = useTournamentWords();
  const lists = useLists();
  return (
    <Page title={words.title} wide>
      <Status />
      <p className="quiet">{words.intro}</p>
      <div className="online-halves">
        <OpenTournament />
        <div className="stack">
          <List title={words.mine} empty={words.mineEmpty} of={lists?.mine} />
          <List title={words.others} empty={words.othersEmpty} of={lists?.listed} />
        </div>
      </div>
    </Page>
  );
}

function useLists(): TournamentLists | undefined {
  const [lists, setLists] = useState<TournamentLists>();
  const online = useServer(({ status }) => status === 'online');
  const link = theLink();
  useEffect(() => {
    if (online) link.request('tournaments', {}).then(setLists, () => undefined);
  }, [online, link]);
  return lists;
}

interface ListProps {
  readonly title: string;
  readonly empty: string;
  readonly of: readonly TournamentEntry[] | undefined;
}

function List({ title, empty, of }: ListProps) {
  return (
    <section className="plate">
      <h2>{title}</h2>
      {of?.length === 0 && <p className="quiet">{empty}</p>}
      <ul className="online-list">
        {of?.map((entry) => (
          <Row key={entry.tournament} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Row({ entry }: { readonly entry: TournamentEntry }) {
  const words = useTournamentWords();
  const shell = useWords();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const { tournament, game, status, opener, people, rounds, drawn, start } = entry;
  if (!isGameId(game)) return;
  const when = status === 'open' && start !== undefined ? date.format(start) : words.status[status];
  return (
    <li className="shelf-item" data-game={game} data-tournament={tournament}>
      <div className="grow">
        <strong>{words.cup(shell.games[game].name)}</strong>
        <p className="quiet">
          {opener === '' ? words.byNobody : words.by(opener)} · {words.people(people)} ·{' '}
          {status === 'running' ? words.roundOf(drawn, rounds) : when}
        </p>
      </div>
      <ButtonLink href={`/tournament/${tournament}`}>{words.go}</ButtonLink>
    </li>
  );
}
