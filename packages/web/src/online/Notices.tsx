import { isGameId } from '@mazmorra/catalogue';
import { joined, useLanguage, useWords } from '../i18n/index.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { useStore } from '../settings/stores.ts';
import { useAct } from './act.ts';
import type { RemoteClient } from './remote-client.ts';
import { Covered } from './seats/Covered.tsx';
import { Idle } from './seats/Idle.tsx';

import { useServer, waitingElsewhere } from './server-state.ts';
import { useOnlineWords } from './words.ts';

/** Quiet lines above the choice: a bot has my seat, somebody would stop, another table waits for me. */
export function Notices({ client }: { readonly client: RemoteClient }) {
  const words = useOnlineWords();
  const language = useLanguage();
  const { busy, run } = useAct();
  const room = useStore(client.store, (state) => state.room);
  const skew = useServer((server) => server.skew);
  const interrupted = useStore(client.store, (state) => state.interrupted);
  if (!room) return;
  const { you, ending } = room;
  const own = you === undefined ? undefined : room.seats[you];
  const running = room.status === 'running';
  const stopping = ending.filter((seat) => seat !== you).map((seat) => room.seats[seat]?.name ?? '');
  const asksMe = running && own !== undefined && own.covered === undefined && !ending.includes(you ?? -1);
  return (
    <>
      {interrupted && (
        <p className="online-note" role="status">
          {words.interrupted}
        </p>
      )}
      <Covered client={client} />
      <Idle client={client} />
      {asksMe && stopping.length > 0 && (
        <p className="online-note" role="status">
          {words.stopAsked(joined(language, stopping))}{' '}
          <Button
            disabled={busy}
            onClick={() => run(() => client.remote.request('end', { agree: true }))}
            data-agree
          >
            {words.endAgree}
          </Button>
        </p>
      )}
      {room.daily && running && Date.now() + skew >= room.daily.ends && (
        <p className="online-note" role="status" data-late>
          {words.dailyLate}
        </p>
      )}
      {room.status === 'ended' && (
        <p className="online-note" role="status" data-stopped>
          {room.failed ? words.failed : room.closed ? words.closed : words.stopped}{' '}
          <ButtonLink href="/online">{words.back}</ButtonLink>
        </p>
      )}
      <Elsewhere />
    </>
  );
}

/** How many other tables wait, and the way to the next one. */
function Elsewhere() {
  const words = useOnlineWords();
  const shell = useWords();
  const mine = useServer((server) => server.mine);
  const shown = useServer((server) => server.shown);
  const waiting = waitingElsewhere({ mine, shown });
  const [next] = waiting;
  if (!next || !isGameId(next.game)) return;
  const game = shell.games[next.game].name;
  return (
    <p className="online-note" role="status" data-elsewhere={next.table}>
      {waiting.length > 1 ? words.elsewhereMany(waiting.length, game) : words.elsewhere(game)}{' '}
      <ButtonLink href={`/t/${next.table}`}>{words.go}</ButtonLink>
    </p>
  );
}
