import { isGameId } from '@mazmorra/catalogue';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Page } from '../page/Page.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { Redirect, useSearchParams } from '../parts/router.ts';
import { useStore } from '../settings/stores.ts';
import { BigWaiting } from './BigScreen.tsx';
import { RemoteGame } from './RemoteGame.tsx';
import { RemoteClient } from './remote-client.ts';
import { Status } from './Status.tsx';
import { contribution, theLink } from './server.ts';
import { useServer } from './server-state.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import { UsedCode } from './waiting/UsedCode.tsx';
import { useOnlineWords } from './words.ts';
import './online.css';

/** What other folders show at a table: the page of all routes brings it. */
interface Brought {
  /** How the tournament of this table goes on after its end. */
  readonly NextRound: ComponentType<{ readonly id: string }>;
  readonly InviteFriends: ComponentType<{ readonly table: string }>;
}

interface RemotePageProps extends Brought {
  readonly table: string;
}

/** A table of the server: its waiting room before the start, then the game. The invitation is what follows the #. */
export default function RemotePage({ table, ...brought }: RemotePageProps) {
  const [search] = useSearchParams();
  const big = search.has('screen');
  const client = useRemote(table, search.has('watch'), big);
  const badCode = useServer((server) => server.badCode);
  if (badCode) return <UsedCode used={badCode === 'used'} />;
  return client ? <Opened client={client} big={big} {...brought} /> : <Waiting />;
}

interface OpenedProps extends Brought {
  readonly client: RemoteClient;
  readonly big: boolean;
}

function Opened({ client, big, NextRound, InviteFriends }: OpenedProps) {
  const { room, begun, gone } = useStore(client.store);
  useContribution(client);
  if (gone !== undefined) return <Gone />;
  if (!room || !isGameId(room.game)) return <Waiting />;
  // A game that the server no longer plays: its result and its log are in the record.
  if (!begun && room.recorded) return <Redirect to={`/r/${room.table}`} />;
  if (begun) return <RemoteGame client={client} game={room.game} big={big} NextRound={NextRound} />;
  if (big) return <BigWaiting client={client} room={room} game={room.game} />;
  return <WaitingRoom client={client} room={room} game={room.game} InviteFriends={InviteFriends} />;
}

function Waiting() {
  const words = useOnlineWords();
  const shell = useWords();
  return (
    <Page title={words.title}>
      <Status />
      <p className="quiet" aria-busy="true">
        {shell.app.loading}…
      </p>
    </Page>
  );
}

function Gone() {
  const words = useOnlineWords();
  return (
    <Page title={words.gone}>
      <p>{words.goneHelp}</p>
      <ButtonLink href="/online" kind="main">
        {words.back}
      </ButtonLink>
    </Page>
  );
}

function useRemote(table: string, watch: boolean, screen: boolean): RemoteClient | undefined {
  const [client, setClient] = useState<RemoteClient>();
  useEffect(() => {
    // First the connection, which takes a code out of the address; what is left is the invitation.
    const link = theLink();
    const invite = location.hash.slice(1);
    const opened = new RemoteClient(link, {
      table,
      watch,
      screen,
      ...(invite !== '' && { invite }),
    });
    setClient(opened);
    const follow = (): void => opened.setConnection(useServer.getState().status);
    follow();
    const stop = useServer.subscribe(follow);
    return () => {
      stop();
      opened.close();
    };
  }, [table, watch, screen]);
  return client;
}

/** Who was let in, or sits at a rematch, has given no bytes yet. */
function useContribution(client: RemoteClient): void {
  const missing = useStore(client.store, ({ room }) => {
    const own = room?.you === undefined ? undefined : room.seats[room.you];
    return room?.status === 'open' && own?.kind === 'person' && own.contribution === undefined;
  });
  useEffect(() => {
    if (missing) client.remote.request('contribute', { contribution: contribution() }).catch(() => undefined);
  }, [client, missing]);
}
