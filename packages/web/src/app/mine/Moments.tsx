import { useLanguage, useWords } from '../../i18n/index.ts';
import type { SavedClip, SavedTable } from '../../local/saved.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { clipAddress } from '../../table/decisive.ts';
import { useMineWords } from './words.ts';

interface MomentsProps {
  readonly tables: readonly SavedTable[];
  onRemove(table: SavedTable, clip: SavedClip): void;
}

/** The moments that the reader has kept, each one tap away. */
export function Moments({ tables, onRemove }: MomentsProps) {
  const words = useMineWords();
  const shell = useWords();
  const language = useLanguage();
  const kept = tables.flatMap((table) => (table.clips ?? []).map((clip) => ({ table, clip })));
  if (kept.length === 0) return;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <section className="plate" data-moments>
      <h2>{words.moments}</h2>
      <ul className="online-list">
        {kept.map(({ table, clip }) => (
          <li key={`${table.id} ${clipAddress(clip)}`} className="shelf-item" data-game={table.game}>
            <div className="grow">
              <strong>{shell.games[table.game].name}</strong>
              <p className="quiet">
                {words.momentOf(clip.at, clip.to)} · {date.format(table.updated)}
              </p>
            </div>
            <ButtonLink href={`/replay/${table.id}?${clipAddress(clip)}`} kind="main">
              {shell.home.watch}
            </ButtonLink>
            <Button onClick={() => onRemove(table, clip)}>{words.momentRemove}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
