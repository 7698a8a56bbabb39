import { useLanguage } from '../../i18n/index.ts';
import { Crest } from '../../look/Crest.tsx';
import type { RemoteClient } from '../remote-client.ts';
import { useFreshLine } from './fresh.ts';
import { textOf } from './lines.ts';
import './chat.css';

/** What was just said, in the place of what just happened. While something happens it gives way. */
export function TickerLine({ client }: { readonly client: RemoteClient }) {
  const language = useLanguage();
  const you = client.remote.room?.you;
  const line = useFreshLine(client, ({ seat }) => seat === undefined || seat !== you);
  if (!line) return;
  return (
    <p className="chat-ticker" aria-hidden="true" data-chat-ticker>
      {line.seat !== undefined && <Crest seat={line.seat} size={20} />}
      <span>
        <bdi>{line.name}</bdi>: <bdi>{textOf(line, language)}</bdi>
      </span>
    </p>
  );
}
