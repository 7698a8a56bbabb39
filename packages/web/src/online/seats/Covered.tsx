import { Button } from '../../parts/Button.tsx';
import { useStore } from '../../settings/stores.ts';
import { useAct } from '../act.ts';
import type { RemoteClient } from '../remote-client.ts';
import { useSeatWords } from './words.ts';

/** A bot has my seat, and why; or it had it while I was away. */
export function Covered({ client }: { readonly client: RemoteClient }) {
  const words = useSeatWords();
  const { busy, run } = useAct();
  const covered = useStore(client.store, ({ room }) =>
    room?.you === undefined || room.status !== 'running' ? undefined : room.seats[room.you]?.covered,
  );
  const returned = useStore(client.store, (state) => state.returned);
  if (covered)
    return (
      <p className="online-note" role="status">
        <span>{covered === 'handed' ? words.handed : words.covered}</span>
        <Button
          kind="main"
          disabled={busy}
          onClick={() => run(() => client.remote.request('take', {}))}
          data-take
        >
          {words.takeBack}
        </Button>
      </p>
    );
  if (!returned) return;
  return (
    <p className="online-note" role="status" data-returned>
      <span>{words.returned}</span>
      <Button onClick={() => client.store.setState({ returned: false })}>{words.understood}</Button>
    </p>
  );
}
