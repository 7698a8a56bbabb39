import type { ChatLine } from '@mazmorra/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../i18n/index.ts';
import { sayChat } from '../../parts/live.ts';
import { useStore } from '../../settings/stores.ts';
import type { RemoteClient } from '../remote-client.ts';
import { readingTime, spokenLine, textOf } from './lines.ts';

/** The newest line that came while this table was open, for as long as it takes to read it. `of` says whose count. */
export function useFreshLine(client: RemoteClient, of: (line: ChatLine) => boolean): ChatLine | undefined {
  const language = useLanguage();
  const newest = useStore(client.store, ({ chat }) => chat.findLast(of));
  const first = useRef(newest?.n ?? 0);
  const [read, setRead] = useState(0);
  const fresh = newest && newest.n > Math.max(first.current, read) ? newest : undefined;
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setRead(fresh.n), readingTime(textOf(fresh, language)));
    return () => clearTimeout(timer);
  }, [fresh, language]);
  return fresh;
}

/** Screen readers hear every line of others, once. Several that came together are said together. */
export function useSpokenChat(client: RemoteClient): void {
  const language = useLanguage();
  const chat = useStore(client.store, (state) => state.chat);
  const you = useStore(client.store, ({ room }) => room?.you);
  const heard = useRef(chat.at(-1)?.n ?? 0);
  useEffect(() => {
    const lines = chat.filter(({ n, seat }) => n > heard.current && (seat === undefined || seat !== you));
    heard.current = Math.max(heard.current, chat.at(-1)?.n ?? 0);
    if (lines.length > 0) sayChat(lines.map((line) => spokenLine(line, language)).join(' '));
  }, [chat, you, language]);
}
