import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { AnyScreen } from '../games/contract.ts';
import { loadScreen } from '../games/registry.ts';
import { useWords } from '../i18n/index.ts';
import { download } from '../local/file.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import type { GameId } from '../table/client.ts';
import { Loading, TableScreen, type TableScreenProps } from '../table/TableScreen.tsx';
import { useAct } from './act.ts';
import { CheckSheet } from './CheckSheet.tsx';
import { useHouse } from './house.ts';
import { keptHistory, recordText } from './records.ts';
import type { RemoteClient } from './remote-client.ts';
import { TableDrawer } from './TableDrawer.tsx';
import { useOnlineWords } from './words/index.ts';

interface RemoteGameProps {
  readonly client: RemoteClient;
  readonly game: GameId;
}

/** The game at a table of the server, on the same screen as any other. */
export function RemoteGame({ client, game }: RemoteGameProps) {
  const screen = useScreen(game);
  const [checking, setChecking] = useState(false);
  const actions = useEndActions(client, () => setChecking(true));
  const progress = useProgress(client, screen);
  useCall(client, game);
  if (!screen) return <Loading />;
  return (
    <>
      <TableScreen
        client={client}
        screen={screen}
        endActions={actions}
        progress={progress}
        foot={<Notices client={client} />}
        menu={<TableDrawer client={client} />}
      />
      {checking && <CheckSheet client={client} onClose={() => setChecking(false)} />}
    </>
  );
}

function useScreen(game: GameId): AnyScreen | undefined {
  const [screen, setScreen] = useState<AnyScreen>();
  useEffect(() => {
    let current = true;
    void loadScreen(game).then((loaded) => current && setScreen(() => loaded));
    return () => {
      current = false;
    };
  }, [game]);
  return screen;
}

/** A finished game goes on this device's shelf; the rows of its chart come from there. */
function useProgress(client: RemoteClient, screen: AnyScreen | undefined): TableScreenProps['progress'] {
  const [rows, setRows] = useState<TableScreenProps['progress']>([]);
  const finished = useStore(client.store, ({ room }) => (room?.outcome ? room.table : undefined));
  useEffect(() => {
    const { room } = client.store.getState();
    if (finished === undefined || !room || !screen) return;
    let current = true;
    keptHistory(room).then(
      (views) => {
        if (current && screen.progress) setRows(views.map(screen.progress));
      },
      // The record is still on the server: the chart is not worth a complaint.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [finished, client, screen]);
  return rows;
}

/** What can be done after the end. */
function useEndActions(client: RemoteClient, check: () => void): TableScreenProps['endActions'] {
  const words = useOnlineWords();
  const shell = useWords();
  const [, go] = useLocation();
  const { run } = useAct();
  const room = useStore(client.store, (state) => state.room);
  return useMemo(() => {
    if (!room) return [];
    const again = async (): Promise<void> => {
      const { table, invite } = room.rematch ?? (await client.remote.request('rematch', {}));
      go(`/t/${table}${invite === undefined ? '' : `#${invite}`}`);
    };
    const save = async (): Promise<void> =>
      download(`${room.game}-${room.table.slice(0, 8)}.mazmorra.json`, await recordText(room.table));
    const rematch = {
      label: room.rematch ? words.toRematch : words.rematch,
      main: true,
      run: () => run(again),
    };
    return [
      ...(room.you === undefined ? [] : [rematch]),
      { label: shell.end.analysis, run: () => go(`/analysis/${room.table}`) },
      { label: words.replay, run: () => go(`/r/${room.table}`) },
      { label: words.check, run: check },
      { label: words.record, run: () => run(save) },
      { label: words.back, run: () => go('/online') },
    ];
  }, [room, client, words, shell, go, run, check]);
}

/** Quiet lines above the choice: a bot has my seat, the game was stopped, time runs. */
function Notices({ client }: { readonly client: RemoteClient }) {
  const words = useOnlineWords();
  const { busy, run } = useAct();
  const room = useStore(client.store, (state) => state.room);
  const elsewhere = useHouse(({ waiting }) => waiting.some((table) => table !== room?.table));
  if (!room) return;
  const own = room.you === undefined ? undefined : room.seats[room.you];
  return (
    <>
      {own?.covered !== undefined && room.status === 'running' && (
        <p className="online-note" role="status">
          {words.covered}{' '}
          <Button
            kind="main"
            disabled={busy}
            onClick={() => run(() => client.remote.request('take', {}))}
            data-take
          >
            {words.take}
          </Button>
        </p>
      )}
      {room.status === 'ended' && (
        <p className="online-note" role="status">
          {words.stopped}
        </p>
      )}
      {elsewhere && (
        <p className="online-note" role="status">
          {words.elsewhere} <ButtonLink href="/online">{words.back}</ButtonLink>
        </p>
      )}
      {room.status === 'running' && <TimeLeft client={client} />}
    </>
  );
}

/** The seconds the first awaited seat has left, where the table has a clock. */
function TimeLeft({ client }: { readonly client: RemoteClient }) {
  const words = useOnlineWords();
  const clock = useStore(client.store, (state) => state.clock);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!clock) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock) return;
  const least = Math.min(...Object.values(clock.left));
  const seconds = Math.ceil((least - (now - clock.heard)) / 1000);
  if (!Number.isFinite(seconds) || seconds > 3600) return;
  return <p className="online-clock">{words.left(Math.max(0, seconds))}</p>;
}

/** A browser notification when it is my turn and the page is not in front. */
function useCall(client: RemoteClient, game: GameId): void {
  const words = useOnlineWords();
  const shell = useWords();
  const text = words.notification(shell.games[game].name);
  useEffect(
    () =>
      client.subscribe((change) => {
        if (change.type !== 'step' || !change.step.state.decision || !document.hidden) return;
        if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
        new Notification(text, { tag: 'mazmorra-turn' });
      }),
    [client, text],
  );
}
