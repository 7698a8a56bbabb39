import { type GameId, gameIds, isGameId } from '@mazmorra/catalogue';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useWords } from '../../i18n/index.ts';
import { isWatched, type SavedClip, type SavedTable } from '../../local/saved.ts';
import { browserShelf } from '../../local/shelf.ts';
import { MyTables } from '../../online/MyTables.tsx';
import { hasBeenOnline } from '../../online/secret.ts';
import { theLink } from '../../online/server.ts';
import { useServer } from '../../online/server-state.ts';
import { NothingKept } from '../../page/MemoryNote.tsx';
import { Page } from '../../page/Page.tsx';
import { Choices } from '../../parts/fields.tsx';
import { Epitaphs } from './Epitaphs.tsx';
import { Figures } from './Figures.tsx';
import { GameList } from './GameList.tsx';
import { Keep } from './Keep.tsx';
import { Moments } from './Moments.tsx';
import type { Played } from './statistics.ts';
import { useMineWords } from './words.ts';
import '../../online/online.css';
import './mine.css';

const shelf = browserShelf();

/** All games of this browser: under way, finished, online; how they went; and the one file that holds everything. */
export default function MyGamesPage() {
  const words = useMineWords();
  const shell = useWords();
  const [tables, setTables] = useState<readonly SavedTable[]>();
  const [game, setGame] = useState<GameId | 'all'>('all');
  const load = useCallback(() => {
    shelf.list().then(setTables, () => setTables([]));
  }, []);
  useEffect(load, [load]);
  const removeClip = (table: SavedTable, clip: SavedClip): void => {
    shelf.put({ ...table, clips: table.clips?.filter((one) => one !== clip) ?? [] }).then(load, load);
  };
  const online = hasBeenOnline();
  const elsewhere = useElsewhere(online, tables);
  const { shown, counted } = useMemo(() => {
    const picked = (one: { readonly game: GameId }): boolean => game === 'all' || one.game === game;
    return { shown: tables?.filter(picked) ?? [], counted: elsewhere.filter(picked) };
  }, [tables, elsewhere, game]);
  if (!tables) return <Page title={words.title}>{undefined}</Page>;
  const own = (table: SavedTable): boolean => !table.imported || table.own !== undefined;
  const under = shown.filter((table) => !isWatched(table));
  const finished = shown.filter((table) => isWatched(table) && own(table));
  const opened = shown.filter((table) => isWatched(table) && !own(table));
  return (
    <Page title={words.title} wide>
      <NothingKept />
      {tables.length === 0 && !online && <p className="plate">{words.none}</p>}
      {new Set(tables.map((table) => table.game)).size > 1 && (
        <div className="mine-pick">
          <Choices
            label={words.pick}
            value={game}
            values={[
              { value: 'all', name: words.all },
              ...gameIds.map((id) => ({ value: id, name: shell.games[id].name })),
            ]}
            onChange={setGame}
          />
        </div>
      )}
      <div className="mine-halves">
        <div className="mine-lists">
          {online && <MyTables />}
          <GameList title={words.under} tables={under} onChange={load} />
          <GameList title={words.finished} tables={finished} onChange={load} />
          <GameList title={words.opened} help={words.openedHelp} tables={opened} onChange={load} />
        </div>
        <div className="mine-lists">
          <Figures tables={shown} elsewhere={counted} />
          <Moments tables={shown} onRemove={removeClip} />
          <Epitaphs tables={shown} />
          <Keep shelf={shelf} onChange={load} />
        </div>
      </div>
    </Page>
  );
}

const none: readonly SavedTable[] = [];

/** Finished games of the server that this device has no record of; they count all the same. */
function useElsewhere(online: boolean, tables: readonly SavedTable[] = none): readonly Played[] {
  const mine = useServer((server) => server.mine);
  useEffect(() => {
    if (online) theLink();
  }, [online]);
  return useMemo(() => {
    const kept = new Set(tables.map(({ id }) => id));
    return mine.flatMap(({ table, game, seat, outcome }) =>
      outcome && isGameId(game) && !kept.has(table)
        ? [{ id: table, game, own: seat, outcome, bots: [], people: true }]
        : [],
    );
  }, [mine, tables]);
}
