import { factsOf, gameIds, isGameId } from '@mazmorra/catalogue';
import { useWords } from '../i18n/index.ts';
import { fittingVariants } from '../local/seating.ts';
import { Choices, Field, Switch } from '../parts/fields.tsx';
import { useGame } from '../setup/game.ts';
import { VariantField } from '../setup/VariantField.tsx';
import { useServer } from './server-state.ts';
import { type ClockName, clockNameOf, clocks, type TableWish, withGame } from './table-wish.ts';
import { useOnlineWords } from './words.ts';

interface TableFieldsProps {
  readonly wish: TableWish;
  readonly onChange: (wish: TableWish) => void;
  /** People who have a seat already, and must keep one. */
  readonly people?: number;
}

/** All that a host decides about a table: for a new one, and for one that waits for its start. */
export function TableFields({ wish, onChange, people = 0 }: TableFieldsProps) {
  const words = useOnlineWords();
  const shell = useWords();
  const kept = useServer((server) => server.kept);
  const { game, seats, listed, entry, spectators, clock, rated } = wish;
  const { min, max } = factsOf(game).seats;
  const set = (change: Partial<TableWish>): void => onChange({ ...wish, ...change });
  return (
    <>
      <Field label={words.game}>
        {(id) => (
          <select
            id={id}
            className="select"
            value={game}
            onChange={({ currentTarget: { value } }) => {
              if (isGameId(value)) onChange(withGame(wish, value, people > 0 ? seats : undefined));
            }}
          >
            {gameIds
              .filter((each) => factsOf(each).seats.max >= people)
              .map((each) => (
                <option key={each} value={each}>
                  {shell.games[each].name}
                </option>
              ))}
          </select>
        )}
      </Field>
      <div data-seats>
        <Choices
          label={words.seats}
          value={seats}
          values={range(Math.max(2, min, people), max).map((value) => ({ value, name: String(value) }))}
          onChange={(value) => set({ seats: value })}
        />
      </div>
      <Choices
        label={words.whoSees}
        value={listed ? 'lobby' : 'link'}
        values={[
          { value: 'link', name: words.byLink },
          { value: 'lobby', name: words.listed },
        ]}
        onChange={(value) => set({ listed: value === 'lobby' })}
      />
      {listed && (
        <Choices
          label={words.entry}
          value={entry}
          values={[
            { value: 'open', name: words.entryOpen },
            { value: 'ask', name: words.entryAsk },
          ]}
          onChange={(value) => set({ entry: value })}
        />
      )}
      <Choices<ClockName | 'other'>
        label={words.clock}
        value={clockNameOf(clock) ?? 'other'}
        values={(['none', 'quick', 'slow'] as const).map((value) => ({ value, name: words.clocks[value] }))}
        onChange={(value) =>
          value !== 'other' && set({ clock: clocks[value], ...(value === 'none' && { rated: false }) })
        }
      />
      {kept && (
        <Switch
          label={words.rated}
          help={words.ratedHelp}
          on={rated}
          onChange={(on) => set({ rated: on, ...(on && clock.kind === 'none' && { clock: clocks.quick }) })}
        />
      )}
      <Switch label={words.spectators} on={spectators} onChange={(on) => set({ spectators: on })} />
      <VariantFields wish={wish} onChange={onChange} />
    </>
  );
}

function VariantFields({ wish, onChange }: TableFieldsProps) {
  const shell = useWords();
  const known = useGame(wish.game);
  const specs = known?.facts.variants ?? [];
  if (!known || specs.length === 0) return;
  const chosen = fittingVariants(specs, wish.variants, wish.seats);
  return (
    <details className="online-variants">
      <summary>{shell.setup.variants}</summary>
      <div className="stack">
        {specs.map((spec) => (
          <VariantField
            key={spec.id}
            spec={spec}
            screen={known.screen}
            seats={wish.seats}
            value={chosen[spec.id] ?? spec.default}
            onChange={(value) => onChange({ ...wish, variants: { ...wish.variants, [spec.id]: value } })}
          />
        ))}
      </div>
    </details>
  );
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
