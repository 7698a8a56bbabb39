import silent from 'icon:speaker-off';
import type { ChatLine } from '@mazmorra/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../i18n/index.ts';
import { Crest } from '../../look/Crest.tsx';
import { IconButton } from '../../parts/Button.tsx';
import { useSettings } from '../../settings/store.ts';
import { useStore } from '../../settings/stores.ts';
import { useAct } from '../act.ts';
import { isLineOfGuest } from '../guests.ts';
import { ReportButton } from '../Report.tsx';
import type { RemoteClient } from '../remote-client.ts';
import { useOnlineWords } from '../words.ts';
import { reactionOf, textOf } from './lines.ts';
import { ReactionSign } from './Reaction.tsx';
import { Speak } from './Speak.tsx';
import { useChatWords } from './words.ts';
import './chat.css';

/** What people at the table say. Spectators talk among themselves. */
export function Chat({ client }: { readonly client: RemoteClient }) {
  const words = useChatWords();
  const { chat, room } = useStore(client.store);
  const list = useRef<HTMLOListElement>(null);
  // The server names spectators by nothing but their lines: after a mute the older ones of that name go as well.
  const [unread, setUnread] = useState<readonly string[]>([]);
  const lines = chat.filter(({ seat, name }) =>
    seat === undefined ? !unread.includes(name) : !room?.muted.includes(seat),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is the one to see
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  // In a drawer it has no height before it is opened, and could not be scrolled.
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
    const watch = new ResizeObserver(() => shown.scrollTo({ top: shown.scrollHeight }));
    watch.observe(shown);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="online-chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol ref={list} className="online-lines" tabIndex={0} aria-label={words.title} data-chat>
        {lines.length === 0 && <li className="quiet">{words.empty}</li>}
        {lines.map((line) => (
          <Line
            key={line.n}
            {...{ client, line }}
            guest={room !== undefined && isLineOfGuest(room, chat, line)}
            onMute={() => setUnread([...unread, line.name])}
          />
        ))}
      </ol>
      {room && room.you === undefined && <p className="field-help">{words.spectatorsOnly}</p>}
      {room && <Speak client={client} />}
    </div>
  );
}

interface LineProps {
  readonly client: RemoteClient;
  readonly line: ChatLine;
  readonly guest: boolean;
  readonly onMute: () => void;
}

function Line({ client, line, guest, onMute }: LineProps) {
  const words = useChatWords();
  const language = useLanguage();
  const online = useOnlineWords();
  const room = useStore(client.store, (state) => state.room);
  const own = useSettings(({ name }) => name.trim());
  const { run } = useAct();
  const { n, seat, name } = line;
  const reaction = reactionOf(line);
  const marks = [...(seat === undefined ? [words.spectator] : []), ...(guest ? [online.guestMark] : [])];
  const mute = async (): Promise<void> => {
    await client.remote.request('mute', { line: n, on: true });
    onMute();
  };
  return (
    <li data-spectator={seat === undefined}>
      {seat !== undefined && <Crest seat={seat} size={20} />}{' '}
      <strong>
        <bdi>{name}</bdi>
        {marks.length > 0 && <span className="quiet"> ({marks.join(', ')})</span>}:
      </strong>{' '}
      {reaction && <ReactionSign of={reaction} />}{' '}
      {line.removed ? <em className="quiet">{online.removedLine}</em> : <bdi>{textOf(line, language)}</bdi>}
      {room &&
        (seat === undefined ? name !== own : seat !== room.you) &&
        !line.removed &&
        line.text !== undefined && (
          <ReportButton table={room.table} line={n} label={online.report.line(name)} />
        )}
      {seat === undefined && name !== own && (
        <IconButton icon={silent} label={words.mute(name)} onClick={() => run(mute)} data-mute-line={n} />
      )}
    </li>
  );
}
