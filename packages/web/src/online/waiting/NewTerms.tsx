import type { RoomView } from '@mazmorra/protocol';
import { Button } from '../../parts/Button.tsx';
import type { Request } from '../../parts/use-request.ts';
import type { RemoteClient } from '../remote-client.ts';
import { clockIn, useOnlineWords } from '../words.ts';
import { useWaitingWords } from './words.ts';

interface NewTermsProps {
  readonly client: RemoteClient;
  readonly room: RoomView;
  readonly act: Request;
}

/** After the host has changed the clock or the rating: what it is now, and the consent of whoever sits. The host sees who is missing. */
export function NewTerms({ client, room, act }: NewTermsProps) {
  const words = useWaitingWords();
  const online = useOnlineWords();
  const missing = room.seats.flatMap((seat) => (seat.unagreed ? [seat.name ?? ''] : []));
  const { terms, you } = room;
  if (room.status !== 'open' || terms === undefined || missing.length === 0) return null;
  if (you === undefined || !room.seats[you]?.unagreed)
    return room.host ? (
      <p className="quiet" role="status" data-wait-agreed>
        {words.waitAgreed(missing.join(', '))}
      </p>
    ) : null;
  return (
    <div className="stack" role="alert" data-new-terms>
      <p>{words.newTerms}</p>
      <ul>
        <li>{clockIn(online, room.clock)}</li>
        <li>{room.rated ? words.rated : words.unrated}</li>
      </ul>
      <p className="quiet">{words.agreeHelp}</p>
      <div className="online-buttons">
        <Button
          kind="main"
          disabled={act.busy}
          onClick={() => act.run(() => client.remote.request('agree', { terms }))}
          data-agree
        >
          {words.agree}
        </Button>
      </div>
    </div>
  );
}
