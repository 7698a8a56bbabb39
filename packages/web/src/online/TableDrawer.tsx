import talk from 'icon:conversation';
import speaker from 'icon:speaker';
import silent from 'icon:speaker-off';
import tv from 'icon:tv';
import type { RoomView } from '@mazmorra/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { joined, useLanguage, useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Button, ButtonLink, IconButton } from '../parts/Button.tsx';
import { Switch } from '../parts/fields.tsx';
import { say } from '../parts/live.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useAct } from './act.ts';
import { inviteOf } from './big-screen.ts';
import { Carry } from './Carry.tsx';
import { Chat } from './Chat.tsx';
import { Deal } from './Deal.tsx';
import type { HandMode } from './hand-mode.ts';
import { Invite } from './Invite.tsx';
import type { RemoteClient } from './remote-client.ts';
import { useOnlineWords } from './words/index.ts';

interface DrawerProps {
  readonly client: RemoteClient;
  readonly hand: HandMode;
}

/** Beside the game: the chat, who is here, the invitation, the deal, and the ways to leave. */
export function TableDrawer({ client, hand }: DrawerProps) {
  const words = useOnlineWords();
  const { chat, room } = useStore(client.store);
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(chat.length);
  const unread = open ? 0 : Math.max(0, chat.length - read);
  useEffect(() => {
    if (open) setRead(chat.length);
  }, [open, chat.length]);
  useEffect(() => {
    if (unread > 0) say(words.chatUnread(unread));
  }, [unread, words]);
  return (
    <span className="online-drawer">
      <IconButton
        icon={talk}
        label={unread > 0 ? words.chatUnread(unread) : words.chat}
        onClick={() => setOpen(true)}
        data-drawer
      />
      {unread > 0 && (
        <span className="online-unread" aria-hidden="true">
          {unread}
        </span>
      )}
      <Sheet open={open} onClose={() => setOpen(false)} title={words.chat} from="right">
        <div className="stack">
          <Chat client={client} />
          {room && <People client={client} room={room} />}
          {room && <Devices room={room} hand={hand} />}
          {room && <Deal room={room} />}
          {room?.invite !== undefined && room.status === 'running' && (
            <Invite table={room.table} invite={room.invite} />
          )}
        </div>
      </Sheet>
    </span>
  );
}

/** One table on several devices: the phone as the hand, the big screen, the own seat on the own phone. */
function Devices({ room, hand }: { readonly room: RoomView; readonly hand: HandMode }) {
  const words = useOnlineWords();
  const invite = inviteOf(room.invite);
  return (
    <section className="stack">
      <h3>{words.devices}</h3>
      {room.screen && <p className="quiet">{words.hand.onScreen}</p>}
      {room.you !== undefined && (
        <div data-hand-mode>
          <Switch label={words.hand.mode} on={hand.on} onChange={hand.set} />
        </div>
      )}
      <ButtonLink href={`/t/${room.table}?screen${invite === undefined ? '' : `#${invite}`}`} icon={tv}>
        {words.bigScreen}
      </ButtonLink>
      {room.you !== undefined && <Carry table={room.table} />}
    </section>
  );
}

function People({ client, room }: { readonly client: RemoteClient; readonly room: RoomView }) {
  const words = useOnlineWords();
  const shell = useWords();
  const language = useLanguage();
  const { problem, run } = useAct();
  const { remote } = client;
  const people = room.seats.flatMap((seat, place) =>
    seat.kind === 'person'
      ? [{ ...seat, place, name: seat.anonymous ? words.anonymous : (seat.name ?? '') }]
      : [],
  );
  const agreed = room.you !== undefined && room.ending.includes(room.you);
  const covered = room.you !== undefined && room.seats[room.you]?.covered !== undefined;
  const votes = people.filter(({ place }) => room.ending.includes(place)).map(({ name }) => name);
  return (
    <section>
      <h3>{words.people}</h3>
      <ul className="online-list">
        {people.map(({ place, name, online, covered: bot }) => {
          const muted = room.muted.includes(place);
          return (
            <li key={place} className="row">
              <Crest seat={place} size={28} />
              <span className="grow">
                {name}
                {bot ? (
                  <span className="quiet"> ({shell.table.covered})</span>
                ) : (
                  !online && <span className="quiet"> ({words.away})</span>
                )}
              </span>
              {room.you !== undefined && place !== room.you && (
                <IconButton
                  icon={muted ? silent : speaker}
                  label={muted ? words.unmute(name) : words.mute(name)}
                  onClick={() => run(() => remote.request('mute', { seat: place, on: !muted }))}
                />
              )}
            </li>
          );
        })}
      </ul>
      {room.watchers > 0 && <p className="quiet">{words.watchers(room.watchers)}</p>}
      {room.you === undefined && <p className="quiet">{words.watching}</p>}
      {votes.length > 0 && <p>{words.endVotes(joined(language, votes))}</p>}
      {room.you !== undefined && room.status === 'running' && (
        <div className="online-buttons">
          {!covered && (
            <Button onClick={() => run(() => remote.request('leave', {}))} data-leave>
              {words.leaveGame}
            </Button>
          )}
          <Button onClick={() => run(() => remote.request('end', { agree: !agreed }))} title={words.endHelp}>
            {agreed ? words.endDisagree : words.endAgree}
          </Button>
        </div>
      )}
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </section>
  );
}
