import openIcon from 'icon:load';
import removeIcon from 'icon:trash-can';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useLanguage, useWords } from '../../i18n/index.ts';
import { isWatched, type SavedTable } from '../../local/saved.ts';
import { browserShelf } from '../../local/shelf.ts';
import { NothingKept } from '../../page/MemoryNote.tsx';
import { Button, ButtonLink, IconButton } from '../../parts/Button.tsx';
import { sayNow } from '../../parts/live.ts';
import { useLocation } from '../../parts/router.ts';
import { RemoveSheet } from './RemoveSheet.tsx';

const shelf = browserShelf();

/** More finished games than these are on a page of their own. */
const atOnce = 4;

/** The games under way on this device, the finished ones, and the way to open one from a file. */
export function Shelf() {
  const words = useWords();
  const [tables, setTables] = useState<readonly SavedTable[]>([]);
  const load = useCallback(() => {
    shelf.list().then(setTables, () => setTables([]));
  }, []);
  useEffect(load, [load]);
  const open = tables.filter((table) => !isWatched(table));
  const over = tables.filter(isWatched);
  return (
    <div className="shelf">
      <NothingKept />
      {open.length > 0 && <Row title={words.home.under} tables={open} onChange={load} />}
      {over.length > 0 && <Row title={words.home.finished} tables={over.slice(0, atOnce)} onChange={load} />}
      {over.length > atOnce && (
        <ButtonLink href="/games" kind="ghost">
          {words.home.mine} ({over.length})
        </ButtonLink>
      )}
      <OpenFile />
    </div>
  );
}

interface RowProps {
  readonly title: string;
  readonly tables: readonly SavedTable[];
  readonly onChange: () => void;
}

function Row({ title, tables, onChange }: RowProps) {
  const words = useWords();
  const language = useLanguage();
  const [asked, setAsked] = useState<string>();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="shelf-row">
      <h2>{title}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id} className="shelf-item" data-game={table.game}>
            <div className="grow">
              <strong>{words.games[table.game].name}</strong>
              <p className="quiet">
                {table.seats.map((seat) => seat.name).join(', ')} · {words.home.answers(table.answers.length)}{' '}
                · {date.format(table.updated)}
              </p>
            </div>
            {isWatched(table) ? (
              <ButtonLink href={`/replay/${table.id}`}>{words.home.watch}</ButtonLink>
            ) : (
              <ButtonLink href={`/table/${table.id}`} kind="main">
                {words.home.resume}
              </ButtonLink>
            )}
            <IconButton icon={removeIcon} label={words.app.remove} onClick={() => setAsked(table.id)} />
          </li>
        ))}
      </ul>
      <RemoveSheet id={asked} shelf={shelf} onClose={() => setAsked(undefined)} onChange={onChange} />
    </section>
  );
}

function OpenFile() {
  const words = useWords();
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [bad, setBad] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setBad(false);
    try {
      const { keepText } = await import('../../local/file.ts');
      go(`/replay/${await keepText(await file.text(), shelf, Date.now())}`);
    } catch {
      setBad(true);
      sayNow(words.home.badFile);
    }
  };
  return (
    <p className="shelf-open">
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => void open(event.currentTarget.files?.[0])}
      />
      <Button kind="ghost" icon={openIcon} onClick={() => input.current?.click()}>
        {words.home.openFile}
      </Button>
      {bad && <span className="shelf-bad">{words.home.badFile}</span>}
    </p>
  );
}
