import { factsOf, type GameId } from '@mazmorra/catalogue';
import type { Variants } from '@mazmorra/kernel';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { createLocalTable } from '../local/local-table.ts';
import type { SavedSeat } from '../local/saved.ts';
import { fittingVariants, seatFor } from '../local/seating.ts';
import { AboutLink } from '../origins/AboutLink.tsx';
import { Page } from '../page/Page.tsx';
import { Button } from '../parts/Button.tsx';
import { useLocation, useSearchParams } from '../parts/router.ts';
import { useSettings } from '../settings/store.ts';
import { useGame } from './game.ts';
import { SeatRow } from './SeatRow.tsx';
import { VariantField } from './VariantField.tsx';
import './setup.css';

/** Who plays, and by which house rules. */
export default function SetupPage({ game }: { readonly game: GameId }) {
  const words = useWords();
  const name = useSettings((settings) => settings.name);
  const [search] = useSearchParams();
  const people = Number(search.get('people') ?? '1');
  const { min, max } = factsOf(game).seats;
  const [seats, setSeats] = useState<readonly SavedSeat[]>(() =>
    Array.from({ length: Math.max(factsOf(game).seats.usual, people) }, (_, seat) =>
      seatFor(words, seat, seat < people ? 'person' : 'bot', seat === 0 ? name : ''),
    ),
  );
  const [variants, setVariants] = useState<Variants>({});
  const { start, busy, failed } = useStart(game);
  const known = useGame(game);
  const persons = seats.filter((seat) => seat.kind === 'person').length;
  const replace = (place: number, seat: SavedSeat): void =>
    setSeats(seats.map((old, index) => (index === place ? seat : old)));
  const fitting = fittingVariants(known?.facts.variants ?? [], variants, seats.length);

  return (
    <Page title={words.setup.title(words.games[game].name)} game={game}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start({ game, seats, variants: fitting });
        }}
      >
        <section className="plate">
          <h2>{words.setup.seats}</h2>
          <ol className="seat-rows">
            {seats.map((seat, place) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                key={place}
                game={game}
                place={place}
                seat={seat}
                onChange={(changed) => replace(place, changed)}
                onDrop={
                  seats.length > min ? () => setSeats(seats.filter((_, index) => index !== place)) : undefined
                }
              />
            ))}
          </ol>
          {seats.length < max && (
            <Button onClick={() => setSeats([...seats, seatFor(words, seats.length, 'bot')])}>
              {words.setup.add}
            </Button>
          )}
          {persons !== 1 && (
            <p className="quiet">{persons === 0 ? words.setup.botsOnly : words.setup.personNote}</p>
          )}
        </section>
        {known && known.facts.variants.length > 0 && (
          <section className="plate">
            <h2>{words.setup.variants}</h2>
            <VariantFields
              known={known}
              seats={seats.length}
              fitting={fitting}
              onChange={(changed) => setVariants({ ...variants, ...changed })}
            />
          </section>
        )}
        <div className="setup-start">
          <Button kind="main" type="submit" disabled={busy}>
            {busy ? words.setup.starting : words.setup.start}
          </Button>
          {failed && <p role="alert">{words.setup.failed}</p>}
        </div>
        <p>
          <AboutLink game={game} />
        </p>
      </form>
    </Page>
  );
}

interface VariantFieldsProps {
  readonly known: NonNullable<ReturnType<typeof useGame>>;
  readonly seats: number;
  /** The variants as they fit together. */
  readonly fitting: Variants;
  readonly onChange: (changed: Variants) => void;
}

function VariantFields({ known, seats, fitting, onChange }: VariantFieldsProps) {
  return (
    <div className="stack">
      {known.facts.variants.map((spec) => (
        <VariantField
          key={spec.id}
          spec={spec}
          screen={known.screen}
          seats={seats}
          value={fitting[spec.id] ?? spec.default}
          onChange={(value) => onChange({ [spec.id]: value })}
        />
      ))}
    </div>
  );
}

function useStart(game: GameId) {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const start = async (wanted: Parameters<typeof createLocalTable>[0]): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const table = await createLocalTable({ ...wanted, game });
      go(`/table/${table.id}`);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return { start, busy, failed };
}
