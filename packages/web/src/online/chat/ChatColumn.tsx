import type { RemoteClient } from '../remote-client.ts';
import { Chat } from './Chat.tsx';
import { useChatWords } from './words.ts';

/** The chat beside the board. */
export function ChatColumn({ client }: { readonly client: RemoteClient }) {
  const words = useChatWords();
  return (
    <aside className="table-chat" aria-label={words.title} data-chat-column>
      <Chat client={client} />
    </aside>
  );
}
