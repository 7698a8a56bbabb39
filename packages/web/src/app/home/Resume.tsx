import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../i18n/index.ts';
import { isWatched, type SavedTable } from '../../local/saved.ts';
import { browserShelf } from '../../local/shelf.ts';
import { ButtonLink } from '../../parts/Button.tsx';

const shelf = browserShelf();

/** The way back to the newest game under way, on the first screen of the page. */
export function Resume() {
  const words = useWords();
  const [table, setTable] = useState<SavedTable>();
  useEffect(() => {
    shelf.list().then(
      (tables) => setTable(tables.find((each) => !isWatched(each))),
      () => setTable(undefined),
    );
  }, []);
  if (!table) return;
  return (
    <ButtonLink href={`/table/${table.id}`} kind="main">
      {words.home.resumeGame(words.games[table.game].name)}
    </ButtonLink>
  );
}
