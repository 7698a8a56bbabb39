import { linesIn, lineWithNames } from '@mazmorra/kernel';
import { useLanguage, useWords } from '../i18n/index.ts';
import { save } from '../local/save.ts';
import type { SavedTable } from '../local/saved.ts';
import { Page } from '../page/Page.tsx';
import { Button } from '../parts/Button.tsx';
import './replay.css';

/** A game whose version of the rules this program no longer plays: its result and its log, as they were kept. */
export function OldGame({ saved }: { readonly saved: SavedTable }) {
  const words = useWords();
  const language = useLanguage();
  const nameOf = (seat: number): string => saved.seats[seat]?.name || words.setup.seat(seat + 1);
  const places = (saved.outcome?.places ?? [])
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place);
  return (
    <Page title={words.games[saved.game].name} game={saved.game}>
      <section className="plate stack" data-old-game>
        <p>{words.table.lost.version}</p>
        {places.length > 0 && (
          <ol className="old-results" aria-label={words.end.results}>
            {places.map(({ place, seat }) => (
              <li key={seat} value={place}>
                {nameOf(seat)}
              </li>
            ))}
          </ol>
        )}
        <Button onClick={() => void save(saved)}>{words.replay.save}</Button>
      </section>
      {saved.log && (
        <section className="plate">
          <h2>{words.table.fullLog}</h2>
          <ul className="old-log">
            {saved.log.flatMap((step) =>
              linesIn(step, language).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in its step
                <li key={`${step.n}-${index}`}>{lineWithNames(line, nameOf)}</li>
              )),
            )}
          </ul>
        </section>
      )}
    </Page>
  );
}
