import { Suspense } from 'preact/compat';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { lazy } from '../i18n/lazy.ts';
import { checkTable, historyOf, openLocalTable, playAgain } from '../local/local-table.ts';
import { save } from '../local/save.ts';
import type { SavedTable } from '../local/saved.ts';
import { useSaved } from '../local/use-saved.ts';
import { useLocation } from '../parts/router.ts';
import { OldGame } from '../replay/OldGame.tsx';
import type { TableClient } from '../table/client.ts';
import type { AnyScreen } from '../table/contract.ts';
import { Loading } from '../table/Loading.tsx';
import { Lost } from '../table/Lost.tsx';
import { TableScreen } from '../table/TableScreen.tsx';

const CheckSheet = lazy(async () => ({ default: (await import('../check/CheckSheet.tsx')).CheckSheet }));

const chartPoints = 60;

/** A table on this device. */
export default function TablePage({ id }: { readonly id: string }) {
  const found = useSaved(id);
  const client = useClient(id);
  if (found === 'missing') return <Lost why="missing" />;
  if (!found || !client) return <Loading />;
  return <LocalTable {...found} client={client} />;
}

interface LocalTableProps {
  readonly saved: SavedTable;
  readonly screen: AnyScreen;
  readonly client: TableClient;
}

function LocalTable({ saved, screen, client }: LocalTableProps) {
  const words = useWords();
  const [, go] = useLocation();
  const progress = useProgress(client, saved.id, screen);
  const [checking, setChecking] = useState(false);
  const check = useCallback(() => checkTable(saved.id), [saved.id]);
  const actions = useMemo(() => {
    const again = async (): Promise<void> => {
      go(`/table/${(await playAgain(saved.id)).id}`);
    };
    return [
      { label: words.end.again, main: true, run: () => void again() },
      { label: words.end.analysis, run: () => go(`/analysis/${saved.id}`) },
      { label: words.end.watch, replay: `/replay/${saved.id}`, run: () => go(`/replay/${saved.id}`) },
      { label: words.end.check, run: () => setChecking(true) },
      { label: words.end.save, run: () => void save(saved) },
      { label: words.end.home, run: () => go('/') },
    ];
  }, [words, go, saved]);
  return (
    <>
      <TableScreen
        client={client}
        screen={screen}
        endActions={actions}
        progress={progress}
        onLost={(why) => why === 'version' && <OldGame saved={saved} />}
      />
      <Suspense fallback={undefined}>
        {checking && <CheckSheet check={check} onClose={() => setChecking(false)} />}
      </Suspense>
    </>
  );
}

function useClient(id: string): TableClient | undefined {
  const [client, setClient] = useState<TableClient>();
  useEffect(() => {
    const opened = openLocalTable(id);
    setClient(opened);
    return () => opened.close();
  }, [id]);
  return client;
}

/** The rows of the end chart, once the game is over. */
function useProgress(client: TableClient, id: string, screen: AnyScreen): readonly (readonly number[])[] {
  const [rows, setRows] = useState<readonly (readonly number[])[]>([]);
  useEffect(() => {
    const { progress } = screen;
    if (!progress) return;
    return client.subscribe((change) => {
      const state =
        change.type === 'step'
          ? change.step.state
          : change.type === 'snapshot'
            ? change.snapshot.state
            : undefined;
      if (state?.outcome) void historyOf(id, chartPoints).then((views) => setRows(views.map(progress)));
    });
  }, [client, id, screen]);
  return rows;
}
