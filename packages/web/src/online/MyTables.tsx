import { isGameId } from '@mazmorra/catalogue';
import type { MyTable } from '@mazmorra/protocol';
import { useEffect, useState } from 'preact/hooks';
import { joined, useLanguage, useWords } from '../i18n/index.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';

import { askForMine } from './server.ts';
import { useServer } from './server-state.ts';
import { useOnlineWords } from './words.ts';

/** Where I sit on this server; those that wait for me come first. */
export function MyTables() {
  const words = useOnlineWords();
  const mine = useServer((server) => server.mine);
  const known = useServer(({ mineKnown }) => mineKnown);
  const online = useServer(({ status }) => status === 'online');
  useEffect(() => {
    if (online) void askForMine();
  }, [online]);
  const tables = [...mine].sort(byUrgency);
  return (
    <section className="plate" data-mine>
      <h2>{words.mine}</h2>
      {known && tables.length === 0 && <p className="quiet">{words.mineEmpty}</p>}
      <ul className="online-list">
        {tables.slice(0, 30).map((table) => (
          <MyRow key={table.table} table={table} />
        ))}
      </ul>
      <AskToNotify />
    </section>
  );
}

const rank: Readonly<Record<MyTable['status'], number>> = { running: 0, open: 1, finished: 2, ended: 3 };
const byUrgency = (a: MyTable, b: MyTable): number =>
  Number(b.yours) - Number(a.yours) || rank[a.status] - rank[b.status] || b.created - a.created;

function MyRow({ table: { table, game, status, names, yours } }: { readonly table: MyTable }) {
  const words = useOnlineWords();
  const shell = useWords();
  const language = useLanguage();
  if (!isGameId(game)) return;
  return (
    <li className="shelf-item" data-game={game} data-table={table}>
      <div className="grow">
        <strong>{shell.games[game].name}</strong>
        <p className="quiet">
          {joined(
            language,
            names.filter((name) => name !== ''),
          )}{' '}
          · {yours ? <strong className="online-turn">{words.yourTurn}</strong> : words.status[status]}
        </p>
      </div>
      <ButtonLink href={`/t/${table}`} kind={yours ? 'main' : 'plain'}>
        {words.go}
      </ButtonLink>
    </li>
  );
}

/** Browsers ask the reader only after a tap of theirs; where they never would, nothing is offered. */
export function AskToNotify({ label }: { readonly label?: string }) {
  const words = useOnlineWords();
  const possible = typeof Notification !== 'undefined';
  const [asked, setAsked] = useState(possible ? Notification.permission : 'denied');
  if (asked !== 'default') return;
  return (
    <Button onClick={() => void Notification.requestPermission().then(setAsked)}>
      {label ?? words.notify}
    </Button>
  );
}
