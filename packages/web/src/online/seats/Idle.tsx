import { useEffect, useState } from 'preact/hooks';
import { joined, useLanguage } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { useStore } from '../../settings/stores.ts';
import { useAct } from '../act.ts';
import { useServerNow } from '../pool/use-now.ts';
import type { RemoteClient } from '../remote-client.ts';

import { useServer } from '../server-state.ts';
import { useOnlineWords } from '../words.ts';

import { idleSeat } from './idle.ts';
import { useSeatWords } from './words.ts';

/** Somebody lets the others wait: the host gives the seat to a bot, the others vote on it. */
export function Idle({ client }: { readonly client: RemoteClient }) {
  const words = useSeatWords();
  const online = useOnlineWords();
  const language = useLanguage();
  const { busy, run } = useAct();
  const room = useStore(client.store, (state) => state.room);
  const last = useLastAnswer(client);
  const now = useServerNow();
  const idle = room && idleSeat(room, client.remote.play?.awaited ?? [], last, now);
  if (!room || !idle) return;
  const { seat, away } = idle;
  const nameOf = (place: number): string => room.seats[place]?.name || online.anonymous;
  const name = nameOf(seat);
  const votes = room.handing?.[seat] ?? [];
  const mine = votes.includes(room.you ?? -1);
  const others = votes.filter((place) => place !== room.you).map(nameOf);
  return (
    <p className="online-note" role="status" data-idle={seat}>
      <span>
        {away ? words.awayWaits(name) : words.slowWaits(name)}
        {others.length > 0 && ` ${words.handVotes(others.length, joined(language, others))}`}
      </span>
      <Button
        disabled={busy}
        onClick={() => run(() => client.remote.request('hand-over', { seat, agree: !mine }))}
        data-hand-over
      >
        {mine ? words.keep : words.handOver(name)}
      </Button>
    </p>
  );
}

/** When the last answer was given, by the server's clock: as the room said, or later when we heard of one. */
function useLastAnswer(client: RemoteClient): number {
  const said = useStore(client.store, ({ room }) => room?.last ?? 0);
  const [heard, setHeard] = useState(0);
  useEffect(
    () =>
      client.subscribe(({ type }) => {
        if (type === 'step') setHeard(Date.now() + useServer.getState().skew);
      }),
    [client],
  );
  return Math.max(said, heard);
}
