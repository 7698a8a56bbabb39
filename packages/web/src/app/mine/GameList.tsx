import removeIcon from 'icon:trash-can';
import { useState } from 'preact/hooks';
import { useLanguage, useWords } from '../../i18n/index.ts';
import { isWatched, type SavedTable } from '../../local/saved.ts';
import { browserShelf } from '../../local/shelf.ts';
import { ButtonLink, IconButton } from '../../parts/Button.tsx';
import { RemoveSheet } from '../home/RemoveSheet.tsx';
import { type MineWords, useMineWords } from './words.ts';

interface GameListProps {
  readonly title: string;
  readonly help?: string;
  readonly tables: readonly SavedTable[];
  readonly onChange: () => void;
}

/** More than these are shown when asked for. */
const atOnce = 10;

export function GameList({ title, help, tables, onChange }: GameListProps) {
  const words = useMineWords();
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<string>();
  if (tables.length === 0) return;
  const shown = all ? tables : tables.slice(0, atOnce);
  return (
    <section className="plate">
      <h2>{title}</h2>
      {help !== undefined && <p className="quiet">{help}</p>}
      <ul className="mine-list">
        {shown.map((table) => (
          <Row key={table.id} table={table} onRemove={() => setAsked(table.id)} />
        ))}
      </ul>
      {shown.length < tables.length && (
        <button type="button" className="button button-ghost" onClick={() => setAll(true)}>
          {words.more(tables.length - shown.length)}
        </button>
      )}
      <RemoveSheet
        id={asked}
        shelf={browserShelf()}
        onClose={() => setAsked(undefined)}
        onChange={onChange}
      />
    </section>
  );
}

function Row({ table, onRemove }: { readonly table: SavedTable; readonly onRemove: () => void }) {
  const words = useMineWords();
  const shell = useWords();
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const notes = [
    resultOf(words, table),
    table.practice && words.practice,
    table.online && words.online,
    table.hints !== undefined && words.withHints,
  ];
  return (
    <li className="shelf-item" data-game={table.game} data-saved={table.id}>
      <div className="grow">
        <strong>{shell.games[table.game].name}</strong>
        {notes
          .filter((note) => typeof note === 'string')
          .map((note) => (
            <span key={note} className="mine-note">
              {note}
            </span>
          ))}
        <p className="quiet">
          {table.seats.map(({ name }) => name).join(', ')} · {shell.home.answers(table.answers.length)} ·{' '}
          {date.format(table.updated)}
        </p>
      </div>
      <div className="mine-deeds">
        {isWatched(table) ? (
          <>
            <ButtonLink href={`/replay/${table.id}`}>{words.watch}</ButtonLink>
            <ButtonLink href={`/analysis/${table.id}`}>{words.analysis}</ButtonLink>
          </>
        ) : (
          <ButtonLink href={`/table/${table.id}`} kind="main">
            {words.resume}
          </ButtonLink>
        )}
        <IconButton icon={removeIcon} label={shell.app.remove} onClick={onRemove} />
      </div>
    </li>
  );
}

/** How it ended for the reader; of games of others nothing is given away. */
function resultOf(words: MineWords, { outcome, own, imported, seats }: SavedTable): string | undefined {
  if (!outcome || (imported && own === undefined)) return undefined;
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [first] = people;
  const seat = own ?? (people.length === 1 ? first : undefined);
  if (seat === undefined) return undefined;
  if (outcome.winners.includes(seat)) return outcome.winners.length > 1 ? words.shared : words.won;
  return outcome.winners.length === 0 ? words.nobody : words.place(outcome.places[seat] ?? 0);
}
