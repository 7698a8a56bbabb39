import type { RoomView } from '@mazmorra/protocol';
import { useState } from 'preact/hooks';
import { Button } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import type { Request } from '../../parts/use-request.ts';
import type { RemoteClient } from '../remote-client.ts';
import { useOnlineWords } from '../words.ts';
import { useWaitingWords } from './words.ts';

interface StartProps {
  readonly client: RemoteClient;
  readonly room: RoomView;
  /** The places of the free seats. */
  readonly free: readonly number[];
  readonly act: Request;
}

/** The host's start. Bots take the free seats after one question; a rated table has people only and waits for them. */
export function Start({ client: { remote }, room, free, act }: StartProps) {
  const online = useOnlineWords();
  const words = useWaitingWords();
  const [asked, setAsked] = useState(false);
  const full = free.length === 0;
  // Who sits there has not agreed to another clock or rating yet.
  const unagreed = room.seats.some((seat) => seat.unagreed);
  const start = async (): Promise<void> => {
    setAsked(false);
    for (const seat of free) await remote.request('bot', { seat, level: 'adventurer' });
    await remote.request('start', {});
  };
  return (
    <div className="online-start">
      {full ? (
        <Button kind="main" disabled={act.busy || unagreed} onClick={() => act.run(start)} data-start>
          {online.start}
        </Button>
      ) : (
        <Button
          kind="main"
          disabled={act.busy || unagreed || room.rated === true}
          onClick={() => setAsked(true)}
          data-start-early
        >
          {online.start}
        </Button>
      )}
      {!full && <p className="quiet">{room.rated ? words.startRated : words.startHelp}</p>}
      <Sheet open={asked && !full} onClose={() => setAsked(false)} title={words.startAsk}>
        <p>{words.startAskHelp(free.length)}</p>
        <div className="row">
          <Button kind="main" onClick={() => act.run(start)} data-start-with-bots data-first>
            {words.startWithBots(free.length)}
          </Button>
          <Button onClick={() => setAsked(false)}>{words.keepWaiting}</Button>
        </div>
      </Sheet>
    </div>
  );
}
