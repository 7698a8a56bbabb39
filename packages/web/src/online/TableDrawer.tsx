import talk from 'icon:conversation';
import speaker from 'icon:speaker';
import silent from 'icon:speaker-off';
import type { RoomView } from '@mazmorra/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { joined, useLanguage } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { say } from '../parts/live.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useAct } from './act.ts';
import { Chat } from './Chat.tsx';
import { Deal } from './Deal.tsx';
import { Invite } from './Invite.tsx';
import type { RemoteClient } from './remote-client.ts';
import { useOnlineWords } from './words/index.ts';

/** Beside the game: the chat, who is here, the invitation, the deal, and the ways to leave. */
export function TableDrawer({ client }: { readonly client: RemoteClient }) {
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
          {room && <Deal room={room} />}
          {room?.invite !== undefined && room.status === 'running' && (
            <Invite table={room.table} invite={room.invite} />
          )}
        </div>
      </Sheet>
    </span>
  );
}

function People({ client, room }: { readonly client: RemoteClient; readonly room: RoomView }) {
  const words = useOnlineWords();
  const language = useLanguage();
  const { problem, run } = useAct();
  const { remote } = client;
  const people = room.seats.flatMap((seat, place) =>
    seat.kind === 'person' ? [{ place, name: seat.name ?? '', here: seat.online }] : [],
  );
  const agreed = room.you !== undefined && room.ending.includes(room.you);
  const covered = room.you !== undefined && room.seats[room.you]?.covered !== undefined;
  const votes = people.filter(({ place }) => room.ending.includes(place)).map(({ name }) => name);
  return (
    <section>
      <h3>{words.people}</h3>
      <ul className="online-list">
        {people.map(({ place, name, here }) => {
          const muted = room.muted.includes(place);
          return (
            <li key={place} className="row">
              <Crest seat={place} size={28} />
              <span className="grow">
                {name} {!here && <span className="quiet">({words.away})</span>}
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
