import type { GameId } from '@mazmorra/catalogue';
import type { ComponentType } from 'preact';
import { Suspense } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useScreen } from '../games/registry.ts';
import { useWords } from '../i18n/index.ts';
import { download } from '../local/file.ts';
import { useLocation } from '../parts/router.ts';
import { orNothing, useLoaded } from '../parts/use-loaded.ts';
import { useStore } from '../settings/stores.ts';
import type { AnyScreen } from '../table/contract.ts';
import { Loading } from '../table/Loading.tsx';
import { TableScreen, type TableScreenProps } from '../table/TableScreen.tsx';
import { useAct } from './act.ts';
import { JoinCorner } from './BigScreen.tsx';
import { useBigZoom, useFollowRematch } from './big-screen.ts';
import { CheckSheet } from './CheckSheet.tsx';
import { Bubble } from './chat/Bubble.tsx';
import { useChatBeside } from './chat/beside.ts';
import { ChatColumn } from './chat/ChatColumn.tsx';
import { useSpokenChat } from './chat/fresh.ts';
import { QuickSpeak } from './chat/QuickSpeak.tsx';
import { TickerLine } from './chat/TickerLine.tsx';
import { type HandTab, HandTabs } from './HandTabs.tsx';
import { useHandMode } from './hand-mode.ts';
import { Notices } from './Notices.tsx';
import { callToTable } from './notify.ts';
import { keptHistory, recordText } from './records.ts';
import type { RemoteClient } from './remote-client.ts';
import { SeatTime } from './SeatTime.tsx';
import { useAgain } from './seats/again.tsx';
import { knowsTurn, showsTable } from './server.ts';
import { TableDrawer } from './TableDrawer.tsx';
import { useOnlineWords } from './words.ts';

interface RemoteGameProps {
  readonly client: RemoteClient;
  readonly game: GameId;
  /** The big screen of everybody in the room. */
  readonly big: boolean;
  readonly NextRound: ComponentType<{ readonly id: string }>;
}

/** The game at a table of the server, on the same screen as any other: large for all, or as the hand alone. */
export function RemoteGame({ client, game, big, NextRound }: RemoteGameProps) {
  const screen = useScreen(game);
  const [checking, setChecking] = useState(false);
  const again = useAgain(client);
  const actions = useEndActions(client, again.actions, () => setChecking(true));
  const progress = useProgress(client, screen);
  const hand = useHandMode(client);
  const [tab, setTab] = useState<HandTab>('hand');
  const room = useStore(client.store, (state) => state.room);
  const beside = useChatBeside(client);
  useSpokenChat(client);
  useCall(client, game);
  useFollowRematch(client, big);
  if (!screen) return <Loading />;
  const handy = hand.on && !big && room?.status === 'running';
  const as = big ? 'room' : handy && tab === 'hand' ? 'own' : undefined;
  const column = beside && as === undefined;
  return (
    <>
      {big && <BigZoom />}
      <TableScreen
        client={client}
        screen={screen}
        as={as}
        strip={handy && <HandTabs tab={tab} onTab={setTab} />}
        aside={
          big ? room && <JoinCorner client={client} room={room} /> : column && <ChatColumn client={client} />
        }
        idle={!column && !big && <QuickSpeak client={client} />}
        tickerNote={!column && <TickerLine client={client} />}
        seatMark={(seat) => (
          <>
            <SeatTime client={client} seat={seat} />
            {!column && <Bubble client={client} seat={seat} />}
          </>
        )}
        endActions={actions}
        endNote={
          room?.tournament ? (
            <Suspense fallback={undefined}>
              <NextRound id={room.tournament.id} />
            </Suspense>
          ) : (
            again.note
          )
        }
        progress={progress}
        foot={!big && <Notices client={client} />}
        menu={<TableDrawer client={client} hand={hand} chatBeside={column} />}
      />
      {checking && <CheckSheet client={client} onClose={() => setChecking(false)} />}
    </>
  );
}

function BigZoom() {
  useBigZoom();
  return undefined;
}

/** A finished game goes on this device's shelf; the rows of its chart come from there. */
function useProgress(client: RemoteClient, screen: AnyScreen | undefined): TableScreenProps['progress'] {
  const finished = useStore(client.store, ({ room }) =>
    room?.outcome && room.recorded ? room.table : undefined,
  );
  const views = useLoaded(() => {
    const { room } = client.store.getState();
    // The record is still on the server: the chart is not worth a complaint.
    return finished !== undefined && room && screen ? orNothing(keptHistory(room)) : undefined;
  }, [finished, client, screen]);
  useEffect(() => {
    if (views) client.openHands(views.at(-1));
  }, [client, views]);
  return useMemo(() => (screen?.progress && views?.map(screen.progress)) ?? [], [screen, views]);
}

/** What can be done after the end. */
function useEndActions(
  client: RemoteClient,
  again: TableScreenProps['endActions'],
  check: () => void,
): TableScreenProps['endActions'] {
  const words = useOnlineWords();
  const shell = useWords();
  const [, go] = useLocation();
  const { run } = useAct();
  const room = useStore(client.store, (state) => state.room);
  return useMemo(() => {
    if (!room) return [];
    const save = async (): Promise<void> =>
      download(`${room.game}-${room.table.slice(0, 8)}.mazmorra.json`, await recordText(room.table));
    const toDay = { label: words.toDaily, main: true, run: () => go(`/daily/${room.daily?.day}`) };
    const toCup = {
      label: words.toTournament,
      main: true,
      run: () => go(`/tournament/${room.tournament?.id}`),
    };
    // Until its day is over a daily game has no record, and so nothing that is made of one.
    const ofRecord = [
      { label: shell.end.analysis, run: () => go(`/analysis/${room.table}`) },
      { label: words.replay, replay: `/r/${room.table}`, run: () => go(`/r/${room.table}`) },
      { label: words.check, run: check },
      { label: words.record, run: () => run(save) },
    ];
    return [
      ...(room.tournament ? [toCup] : room.you !== undefined && room.daily ? [toDay] : again),
      ...(room.recorded ? ofRecord : []),
      { label: words.back, run: () => go('/online') },
    ];
  }, [room, again, words, shell, go, run, check]);
}

/** A browser notification when it is my turn and the page is not in front; and the list of my tables learns of it. */
function useCall(client: RemoteClient, game: GameId): void {
  useEffect(() => {
    const table = client.remote.room?.table;
    showsTable(table);
    const stop = client.subscribe((change) => {
      if (change.type !== 'step' && change.type !== 'snapshot') return;
      const { decision } = change.type === 'step' ? change.step.state : change.snapshot.state;
      const yours = decision !== undefined && !decision.optional;
      if (table !== undefined) knowsTurn(table, yours);
      if (change.type === 'step' && yours && table !== undefined) void callToTable(game, table);
    });
    return () => {
      stop();
      showsTable(undefined);
    };
  }, [client, game]);
}
