import tv from 'icon:tv';
import type { GameId } from '@mazmorra/catalogue';
import type { RoomView } from '@mazmorra/protocol';
import type { ComponentType } from 'preact';
import { Suspense } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Page } from '../page/Page.tsx';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { useLocation } from '../parts/router.ts';
import { useSettings } from '../settings/store.ts';
import { useAct } from './act.ts';
import { Carry } from './Carry.tsx';
import { Chat } from './chat/Chat.tsx';
import { Deal } from './Deal.tsx';
import { Invite } from './Invite.tsx';
import { NameField } from './NameField.tsx';
import { useServerNow } from './pool/use-now.ts';
import { usePoolWords } from './pool/words.ts';
import type { RemoteClient } from './remote-client.ts';
import { SeatPlace } from './SeatPlace.tsx';
import { Status } from './Status.tsx';
import { contribution, takeName } from './server.ts';
import { useServer } from './server-state.ts';
import { clockText } from './time-left.ts';
import { AboutGame } from './waiting/AboutGame.tsx';
import { ChangeTable, useToldOfChange } from './waiting/ChangeTable.tsx';
import { NewTerms } from './waiting/NewTerms.tsx';
import { Start } from './waiting/Start.tsx';
import { useWaitingWords } from './waiting/words.ts';
import { useOnlineWords } from './words.ts';

interface WaitingRoomProps {
  readonly client: RemoteClient;
  readonly room: RoomView;
  readonly game: GameId;
  readonly InviteFriends: ComponentType<{ readonly table: string }>;
}

/** Before the start: who sits where, how to bring friends, and the host's start. */
export function WaitingRoom({ client, room, game, InviteFriends }: WaitingRoomProps) {
  const words = useOnlineWords();
  const shell = useWords();
  useToldOfChange(room, game);
  return (
    <Page title={words.tableTitle(shell.games[game].name)} game={game} wide>
      <Status />
      {room.you === undefined && <AboutGame room={room} game={game} />}
      <div className="online-halves">
        {room.invite !== undefined && !room.quick && (
          <Invite client={client} table={room.table} invite={room.invite} />
        )}
        <Seats client={client} room={room} game={game} />
        <Beside client={client} room={room} game={game} InviteFriends={InviteFriends} />
      </div>
    </Page>
  );
}

/** Who sits where, and what those who sit and the host may do about it. */
function Seats({ client, room, game }: Omit<WaitingRoomProps, 'InviteFriends'>) {
  const words = useOnlineWords();
  const act = useAct();
  const seated = room.you !== undefined;
  const free = room.seats.flatMap((seat, place) => (seat.kind === 'free' ? [place] : []));
  const waiting = useWaitingWords();
  useHostSits(client, room, act.run);
  return (
    <section className="plate">
      <h2>{words.people}</h2>
      {room.host && room.status === 'open' && <Start {...{ client, room, free, act }} />}
      {room.rated && (
        <p className="quiet" data-rated>
          {words.ratedTable}
        </p>
      )}
      {!seated && room.status === 'open' && <Entry client={client} room={room} free={free.length} />}
      <NewTerms {...{ client, room, act }} />
      <ol className="online-seats">
        {room.seats.map((seat, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <SeatPlace key={place} client={client} room={room} seat={seat} place={place} act={act} />
        ))}
      </ol>
      {act.problem !== undefined && <p className="online-problem">{act.problem}</p>}
      {room.status === 'ended' && <Ended />}
      {room.quick && <Gathering until={room.quick.until} />}
      {room.host && <Asks client={client} room={room} />}
      <SeatButtons {...{ client, room, game, free, act }} />
      {seated && room.status === 'open' && !room.quick && !room.host && (
        <p className="quiet">{words.waitHost}</p>
      )}
      {room.guests > 0 && seated && <p className="quiet">{waiting.guests(room.guests)}</p>}
      {room.watchers > 0 && <p className="quiet">{words.watchers(room.watchers)}</p>}
    </section>
  );
}

interface SeatButtonsProps extends Omit<WaitingRoomProps, 'InviteFriends'> {
  readonly free: readonly number[];
  readonly act: ReturnType<typeof useAct>;
}

function SeatButtons({ client, room, game, free, act }: SeatButtonsProps) {
  const words = useOnlineWords();
  const [, go] = useLocation();
  const { remote } = client;
  const leave = async (): Promise<void> => {
    await remote.request('leave', {});
    go('/online');
  };
  return (
    <div className="online-buttons">
      {room.host && free.length > 0 && !room.rated && (
        <Button
          onClick={() =>
            act.run(async () => {
              for (const seat of free) await remote.request('bot', { seat, level: 'adventurer' });
            })
          }
          data-fill
        >
          {words.addBots}
        </Button>
      )}
      {room.host && room.status === 'open' && !room.quick && <ChangeTable {...{ client, room, game }} />}
      {room.you !== undefined && (
        <Button kind="ghost" onClick={() => act.run(leave)}>
          {words.leaveSeat}
        </Button>
      )}
    </div>
  );
}

/** What there is to read and to say until the game begins. */
function Beside({ client, room, game, InviteFriends }: WaitingRoomProps) {
  const words = useOnlineWords();
  const seated = room.you !== undefined;
  const kept = useServer((server) => server.kept);
  return (
    <div className="stack">
      {seated && <AboutGame room={room} game={game} />}
      {kept && seated && room.status === 'open' && !room.quick && (
        <Suspense fallback={undefined}>
          <InviteFriends table={room.table} />
        </Suspense>
      )}
      {seated && (
        <section className="plate">
          <h2>{words.devices}</h2>
          <Carry table={room.table} />
        </section>
      )}
      {seated && (
        <section className="plate">
          <h2>{words.chatOnly}</h2>
          <Chat client={client} />
        </section>
      )}
      <Deal room={room} />
    </div>
  );
}

/** A table from the pool where too few came says that its people wait again. */
function Ended() {
  const words = useOnlineWords();
  const pool = usePoolWords();
  const again = useServer((server) => server.pool?.you !== undefined);
  if (!again) return <p>{words.status.ended}</p>;
  return (
    <p role="status">
      {pool.tooFew} <ButtonLink href="/quick">{pool.toWaiting}</ButtonLink>
    </p>
  );
}

/** A table from the pool starts by itself. */
function Gathering({ until }: { readonly until: number }) {
  const pool = usePoolWords();
  const now = useServerNow();
  return (
    <p role="timer" data-gathering>
      {pool.gathering(clockText(until - now))}
    </p>
  );
}

/** Whoever opened the table has the first seat without asking. */
function useHostSits(
  client: RemoteClient,
  room: RoomView,
  run: (work: () => Promise<unknown>) => void,
): void {
  const done = useRef(false);
  const fresh = room.host && room.you === undefined && room.seats.every(({ kind }) => kind === 'free');
  useEffect(() => {
    if (!fresh || done.current) return;
    done.current = true;
    run(() => client.remote.request('sit', { contribution: contribution() }));
  }, [fresh, client, run]);
}

interface EntryProps {
  readonly client: RemoteClient;
  readonly room: RoomView;
  readonly free: number;
}

/** A name and one tap. Who came from the lobby of a table that asks first, asks. */
function Entry({ client, room, free }: EntryProps) {
  const words = useOnlineWords();
  const { busy, problem, run } = useAct();
  const [name, setName] = useState(useSettings.getState().name);
  const invited = location.hash.length > 1;
  const asks = room.entry === 'ask' && !invited;
  if (room.asked) return <p role="status">{words.asked}</p>;
  if (free === 0) return <p className="quiet">{words.full}</p>;
  const enter = async (): Promise<void> => {
    await takeName(name);
    if (asks) await client.remote.request('ask', {});
    else await client.remote.request('sit', { contribution: contribution(), terms: room.terms ?? 0 });
  };
  return (
    <form
      className="online-entry stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(enter);
      }}
    >
      <NameField value={name} onChange={setName} />
      <Button kind="main" type="submit" disabled={busy} data-sit>
        {asks ? words.ask : words.sit}
      </Button>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
      {invited && (
        <ButtonLink
          href={`/t/${room.table}?screen${location.hash}`}
          kind="ghost"
          icon={tv}
          className="online-as-screen"
        >
          {words.screen.here}
        </ButtonLink>
      )}
    </form>
  );
}

function Asks({ client, room }: { readonly client: RemoteClient; readonly room: RoomView }) {
  const words = useOnlineWords();
  const { run } = useAct();
  const admit = (ask: number, yes: boolean) => run(() => client.remote.request('admit', { ask, yes }));
  return (
    <ul className="online-list">
      {(room.asks ?? []).map(({ ask, name }) => (
        <li key={ask} className="shelf-item">
          <span className="grow">{words.asks(name)}</span>
          <Button kind="main" onClick={() => admit(ask, true)}>
            {words.letIn}
          </Button>
          <Button onClick={() => admit(ask, false)}>{words.turnDown}</Button>
        </li>
      ))}
    </ul>
  );
}
