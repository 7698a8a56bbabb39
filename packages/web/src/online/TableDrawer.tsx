import talk from 'icon:conversation';
import tv from 'icon:tv';
import type { RoomView } from '@mazmorra/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ButtonLink, IconButton } from '../parts/Button.tsx';
import { Switch } from '../parts/fields.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useStore } from '../settings/stores.ts';
import { inviteOf } from './big-screen.ts';
import { Carry } from './Carry.tsx';
import { Chat } from './chat/Chat.tsx';
import { Deal } from './Deal.tsx';
import type { HandMode } from './hand-mode.ts';
import { Invite } from './Invite.tsx';
import { People } from './People.tsx';
import { ReportButton } from './Report.tsx';
import type { RemoteClient } from './remote-client.ts';
import { useOnlineWords } from './words.ts';

interface DrawerProps {
  readonly client: RemoteClient;
  readonly hand: HandMode;
  /** The chat stands beside the board, so it is not needed here. */
  readonly chatBeside: boolean;
}

/** Beside the game: the chat where it has no other place, who is here, the invitation, the deal, and the ways to leave. */
export function TableDrawer({ client, hand, chatBeside }: DrawerProps) {
  const words = useOnlineWords();
  const { chat, room } = useStore(client.store);
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(chat.length);
  const seen = open || chatBeside;
  const unread = seen ? 0 : Math.max(0, chat.length - read);
  useEffect(() => {
    if (seen) setRead(chat.length);
  }, [seen, chat.length]);
  const title = chatBeside ? words.people : words.chat;
  return (
    <span className="online-drawer">
      <IconButton
        icon={talk}
        label={unread > 0 ? words.chatUnread(unread) : title}
        onClick={() => setOpen(true)}
        data-drawer
      />
      {unread > 0 && (
        <span className="online-unread" aria-hidden="true">
          {unread}
        </span>
      )}
      <Sheet open={open} onClose={() => setOpen(false)} title={title} from="right">
        <div className="stack">
          {!chatBeside && <Chat client={client} />}
          {room?.tournament && (
            <ButtonLink href={`/tournament/${room.tournament.id}`}>{words.toTournament}</ButtonLink>
          )}
          {room && <People client={client} room={room} />}
          {room && !room.daily && <Devices room={room} hand={hand} />}
          {room && <Deal room={room} />}
          {room?.invite !== undefined && room.status === 'running' && (
            <Invite client={client} table={room.table} invite={room.invite} />
          )}
          {room && <ReportButton table={room.table} label={words.report.table} long />}
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
