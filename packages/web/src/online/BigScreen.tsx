import full from 'icon:expand';
import type { GameId } from '@mazmorra/catalogue';
import type { RoomView } from '@mazmorra/protocol';
import { botName } from '@mazmorra/protocol';
import { useEffect } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { LanguageSwitch } from '../page/LanguageSwitch.tsx';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { useTitle } from '../parts/title.ts';
import { inviteOf, useBigZoom } from './big-screen.ts';
import { Code } from './Code.tsx';
import type { RemoteClient } from './remote-client.ts';
import { ScreenCode } from './ScreenCode.tsx';
import { Status } from './Status.tsx';
import { useScreenCode } from './screen-code.ts';

import { useInviteLink } from './server.ts';
import { type OnlineWords, useOnlineWords } from './words.ts';

import './big-screen.css';

interface BigProps {
  readonly client: RemoteClient;
  readonly room: RoomView;
  readonly game: GameId;
}

/** Before the start, for everybody in the room: the code to join, and who is here. */
export function BigWaiting({ client, room, game }: BigProps) {
  const words = useOnlineWords();
  const shell = useWords();
  const { name } = shell.games[game];
  const free = room.seats.filter(({ kind }) => kind === 'free').length;
  const code = useScreenCode(client);
  useHandsOver(client, room);
  useBigZoom();
  useTitle(words.tableTitle(name));
  return (
    <main className="big" id="content" data-game={game} data-big="waiting">
      <header className="big-head">
        <h1>{name}</h1>
        <LanguageSwitch />
      </header>
      <Status />
      <section className="big-code" aria-labelledby="big-scan">
        <JoinCode room={room} />
        <h2 id="big-scan">{words.screen.scan}</h2>
        {code !== undefined && <ScreenCode code={code} />}
        <p>{words.screen.scanHelp}</p>
      </section>
      <section className="big-seats" aria-label={words.people}>
        <ol>
          {room.seats.map((seat, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={place} className="big-seat" data-kind={seat.kind}>
              <Crest seat={place} size={56} />
              <span className="big-name">
                {seat.kind === 'bot'
                  ? botName(place)
                  : seat.anonymous
                    ? words.anonymous
                    : (seat.name ?? words.free)}
                {seat.host && <span className="quiet"> {words.host}</span>}
              </span>
            </li>
          ))}
        </ol>
        <p className="big-state" role="status">
          {stateIn(words, room, free)}
        </p>
      </section>
      <footer className="big-foot">
        <OwnView room={room} />
        <FullScreen />
      </footer>
    </main>
  );
}

function stateIn({ screen }: OnlineWords, room: RoomView, free: number): string {
  if (!room.seats.some(({ host }) => host)) return screen.first;
  return free > 0 ? screen.waiting(free) : screen.ready;
}

/** A screen that was opened without a seat leaves the table to the first who sits down: a television has nobody to press Start. */
function useHandsOver(client: RemoteClient, room: RoomView): void {
  const leads = room.host && room.you === undefined && room.status === 'open';
  useEffect(() => {
    if (leads) client.remote.request('leave', {}).catch(() => undefined);
  }, [client, leads]);
}

/** In the corner of the big screen during the game: whoever comes late, or picks up another phone, finds the code. */
export function JoinCorner({ client, room }: Omit<BigProps, 'game'>) {
  const words = useOnlineWords();
  const code = useScreenCode(client);
  return (
    <aside className="big-corner" aria-label={words.screen.code} data-big="corner">
      <JoinCode room={room} />
      <div>
        {code === undefined ? <p>{words.screen.watchHelp}</p> : <ScreenCode code={code} />}
        <OwnView room={room} />
        <FullScreen />
      </div>
    </aside>
  );
}

function JoinCode({ room }: { readonly room: RoomView }) {
  const words = useOnlineWords();
  const link = useInviteLink(room.table, inviteOf(room.invite));
  return <Code text={link} label={words.screen.code} />;
}

/** Who has a seat can go back to it on this device. */
function OwnView({ room }: { readonly room: RoomView }) {
  const words = useOnlineWords();
  if (room.you === undefined) return;
  return (
    <ButtonLink href={`/t/${room.table}`} kind="ghost">
      {words.screen.leave}
    </ButtonLink>
  );
}

export function FullScreen() {
  const words = useOnlineWords();
  if (!document.fullscreenEnabled) return;
  const go = (): void => void document.documentElement.requestFullscreen().catch(() => undefined);
  return (
    <Button kind="ghost" icon={full} onClick={go}>
      {words.screen.full}
    </Button>
  );
}
