import { useCallback } from 'preact/hooks';
import { CheckSheet as Sheet } from '../check/CheckSheet.tsx';
import { checkText } from '../local/local-table.ts';
import { useStore } from '../settings/stores.ts';
import { recordText } from './records.ts';
import type { RemoteClient } from './remote-client.ts';

interface CheckSheetProps {
  readonly client: RemoteClient;
  readonly onClose: () => void;
}

/** Checks the server's record of a game against the fingerprint that was on this screen before the deal. */
export function CheckSheet({ client, onClose }: CheckSheetProps) {
  const table = useStore(client.store, ({ room }) => room?.table);
  const promised = useStore(client.store, ({ room }) => room?.commitment);
  const check = useCallback(
    async () => checkText(await recordText(table ?? ''), promised),
    [table, promised],
  );
  return <Sheet check={check} onClose={onClose} />;
}
