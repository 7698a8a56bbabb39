import { Suspense } from 'preact/compat';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyScreen } from '../games/contract.ts';
import { loadScreen } from '../games/registry.ts';
import { useWords } from '../i18n/index.ts';
import { lazy } from '../i18n/lazy.ts';
import { warmTips } from '../lessons/use-tips.ts';
import { checkTable, historyOf, openLocalTable, playAgain } from '../local/local-table.ts';
import { gameOfId, type SavedTable } from '../local/saved.ts';
import { browserShelf } from '../local/shelf.ts';
import { useLocation } from '../parts/router.ts';
import type { TableClient } from '../table/client.ts';
import { Loading } from '../table/Loading.tsx';
import { Lost } from '../table/Lost.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { OldGame } from './replay/OldGame.tsx';
import { save } from './save.ts';

const CheckSheet = lazy(async () => ({ default: (await import('../check/CheckSheet.tsx')).CheckSheet }));

const shelf = browserShelf();
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
      { label: words.end.watch, run: () => go(`/replay/${saved.id}`) },
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

export function useSaved(id: string): { saved: SavedTable; screen: AnyScreen } | 'missing' | undefined {
  const [found, setFound] = useState<{ saved: SavedTable; screen: AnyScreen } | 'missing'>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      // What is asked for before the table is found need not be waited for; a failure is told below.
      const named = gameOfId(id);
      if (named) {
        loadScreen(named).catch(() => undefined);
        void warmTips(named);
      }
      const saved = await shelf.get(id);
      if (!saved) {
        if (current) setFound('missing');
        return;
      }
      const [screen] = await Promise.all([loadScreen(saved.game), warmTips(saved.game)]);
      if (current) setFound({ saved, screen });
    };
    load().catch((error: unknown) => current && setFailure(error ?? new Error('it could not be loaded')));
    return () => {
      current = false;
    };
  }, [id]);
  // Whatever cannot be loaded is told, with a way to try again: a page that waits for ever helps nobody.
  if (failure !== undefined) throw failure;
  return found;
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
