import { useEffect, useMemo, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { continueFrom, openLocalReplay, type ReplayClient } from '../local/local-table.ts';
import { isWatched, type SavedTable } from '../local/saved.ts';
import { seatFor } from '../local/seating.ts';
import { useSaved } from '../local/use-saved.ts';
import { Redirect, useLocation, useSearchParams } from '../parts/router.ts';
import type { AnyScreen } from '../table/contract.ts';
import { Loading } from '../table/Loading.tsx';
import { Lost } from '../table/Lost.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { OldGame } from './OldGame.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { openingOf } from './use-replay.ts';

/** A finished game, watched again. One that is being played opens as a table: nothing of it can be looked up from all sides. */
export default function ReplayPage({ id }: { readonly id: string }) {
  const found = useSaved(id);
  if (found === 'missing') return <Lost why="missing" />;
  if (!found) return <Loading />;
  return isWatched(found.saved) ? <Watched id={id} {...found} /> : <Redirect to={`/table/${id}`} replace />;
}

type Found = Omit<ReplayProps, 'client'>;

function Watched({ id, ...found }: Found & { readonly id: string }) {
  const [client, setClient] = useState<ReplayClient>();
  useEffect(() => {
    const opened = openLocalReplay(id);
    setClient(opened);
    return () => opened.close();
  }, [id]);
  return client ? <Replay {...found} client={client} /> : <Loading />;
}

interface ReplayProps {
  readonly saved: SavedTable;
  readonly screen: AnyScreen;
  readonly client: ReplayClient;
}

function Replay({ saved, screen, client }: ReplayProps) {
  const words = useWords();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const opening = useMemo(() => openingOf(search), [search]);
  const goOn = async (at: number, seat: number): Promise<void> => {
    const seats = saved.seats.map(({ name }, place) =>
      place === seat ? { name, kind: 'person' as const } : { ...seatFor(words, place, 'bot'), name },
    );
    const table = await continueFrom({ record: saved, at, seats });
    go(`/table/${table.id}`);
  };
  const controls = <ReplayControls client={client} saved={saved} opening={opening} onContinue={goOn} />;
  return (
    <TableScreen
      client={client}
      screen={screen}
      endActions={[]}
      progress={[]}
      foot={controls}
      onLost={(why) => why === 'version' && <OldGame saved={saved} />}
    />
  );
}
