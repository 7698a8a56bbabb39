import { useWindow } from '../../parts/window.ts';
import { useStore } from '../../settings/stores.ts';
import type { RemoteClient } from '../remote-client.ts';

/** The board keeps 1000 pixels beside the column, and the column is high enough to read and to write. */
const ROOM = { width: 1200, height: 620 };

/** Whether the chat stands beside the board: where the window has room for both and there is somebody to talk with. */
export function useChatBeside(client: RemoteClient): boolean {
  const room = useWindow(({ width, height }) => width >= ROOM.width && height >= ROOM.height);
  const company = useStore(client.store, ({ room: at, chat }) => {
    const people = at?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
    const others = at?.you === undefined ? (at?.watchers ?? 0) > 1 : people > 1;
    return others || chat.length > 0;
  });
  return room && company;
}
