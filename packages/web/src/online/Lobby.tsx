import { isGameId } from '@mazmorra/catalogue';
import type { LobbyEntry } from '@mazmorra/protocol';
import { useEffect } from 'react';
import { joined, useLanguage, useWords } from '../i18n/index.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { useAct } from './act.ts';
import { readLobby, theLink, useHouse } from './house.ts';
import { useOnlineWords } from './words/index.ts';

/** The tables anybody may come to, kept up to date while the page is open. */
export function Lobby() {
  const words = useOnlineWords();
  const { lobby, lobbyMore, status } = useHouse();
  const { busy, problem, run } = useAct();
  useEffect(() => {
    if (status !== 'online') return;
    const link = theLink();
    readLobby().catch(() => undefined);
    return () => void link.request('lobby', { on: false }).catch(() => undefined);
  }, [status]);
  return (
    <section className="plate" data-lobby>
      <h2>{words.lobby}</h2>
      {lobby.length === 0 && <p className="quiet">{words.lobbyEmpty}</p>}
      <ul className="online-list">
        {lobby.map((entry) => (
          <LobbyRow key={entry.table} entry={entry} />
        ))}
      </ul>
      {lobbyMore !== undefined && (
        <Button kind="ghost" disabled={busy} onClick={() => run(() => readLobby(lobbyMore))} data-more>
          {words.lobbyMore}
        </Button>
      )}
      {problem !== undefined && <p className="online-note">{problem}</p>}
    </section>
  );
}

function LobbyRow({ entry }: { readonly entry: LobbyEntry }) {
  const words = useOnlineWords();
  const shell = useWords();
  const language = useLanguage();
  const { table, game, free, names, status, spectators } = entry;
  if (!isGameId(game)) return;
  const joinable = status === 'open' && free > 0;
  const way = joinable ? (entry.entry === 'ask' ? words.ask : words.join) : words.watch;
  return (
    <li className="shelf-item" data-game={game} data-table={table}>
      <div className="grow">
        <strong>{shell.games[game].name}</strong>
        <p className="quiet">
          {joined(language, names)}
          {names.length > 0 && ' · '}
          {status === 'running' ? words.status.running : free > 0 ? words.missing(free) : words.full}
        </p>
      </div>
      {(joinable || spectators) && (
        <ButtonLink href={`/t/${table}`} kind={joinable ? 'main' : 'plain'}>
          {way}
        </ButtonLink>
      )}
    </li>
  );
}
